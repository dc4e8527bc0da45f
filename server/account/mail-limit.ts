import { createHash } from 'node:crypto';
import type { Visitor } from '@poth/domain/account/actor.ts';
import type { Deps } from '../deps.ts';
import { takeTry } from '../notification/count-try.ts';

/**
 * Lets one mail with a link go out. Counted by the mailbox it goes to, as it was typed and whether or not there is an
 * account, by who asks, and loosely by address. Problems: too-many-tries.
 */
export const takeMailTry = async ({ db }: Pick<Deps, 'db'>, actor: Visitor, email: string): Promise<void> => {
  const mailbox = createHash('sha256').update(email.trim().toLowerCase()).digest('hex');
  await takeTry(db, 'mail-sent', {
    device: actor.buyerId,
    mailbox,
    address: actor.address,
    ...(actor.account && { account: actor.account.userId }),
  });
};
