import { transaction } from '../db/transaction.ts';
import { giveRole } from '../people/give-role.ts';
import type { World } from './world.ts';

const userOf = async ({ db }: World, email: string): Promise<string> => {
  const { id } = await db
    .selectFrom('authUser')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  return id;
};

/** Confirms the address of an account that signed up over HTTP, as opening the link of its mail does. */
export const confirmAddress = async ({ db }: Pick<World, 'db'>, email: string): Promise<void> => {
  await db.updateTable('authUser').set({ emailVerified: true }).where('email', '=', email).execute();
};

/** Switches a second factor on for an account that signed up over HTTP, shown in every session. */
export const grantFactor = async (world: World, email: string): Promise<void> => {
  const userId = await userOf(world, email);
  const { db } = world;
  await db.updateTable('authUser').set({ twoFactorEnabled: true }).where('id', '=', userId).execute();
  await db.updateTable('authSession').set({ secondFactor: true }).where('userId', '=', userId).execute();
};

/** Grants an account that signed up over HTTP the right of an admin, with the second factor shown in every session. */
export const grantAdmin = async (world: World, email: string): Promise<void> => {
  const userId = await userOf(world, email);
  await transaction(world.db, (tx) => giveRole(tx, 'console', { userId, role: 'admin' }));
  await grantFactor(world, email);
};
