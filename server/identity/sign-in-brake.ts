import { createHash } from 'node:crypto';
import { Problem } from '@poth/domain/problem.ts';
import type { Database } from '../db/database.ts';
import { countFailure, dropBrake, readWaitSeconds, startBrake } from './brake-store.ts';
import { rememberDevice } from './known-device-store.ts';

/** Writes an e-mail as accounts have it. */
export const tidyEmail = (email: string): string => email.trim().toLowerCase();

/** Hashes the address as typed: known and unknown accounts are slowed down alike. */
const hashOf = (email: string): string => createHash('sha256').update(tidyEmail(email)).digest('hex');

/**
 * Lets one sign-in of an account go ahead, or refuses it with the time to wait. The try counts as failed before the
 * password is compared, so tries in parallel gain nothing; a success takes it back. Not asked for a device that the account has
 * signed in from before: guessing elsewhere does not lock the owner out. Problems: too-many-tries.
 */
export const takeSignInTry = async (db: Database, email: string): Promise<void> => {
  const accountHash = hashOf(email);
  await startBrake(db, accountHash);
  if (await countFailure(db, accountHash)) return;
  throw new Problem('too-many-tries', { retryAfterSeconds: await readWaitSeconds(db, accountHash) });
};

/** Forgets an account's failures after it has signed in, and records the device as known. */
export const releaseSignInBrake = async (
  db: Database,
  email: string,
  userId: string,
  device: string,
): Promise<void> => {
  await dropBrake(db, hashOf(email));
  await rememberDevice(db, userId, device);
};
