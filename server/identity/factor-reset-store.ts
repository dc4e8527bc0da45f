import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { approvalsNeeded, type FactorReset, factorResetLimits } from '@poth/domain/identity/factor-reset.ts';
import type { Database, Tx } from '../db/database.ts';

/**
 * Opens a request if none is open; a lapsed one is closed first. Returns when it may be approved, undefined if one is
 * open.
 */
export const openReset = async (tx: Tx, userId: string, stopHash: string): Promise<Date | undefined> => {
  await tx
    .updateTable('factorReset')
    .set({ state: 'declined', closedBy: 'system', closedAt: sql<Date>`now()` })
    .where('userId', '=', userId)
    .where('state', '=', 'asked')
    .where('lapsesAt', '<=', sql<Date>`now()`)
    .execute();
  const { waitHours, lapseDays } = factorResetLimits;
  const row = await tx
    .insertInto('factorReset')
    .values({
      resetId: randomUUID(),
      userId,
      stopHash,
      dueAt: sql<Date>`now() + make_interval(hours => ${waitHours})`,
      lapsesAt: sql<Date>`now() + make_interval(days => ${lapseDays})`,
    })
    .onConflict((conflict) => conflict.column('userId').where(sql<boolean>`state = 'asked'`).doNothing())
    .returning('dueAt')
    .executeTakeFirst();
  return row?.dueAt;
};

type Open = { userId: string } | { stopHash: string };

/** Stops an open request. Returns the id of its account, undefined if none was open. */
export const stopOpenReset = async (tx: Tx, which: Open, by: string): Promise<string | undefined> => {
  const row = await tx
    .updateTable('factorReset')
    .set({ state: 'stopped', closedBy: by, closedAt: sql<Date>`now()` })
    .where('state', '=', 'asked')
    .where('userId' in which ? 'userId' : 'stopHash', '=', 'userId' in which ? which.userId : which.stopHash)
    .returning('userId')
    .executeTakeFirst();
  return row?.userId;
};

/** Locks an account's open request until the transaction ends. isDue: whether the wait is over. */
export const lockOpenReset = async (tx: Tx, userId: string) =>
  tx
    .selectFrom('factorReset')
    .select(['resetId', 'firstApprovalBy', sql<boolean>`due_at <= now()`.as('isDue')])
    .where('userId', '=', userId)
    .where('state', '=', 'asked')
    .where('lapsesAt', '>', sql<Date>`now()`)
    .forUpdate()
    .executeTakeFirst();

/** Records the first of two approvals. */
export const noteApproval = async (tx: Tx, resetId: string, by: string): Promise<void> => {
  await tx.updateTable('factorReset').set({ firstApprovalBy: by }).where('resetId', '=', resetId).execute();
};

/** Closes a request that `lockOpenReset` has locked. */
export const closeReset = async (
  tx: Tx,
  resetId: string,
  state: 'done' | 'declined',
  by: string,
): Promise<void> => {
  await tx
    .updateTable('factorReset')
    .set({ state, closedBy: by, closedAt: sql<Date>`now()` })
    .where('resetId', '=', resetId)
    .execute();
};

/** Reads the open requests of accounts, by account. */
export const readResets = async (
  db: Database,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, FactorReset>> => {
  if (userIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('factorReset')
    .select(['userId', 'askedAt', 'dueAt', 'firstApprovalBy'])
    .select(
      sql<boolean>`exists (select from account_role r where r.user_id = factor_reset.user_id and r.role = 'admin')`.as(
        'isAdmin',
      ),
    )
    .where('userId', 'in', userIds)
    .where('state', '=', 'asked')
    .where('lapsesAt', '>', sql<Date>`now()`)
    .execute();
  return new Map(
    rows.map(({ userId, askedAt, dueAt, firstApprovalBy, isAdmin }) => [
      userId,
      { askedAt, dueAt, approvals: firstApprovalBy === null ? 0 : 1, needed: approvalsNeeded({ isAdmin }) },
    ]),
  );
};
