import { createTransport } from 'nodemailer';
import { withTimeLimit } from '../time-limit.ts';
import { composeMail } from './compose-mail.ts';
import type { Mailer } from './ports.ts';

/**
 * Timeout of sending. It is shorter than the lease of an announcement: no other process sends the mail while this one
 * waits.
 */
const sendMs = 30_000;

/**
 * Sends mail over SMTP, with links to the portal alone, over connections that stay open; `stop` closes them. from: the
 * address travellers see, url: smtp://user:password@host:port, ownUrl: the portal's address.
 */
export const smtpMailer = (url: string, from: string, ownUrl: string): Mailer & { stop(): void } => {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 10,
    connectionTimeout: 10_000,
    greetingTimeout: 10_000,
    socketTimeout: 20_000,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
  const sender = { from, ownUrl };
  const sendComposed: Mailer['sendComposed'] = async ({ to, message }) => {
    const raw = Buffer.from(message.buffer, message.byteOffset, message.byteLength);
    await withTimeLimit(sendMs, (signal) => transport.sendMail({ envelope: { from, to }, raw, signal }));
  };
  return {
    sender,
    send: async (mail) => sendComposed({ to: mail.to, message: await composeMail(sender, mail) }),
    sendComposed,
    stop: () => transport.close(),
  };
};
