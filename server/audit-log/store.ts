import type { Database } from '../db/database.ts';
import type { Stream } from './record-act.ts';

/** An entry of the audit log as it is read. */
export type Entry = {
  entryNo: number;
  at: Date;
  actor: string;
  act: string;
  detail: Record<string, unknown>;
};

/** The newest entries of a stream, newest first. */
export const readStream = (db: Database, stream: Stream, most: number): Promise<Entry[]> =>
  db
    .selectFrom('auditLog')
    .select(['entryNo', 'at', 'actor', 'act', 'detail'])
    .where('stream', '=', stream)
    .orderBy('entryNo', 'desc')
    .limit(most)
    .execute();
