import { createHash } from 'node:crypto';
import { Problem } from '@poth/domain/problem.ts';
import type { Database, Tx } from './database.ts';

type RequestKey = { tripId: string; actor: string; key: string };
type Request = RequestKey & { input: unknown };

/** Hashes the input of a request: two requests with one key are the same if their hashes are. */
export const hashOf = (input: unknown): string =>
  createHash('sha256').update(JSON.stringify(input)).digest('hex');

const selectEarlier = (db: Database | Tx, { tripId, actor, key }: RequestKey) =>
  db
    .selectFrom('idempotency')
    .select(['requestHash', 'answer'])
    .where((eb) => eb.and({ tripId, actor, key }));

/** Reads the earlier request with this key, and its answer; a repeated request then does nothing else. */
export const readEarlier = (
  db: Database | Tx,
  request: RequestKey,
): Promise<{ requestHash: string; answer: unknown } | undefined> =>
  selectEarlier(db, request).executeTakeFirst();

/**
 * Does work once for each idempotency key of an actor: the key is written first, in the transaction of the work, so a
 * repeated request waits for the first and gets its answer.
 * Problems: key-reused when the key comes again with other input.
 */
export const once = async <Answer extends Record<string, unknown>>(
  tx: Tx,
  { tripId, actor, key, input }: Request,
  work: () => Promise<Answer>,
): Promise<Answer> => {
  const requestHash = hashOf(input);
  const claimed = await tx
    .insertInto('idempotency')
    .values({ tripId, actor, key, requestHash, answer: null })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  const mine = { tripId, actor, key };
  if (claimed.numInsertedOrUpdatedRows === 0n) {
    const earlier = await selectEarlier(tx, mine).executeTakeFirstOrThrow();
    if (earlier.requestHash !== requestHash) throw new Problem('key-reused');
    return earlier.answer as unknown as Answer;
  }
  const answer = await work();
  await tx
    .updateTable('idempotency')
    .set({ answer: JSON.stringify(answer) })
    .where((eb) => eb.and(mine))
    .execute();
  return answer;
};
