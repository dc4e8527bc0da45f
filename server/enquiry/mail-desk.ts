import type { Mailer } from '../messaging/ports.ts';
import type { EnquiryDesk } from './ports.ts';

/** Queries as mail to the company; an answer goes to who asked. */
export const mailDesk = (mailer: Mailer, to: string): EnquiryDesk => ({
  async take({ firstName, lastName, userEmail, subject, message }, ref) {
    const text = `${[firstName, lastName].filter(Boolean).join(' ')} <${userEmail}>\n\n${message}`;
    await mailer.send({
      to,
      replyTo: userEmail,
      subject: `Query: ${subject}`,
      text,
      ref,
    });
  },
});
