import { sql } from 'kysely';
import type { Database, Tx } from '../db/database.ts';
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

type ChainedEntry = Entry & { stream: string; previousHash: string; hash: string };

/** The entries of all streams after one, by stream and number, with the hashes that chain them. */
export const readEntriesAfter = async (
  tx: Tx,
  { stream, entryNo }: { stream: string; entryNo: number },
  limit: number,
): Promise<ChainedEntry[]> => {
  const { rows } = await sql<ChainedEntry>`
    select stream, entry_no, at, actor, act, detail, previous_hash, hash from audit_log
    where (stream, entry_no) > (${stream}, ${entryNo}) order by stream, entry_no limit ${limit}`.execute(tx);
  return rows;
};
