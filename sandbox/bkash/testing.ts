import { aSandbox } from '../testing.ts';
import type { Fields } from '../testing.ts';
import { merchant } from './read.ts';

let made = 0;

/** A valid create request. */
export const createBody = (other: Fields = {}): Fields => ({
  mode: '0011',
  payerReference: '01770618575',
  callbackURL: 'https://p.example/cb/X',
  amount: '15.00',
  currency: 'BDT',
  intent: 'sale',
  merchantInvoiceNumber: `MER${++made}`,
  ...other,
});

/** A merchant of the sandbox's bKash, with its token. */
export async function aMerchant() {
  const sandbox = await aSandbox();
  const { bkash } = sandbox.origins;
  const post = async (path: string, body: unknown, headers: Fields = {}) => {
    const init = { method: 'POST', headers: { 'content-type': 'application/json', ...headers } };
    const answer = await fetch(bkash + path, { ...init, body: JSON.stringify(body) });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };
  const grant = (headers: Fields = {}) =>
    post(
      '/v1.2.0-beta/tokenized/checkout/token/grant',
      { app_key: merchant.appKey, app_secret: merchant.appSecret },
      { username: merchant.username, password: merchant.password, ...headers },
    );
  const granted = await grant();
  const authorised = { authorization: String(granted.body.id_token), 'x-app-key': merchant.appKey };
  const checkout = (call: string, body: unknown, headers: Fields = authorised) =>
    post(`/v1.2.0-beta/tokenized/checkout/${call}`, body, headers);
  const refund = (call: string, body: unknown) =>
    post(`/v2/tokenized-checkout/refund/payment/${call}`, body, authorised);
  return { sandbox, grant, granted, authorised, checkout, refund };
}

/** A payment that its customer has confirmed. */
export async function aConfirmedPayment(other: Fields = {}) {
  const bkash = await aMerchant();
  const request = createBody(other);
  const created = (await bkash.checkout('create', request)).body;
  const { returnUrl } = await bkash.sandbox.control('pay', { tran_id: request.merchantInvoiceNumber });
  return { ...bkash, request, created, returnUrl: String(returnUrl), paymentID: String(created.paymentID) };
}
