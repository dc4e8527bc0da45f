/** A way to pay on the hosted page, and the gateway's names for it in its answers. */
export type Method = {
  key: string;
  label: string;
  labelBn: string;
  kind: 'card' | 'wallet';
  /** Values of multi_card_name that allow this way to pay. */
  channels: readonly string[];
  cardType: string;
  cardIssuer: string;
  cardBrand: string;
};

const cardChannels = [
  'visacard',
  'mastercard',
  'amexcard',
  'othercard',
  'brac_visa',
  'dbbl_visa',
  'city_visa',
  'ebl_visa',
  'sbl_visa',
  'brac_master',
  'dbbl_master',
  'city_master',
  'ebl_master',
  'sbl_master',
  'city_amex',
  'qcash',
  'dbbl_nexus',
];

const wallet = (key: string, label: string, labelBn: string, channel: string, cardType: string): Method => ({
  key,
  label,
  labelBn,
  kind: 'wallet',
  channels: [channel, 'mobilebank'],
  cardType,
  cardIssuer: `${label} Mobile Banking`,
  cardBrand: 'MOBILEBANKING',
});

export const cardMethod: Method = {
  key: 'card',
  label: 'Card',
  labelBn: 'কার্ড',
  kind: 'card',
  channels: cardChannels,
  cardType: 'VISA-Dutch Bangla',
  cardIssuer: 'STANDARD CHARTERED BANK',
  cardBrand: 'VISA',
};

/** The methods the page offers, in its order. */
export const methods: readonly Method[] = [
  cardMethod,
  wallet('bkash', 'bKash', 'বিকাশ', 'bkash', 'BKASH-BKash'),
  wallet('nagad', 'Nagad', 'নগদ', 'nagad', 'NAGAD-Nagad'),
  wallet('rocket', 'Rocket', 'রকেট', 'dbblmobilebanking', 'DBBLMOBILEB-Dbbl Mobile Banking'),
  wallet('upay', 'Upay', 'উপায়', 'upay', 'UPAY-Upay'),
];

/** The published test cards; the page takes no other number, lest somebody types a real one. */
export const testCards: readonly { number: string; brand: string; cardType: string }[] = [
  { number: '4111111111111111', brand: 'VISA', cardType: 'VISA-Dutch Bangla' },
  { number: '5111111111111111', brand: 'MASTER', cardType: 'MASTER-Dutch Bangla' },
  { number: '371111111111111', brand: 'AMEX', cardType: 'AMEX-City Bank' },
];

export const testOtps: readonly string[] = ['111111', '123456'];

/** Lists the ways to pay that a session's multi_card_name allows; all of them where it has no known name. */
export function allowedMethods(multiCardName: string): readonly Method[] {
  const asked = multiCardName.split(',').map((word) => word.trim().toLowerCase());
  const left = methods.filter((method) => method.channels.some((channel) => asked.includes(channel)));
  return left.length > 0 ? left : methods;
}

/** Comma-separated lists in `gw` of the answer to a session request. */
export const channelLists = {
  visa: 'city_visa,ebl_visa,dbbl_visa,brac_visa',
  master: 'city_master,ebl_master,dbbl_master,brac_master',
  amex: 'city_amex',
  othercards: 'qcash,dbbl_nexus',
  internetbanking: 'city,bankasia,ibbl,mtbl,abbank',
  mobilebanking: 'bkash,nagad,dbblmobilebanking,upay',
};
