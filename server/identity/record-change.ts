import type { Actor } from '@poth/domain/identity/actor.ts';
import { recordAct } from '../audit-log/record-act.ts';
import type { Tx } from '../db/database.ts';
import type { AccountMail } from '../messaging/topics.ts';
import { announceMailIn } from './account-mail.ts';
import { readAddressee } from './account-store.ts';

type Change = {
  /** Account that changes. */
  userId: string;
  act: string;
  detail?: Record<string, unknown>;
  /** Mail to the owner, to the address the account has before the change. */
  mail?: AccountMail;
};

/**
 * Records a change to an account's sign-in methods in the audit log, and mails its owner, in the transaction of the
 * change.
 */
export const recordChange = async (
  tx: Tx,
  actor: Actor,
  { userId, act, detail = {}, mail }: Change,
): Promise<void> => {
  if (mail) await announceMailIn(tx, await readAddressee(tx, userId), mail);
  await recordAct(tx, actor, { stream: `account:${userId}`, act, detail });
};
