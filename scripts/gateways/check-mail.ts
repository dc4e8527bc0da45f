import { createTransport } from 'nodemailer';
import { smtpMailer } from '../../server/messaging/smtp-mailer.ts';
import type { Step } from './report.ts';

const timeoutMs = 10_000;

/** Says why a mail server refused: by its code and number only, because its words may contain the login or the address. */
const failureOf = (thrown: unknown): string => {
  const { code, responseCode } = thrown as { code?: unknown; responseCode?: unknown };
  const named = typeof code === 'string' && /^[A-Z_]{2,30}$/.test(code) ? code : 'failed';
  return typeof responseCode === 'number' ? `${named}, answer ${responseCode}` : named;
};

/** Sends one mail to an address, over TLS unless the server is on this machine. */
export const checkMail = async (
  { smtpUrl, mailFrom, publicUrl }: { smtpUrl: string; mailFrom: string; publicUrl: string },
  address: string,
): Promise<Step[]> => {
  const { hostname } = new URL(smtpUrl);
  const isHere = ['127.0.0.1', 'localhost'].includes(hostname);
  const probe = createTransport({
    url: smtpUrl,
    requireTLS: !isHere,
    connectionTimeout: timeoutMs,
    greetingTimeout: timeoutMs,
  });
  const from = performance.now();
  const took = () => performance.now() - from;
  const login = await probe.verify().then(
    (): Step => ({
      name: 'mail login',
      differences: [],
      ms: took(),
      ...(isHere && { note: 'as we built on it, on this machine without TLS' }),
    }),
    (thrown: unknown): Step => ({
      name: 'mail login',
      differences: [`refused, or no TLS: ${failureOf(thrown)}`],
      ms: took(),
    }),
  );
  probe.close();
  if (login.differences.length > 0) return [login];
  const mailer = smtpMailer(smtpUrl, mailFrom, publicUrl);
  const sentFrom = performance.now();
  const differences = await mailer
    .send({
      to: address,
      content: {
        language: 'en',
        subject: 'Poth: check of the mail server',
        title: 'The mail server takes mail',
        lead: 'This mail was sent by npm run check:gateways.',
      },
      ref: `check-${Date.now()}`,
    })
    .then(
      () => [],
      (thrown: unknown) => [`not taken: ${failureOf(thrown)}`],
    )
    .finally(() => mailer.stop());
  return [login, { name: 'mail', differences, ms: performance.now() - sentFrom }];
};
