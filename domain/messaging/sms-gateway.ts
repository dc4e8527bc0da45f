/** The gateways of text messages that the portal can speak to. */
export const smsGatewayNames = ['ssl-wireless', 'infobip'] as const;
export type SmsGatewayName = (typeof smsGatewayNames)[number];

/** Companies behind the gateways, as they write themselves. */
export const smsGatewayTitles: Readonly<Record<SmsGatewayName, string>> = {
  'ssl-wireless': 'SSL Wireless',
  infobip: 'Infobip',
};
