import { readPrivateKey, readPublicKey } from './payment/gateways/nagad/keys.ts';

/** The environment as it was given, without the empty values. */
export type Given = Readonly<Record<string, string | undefined>>;

/** Names reserved for examples (RFC 2606) and for the local machine (RFC 6761), which neither mail nor travellers can reach. */
const unreachableHost =
  /^(.+\.)?(example|test|invalid|localhost|example\.(com|net|org))\.?$|^127\.|^0\.0\.0\.0$|^\[::1?\]$/i;

/** Addresses that mail is sent from or to. */
const mailKeys = ['FALLBACK_EMAIL', 'MAIL_FROM', 'ENQUIRY_TO'] as const;

/** Lists missing settings that real payments, mail and SMS need. */
const missingAccounts = (given: Given): string[] => [
  ...(given.SSLCZ_STORE_ID
    ? []
    : [
        given.NODE_ENV === 'production'
          ? 'SSLCZ_STORE_ID is missing: NODE_ENV=production takes real payments only'
          : 'SSLCZ_STORE_ID: the gateway account, or SANDBOX_PORT for the sandbox',
      ]),
  ...(given.SSLCZ_STORE_PASSWORD ? [] : ['SSLCZ_STORE_PASSWORD is missing']),
  ...(given.SMTP_URL ? [] : ['SMTP_URL is missing']),
  ...(given.SMS_API_TOKEN && given.SMS_SID ? [] : ['SMS_API_TOKEN and SMS_SID are missing']),
];

const incompleteGroups = (given: Given): string[] => {
  const faults: string[] = [];
  const bucket = ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'];
  if ((given.S3_ENDPOINT || given.S3_BUCKET) && !bucket.every((key) => given[key]))
    faults.push('S3_ENDPOINT, S3_BUCKET, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY belong together');
  const formMail = ['FORM_MAIL_SERVICE_ID', 'FORM_MAIL_TEMPLATE_ID', 'FORM_MAIL_USER_ID'];
  if (given.FORM_MAIL_URL && !formMail.every((key) => given[key]))
    faults.push('FORM_MAIL_URL needs FORM_MAIL_SERVICE_ID, FORM_MAIL_TEMPLATE_ID and FORM_MAIL_USER_ID');
  const infobip = ['INFOBIP_BASE_URL', 'INFOBIP_API_KEY', 'INFOBIP_SENDER'];
  if (infobip.some((key) => given[key]) && !infobip.every((key) => given[key]))
    faults.push('INFOBIP_BASE_URL, INFOBIP_API_KEY and INFOBIP_SENDER belong together');
  const bkash = ['BKASH_APP_KEY', 'BKASH_APP_SECRET', 'BKASH_USERNAME', 'BKASH_PASSWORD'];
  if (bkash.some((key) => given[key]) && !bkash.every((key) => given[key]))
    faults.push('BKASH_APP_KEY, BKASH_APP_SECRET, BKASH_USERNAME and BKASH_PASSWORD belong together');
  return faults;
};

const isReadable = (read: (key: string) => unknown, key: string): boolean => {
  try {
    read(key);
    return true;
  } catch {
    return false;
  }
};

const nagadFaults = (given: Given): string[] => {
  const keys = ['NAGAD_MERCHANT_ID', 'NAGAD_ACCOUNT_NUMBER', 'NAGAD_PUBLIC_KEY', 'NAGAD_PRIVATE_KEY'];
  if (!keys.some((key) => given[key])) return [];
  const { NAGAD_PUBLIC_KEY: publicKey, NAGAD_PRIVATE_KEY: privateKey } = given;
  if (!keys.every((key) => given[key]) || !publicKey || !privateKey)
    return [
      'NAGAD_MERCHANT_ID, NAGAD_ACCOUNT_NUMBER, NAGAD_PUBLIC_KEY and NAGAD_PRIVATE_KEY belong together',
    ];
  return [
    ...(isReadable(readPublicKey, publicKey) ? [] : ['NAGAD_PUBLIC_KEY is no public key']),
    ...(isReadable(readPrivateKey, privateKey) ? [] : ['NAGAD_PRIVATE_KEY is no private key']),
  ];
};

const publicUrlFaults = ({ PUBLIC_URL }: Given): string[] => {
  if (!PUBLIC_URL) return ['PUBLIC_URL is missing: the https address at which travellers reach the portal'];
  const url = URL.parse(PUBLIC_URL);
  // Schema parsing reports a value that is no URL at all.
  if (!url) return [];
  if (url.protocol !== 'https:')
    return ['PUBLIC_URL has to begin with https://: travellers sign in and pay there'];
  return unreachableHost.test(url.hostname)
    ? [`PUBLIC_URL: ${url.hostname} is a name for examples or for one machine, travellers do not get there`]
    : [];
};

const mailFaults = (given: Given): string[] =>
  mailKeys
    // Queries go to the form-mail service instead.
    .filter((key) => key !== 'ENQUIRY_TO' || !given.FORM_MAIL_URL)
    .flatMap((key) => {
      const value = given[key];
      if (!value) return [`${key} is missing: an e-mail address of yours`];
      const host = /@([^@\s>]+)>?\s*$/.exec(value)?.[1];
      return host && !unreachableHost.test(host) ? [] : [`${key}: mail to ${value} does not arrive`];
    });

/**
 * Finds rules that several settings break together. Works on the given values, not the parsed ones, so that these
 * faults are reported along with values that cannot be parsed. Returns one sentence for each.
 */
export const brokenRules = (given: Given, withSandbox: boolean): string[] => [
  ...(withSandbox ? [] : missingAccounts(given)),
  ...(withSandbox && !given.SANDBOX_SMTP_PORT ? ['SANDBOX_SMTP_PORT is missing: SANDBOX_PORT needs it'] : []),
  ...incompleteGroups(given),
  ...nagadFaults(given),
  ...(given.NODE_ENV === 'production' ? [...publicUrlFaults(given), ...mailFaults(given)] : []),
];
