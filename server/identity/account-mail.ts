import { randomUUID } from 'node:crypto';
import type { Language } from '@poth/domain/language.ts';
import type { Database, Tx } from '../db/database.ts';
import { announce } from '../messaging/outbox.ts';
import type { AccountMail } from '../messaging/topics.ts';
import { transaction } from '../db/transaction.ts';
import { isPlaceholderEmail } from './phone-sign-in.ts';

type Addressee = {
  id: string;
  name: string;
  email: string;
  /** True if the person has proved that the address is theirs. */
  emailVerified: boolean;
  language?: string | null | undefined;
};

/**
 * Announces a mail about an account within a transaction; an account without an address gets none. A name is sent only
 * to a proved address: before that a stranger may have typed it for somebody else's mailbox.
 */
export const announceMailIn = async (tx: Tx, to: Addressee, mail: AccountMail): Promise<void> => {
  if (isPlaceholderEmail(to.email)) return;
  const language: Language = to.language === 'bn' ? 'bn' : 'en';
  await announce(tx, to.id, 'account-mail', randomUUID(), {
    to: to.email,
    name: to.emailVerified ? to.name : '',
    language,
    mail,
  });
};

/** Like `announceMailIn`, in a transaction of its own. */
export const announceMail = (db: Database, to: Addressee, mail: AccountMail): Promise<void> =>
  transaction(db, (tx) => announceMailIn(tx, to, mail));
