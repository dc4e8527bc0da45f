import type { SmsConfig } from '../config.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { infobipSms } from './infobip-sms.ts';
import { sslWirelessSms } from './ssl-wireless-sms.ts';
import { takeOverSms } from './take-over-sms.ts';

/** Opens the gateways of text messages that the settings name, in the order in which they are tried. */
export const openSms = (
  { sslWireless, infobip, first }: SmsConfig,
  { noteSms }: Pick<Metrics, 'noteSms'>,
): ReturnType<typeof takeOverSms> => {
  const one = sslWirelessSms(sslWireless);
  if (!infobip) return takeOverSms([one], { noteSms });
  const other = infobipSms(infobip);
  return takeOverSms(first === 'infobip' ? [other, one] : [one, other], { noteSms });
};
