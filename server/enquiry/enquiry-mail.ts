import type { Enquiry } from '@poth/domain/enquiry/enquiry.ts';
import type { MailContent } from '../messaging/mail-content.ts';

/** Writes a query to the company's people, who read English; the words are those of who asks. */
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
