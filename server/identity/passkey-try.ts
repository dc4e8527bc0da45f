import type { Visitor } from '@poth/domain/identity/actor.ts';
import type { Database } from '../db/database.ts';
import type { Subjects } from '../rate-limit/count-try.ts';
import { isDeviceOfAnyAccount } from './known-device-store.ts';

/**
 * Returns the subjects that a sign-in with a passkey is counted against. Which account it is for shows only in its end, so a
 * browser that any account has signed in from is not counted by its address.
 */
export const passkeyTryOf = async (
  db: Database,
  { buyerId, address }: Pick<Visitor, 'buyerId' | 'address'>,
): Promise<Subjects> => ({
  device: buyerId,
  address: (await isDeviceOfAnyAccount(db, buyerId)) ? null : address,
});
