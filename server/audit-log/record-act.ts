import { createHash } from 'node:crypto';
import { type Actor, nameOfActor } from '@poth/domain/identity/actor.ts';
import { databaseNow } from '../db/clock.ts';
import type { Tx } from '../db/database.ts';
import { TryAgain } from '../db/transaction.ts';
import { putEntry, readLast, type Stream } from './store.ts';

export type Act = {
  stream: Stream;
  /** Name of the act: operator-verified, role-granted. */
  act: string;
  detail?: Record<string, unknown>;
};

/** Sorts keys at every depth, so that a detail is written alike after the database has stored it. */
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

/** Computes the hash that chains an entry to the one before it: changing or dropping one breaks every later one. */
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
 * Records what a person with rights did in the append-only audit log, in the transaction of the act. Of two writers of
 * one stream at once the key refuses the second, and its transaction is retried.
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
    // In the form that the database returns: without undefined fields, dates as text.
    detail: JSON.parse(JSON.stringify(detail)) as Record<string, unknown>,
    previousHash: last?.hash ?? '',
  };
  if (!(await putEntry(tx, { ...entry, hash: hashOfEntry(entry) })))
    throw new TryAgain(`${stream} ${entry.entryNo} was written by another`);
};
