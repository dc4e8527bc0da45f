import { z } from 'zod';
import { sendRequest } from '../http/send-request.ts';
import type { SmsSender } from './ports.ts';

export type SslWirelessConfig = { baseUrl: string; apiToken: string; sid: string };

const Answer = z.object({ status_code: z.coerce.number(), error_message: z.string().default('') });

/** Sent earlier under the same id: for a repeat that is success. */
const duplicate = 4023;

/**
 * Sends text messages through SSL Wireless iSMSPlus v3, POST /api/v3/send-sms.
 * csms_id: at most 20 letters and digits, unique within a day.
 */
export const sslWirelessSms = ({ baseUrl, apiToken, sid }: SslWirelessConfig): SmsSender => ({
  async send({ to, text, ref }) {
    const asked = { api_token: apiToken, sid, msisdn: to.replace('+', ''), sms: text, csms_id: ref };
    const { status, text: said = '' } = await sendRequest(new URL('api/v3/send-sms', baseUrl), {
      method: 'POST',
      body: { type: 'application/json', text: JSON.stringify(asked) },
      timeoutMs: 10_000,
      mostBytes: 64 * 1024,
      mayRepeat: false,
    });
    if (status >= 300 && status < 400) throw new Error(`sms refused: http ${status}`);
    const answer = Answer.parse(JSON.parse(said));
    if (answer.status_code !== 200 && answer.status_code !== duplicate)
      throw new Error(`sms refused: ${answer.status_code} ${answer.error_message}`);
  },
});
