import { ListActsInput, type LogPlace } from '@poth/domain/audit-log/input.ts';
import type { LogEntry } from '@poth/domain/audit-log/log.ts';
import { call } from '../call.ts';
import { readLog } from './log-store.ts';

/** next: place where the following page begins; null on the last page. */
export type LogPage = { entries: readonly LogEntry[]; next: LogPlace | null };

const perPage = 50;

/** Lists the audit log for an admin, the newest first, fifty entries to a page; three statements at most. */
export const listActs = call(
  { gate: 'admin', mayReadBehind: true, input: ListActsInput },
  async function listActs({ deps: { db } }, { filter, after }): Promise<LogPage> {
    const found = await readLog(db, filter, { after, most: perPage + 1 });
    const entries = found.slice(0, perPage);
    const last = entries.at(-1);
    const next = found.length > perPage && last ? last : null;
    return { entries, next: next && { at: next.at, stream: next.stream, entryNo: next.entryNo } };
  },
);
