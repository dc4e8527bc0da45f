import type { GrantableRole } from '@poth/domain/people/rights.ts';
import type { Tx } from '../db/database.ts';

/** Stores a role of an account. Returns false if it had the role already. */
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

/** Deletes a role of an account. Returns false if it did not have the role. */
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
