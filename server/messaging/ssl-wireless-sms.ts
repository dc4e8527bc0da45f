import { z } from 'zod';
import { askSmsGateway } from './ask-sms-gateway.ts';
import type { SmsGateway } from './ports.ts';
import { SmsFailure } from './sms-failure.ts';

export type SslWirelessConfig = { baseUrl: string; apiToken: string; sid: string; timeoutMs: number };

const Answer = z.object({
  status_code: z.coerce.number(),
  error_message: z.string().nullish(),
  smsinfo: z.array(z.object({ reference_id: z.string().nullish() })).nullish(),
});

/** Status of a message already sent under this id, which is success for a repeat. */
const duplicate = 4023;
/** Statuses that refuse one message: format, id, missing field, number, blocked number, length, nothing sent. */
const ofTheMessage = new Set([4005, 4020, 4022, 4025, 4026, 4027, 4028]);

/**
 * Sends text messages through SSL Wireless iSMSPlus v3, POST /api/v3/send-sms.
 * csms_id: at most 20 letters and digits, unique within a day. Its public documents have no call that asks what became of a
 * message.
 */
export const sslWirelessSms = ({ baseUrl, apiToken, sid, timeoutMs }: SslWirelessConfig): SmsGateway => ({
  name: 'ssl-wireless',
  async send({ to, text, ref }) {
    const asked = { api_token: apiToken, sid, msisdn: to.replace('+', ''), sms: text, csms_id: ref };
    const body = { type: 'application/json', text: JSON.stringify(asked) };
    const url = new URL('api/v3/send-sms', baseUrl);
    const { answer } = await askSmsGateway(url, { method: 'POST', body, timeoutMs }, Answer);
    const { status_code: code, error_message: said, smsinfo } = answer;
    if (code !== 200 && code !== duplicate)
      throw new SmsFailure(
        ofTheMessage.has(code) ? 'message' : 'gateway',
        `sms refused: ${code} ${said ?? ''}`,
      );
    return { gateway: 'ssl-wireless', gatewayId: smsinfo?.[0]?.reference_id ?? null, tells: false };
  },
});
