import type { MailContent } from '../messaging/mail-content.ts';

/** Words of a mail about an account, apart from its language and its greeting, which are the same for all. */
export type AccountWords = Omit<MailContent, 'language' | 'greeting'>;
