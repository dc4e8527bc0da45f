/** Codes of bKash's published list that the sandbox answers with, and their texts. */
export const codes = {
  '2001': 'Invalid App Key',
  '2002': 'Invalid Payment ID',
  '2006': 'Invalid Amount',
  '2007': 'Invalid Currency',
  '2008': 'Invalid Intent',
  '2014': 'Wrong PIN',
  '2016': 'Wrong OTP',
  '2023': 'Insufficient Balance',
  '2025': 'Invalid request body',
  '2029': 'Duplicate for all transactions',
  '2031': 'Invalid merchant invoice number',
  '2037': 'Account state prohibits this transaction',
  '2048': 'Invalid payer reference',
  '2049': 'Invalid merchant callback URL',
  '2056': 'Invalid Payment State',
  '2060': 'The payment execution pre-requisite has not been met',
  '2062': 'The payment has already been completed',
  '2063': 'Mode is not valid',
  '2065': 'Mandatory field missing',
  '2117': 'Payment execution already been called before',
  '503': 'System is undergoing maintenance. Please try again later',
} as const;
export type Code = keyof typeof codes;

/** Refusal of a call of the checkout, which is answered with status 200. */
export const refusal = (code: Code) => ({ statusCode: code, statusMessage: codes[code] });

export const done = { statusCode: '0000', statusMessage: 'Successful' } as const;

/** Codes of refunds and their texts: the answers of version 2 have another shape. */
export const refundCodes = {
  '2071': 'Invalid refund amount',
  '2072': 'Refund amount exceeds the available amount',
  '2077': 'Refund is not permitted for this transaction',
  '2078': 'Maximum number of refunds reached',
  '2080': 'Transaction not found',
} as const;

/** Refusal of a refund. */
export const refundRefusal = (code: keyof typeof refundCodes) => ({
  internalCode: `refund_${code}`,
  externalCode: code,
  errorMessageEn: refundCodes[code],
  errorMessageBn: 'রিফান্ড করা যায়নি',
});

/** "2019-08-07T11:12:34:978 GMT+0600": a moment as bKash writes it. */
export const bkashTime = (at: number): string =>
  `${new Date(at + 6 * 3_600_000).toISOString().slice(0, 23).replace('.', ':')} GMT+0600`;
