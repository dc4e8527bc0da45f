import { createServer, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { generateKeyPairSync } from 'node:crypto';
import { paisa } from '@poth/domain/money.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createWorld, type World } from '../../testing/world.ts';
import { bkash } from './bkash/bkash.ts';
import type { Gateway, Order } from './gateway.ts';
import { decryptWith, encryptFor, isSignedBy, signWith } from './nagad/keys.ts';
import { nagad } from './nagad/nagad.ts';

type Request = { path: string; headers: IncomingHttpHeaders; body: Record<string, unknown> };

const gatewaySide = generateKeyPairSync('rsa', { modulusLength: 2048 });
const ours = generateKeyPairSync('rsa', { modulusLength: 2048 });
const sealed = (facts: object) => {
  const said = JSON.stringify(facts);
  return {
    sensitiveData: encryptFor(ours.publicKey, said),
    signature: signWith(gatewaySide.privateKey, said),
  };
};

let answers: Record<string, object> = {};
const requests: Request[] = [];
const server = createServer(async (request, response) => {
  const path = request.url ?? '';
  const body = await text(request);
  requests.push({ path, headers: request.headers, body: body ? JSON.parse(body) : {} });
  const answer = Object.entries(answers).find(([end]) => path.includes(end))?.[1];
  response
    .writeHead(answer ? 200 : 404, { 'content-type': 'application/json' })
    .end(JSON.stringify(answer ?? {}));
});

let world: World;
let baseUrl = '';
beforeAll(async () => {
  world = await createWorld({ chores: false });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  baseUrl = `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`;
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await world.stop();
});
beforeEach(() => void (requests.length = 0));

const order: Order = {
  tranId: 'T00000000000000000000000000001',
  amountPaisa: paisa(125_000),
  method: 'bkash',
  address: '203.0.113.7',
  contact: { name: 'Tasnim Rahman', phone: '+8801770618575', email: null },
  product: 'Bus ticket',
  seatCount: 1,
  returnUrls: {
    success: 'https://p.example/r',
    fail: 'https://p.example/r',
    cancel: 'https://p.example/r',
    ipn: '',
  },
};
const refundOrder = {
  refundTransId: 'R1',
  bankTranId: '6H7801QFYM',
  amountPaisa: paisa(2_500),
  remarks: 'Poth refund R1',
  isRepeat: true,
  alike: { settled: 0, open: 0 },
};
const told = () => requests.map(({ path, body }) => [path, body]);

test('bKash is asked in its own words: paths, bare token, key, and every field of a body', async () => {
  const account = { username: 'user', password: 'pass', appKey: 'key', appSecret: 'secret' };
  const config = { ...account, baseUrl: `${baseUrl}/v1.2.0-beta`, timeoutMs: 1_000, openTimeoutMs: 1_000 };
  const gateway: Gateway = bkash(config, world.db);
  answers = {
    '/token/grant': { statusCode: '0000', id_token: 'TOKEN', expires_in: 3600 },
    '/checkout/create': { statusCode: '0000', paymentID: 'TR1', bkashURL: 'https://bkash.example/pay' },
  };
  const opened = await gateway.openSession(order);
  expect(opened).toEqual({
    kind: 'opened',
    pageUrl: 'https://bkash.example/pay',
    session: { paymentID: 'TR1' },
  });
  const attempt = { tranId: order.tranId, gatewaySession: { paymentID: 'TR1' } };
  await gateway.capture?.(attempt);
  await gateway.refund({ ...attempt, ...refundOrder });
  await gateway.refund({ ...attempt, ...refundOrder, isRepeat: false });
  const of = (path: string) => `/v1.2.0-beta/tokenized/checkout/${path}`;
  expect(told()).toEqual([
    [of('token/grant'), { app_key: 'key', app_secret: 'secret' }],
    [
      of('create'),
      {
        mode: '0011',
        payerReference: '01770618575',
        callbackURL: 'https://p.example/r',
        amount: '1250.00',
        currency: 'BDT',
        intent: 'sale',
        merchantInvoiceNumber: order.tranId,
      },
    ],
    [of('execute'), { paymentID: 'TR1' }],
    [of('payment/status'), { paymentID: 'TR1' }],
    ['/v2/tokenized-checkout/refund/payment/status', { paymentId: 'TR1', trxId: '6H7801QFYM' }],
    [
      '/v2/tokenized-checkout/refund/payment/transaction',
      { paymentId: 'TR1', trxId: '6H7801QFYM', refundAmount: '25.00', sku: 'R1', reason: 'Poth refund R1' },
    ],
  ]);
  expect(requests[0]?.headers).toMatchObject({ username: 'user', password: 'pass' });
  for (const { headers } of requests.slice(1))
    expect(headers).toMatchObject({ authorization: 'TOKEN', 'x-app-key': 'key' });
});

test('Nagad is asked in its own words: paths, headers, what is sealed and signed, and every field of a body', async () => {
  const account = { merchantId: '683002007104225', accountNumber: '01711428801', timeoutMs: 1_000, baseUrl };
  const gateway = nagad({ ...account, gatewayKey: gatewaySide.publicKey, merchantKey: ours.privateKey });
  answers = {
    '/initialize/': sealed({ paymentReferenceId: 'REF1', acceptDateTime: '20261201101500', challenge: 'CH' }),
    '/complete/': { callBackUrl: 'https://nagad.example/check-out/REF1', status: 'Success' },
    '/verify/': { status: 'Initiated', paymentRefId: 'REF1' },
  };
  const opened = await gateway.openSession(order);
  if (opened.kind !== 'opened') throw new Error(opened.reason);
  const orderId = opened.session?.orderId ?? '';
  expect(orderId).toMatch(/^[A-Z0-9]{20}$/);
  expect(opened).toMatchObject({
    pageUrl: 'https://nagad.example/check-out/REF1',
    session: { paymentRefId: 'REF1' },
  });
  expect(await gateway.ask({ tranId: order.tranId, gatewaySession: opened.session ?? null }, null)).toEqual({
    kind: 'pending',
  });
  const [initialize, complete, verify] = requests;
  const read = ({ body }: Request) => {
    const said = decryptWith(gatewaySide.privateKey, String(body.sensitiveData)) ?? '';
    expect(isSignedBy(ours.publicKey, said, String(body.signature))).toBe(true);
    return JSON.parse(said) as Record<string, unknown>;
  };
  expect(requests.map(({ path }) => path)).toEqual([
    `/api/dfs/check-out/initialize/683002007104225/${orderId}`,
    '/api/dfs/check-out/complete/REF1',
    '/api/dfs/verify/payment/REF1',
  ]);
  expect(Object.keys(initialize?.body ?? {})).toEqual([
    'accountNumber',
    'dateTime',
    'sensitiveData',
    'signature',
  ]);
  expect(initialize?.body).toMatchObject({
    accountNumber: '01711428801',
    dateTime: expect.stringMatching(/^\d{14}$/),
  });
  expect(read(initialize!)).toEqual({
    merchantId: '683002007104225',
    datetime: initialize?.body.dateTime,
    orderId,
    challenge: expect.stringMatching(/^[0-9a-f]{40}$/),
  });
  expect(complete?.body).toEqual({
    paymentRefId: 'REF1',
    sensitiveData: expect.any(String),
    signature: expect.any(String),
    merchantCallbackURL: 'https://p.example/r',
    additionalMerchantInfo: { tranId: order.tranId },
  });
  expect(read(complete!)).toEqual({
    merchantId: '683002007104225',
    orderId,
    amount: '1250.00',
    currencyCode: '050',
    challenge: 'CH',
  });
  for (const { headers } of [initialize!, complete!, verify!])
    expect(headers).toMatchObject({ 'x-km-api-version': 'v-0.2.0', 'x-km-client-type': 'PC_WEB' });
  expect(initialize?.headers['x-km-ip-v4']).toBe('203.0.113.7');
});

test('an answer of Nagad that it did not sign opens nothing', async () => {
  const account = { merchantId: '683002007104225', accountNumber: '01711428801', timeoutMs: 1_000, baseUrl };
  const gateway = nagad({ ...account, gatewayKey: gatewaySide.publicKey, merchantKey: ours.privateKey });
  const facts = { paymentReferenceId: 'REF1', acceptDateTime: '20261201101500', challenge: 'CH' };
  const forged = { ...sealed(facts), signature: signWith(ours.privateKey, JSON.stringify(facts)) };
  for (const said of [forged, { ...sealed(facts), sensitiveData: 'AAAA' }]) {
    answers = { '/initialize/': said };
    expect(await gateway.openSession(order)).toMatchObject({ kind: 'silent' });
  }
});
