import type { Tx } from '../db/database.ts';
import { endSessions } from './store.ts';

/** Takes the app, its backup codes and every passkey off an account, and signs it out everywhere. */
export const takeOffFactor = async (tx: Tx, userId: string): Promise<void> => {
  await tx.updateTable('authUser').set({ twoFactorEnabled: false }).where('id', '=', userId).execute();
  await tx.deleteFrom('authTwoFactor').where('userId', '=', userId).execute();
  await tx.deleteFrom('authPasskey').where('userId', '=', userId).execute();
  await endSessions(tx, userId);
};
