import type { Mailer } from '../messaging/ports.ts';
import { enquiryMail } from './enquiry-mail.ts';
import type { EnquiryDesk } from './ports.ts';

/** Delivers queries as mail to the company; a reply goes to the sender of the query. */
export const mailDesk = (mailer: Mailer, to: string): EnquiryDesk => ({
  async take(enquiry, ref) {
    await mailer.send({ to, replyTo: enquiry.userEmail, content: enquiryMail(enquiry), ref });
  },
});
