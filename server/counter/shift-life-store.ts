import { sql } from 'kysely';
import type { Tx } from '../db/database.ts';
import type { Agent } from './shift-store.ts';

type NewShift = {
  shiftId: string;
  operatorId: string;
  counterId: string;
  agentUserId: string;
  agentName: string;
  floatPaisa: number;
};

/** Opens a shift; returns false where its agent has one open. */
export const addShift = async (tx: Tx, shift: NewShift): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('counterShift')
    .values(shift)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
};

/** Open shift whose till takes or gives the money. */
export type Till = { shiftId: string; operatorId: string; counterId: string };

/**
 * Reads the open shift of a person who still sells for the company, with a shared lock on both until this transaction
 * ends: many sales go on at once; closing the shift, or taking its agent off the staff, waits for them.
 */
export const lockOpenShift = async (tx: Tx, { userId, operatorId }: Agent): Promise<Till | undefined> => {
  const { rows } = await sql<Till>`
    select s.shift_id, s.operator_id, s.counter_id from counter_shift s
      join operator_member m on m.user_id = s.agent_user_id and m.operator_id = s.operator_id and m.role <> 'conductor'
    where s.operator_id = ${operatorId} and s.agent_user_id = ${userId} and s.closed_at is null for share`.execute(
    tx,
  );
  return rows[0];
};

type LockedShift = { operatorId: string; agentUserId: string; closedAt: Date | null };

/**
 * Locks a shift, after waiting for the sales under way in it, and returns its owner; no sale can begin in it until this
 * transaction ends.
 */
export const lockShift = (tx: Tx, shiftId: string): Promise<LockedShift | undefined> =>
  tx
    .selectFrom('counterShift')
    .select(['operatorId', 'agentUserId', 'closedAt'])
    .where('shiftId', '=', shiftId)
    .forUpdate()
    .executeTakeFirst();

type Count = { countedPaisa: number; expectedPaisa: number; closedBy: string };

/** Closes a locked shift with the counted and the expected amount. */
export const endShift = async (tx: Tx, shiftId: string, count: Count): Promise<void> => {
  await tx
    .updateTable('counterShift')
    .set({
      ...count,
      // A sale that this transaction waited for began before this time, but perhaps after the transaction began: now()
      // would be too early.
      closedAt: sql<Date>`clock_timestamp()`,
    })
    .where('shiftId', '=', shiftId)
    .execute();
};
