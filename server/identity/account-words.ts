import type { MailContent } from '../messaging/mail-content.ts';

/** Content of a mail about an account, without its language and greeting, which are written alike for all mails. */
export type AccountWords = Omit<MailContent, 'language' | 'greeting'>;
