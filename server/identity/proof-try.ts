import type { Database } from '../db/database.ts';
import type { Subjects } from '../rate-limit/count-try.ts';
import { isDeviceOf } from './known-device-store.ts';

/**
 * Returns the subjects that a second factor, or a password that is typed once more, is counted against. A browser that the
 * account knows has as many tries of its own. Guesses elsewhere, by somebody who has the password, share those of the account and
 * do not lock its owner out; they never become more, because a browser is known only once the account's last factor was shown in
 * it, or its new password was chosen there.
 */
export const proofTryOf = async (db: Database, userId: string, device: string): Promise<Subjects> => ({
  device,
  account: (await isDeviceOf(db, userId, device)) ? `${userId} ${device}` : userId,
});
