import { createHash } from 'node:crypto';
import type { Visitor } from '@poth/domain/identity/actor.ts';
import type { Deps } from '../deps.ts';
import { chargeTry } from '../rate-limit/count-try.ts';

/** Hashes an e-mail address as typed into the subject that tries are counted against. */
export const mailboxHashOf = (email: string): string =>
  createHash('sha256').update(email.trim().toLowerCase()).digest('hex');

/**
 * Counts one mail with a link against the limits of its mailbox (as typed, whether or not there is an account), of the
 * caller's device and account, and loosely of the network address. Problems: too-many-tries.
 */
export const takeMailTry = async ({ db }: Pick<Deps, 'db'>, actor: Visitor, email: string): Promise<void> => {
  await chargeTry(db, 'mail-sent', {
    device: actor.buyerId,
    mailbox: mailboxHashOf(email),
    address: actor.address,
    ...(actor.account && { account: actor.account.userId }),
  });
};
