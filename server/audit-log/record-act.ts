import { createHash } from 'node:crypto';
import { accountOf, type Actor, nameOfActor } from '@poth/domain/identity/actor.ts';
import { Problem } from '@poth/domain/problem.ts';
import { databaseNow } from '../db/clock.ts';
import type { Tx } from '../db/database.ts';
import { TryAgain } from '../db/transaction.ts';
import { readTimeAndRights } from './rights-store.ts';
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
 * Reads the time of an act. The gate read its author's rights when the request came, and the act may have waited for locks
 * since: a person who was taken off the staff, lost a role or was disabled meanwhile acts no more. A change to the author's own
 * account needs no such right. Problems: not-allowed.
 */
const timeOf = async (tx: Tx, actor: Actor | string, stream: Stream): Promise<Date> => {
  const account = typeof actor === 'string' ? null : accountOf(actor);
  if (!account || stream === `account:${account.userId}`) return databaseNow(tx);
  const { now, hasRights } = await readTimeAndRights(tx, account);
  if (!hasRights) throw new Problem('not-allowed');
  return now;
};

/**
 * Records what a person with rights did in the append-only audit log, in the transaction of the act, if the person still has
 * those rights. Of two writers of one stream at once the key refuses the second, and its transaction is retried.
 * Problems: not-allowed.
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
    at: await timeOf(tx, actor, stream),
    actor: typeof actor === 'string' ? actor : nameOfActor(actor),
    act,
    // In the form that the database returns: without undefined fields, dates as text.
    detail: JSON.parse(JSON.stringify(detail)) as Record<string, unknown>,
    previousHash: last?.hash ?? '',
  };
  if (!(await putEntry(tx, { ...entry, hash: hashOfEntry(entry) })))
    throw new TryAgain(`${stream} ${entry.entryNo} was written by another`);
};
