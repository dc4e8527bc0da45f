/**
 * Form of a field: scalar is text, a number or nothing; amount, moment and address are texts of that form; words: one
 * of these; list: any array.
 */
export type Form = 'scalar' | 'amount' | 'moment' | 'address' | 'list' | readonly string[];

/** Fields that our code relies on; a name that ends in ? may be missing or empty. */
export type Expected = Readonly<Record<string, Form>>;

/** Fields of an opened session. This table and those below mirror what server/payment/gateways/sslcommerz reads. */
export const expectedSession: Expected = {
  status: ['SUCCESS'],
  sessionkey: 'scalar',
  GatewayPageURL: 'address',
  'failedreason?': 'scalar',
};

/** Envelope of a transaction query, whatever it finds. */
export const expectedQuery: Expected = {
  APIConnect: ['DONE'],
  no_of_trans_found: 'scalar',
  element: 'list',
};

const paid = ['VALID', 'VALIDATED'] as const;
const unpaid = ['FAILED', 'CANCELLED', 'EXPIRED', 'UNATTEMPTED', 'PENDING'] as const;

/** Transaction of an attempt, in any state. */
export const expectedTransaction: Expected = { status: [...paid, ...unpaid], tran_id: 'scalar' };

/** Paid transaction, in the query and in the validation. */
export const expectedPaid: Expected = {
  status: paid,
  tran_id: 'scalar',
  tran_date: 'moment',
  val_id: 'scalar',
  amount: 'amount',
  currency: ['BDT'],
  currency_type: ['BDT'],
  currency_amount: 'amount',
  bank_tran_id: 'scalar',
  card_type: 'scalar',
  'card_no?': 'scalar',
  risk_level: ['0', '1'],
};
export const expectedValidation: Expected = { ...expectedPaid, APIConnect: ['DONE'] };

export const expectedRefundStart: Expected = {
  APIConnect: ['DONE'],
  status: ['success', 'processing'],
  refund_ref_id: 'scalar',
  'errorReason?': 'scalar',
};
export const expectedRefundQuery: Expected = {
  APIConnect: ['DONE'],
  status: ['processing', 'refunded', 'cancelled'],
  'errorReason?': 'scalar',
};

/** Refund that was never begun: any answer is fine that does not claim money went back. */
export const expectedUnknownRefund: Expected = {
  APIConnect: ['DONE', 'INVALID_REQUEST', 'FAILED'],
  'status?': ['failed', 'cancelled', 'processing'],
};

/** iSMSPlus v3 of SSL Wireless. */
export const expectedSms: Expected = {
  status: ['SUCCESS'],
  status_code: ['200'],
  'error_message?': 'scalar',
  smsinfo: 'list',
};
export const expectedSmsInfo: Expected = {
  sms_status: ['SUCCESS'],
  csms_id: 'scalar',
  reference_id: 'scalar',
};
