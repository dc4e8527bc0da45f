import { describe, expect, test } from 'vitest';
import { aSession } from '../testing.ts';
import { sign } from './signature.ts';

const signedRight = ({ verify_sign, verify_key, verify_sign_sha2, ...fields }: Record<string, string>) =>
  expect(sign(fields, 'poth_sandbox@ssl')).toEqual({ ...fields, verify_sign, verify_key, verify_sign_sha2 });

describe('what a customer ends with', () => {
  test('paid: a signed VALID to ipn_url before the browser goes to success_url', async () => {
    const { portal, sandbox, tran_id } = await aSession({ value_a: 'booking' });
    const { returnUrl, fields } = await sandbox.control('pay', { tran_id, method: 'card' });
    expect(returnUrl).toBe(`${portal.url}/success`);
    expect(fields).toMatchObject({
      tran_id,
      status: 'VALID',
      amount: '1250.00',
      store_amount: '1218.75',
      currency: 'BDT',
      card_no: '411111XXXXXX1111',
      value_a: 'booking',
      risk_level: '0',
    });
    signedRight(fields);
    expect(portal.ipns().map((ipn) => ipn.fields)).toEqual([fields]);
  });

  test('declined: FAILED without val_id, store_amount or risk', async () => {
    const { portal, sandbox, tran_id } = await aSession();
    const { returnUrl, fields } = await sandbox.control('pay', { tran_id, method: 'bkash', outcome: 'fail' });
    expect(returnUrl).toBe(`${portal.url}/fail`);
    expect(fields).toMatchObject({ status: 'FAILED', error: 'Invalid expiration date', card_no: '' });
    expect(fields.bank_tran_id).not.toBe('');
    for (const name of ['val_id', 'store_amount', 'risk_level']) expect(fields).not.toHaveProperty(name);
    signedRight(portal.ipns()[0]?.fields ?? {});
  });

  test('cancelled: no card and no bank', async () => {
    const { portal, sandbox, tran_id } = await aSession();
    const { returnUrl, fields } = await sandbox.control('pay', { tran_id, outcome: 'cancel' });
    expect(returnUrl).toBe(`${portal.url}/cancel`);
    expect(fields).toMatchObject({ status: 'CANCELLED', error: 'Cancelled by User', bank_tran_id: '' });
    expect(fields).not.toHaveProperty('card_type');
  });

  test('left until it ran out: an IPN, and no browser', async () => {
    const { portal, sandbox, tran_id } = await aSession();
    expect(await sandbox.control('pay', { tran_id, outcome: 'unattempted' })).toMatchObject({
      returnUrl: null,
    });
    expect(portal.ipns()[0]?.fields).toMatchObject({ status: 'UNATTEMPTED', val_id: '', store_amount: '' });
  });

  test('declined first, then paid; paid once only', async () => {
    const { sandbox, tran_id } = await aSession();
    await sandbox.control('pay', { tran_id, outcome: 'fail' });
    await sandbox.control('pay', { tran_id, method: 'nagad' });
    const again = await sandbox.send('/__sandbox/pay', { method: 'POST', body: JSON.stringify({ tran_id }) });
    expect(again.status).toBe(409);
    const { payments } = await sandbox.ledger();
    expect(payments.map((payment: { status: string }) => payment.status)).toEqual(['FAILED', 'VALID']);
  });
});

describe('asking the gateway', () => {
  test('validation answers VALID once and VALIDATED ever after', async () => {
    const { sandbox, tran_id } = await aSession();
    const { fields } = await sandbox.control('pay', { tran_id });
    const first = await sandbox.validate(fields.val_id);
    expect(first).toMatchObject({ APIConnect: 'DONE', status: 'VALID', tran_id, amount: '1250.00' });
    expect(await sandbox.validate(fields.val_id)).toMatchObject({
      status: 'VALIDATED',
      val_id: fields.val_id,
    });
    expect(await sandbox.validate('nonsense')).toEqual({ status: 'INVALID_TRANSACTION', APIConnect: 'DONE' });
  });

  test('by tran_id: a list with a count as text; by sessionkey: one flat object', async () => {
    const { sandbox, tran_id, sessionkey } = await aSession();
    expect(await sandbox.ask({ tran_id })).toEqual({
      APIConnect: 'DONE',
      no_of_trans_found: '0',
      element: [],
    });
    expect(await sandbox.ask({ sessionkey })).toMatchObject({
      APIConnect: 'DONE',
      status: 'PENDING',
      sessionkey,
    });

    await sandbox.control('pay', { tran_id, outcome: 'fail' });
    await sandbox.control('pay', { tran_id });
    const found = await sandbox.ask({ tran_id });
    expect(found.no_of_trans_found).toBe('2');
    expect(found.element.map((one: { status: string }) => one.status)).toEqual(['FAILED', 'VALID']);
    expect(await sandbox.ask({ sessionkey })).toMatchObject({ status: 'VALID', tran_id });
  });

  test('POST is taken as GET is; without the store nothing is told', async () => {
    const { sandbox, tran_id } = await aSession();
    const { fields } = await sandbox.control('pay', { tran_id });
    const path = '/validator/api/validationserverAPI.php';
    const query = `store_id=poth_sandbox&store_passwd=poth_sandbox%40ssl&val_id=${fields.val_id}`;
    expect(await sandbox.json(`${path}?${query}`, { method: 'POST' })).toMatchObject({ status: 'VALID' });
    expect(await sandbox.json(`${path}?val_id=${fields.val_id}`)).toEqual({ APIConnect: 'INVALID_REQUEST' });
    expect(await sandbox.ask({ tran_id, store_passwd: 'guess' })).toEqual({ APIConnect: 'FAILED' });
    expect(await sandbox.ask({})).toEqual({ APIConnect: 'INVALID_REQUEST' });
  });
});
