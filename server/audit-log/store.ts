import { type Insertable, sql } from 'kysely';
import type { StreamEntry } from '@poth/domain/audit-log/log.ts';
import type { Database, Tx } from '../db/database.ts';
import type { Schema } from '../db/schema.ts';
import { writeKind } from '../db/step-parts.ts';

/** Subject of a chain of entries: one chain for each account, each operator and so on. */
export type Stream = `${'account' | 'operator' | 'portal'}:${string}`;

/** Reads the newest entries of a stream, the newest first. */
export const readStream = (db: Database, stream: Stream, most: number): Promise<StreamEntry[]> =>
  db
    .selectFrom('auditLog')
    .select(['entryNo', 'at', 'actor', 'act', 'detail'])
    .where('stream', '=', stream)
    .orderBy('entryNo', 'desc')
    .limit(most)
    .execute();

/** An entry with the hash that chains it to the one before it. */
export type ChainedEntry = StreamEntry & { stream: string; previousHash: string; hash: string };

/** Reads the entries of a stream after one of them, in their order. */
export const readChain = async (
  db: Database,
  stream: string,
  { after, most }: { after: number; most: number },
): Promise<ChainedEntry[]> => {
  const { rows } = await sql<ChainedEntry>`
        select stream, entry_no, at, actor, act, detail, previous_hash, hash from audit_log
        where stream = ${stream} and entry_no > ${after} order by entry_no limit ${most}`.execute(db);
  return rows;
};

/** Reads the number and the hash of the last entry of a stream. */
export const readLast = (
  tx: Tx,
  stream: string,
): Promise<Pick<ChainedEntry, 'entryNo' | 'hash'> | undefined> =>
  tx
    .selectFrom('auditLog')
    .select(['entryNo', 'hash'])
    .where('stream', '=', stream)
    .orderBy('entryNo', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Writes an entry. Returns false if its number in the stream is taken. */
export const putEntry = async (tx: Tx, entry: ChainedEntry): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('auditLog')
    .values({ ...entry, detail: JSON.stringify(entry.detail) })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
};

/** Adds a state change to the history. */
export const putMove = async (tx: Tx, move: Insertable<Schema['history']>): Promise<void> => {
  await tx.insertInto('history').values(move).execute();
};

/** Adds state changes to the history, as a part of a step. */
export const insertMoves = writeKind(
  'moves',
  {
    tripId: 'uuid',
    historyId: 'uuid',
    subject: 'text',
    subjectId: 'uuid',
    event: 'text',
    from: 'text?',
    to: 'text',
    by: 'text',
    detail: 'jsonb',
  },
  (rows) => sql`
    insert into history (trip_id, history_id, subject, subject_id, event, from_state, to_state, actor, detail)
    select trip_id, history_id, subject, subject_id, event, "from", "to", by, detail from ${rows} given`,
);

/** Reads the entries of all streams after one, by stream and number, with the hashes that chain them. */
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
