import type { MailContent } from '../messaging/mail-content.ts';

/** Content of a mail about an account, without language and greeting, which are the same for all such mails. */
export type AccountWords = Omit<MailContent, 'language' | 'greeting'>;
