import { expect, test } from 'vitest';
import { aConfirmedPayment, aMerchant, createBody } from './testing.ts';

// Samples of bKash's answers, field by field: its published examples and fixtures of public code.
const time = expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d:\d{3} GMT\+0600$/);
const paymentId = expect.stringMatching(/^TR0011[0-9A-Z]+$/);
const trxId = expect.stringMatching(/^[0-9A-Z]{10}$/);
const text = expect.stringMatching(/./);
const successful = { statusCode: '0000', statusMessage: 'Successful' };

test('grant', async () => {
  const { granted } = await aMerchant();
  expect(granted).toEqual({
    status: 200,
    body: { ...successful, id_token: text, token_type: 'Bearer', expires_in: 3600, refresh_token: text },
  });
});

test('create', async () => {
  const { checkout, sandbox } = await aMerchant();
  const request = createBody({ merchantInvoiceNumber: 'MER1231' });
  const back = (status: string) =>
    expect.stringMatching(
      new RegExp(
        `^https://p\\.example/cb/X\\?paymentID=TR0011[0-9A-Z]+&status=${status}&signature=[0-9A-Z]+$`,
      ),
    );
  expect((await checkout('create', request)).body).toEqual({
    ...successful,
    paymentID: paymentId,
    bkashURL: expect.stringMatching(
      new RegExp(
        `^${sandbox.origins.bkash}/redirect/tokenized/\\?paymentID=TR0011[0-9A-Z]+&hash=[0-9A-Z]+&mode=0011&apiVersion=v1.2.0-beta$`,
      ),
    ),
    callbackURL: 'https://p.example/cb/X',
    successCallbackURL: back('success'),
    failureCallbackURL: back('failure'),
    cancelledCallbackURL: back('cancel'),
    amount: '15',
    intent: 'sale',
    currency: 'BDT',
    paymentCreateTime: time,
    transactionStatus: 'Initiated',
    merchantInvoiceNumber: 'MER1231',
  });
});

test('execute, query and search', async () => {
  const { checkout, created, returnUrl, paymentID, request } = await aConfirmedPayment();
  expect(returnUrl).toBe(created.successCallbackURL);
  const invoice = request.merchantInvoiceNumber;
  const queried = {
    ...successful,
    paymentID,
    mode: '0011',
    paymentCreateTime: time,
    transactionStatus: 'Initiated',
    amount: '15',
    currency: 'BDT',
    intent: 'sale',
    merchantInvoiceNumber: invoice,
    payerReference: '01770618575',
    userVerificationStatus: 'Complete',
  };
  expect((await checkout('payment/status', { paymentID })).body).toEqual(queried);
  const executed = (await checkout('execute', { paymentID })).body;
  expect(executed).toEqual({
    ...successful,
    paymentID,
    payerReference: '01770618575',
    customerMsisdn: '01770618575',
    trxID: trxId,
    amount: '15',
    transactionStatus: 'Completed',
    paymentExecuteTime: time,
    currency: 'BDT',
    intent: 'sale',
    merchantInvoiceNumber: invoice,
  });
  const { trxID } = executed;
  const completed = { ...queried, paymentExecuteTime: time, trxID, transactionStatus: 'Completed' };
  expect((await checkout('payment/status', { paymentID })).body).toEqual(completed);
  for (const call of ['general/searchTran', 'general/searchTransaction'])
    expect((await checkout(call, { trxID })).body).toMatchObject({ ...successful, trxID, amount: '15' });
});

test('refund, version 2, and its status', async () => {
  const { checkout, refund, paymentID } = await aConfirmedPayment({ amount: '100.00' });
  const { trxID } = (await checkout('execute', { paymentID })).body;
  const ids = { paymentId: paymentID, trxId: trxID };
  const asked = { ...ids, refundAmount: '25.00', sku: 'R1', reason: 'cancelled' };
  const { body } = await refund('transaction', asked);
  expect(body).toEqual({
    originalTrxId: trxID,
    refundTrxId: trxId,
    refundTransactionStatus: 'Completed',
    originalTrxAmount: '100.00',
    refundAmount: '25.00',
    currency: 'BDT',
    completedTime: time,
    sku: 'R1',
    reason: 'cancelled',
  });
  expect((await refund('status', ids)).body.refundTransactions).toEqual([
    {
      refundTrxId: body.refundTrxId,
      refundTransactionStatus: 'Completed',
      refundAmount: '25.00',
      completedTime: time,
    },
  ]);
  expect((await refund('transaction', { ...asked, refundAmount: '80.00' })).body).toEqual({
    internalCode: text,
    externalCode: '2072',
    errorMessageEn: text,
    errorMessageBn: text,
  });
});

test.each([
  ['another mode', { mode: '0001' }, '2063'],
  ['an amount without its paisa', { amount: '15' }, '2006'],
  ['no money', { amount: '0.00' }, '2006'],
  ['dollars', { currency: 'USD' }, '2007'],
  ['another intent', { intent: 'authorization' }, '2008'],
  ['a reference with a sign', { payerReference: 'a<b' }, '2048'],
  ['an address that is not of the web', { callbackURL: 'javascript:1' }, '2049'],
  ['an invoice number with a blank', { merchantInvoiceNumber: 'MER 1' }, '2031'],
  ['a field that nobody asked for', { price: '1' }, '2065'],
  ['an empty field', { intent: '' }, '2065'],
])('create refuses %s', async (_, other, code) => {
  const { checkout } = await aMerchant();
  expect(await checkout('create', createBody(other))).toEqual({
    status: 200,
    body: { statusCode: code, statusMessage: text },
  });
});

test('an invoice number is used once, a field may not be left out, and a payment that nobody knows is told so', async () => {
  const { checkout } = await aMerchant();
  const request = createBody();
  await checkout('create', request);
  expect((await checkout('create', request)).body).toMatchObject({ statusCode: '2031' });
  const { payerReference: _, ...without } = createBody();
  expect((await checkout('create', without)).body).toMatchObject({ statusCode: '2065' });
  for (const call of ['execute', 'payment/status'])
    expect((await checkout(call, { paymentID: 'TR0' })).body).toMatchObject({ statusCode: '2002' });
});

test('calls want the bare token and the key of the app; a third grant within an hour locks the merchant', async () => {
  const { checkout, grant, authorised } = await aMerchant();
  for (const headers of [
    {},
    { ...authorised, authorization: `Bearer ${authorised.authorization}` },
    { ...authorised, 'x-app-key': 'another' },
  ])
    expect(await checkout('create', createBody(), headers)).toEqual({
      status: 401,
      body: { message: 'Unauthorized' },
    });
  expect((await grant({ password: 'guess' })).status).toBe(401);
  expect((await grant()).status).toBe(200);
  for (let tries = 0; tries < 2; tries++) expect((await grant()).status).toBe(429);
});

test('money moves by the one execute of a confirmed payment', async () => {
  const { checkout, sandbox } = await aMerchant();
  const request = createBody();
  const { paymentID } = (await checkout('create', request)).body;
  const execute = async () => (await checkout('execute', { paymentID })).body;
  expect(await execute()).toMatchObject({ statusCode: '2060' });
  await sandbox.control('pay', { tran_id: request.merchantInvoiceNumber });
  expect((await sandbox.ledger()).payments).toEqual([]);
  expect(await execute()).toMatchObject(successful);
  expect(await execute()).toMatchObject({ statusCode: '2062' });
  expect((await sandbox.ledger()).payments).toMatchObject([{ amount: '15.00', status: 'VALID' }]);
});

test("the page takes the published wallets, and no money of an empty one's", async () => {
  const { checkout } = await aMerchant();
  const press = async (fields: Record<string, string>) => {
    const { bkashURL, paymentID } = (await checkout('create', createBody())).body;
    const body = new URLSearchParams({ wallet: '01770618575', otp: '123456', pin: '12121', ...fields });
    const answer = await fetch(String(bkashURL), { method: 'POST', body, redirect: 'manual' });
    const back = answer.headers.get('location');
    return { status: answer.status, told: back && new URL(back).searchParams.get('status'), paymentID };
  };
  expect(await press({ outcome: 'success' })).toMatchObject({ status: 303, told: 'success' });
  expect(await press({ outcome: 'cancel' })).toMatchObject({ status: 303, told: 'cancel' });
  for (const wrong of [{ wallet: '01711111111' }, { otp: '1' }, { pin: '1' }])
    expect(await press({ outcome: 'success', ...wrong })).toMatchObject({ status: 422 });
  const { paymentID } = await press({ outcome: 'success', wallet: '01823074817' });
  expect((await checkout('execute', { paymentID })).body).toMatchObject({ statusCode: '2023' });
});
