import type { GrantableRole } from '@poth/domain/people/rights.ts';
import type { Tx } from '../db/database.ts';

/** Writes a right of an account down; answers false where it had it already. */
export const putRole = async (
  tx: Tx,
  granted: { userId: string; role: GrantableRole; grantedBy: string },
): Promise<boolean> => {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('accountRole')
    .values(granted)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
};

/** Takes a right from an account; answers false where it had it not. */
export const dropRole = async (
  tx: Tx,
  { userId, role }: { userId: string; role: GrantableRole },
): Promise<boolean> => {
  const { numDeletedRows } = await tx
    .deleteFrom('accountRole')
    .where('userId', '=', userId)
    .where('role', '=', role)
    .executeTakeFirst();
  return numDeletedRows === 1n;
};
