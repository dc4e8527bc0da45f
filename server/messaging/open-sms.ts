import type { SmsConfig } from '../config.ts';
import type { Metrics } from '../metrics/metrics.ts';
import { infobipSms } from './infobip-sms.ts';
import { sslWirelessSms } from './ssl-wireless-sms.ts';
import { failoverSms } from './failover-sms.ts';

/** Opens the gateways of text messages that the settings name, in the order in which they are tried. */
export const openSms = (
  { sslWireless, infobip, first }: SmsConfig,
  { noteSms }: Pick<Metrics, 'noteSms'>,
): ReturnType<typeof failoverSms> => {
  const one = sslWirelessSms(sslWireless);
  if (!infobip) return failoverSms([one], { noteSms });
  const other = infobipSms(infobip);
  return failoverSms(first === 'infobip' ? [other, one] : [one, other], { noteSms });
};
