import type { Enquiry } from '@poth/domain/enquiry/enquiry.ts';
import type { MailContent } from '../messaging/mail-content.ts';

/** Writes the mail with a query to the company's staff, who read English; the query itself stays in the sender's words. */
export const enquiryMail = ({ firstName, lastName, userEmail, subject, message }: Enquiry): MailContent => ({
  language: 'en',
  subject: `Query: ${subject}`,
  title: subject,
  facts: [
    { name: 'From', value: [firstName, lastName].filter(Boolean).join(' ') },
    { name: 'E-mail', value: userEmail },
  ],
  quote: message,
  smallPrint: ['Your answer to this mail goes to who asked.'],
});
