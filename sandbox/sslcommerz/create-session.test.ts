import { describe, expect, test } from 'vitest';
import { aSandbox, sessionRequest } from '../testing.ts';

const required = Object.keys(sessionRequest());
const long = (length: number) => 'x'.repeat(length);

/** Faults of a request, each with the field that the gateway must name. */
const wrong: readonly [string, Record<string, string>, RegExp][] = [
  ['an amount below ten taka', { total_amount: '9.99' }, /total_amount/],
  ['an amount above half a million', { total_amount: '500000.01' }, /total_amount/],
  ['three decimals', { total_amount: '100.001' }, /total_amount/],
  ['a negative amount', { total_amount: '-100' }, /total_amount/],
  ['a currency nobody knows', { currency: 'XXX' }, /currency/],
  ['a tran_id of 31 characters', { tran_id: long(31) }, /tran_id/],
  ['a name of 51 characters', { cus_name: long(51) }, /cus_name/],
  ['an e-mail of 51 characters', { cus_email: `${long(39)}@example.com` }, /cus_email/],
  ['an e-mail without a domain', { cus_email: 'rahima@' }, /cus_email/],
  ['an address that is not of the web', { success_url: 'javascript:1' }, /success_url/],
  ['an address of 256 characters', { ipn_url: `http://127.0.0.1/${long(239)}` }, /ipn_url/],
  ['a profile nobody knows', { product_profile: 'bus' }, /product_profile/],
  ['a count that is none', { num_of_item: 'two' }, /num_of_item/],
  ['a cart that is not a list', { cart: '{"product":"x"}' }, /cart/],
  ['shipping without an address', { shipping_method: 'YES' }, /ship_name/],
  ['the courier without a weight', { shipping_method: 'SSLCOMMERZ_LOGISTIC' }, /weight_of_items/],
  ['a flight without its hours', { product_profile: 'airline-tickets' }, /hours_till_departure/],
  ['a journey without its hotel', { product_profile: 'travel-vertical' }, /hotel_name/],
  ['a top-up without its number', { product_profile: 'telecom-vertical' }, /product_type/],
  ['a wrong password', { store_passwd: 'guess' }, /Store Credential/],
  ['another store', { store_id: 'another' }, /Store Credential/],
];

describe('a session request', () => {
  test('in order opens a session, urlencoded and multipart', async () => {
    const sandbox = await aSandbox();
    const answer = await sandbox.create(sessionRequest());
    expect(answer).toMatchObject({ status: 'SUCCESS', failedreason: '', is_direct_pay_enable: '0' });
    expect(answer.sessionkey).toMatch(/^[0-9A-F]{32}$/);
    expect(answer.GatewayPageURL).toBe(`${sandbox.url}/EasyCheckOut/${answer.sessionkey}`);

    const form = new FormData();
    for (const [name, value] of Object.entries(sessionRequest())) form.set(name, value);
    expect(await sandbox.json('/gwprocess/v4/api.php', { method: 'POST', body: form })).toMatchObject({
      status: 'SUCCESS',
    });
  });

  test.each(required)('without %s is refused', async (name) => {
    const sandbox = await aSandbox();
    const { [name]: _, ...rest } = sessionRequest();
    const answer = await sandbox.create(rest);
    expect(answer).toMatchObject({ status: 'FAILED', sessionkey: '', GatewayPageURL: '' });
    expect(answer.failedreason).toMatch(
      name.startsWith('store_') ? /Store Credential/ : new RegExp(`'${name}'`),
    );
    expect((await sandbox.ledger()).sessions).toEqual([]);
  });

  test.each(wrong)('with %s is refused', async (_, fields, reason) => {
    const sandbox = await aSandbox();
    const answer = await sandbox.create(sessionRequest(undefined, fields));
    expect(answer.status).toBe('FAILED');
    expect(answer.failedreason).toMatch(reason);
  });

  test('with a tran_id that was used is refused', async () => {
    const sandbox = await aSandbox();
    const request = sessionRequest();
    await sandbox.create(request);
    expect(await sandbox.create(request)).toMatchObject({
      status: 'FAILED',
      failedreason: expect.stringMatching(/tran_id/),
    });
    expect((await sandbox.ledger()).sessions).toHaveLength(1);
  });

  test('with a field given twice, or as JSON, is refused', async () => {
    const sandbox = await aSandbox();
    const twice = new URLSearchParams(sessionRequest());
    twice.append('total_amount', '1.00');
    const post = (body: string, type: string) =>
      sandbox.json('/gwprocess/v4/api.php', { method: 'POST', body, headers: { 'content-type': type } });
    expect(await post(String(twice), 'application/x-www-form-urlencoded')).toMatchObject({
      status: 'FAILED',
    });
    expect(await post(JSON.stringify(sessionRequest()), 'application/json')).toMatchObject({
      status: 'FAILED',
    });
  });

  test('in dollars is asked for in dollars and settled in taka', async () => {
    const sandbox = await aSandbox();
    const request = sessionRequest(undefined, { currency: 'USD', total_amount: '10.00' });
    await sandbox.create(request);
    const { fields } = await sandbox.control('pay', { tran_id: request.tran_id });
    expect(fields).toMatchObject({
      amount: '1220.00',
      currency: 'BDT',
      currency_amount: '10.00',
      currency_type: 'USD',
    });
  });
});
