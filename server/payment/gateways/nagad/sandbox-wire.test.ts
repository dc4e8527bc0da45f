import { startSandbox } from '@poth/sandbox/start.ts';
import { expect, onTestFinished, test } from 'vitest';
import { sandboxNagad } from '../sandbox-accounts.ts';
import { decryptWith, isSignedBy } from './keys.ts';
import { momentText, sealed } from './session.ts';

// Samples of Nagad's answers, field by field: the vendor's sample and public code.
const config = { ...sandboxNagad(), baseUrl: '', timeoutMs: 1_000 };
const { merchantId, accountNumber } = config;
const headers = {
  'content-type': 'application/json',
  'x-km-api-version': 'v-0.2.0',
  'x-km-ip-v4': '203.0.113.7',
  'x-km-client-type': 'PC_WEB',
};
const time = expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/);
const word = expect.stringMatching(/./);

type Answer = { status: number; body: Record<string, unknown> };
const aMerchant = async () => {
  const sandbox = await startSandbox({ port: 0, smtpPort: 0, nagadPort: 0 });
  onTestFinished(sandbox.stop);
  const ask = async (path: string, body?: object, others: Record<string, string> = {}): Promise<Answer> => {
    const answer = await fetch(sandbox.origins.nagad + path, {
      headers: { ...headers, ...others },
      ...(body && { method: 'POST', body: JSON.stringify(body) }),
    });
    return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
  };
  const datetime = momentText(new Date());
  const initialize = (
    orderId: string,
    {
      facts = {},
      body = {},
      others = {},
    }: { facts?: object; body?: object; others?: Record<string, string> } = {},
  ) =>
    ask(
      `/api/dfs/check-out/initialize/${merchantId}/${orderId}`,
      {
        accountNumber,
        dateTime: datetime,
        ...sealed(config, { merchantId, datetime, orderId, challenge: 'ours', ...facts }),
        ...body,
      },
      others,
    );
  const opened = ({ body }: Answer) => {
    const said = decryptWith(config.merchantKey, String(body.sensitiveData)) ?? '';
    expect(isSignedBy(config.gatewayKey, said, String(body.signature))).toBe(true);
    return JSON.parse(said) as { paymentReferenceId: string; challenge: string };
  };
  const complete = (reference: string, facts: object, body: object = {}) =>
    ask(`/api/dfs/check-out/complete/${reference}`, {
      paymentRefId: reference,
      ...sealed(config, { merchantId, amount: '100.00', currencyCode: '050', ...facts }),
      merchantCallbackURL: 'https://p.example/r/T1',
      additionalMerchantInfo: { tranId: 'T1' },
      ...body,
    });
  const pay = async (outcome: string) => {
    const body = JSON.stringify({ tran_id: 'T1', outcome });
    return (await fetch(`${sandbox.url}/__sandbox/pay`, { method: 'POST', body })).json();
  };
  return { sandbox, ask, initialize, opened, complete, pay };
};

test('initialize, complete, the link back and verify', async () => {
  const { sandbox, ask, initialize, opened, complete, pay } = await aMerchant();
  const begun = await initialize('P1');
  expect(begun).toEqual({ status: 200, body: { sensitiveData: word, signature: word } });
  const facts = opened(begun);
  expect(facts).toEqual({
    paymentReferenceId: expect.stringMatching(/^[0-9A-Z]+$/),
    acceptDateTime: expect.stringMatching(/^\d{14}$/),
    challenge: word,
  });
  const { paymentReferenceId: reference, challenge } = facts;
  expect(await complete(reference, { orderId: 'P1', challenge })).toEqual({
    status: 200,
    body: { callBackUrl: `${sandbox.origins.nagad}/check-out/${reference}`, status: 'Success' },
  });
  const verify = () => ask(`/api/dfs/verify/payment/${reference}`);
  expect((await verify()).body).toMatchObject({ status: 'Initiated', issuerPaymentRefNo: null });
  const { returnUrl } = await pay('success');
  expect(Object.fromEntries(new URL(returnUrl).searchParams)).toEqual({
    merchant: merchantId,
    order_id: 'P1',
    payment_ref_id: reference,
    status: 'Success',
    status_code: word,
    message: word,
  });
  expect(await verify()).toEqual({
    status: 200,
    body: {
      merchantId,
      orderId: 'P1',
      paymentRefId: reference,
      amount: '100.00',
      clientMobileNo: expect.stringMatching(/^01\d{9}$/),
      merchantMobileNo: accountNumber,
      orderDateTime: time,
      issuerPaymentDateTime: time,
      issuerPaymentRefNo: word,
      additionalMerchantInfo: '{"tranId":"T1"}',
      status: 'Success',
      statusCode: '000',
    },
  });
});

test('initialize refuses what is not in order, in the shape of its errors', async () => {
  const { initialize } = await aMerchant();
  const refused = { status: 400, body: { reason: word, message: word } };
  await initialize('P1');
  for (const answer of [
    await initialize('P1'),
    await initialize('P'.repeat(21)),
    await initialize('P-2'),
    await initialize('P3', { facts: { orderId: 'P4' } }),
    await initialize('P5', { facts: { more: 'x' } }),
    await initialize('P6', { body: { signature: 'AAAA' } }),
    await initialize('P7', { body: { more: 'x' } }),
    await initialize('P8', { body: { accountNumber: '01700000000' } }),
    await initialize('P9', { others: { 'x-km-client-type': 'TV' } }),
    await initialize('P10', { others: { 'x-km-ip-v4': '' } }),
  ])
    expect(answer).toEqual(refused);
});

test('complete refuses another challenge, order, currency or amount, and a reference that nobody knows', async () => {
  const { initialize, opened, complete, ask } = await aMerchant();
  const { paymentReferenceId: reference, challenge } = opened(await initialize('P1'));
  const right = { orderId: 'P1', challenge };
  for (const [facts, body] of [
    [{ ...right, challenge: 'guess' }],
    [{ ...right, orderId: 'P2' }],
    [{ ...right, currencyCode: '840' }],
    [{ ...right, amount: '100' }],
    [right, { merchantCallbackURL: 'javascript:1' }],
    [right, { additionalMerchantInfo: [] }],
  ] as const)
    expect(await complete(reference, facts, body)).toMatchObject({ status: 400, body: { reason: word } });
  expect((await complete('NOBODY', right)).status).toBe(404);
  expect((await ask('/api/dfs/verify/payment/NOBODY')).status).toBe(404);
  expect((await complete(reference, right)).status).toBe(200);
});
