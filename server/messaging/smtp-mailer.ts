import { createTransport } from 'nodemailer';
import { mailSubject, mailText } from './mail-text.ts';
import type { Mailer } from './ports.ts';

/**
 * Sends mail over SMTP, with links to the portal alone. from: the address travellers see,
 * url: smtp://user:password@host:port, ownUrl: the portal's address.
 */
export const smtpMailer = (url: string, from: string, ownUrl: string): Mailer => {
  const transport = createTransport(
    {
      url,
      connectionTimeout: 10_000,
      greetingTimeout: 10_000,
      socketTimeout: 20_000,
      disableFileAccess: true,
      disableUrlAccess: true,
    },
    { from },
  );
  return {
    async send({ to, replyTo, subject, text, attachments = [], ref }) {
      await transport.sendMail({
        to,
        ...(replyTo && { replyTo }),
        subject: mailSubject(subject),
        ...mailText(text, ownUrl),
        messageId: `<${ref}@poth>`,
        attachments: attachments.map(({ content, ...rest }) => ({ ...rest, content: Buffer.from(content) })),
      });
    },
  };
};
