import type { Context, Handler } from 'hono';
import { countedKind, PageMeasures } from '@poth/domain/page-measures.ts';
import { Problem } from '@poth/domain/problem.ts';
import type { Env } from '../http/env.ts';
import { openMinuteLimit } from '../http/minute-limit.ts';
import type { Log } from '../log/log.ts';
import { readInput } from '../read-input.ts';
import type { Metrics } from './metrics.ts';

/** Most bytes of a body: five errors, each in a file with a long name. */
export const mostMeasuresBytes = 2_048;

/** Most views counted and lines written in a minute, per process. Thousands of phones share an address. */
const bounds = {
  views: { perAddress: 60, inAll: 1_200 },
  lines: { perAddress: 10, inAll: 20 },
};

/** Key for all unknown addresses, which share one limit. */
const unknownAddress = '';

type Asked = {
  metrics: Pick<Metrics, 'notePage' | 'noteScriptError'>;
  log: Log;
  /** Tells whether an address of the portal has this pattern; views of others are counted together. */
  isPage: (pattern: string) => boolean;
  addressOf: (c: Context) => string | null;
};

const parseText = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

/**
 * Counts the measurements that the script of a page sends, and keeps nothing else. Made-up ones only change counts:
 * labels and lines have fixed words.
 * Problems: invalid-input, too-many-tries.
 */
export const takeMeasures = ({ metrics, log, isPage, addressOf }: Asked): Handler<Env> => {
  const [mayCount, mayWrite] = [openMinuteLimit(bounds.views), openMinuteLimit(bounds.lines)];
  return async (c) => {
    const address = addressOf(c) ?? unknownAddress;
    if (!mayCount(address)) throw new Problem('too-many-tries', { retryAfterSeconds: 60 });
    const { errors, page: pattern, ...times } = readInput(PageMeasures, parseText(await c.req.text()));
    const page = isPage(pattern) ? pattern : 'other';
    metrics.notePage(page, times);
    for (const { kind: told, file, line, column } of errors) {
      const kind = countedKind(told);
      metrics.noteScriptError(kind);
      const facts = { event: 'script-error', page, kind, file, line, column };
      if (mayWrite(address)) log(JSON.stringify(facts), facts);
    }
    return c.body(null, 204);
  };
};
