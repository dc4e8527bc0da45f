import { createTransport } from 'nodemailer';
import { withTimeLimit } from '../time-limit.ts';
import type { Mail, Mailer } from './ports.ts';
import { writeMail } from './write-mail.ts';

/** Within the lease of its announcement, so that no mail is sent a second time while it waits for the first. */
const sendMs = 30_000;

/**
 * Headers by which a program that answers mails leaves ours alone (RFC 3834; the second is Exchange's). A mail that a
 * person's words are in is none of them: a desk would put it aside.
 */
const headersOf = ({ replyTo }: Mail): Record<string, string> =>
  replyTo ? {} : { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };

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
    async send(told) {
      const { to, replyTo, content, attachments = [], ref } = told;
      const mail = {
        to,
        ...(replyTo && { replyTo }),
        ...writeMail(content, ownUrl),
        headers: headersOf(told),
        messageId: `<${ref}@poth>`,
        attachments: attachments.map(({ content: bytes, ...rest }) => ({
          ...rest,
          ...(rest.cid && { contentDisposition: 'inline' as const }),
          content: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
        })),
      };
      await withTimeLimit(sendMs, (signal) => transport.sendMail({ ...mail, signal }));
    },
    stop: () => transport.close(),
  };
};
