import { createHash } from 'node:crypto';
import type { Visitor } from '@poth/domain/identity/actor.ts';
import type { Deps } from '../deps.ts';
import { takeTry } from '../rate-limit/count-try.ts';

/** A mailbox as tries are counted against it: as it was typed, and not readable. */
export const mailboxOf = (email: string): string =>
  createHash('sha256').update(email.trim().toLowerCase()).digest('hex');

/**
 * Lets one mail with a link go out. Counted by the mailbox it goes to, as it was typed and whether or not there is an
 * account, by who asks, and loosely by address. Problems: too-many-tries.
 */
export const takeMailTry = async ({ db }: Pick<Deps, 'db'>, actor: Visitor, email: string): Promise<void> => {
  await takeTry(db, 'mail-sent', {
    device: actor.buyerId,
    mailbox: mailboxOf(email),
    address: actor.address,
    ...(actor.account && { account: actor.account.userId }),
  });
};
