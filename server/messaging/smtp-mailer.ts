import { createTransport } from 'nodemailer';
import { withTimeLimit } from '../time-limit.ts';
import { mailSubject, mailText } from './mail-text.ts';
import type { Mailer } from './ports.ts';

/** Within the lease of its announcement, so that no mail is sent a second time while it waits for the first. */
const sendMs = 30_000;

/**
 * Sends mail over SMTP, with links to the portal alone, over connections that stay open; `stop` closes them. from: the
 * address travellers see, url: smtp://user:password@host:port, ownUrl: the portal's address.
 */
export const smtpMailer = (url: string, from: string, ownUrl: string): Mailer & { stop(): void } => {
  const transport = createTransport(
    {
      url,
      pool: true,
      maxConnections: 10,
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
      const mail = {
        to,
        ...(replyTo && { replyTo }),
        subject: mailSubject(subject),
        ...mailText(text, ownUrl),
        messageId: `<${ref}@poth>`,
        attachments: attachments.map(({ content, ...rest }) => ({
          ...rest,
          content: Buffer.from(content.buffer, content.byteOffset, content.byteLength),
        })),
      };
      await withTimeLimit(sendMs, (signal) => transport.sendMail({ ...mail, signal }));
    },
    stop: () => transport.close(),
  };
};
