import { createTransport } from 'nodemailer';
import type { Mailer } from './ports.ts';

/** Sends mail over SMTP; from: the address travellers see, url: smtp://user:password@host:port. */
export const smtpMailer = (url: string, from: string): Mailer => {
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
    async send({ to, replyTo, subject, text, html, attachments = [], ref }) {
      await transport.sendMail({
        to,
        ...(replyTo && { replyTo }),
        subject,
        text,
        html,
        messageId: `<${ref}@poth>`,
        attachments: attachments.map(({ content, ...rest }) => ({ ...rest, content: Buffer.from(content) })),
      });
    },
  };
};
