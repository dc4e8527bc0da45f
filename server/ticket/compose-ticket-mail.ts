import type { TicketDocument } from '@poth/domain/ticket/ticket.ts';
import { composeMail } from '../messaging/compose-mail.ts';
import type { MailSender } from '../messaging/ports.ts';
import { ticketMail } from '../messaging/ticket-mail.ts';
import { ticketFiles } from './ticket-files.ts';

export type TicketMail = {
  sender: MailSender;
  to: string;
  document: TicketDocument;
  /** Signed address of the ticket. */
  link: string;
  ref: string;
  now: Date;
};

/** Composes the mail of a ticket with its attachments; runs on a thread of the pool. */
export const composeTicketMail = async ({
  sender,
  to,
  document,
  link,
  ref,
  now,
}: TicketMail): Promise<Uint8Array> =>
  composeMail(sender, {
    to,
    content: ticketMail(document, link),
    attachments: await ticketFiles(document, sender.ownUrl, now),
    ref,
  });
