import { randomUUID } from 'node:crypto';
import { type Language, localPathOf } from '@poth/domain/language.ts';
import type { Deps } from '../deps.ts';
import type { Tx } from '../db/database.ts';
import { messageRef } from '../messaging/message-ref.ts';
import { announce } from '../messaging/outbox.ts';
import type { AccountSms, Topics } from '../messaging/topics.ts';
import { readSmsAddress } from './account-store.ts';

/** Announces an SMS about an account to its proved number; an account without one gets none. */
export const announceAccountSms = async (tx: Tx, userId: string, sms: AccountSms): Promise<void> => {
  const { phone, language } = await readSmsAddress(tx, userId);
  if (phone) await announce(tx, userId, 'account-sms', randomUUID(), { phone, language, sms });
};

/** Writes the SMS about a request to remove a second factor, in its reader's language. link: page that stops the request. */
export const factorResetSms = (language: Language, link: string): string =>
  language === 'en'
    ? `Poth: somebody asked to take your second factor off. If it was not you, stop it: ${link}`
    : `পথ: কেউ আপনার দ্বিতীয় ধাপ তুলে নিতে চেয়েছেন। আপনি না হলে থামান: ${link}`;

/** Delivers an SMS about an account. */
export const sendAccountSms =
  (deps: Pick<Deps, 'sms' | 'publicUrl'>) =>
  async ({ outboxId, phone, language, sms }: { outboxId: string } & Topics['account-sms']): Promise<void> => {
    const link = `${deps.publicUrl}${localPathOf(language, `/login/keep-factor?token=${sms.token}`)}`;
    const ref = messageRef(outboxId);
    await deps.sms.send({ to: phone, text: factorResetSms(language, link), ref });
  };
