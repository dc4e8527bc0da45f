import { transaction } from '../db/transaction.ts';
import { giveRole } from '../account/give-role.ts';
import type { World } from './world.ts';

/** Grants an account that signed up over HTTP the right of an admin, with the second factor shown in every session. */
export const grantAdmin = async ({ db }: World, email: string): Promise<void> => {
  const { id: userId } = await db
    .selectFrom('authUser')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  await transaction(db, (tx) => giveRole(tx, 'console', { userId, role: 'admin' }));
  await db.updateTable('authUser').set({ twoFactorEnabled: true }).where('id', '=', userId).execute();
  await db.updateTable('authSession').set({ secondFactor: true }).where('userId', '=', userId).execute();
};
