import { randomBytes } from 'node:crypto';
import type { SslWirelessConfig } from '../../server/messaging/ssl-wireless-sms.ts';
import { ask } from './ask.ts';
import { expectedSms, expectedSmsInfo } from './expectations.ts';
import { findDifferences } from './find-differences.ts';
import type { Step } from './report.ts';

const timeoutMs = 10_000;

/** Sends one SMS to a number, in Latin and Bangla script, as the portal does. */
export const checkSms = async (
  { baseUrl, apiToken, sid }: SslWirelessConfig,
  number: string,
): Promise<Step> => {
  const message = {
    api_token: apiToken,
    sid,
    msisdn: number.replace('+', ''),
    sms: 'Poth: check of the SMS gateway. পথ: এসএমএস পরীক্ষা।',
    csms_id: randomBytes(10).toString('hex'),
  };
  const { body, differences, ms } = await ask(new URL('api/v3/send-sms', baseUrl), {
    timeoutMs,
    init: {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(message),
    },
  });
  if (body === undefined) return { name: 'SMS', differences, ms };
  const told = findDifferences(body, expectedSms);
  const { smsinfo } = body as { smsinfo?: unknown };
  const ofSms = Array.isArray(smsinfo) ? findDifferences(smsinfo[0], expectedSmsInfo) : [];
  return {
    name: 'SMS',
    differences: [...differences, ...told, ...ofSms.map((difference) => `smsinfo: ${difference}`)],
    ms,
  };
};
