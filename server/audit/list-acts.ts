import type { Visitor } from '@poth/domain/account/actor.ts';
import type { LogEntry, LogFilter, LogPlace } from '@poth/domain/audit/log.ts';
import type { Deps } from '../deps.ts';
import { actorsMeant, readLog, streamsMeant } from './log-store.ts';

/** next: where the following page begins; null: this is the last. stream: the one that was asked for, where it is one. */
export type LogPage = { entries: readonly LogEntry[]; next: LogPlace | null; stream: string | null };

const perPage = 50;

/** The audit log for an admin, the newest first, fifty entries to a page; three statements whatever is asked. */
export const listActs =
  ({ db }: Pick<Deps, 'db'>) =>
  async (_: Visitor, filter: LogFilter, after: LogPlace | null = null): Promise<LogPage> => {
    const [streams, actors] = await Promise.all([
      streamsMeant(db, filter.about.trim()),
      actorsMeant(db, filter.who.trim()),
    ]);
    const found = await readLog(db, filter, { streams, actors }, { after, most: perPage + 1 });
    const entries = found.slice(0, perPage);
    const last = entries.at(-1);
    const next = found.length > perPage && last ? last : null;
    const [stream, ...others] = new Set(entries.map((entry) => entry.stream));
    return {
      entries,
      next: next && { at: next.at, stream: next.stream, entryNo: next.entryNo },
      stream: filter.about.trim() && stream && others.length === 0 ? stream : null,
    };
  };
