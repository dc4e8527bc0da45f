import type { Visitor } from '@poth/domain/account/actor.ts';
import type { LogEntry, LogFilter, LogPlace } from '@poth/domain/audit/log.ts';
import type { Deps } from '../deps.ts';
import { readLog } from './log-store.ts';

/** next: where the following page begins; null: this is the last. */
export type LogPage = { entries: readonly LogEntry[]; next: LogPlace | null };

const perPage = 50;

/** The audit log for an admin, the newest first, fifty entries to a page; four statements at most. */
export const listActs =
  ({ db }: Pick<Deps, 'db'>) =>
  async (_: Visitor, filter: LogFilter, after: LogPlace | null = null): Promise<LogPage> => {
    const found = await readLog(db, filter, { after, most: perPage + 1 });
    const entries = found.slice(0, perPage);
    const last = entries.at(-1);
    const next = found.length > perPage && last ? last : null;
    return { entries, next: next && { at: next.at, stream: next.stream, entryNo: next.entryNo } };
  };
