/** SMS gateways that the portal can use. */
export const smsGatewayNames = ['ssl-wireless', 'infobip'] as const;
export type SmsGatewayName = (typeof smsGatewayNames)[number];

/** Brand names of the companies behind the gateways. */
export const smsGatewayTitles: Readonly<Record<SmsGatewayName, string>> = {
  'ssl-wireless': 'SSL Wireless',
  infobip: 'Infobip',
};
