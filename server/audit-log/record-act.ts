import { createHash } from 'node:crypto';
import { type Actor, nameOfActor } from '@poth/domain/identity/actor.ts';
import { databaseNow } from '../db/clock.ts';
import type { Tx } from '../db/database.ts';
import { TryAgain } from '../db/transaction.ts';
import { putEntry, readLast, type Stream } from './store.ts';

export type Act = {
  stream: Stream;
  /** Act in a word of ours: operator-verified, role-granted. */
  act: string;
  detail?: Record<string, unknown>;
};

/** Keys sorted at every depth: the same detail reads the same after the database has kept it. */
const canonical = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, entry]) => entry !== undefined)
      .toSorted(([one], [other]) => (one < other ? -1 : 1))
      .map(([key, entry]) => [key, canonical(entry)]),
  );
};

/** The hash that chains an entry to the one before it: whoever changes or drops one breaks every later one. */
export const hashOfEntry = (entry: {
  previousHash: string;
  stream: string;
  entryNo: number;
  /** To the millisecond, as a Date keeps it. */
  at: Date;
  actor: string;
  act: string;
  detail: unknown;
}): string => {
  const { previousHash, stream, entryNo, at, actor, act, detail } = entry;
  const text = JSON.stringify([previousHash, stream, entryNo, at, actor, act, canonical(detail)]);
  return createHash('sha256').update(text).digest('hex');
};

/**
 * Writes into the append-only audit log what somebody with a right did, in the transaction that does it.
 * Two writers of one stream at once: the key refuses the second, and its transaction is tried again.
 */
export const recordAct = async (
  tx: Tx,
  actor: Actor | string,
  { stream, act, detail = {} }: Act,
): Promise<void> => {
  const last = await readLast(tx, stream);
  const entry = {
    stream,
    entryNo: (last?.entryNo ?? 0) + 1,
    at: await databaseNow(tx),
    actor: typeof actor === 'string' ? actor : nameOfActor(actor),
    act,
    // As the database gives it back: without what is undefined, dates as text.
    detail: JSON.parse(JSON.stringify(detail)) as Record<string, unknown>,
    previousHash: last?.hash ?? '',
  };
  if (!(await putEntry(tx, { ...entry, hash: hashOfEntry(entry) })))
    throw new TryAgain(`${stream} ${entry.entryNo} was written by another`);
};
