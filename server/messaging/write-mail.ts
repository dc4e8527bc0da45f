import type { MailContent } from './mail-content.ts';
import { mailHtml } from './mail-html.ts';
import { mailPlain } from './mail-plain.ts';
import { withoutForeignLinks } from './mail-words.ts';

/** A mail as it is sent. */
export type WrittenMail = { subject: string; text: string; html: string };

/** Writes a mail from its content; ownUrl: the portal's address. */
export const writeMail = (content: MailContent, ownUrl: string): WrittenMail => {
  const own = withoutForeignLinks(content, ownUrl);
  return { subject: own.subject, text: mailPlain(own, ownUrl), html: mailHtml(own, ownUrl) };
};
