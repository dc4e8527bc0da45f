import { randomBytes } from 'node:crypto';
import { amountText, taka } from '../../domain/money.ts';
import { validationPath, orderPath, sessionPath } from '../../server/payment/gateways/sslcommerz/call.ts';
import type { SslcommerzConfig } from '../../server/payment/gateways/sslcommerz/call.ts';
import { sessionFields } from '../../server/payment/gateways/sslcommerz/session.ts';
import { ask, type Asked } from './ask.ts';
import {
  type Expected,
  expectedPaid,
  expectedQuery,
  expectedRefundQuery,
  expectedRefundStart,
  expectedSession,
  expectedTransaction,
  expectedUnknownRefund,
  expectedValidation,
} from './expectations.ts';
import { findDifferences } from './find-differences.ts';
import type { Step } from './report.ts';

/** paid: our id of an earlier, paid attempt; refund: sends one taka of it back. */
export type SslcommerzWish = { paid: string | undefined; refund: boolean };

const step = (name: string, { body, differences, ms }: Asked, expected: Expected): Step => ({
  name,
  differences: body === undefined ? differences : [...differences, ...findDifferences(body, expected)],
  ms,
});

type Fields = Readonly<Record<string, unknown>>;
const fieldsOf = (body: unknown): Fields =>
  typeof body === 'object' && body !== null ? (body as Fields) : {};
const textOf = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';
/** Transactions of a query; some answers hold an object instead of a list, which counts as none. */
const elementsOf = (body: unknown): Fields[] => {
  const { element } = fieldsOf(body);
  return (Array.isArray(element) ? element : []).map(fieldsOf);
};

/**
 * Makes the calls of a sale to SSLCommerz: opens a session of ten taka that nobody pays and queries it, then an earlier
 * payment and a refund of it, where one is named. Returns one step for each, without a value of any answer.
 */
export const checkSslcommerz = async (
  config: SslcommerzConfig,
  { paid, refund }: SslcommerzWish,
): Promise<Step[]> => {
  const { baseUrl, storeId, storePassword, timeoutMs } = config;
  const store = { store_id: storeId, store_passwd: storePassword };
  const get = (path: string, params: Record<string, string>): Promise<Asked> => {
    const url = new URL(path, baseUrl);
    url.search = new URLSearchParams({ ...params, format: 'json', v: '1', ...store }).toString();
    return ask(url, { timeoutMs });
  };
  const query = (tranId: string) => get(orderPath, { tran_id: tranId });

  const tranId = `C${randomBytes(14).toString('hex').toUpperCase()}`;
  const back = 'https://example.com/poth-check';
  const order = sessionFields(config, {
    tranId,
    amountPaisa: taka(10),
    method: 'other',
    address: null,
    contact: { name: 'Poth check', phone: '+8801700000000', email: null },
    product: 'Check of the gateway',
    seatCount: 1,
    returnUrls: { success: back, fail: back, cancel: back, ipn: back },
  });
  const session = await ask(new URL(sessionPath, baseUrl), {
    timeoutMs,
    init: { method: 'POST', body: new URLSearchParams({ ...order, ...store }) },
  });
  const opened = await query(tranId);
  const steps = [
    step('SSLCommerz session', session, expectedSession),
    step('SSLCommerz transaction query', opened, expectedQuery),
    ...elementsOf(opened.body).map((one) =>
      step(
        'SSLCommerz transaction, not paid',
        { body: one, differences: [], ms: opened.ms },
        expectedTransaction,
      ),
    ),
  ];
  const unknown = await get(orderPath, { refund_ref_id: `none${randomBytes(8).toString('hex')}` });
  steps.push(step('SSLCommerz refund query, unknown', unknown, expectedUnknownRefund));
  if (paid) steps.push(...(await checkPaid({ query, get }, { paid, refund })));
  return steps;
};

type Calls = {
  query: (tranId: string) => Promise<Asked>;
  get: (path: string, params: Record<string, string>) => Promise<Asked>;
};

/** Queries an earlier payment, validates it, and sends one taka of it back if wished. */
const checkPaid = async (
  { query, get }: Calls,
  { paid, refund }: { paid: string; refund: boolean },
): Promise<Step[]> => {
  const asked = await query(paid);
  const found = elementsOf(asked.body).find(({ status }) => status === 'VALID' || status === 'VALIDATED');
  if (!found)
    return [
      {
        name: 'SSLCommerz transaction, paid',
        differences: [...asked.differences, 'no paid transaction was found under the id of --paid'],
        ms: asked.ms,
      },
    ];
  const validated = await get(validationPath, { val_id: textOf(found.val_id) });
  const steps = [
    step('SSLCommerz transaction, paid', { ...asked, body: found }, expectedPaid),
    step('SSLCommerz validation', validated, expectedValidation),
  ];
  if (!refund) return steps;
  const begun = await get(orderPath, {
    bank_tran_id: textOf(found.bank_tran_id),
    refund_trans_id: `C${randomBytes(14).toString('hex').toUpperCase()}`,
    refund_amount: amountText(taka(1)),
    refund_remarks: 'Check of the gateway',
  });
  const followed = await get(orderPath, { refund_ref_id: textOf(fieldsOf(begun.body).refund_ref_id) });
  return [
    ...steps,
    step('SSLCommerz refund of one taka', begun, expectedRefundStart),
    step('SSLCommerz refund query', followed, expectedRefundQuery),
  ];
};
