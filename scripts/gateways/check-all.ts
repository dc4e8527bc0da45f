import type { GatewaysConfig } from '../../server/config.ts';
import { checkMail } from './check-mail.ts';
import { checkSms } from './check-sms.ts';
import { checkSslcommerz, type SslcommerzWish } from './check-sslcommerz.ts';
import { checkTls } from './check-tls.ts';
import { type Step, stepLine } from './report.ts';

/** sms: number, mail: address; each gets one message, if given. */
export type CheckWish = SslcommerzWish & { sms: string | undefined; mail: string | undefined };

/** Runs the requested checks and prints a line for each step and each difference; returns the number of differences. */
export const checkGateways = async (
  { gateway, sms, mail }: GatewaysConfig,
  wish: CheckWish,
  print: (line: string) => void,
): Promise<number> => {
  let differences = 0;
  const tell = (steps: readonly Step[]): void => {
    for (const step of steps) {
      differences += step.differences.length;
      for (const line of stepLine(step)) print(line);
    }
  };
  tell([await checkTls('SSLCommerz', gateway.baseUrl, gateway.timeoutMs)]);
  tell(await checkSslcommerz(gateway, wish));
  if (wish.sms) {
    tell([await checkTls('SMS', sms.sslWireless.baseUrl, gateway.timeoutMs)]);
    tell([await checkSms(sms.sslWireless, wish.sms)]);
  }
  if (wish.mail) tell(await checkMail(mail, wish.mail));
  print(differences === 0 ? 'nothing differs' : `${differences} differ`);
  return differences;
};
