import { createServer } from 'node:http';
import { paisa } from '@poth/domain/money.ts';
import { judge } from '@poth/domain/payment/judge.ts';
import { type GatewayName, gatewayNames, type Verdict } from '@poth/domain/payment/payment.ts';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Outcome } from '../../testing/gateway-control.ts';
import { createWorld, type World } from '../../testing/world.ts';
import { newTranId } from '../tran-id.ts';
import { bkash } from './bkash/bkash.ts';
import type { AskedAttempt, Gateway, Hint, Order, RefundOrder } from './gateway.ts';
import { nagad } from './nagad/nagad.ts';
import { sandboxBkash, sandboxNagad } from './sandbox-accounts.ts';
import { sslcommerz } from './sslcommerz/sslcommerz.ts';

const tripId = '20261201-0000-4000-8000-000000000001';
const asked = paisa(144_000);
const timeoutMs = 1_500;

const orderOf = (tranId: string, amountPaisa = asked): Order => {
  const at = `http://localhost:9/pay/return/${tranId}`;
  return {
    tranId,
    amountPaisa,
    method: 'other',
    address: '203.0.113.7',
    contact: { name: 'Tasnim Rahman', phone: '+8801711111111', email: 'tasnim@example.com' },
    product: 'Bus ticket B3 B4',
    seatCount: 2,
    returnUrls: { success: at, fail: at, cancel: at, ipn: at },
  };
};

describe.each(gatewayNames)('%s', (name) => {
  let world: World;
  let gateway: Gateway;
  beforeAll(async () => {
    world = await createWorld({ chores: false, paidAt: name, timeoutMs });
    gateway = world.deps.gateways.forMethod(world.methods.first);
  });
  afterEach(() => world.gateway.behaveWell());
  afterAll(() => world.stop());

  const open = async (amountPaisa = asked): Promise<AskedAttempt> => {
    const tranId = newTranId(tripId);
    const answer = await gateway.openSession(orderOf(tranId, amountPaisa));
    if (answer.kind !== 'opened') throw new Error(answer.reason);
    return { tranId, gatewaySession: answer.session ?? null };
  };

  /** Hint of the callback that the customer's browser brings. */
  const hintOf = (
    attempt: AskedAttempt,
    back: { returnUrl: string | null; fields: Record<string, string> },
  ) => {
    if (!back.returnUrl) return null;
    const callback = gateway.readCallback(new URLSearchParams(back.fields));
    if (callback) return callback.receiptId ? { receiptId: callback.receiptId } : null;
    return gateway.readReturn?.(new URL(back.returnUrl).searchParams, attempt) ?? null;
  };

  /** Asks about an attempt, and captures its money where the gateway waits to be told. */
  const ask = async (attempt: AskedAttempt, hint: Hint | null = null): Promise<Verdict> => {
    const verdict = await gateway.ask(attempt, hint);
    return verdict.kind === 'confirmed' && gateway.capture ? gateway.capture(attempt) : verdict;
  };

  const visit = async (attempt: AskedAttempt, outcome: Outcome = 'success'): Promise<Verdict> =>
    ask(attempt, hintOf(attempt, await world.gateway.choose(attempt.tranId, outcome)));

  const judged = ({ tranId }: AskedAttempt, verdict: Verdict) =>
    judge({ tranId, amountPaisa: asked, otherShares: [] }, verdict)?.event;

  const refundOf = async (attempt: AskedAttempt, more: Partial<RefundOrder> = {}): Promise<RefundOrder> => {
    const [payment] = (await world.gateway.ledger(attempt.tranId)).payments;
    return {
      ...attempt,
      refundTransId: `R${attempt.tranId.slice(-20)}`,
      bankTranId: payment?.bank_tran_id ?? '',
      amountPaisa: paisa(66_500),
      remarks: 'Poth refund',
      isRepeat: false,
      alike: { settled: 0, open: 0 },
      ...more,
    };
  };
  const refundsAt = async ({ tranId }: AskedAttempt) =>
    (await world.gateway.ledger(tranId)).payments.flatMap(({ refunds }) => refunds);

  /** Nagad has no refunds by program: a person pays. */
  const expectByHand = async (attempt: AskedAttempt): Promise<void> => {
    const { kind } = await gateway.refund(await refundOf(attempt));
    expect([kind, await refundsAt(attempt)]).toEqual(['refused', []]);
  };

  test('opens a page of its own origin, where nothing is paid yet', async () => {
    const tranId = newTranId(tripId);
    const answer = await gateway.openSession(orderOf(tranId));
    const origins = { sslcommerz: world.gateway.url, ...world.origins };
    if (answer.kind !== 'opened') throw new Error(answer.reason);
    expect(new URL(answer.pageUrl).origin).toBe(origins[name]);
    const page = await fetch(answer.pageUrl);
    expect([page.status, await page.text()]).toEqual([200, expect.stringContaining('1440.00')]);
    expect(await ask({ tranId, gatewaySession: answer.session ?? null })).toEqual({ kind: 'pending' });
  });

  test('a payment is told with its amount, currency and number, however often it is asked about', async () => {
    const attempt = await open();
    const paid = await visit(attempt);
    expect(paid).toMatchObject({ kind: 'paid', tranId: attempt.tranId, amountPaisa: asked, currency: 'BDT' });
    expect(judged(attempt, paid)).toBe('pay');
    const [{ bank_tran_id: bankTranId, amount } = { bank_tran_id: '', amount: '' }] = (
      await world.gateway.ledger(attempt.tranId)
    ).payments;
    expect([amount, paid]).toMatchObject(['1440.00', { bankTranId }]);
    const again = await ask(attempt);
    expect(again).toMatchObject({
      kind: 'paid',
      bankTranId,
      receiptId: (paid as { receiptId: string }).receiptId,
    });
  });

  test.each([
    ['fail', 'failed'],
    ['cancel', 'cancelled'],
  ] as const)('%s is told as %s, and no money moves', async (outcome, kind) => {
    const attempt = await open();
    expect(await visit(attempt, outcome)).toMatchObject({ kind });
    expect(
      (await world.gateway.ledger(attempt.tranId)).payments.filter(({ status }) => status === 'VALID'),
    ).toEqual([]);
  });

  test.each(['500', 'hang'])('silence about a payment (%s) is never an end of it', async (silence) => {
    const attempt = await open();
    await world.gateway.behave(
      { query: silence, validator: silence, bkashExecute: 'exec_hang', hangMs: 2_500 },
      attempt.tranId,
    );
    expect(await visit(attempt)).toMatchObject({ kind: 'unknown' });
    await world.gateway.behave({ query: 'ok', validator: 'ok' }, attempt.tranId);
    expect(await ask(attempt)).toMatchObject({ kind: 'paid' });
  });

  test.each([-1, 1, -0.01])('%s taka off is for a person to judge', async (amountOffTaka) => {
    const attempt = await open();
    await world.gateway.behave({ amountOffTaka }, attempt.tranId);
    const verdict = await visit(attempt);
    expect(verdict).toMatchObject({ kind: 'paid', amountPaisa: asked + Math.round(amountOffTaka * 100) });
    expect(judged(attempt, verdict)).toBe('review');
  });

  test('an amount as a number is read to the paisa', async () => {
    const attempt = await open(paisa(72_050));
    await world.gateway.behave({ amountFormat: 'number' }, attempt.tranId);
    expect(await visit(attempt)).toMatchObject({ kind: 'paid', amountPaisa: 72_050 });
  });

  test('another currency is for a person to judge, where the gateway tells one', async () => {
    const attempt = await open();
    await world.gateway.behave({ currency: 'USD' }, attempt.tranId);
    // Nagad's answer has no field for the currency: its orders are in taka alone.
    expect(judged(attempt, await visit(attempt))).toBe(name === 'nagad' ? 'pay' : 'review');
  });

  test('what belongs to one attempt proves nothing about another', async () => {
    const [cheap, dear] = [await open(paisa(10_000)), await open()];
    const back = await world.gateway.choose(cheap.tranId);
    const hint = hintOf(cheap, back);
    await ask(cheap, hint);
    const stolen = name === 'sslcommerz' ? hint : hintOf(dear, back);
    expect(judged(dear, await ask(dear, stolen))).toBeUndefined();
    const swapped = { ...dear, gatewaySession: cheap.gatewaySession };
    expect(judged(swapped, await ask(swapped, stolen))).not.toBe('pay');
  });

  test('an attempt that the gateway does not know is neither paid nor over', async () => {
    const { gatewaySession } = await open();
    const lost =
      gatewaySession && Object.fromEntries(Object.entries(gatewaySession).map(([key]) => [key, 'NOBODY']));
    for (const session of [null, lost]) {
      const { kind } = await ask({ tranId: newTranId(tripId), gatewaySession: session });
      expect(['pending', 'unknown']).toContain(kind);
    }
  });

  test('a refund is paid once, however often it is sent under its id', async () => {
    const attempt = await open();
    await visit(attempt);
    await world.gateway.behave({ refundSettleMs: 0 }, attempt.tranId);
    if (name === 'nagad') return expectByHand(attempt);
    const first = await gateway.refund(await refundOf(attempt));
    expect(['accepted', 'settled']).toContain(first.kind);
    const second = await gateway.refund(await refundOf(attempt, { isRepeat: true }));
    expect(second.kind).toBe(first.kind);
    expect(await refundsAt(attempt)).toMatchObject([{ amount: '665.00', status: 'refunded' }]);
    if (first.kind === 'accepted')
      expect(await gateway.askRefund(first.gatewayRefundId)).toEqual({ kind: 'settled' });
  });

  test('a refund whose answer is lost is found, and not paid again', async () => {
    const attempt = await open();
    await visit(attempt);
    if (name === 'nagad') return expectByHand(attempt);
    await world.gateway.behave({ refund: 'hang', hangMs: 2_500, refundSettleMs: 0 }, attempt.tranId);
    expect(await gateway.refund(await refundOf(attempt))).toMatchObject({ kind: 'unknown' });
    expect(['accepted', 'settled']).toContain(
      (await gateway.refund(await refundOf(attempt, { isRepeat: true }))).kind,
    );
    expect(await refundsAt(attempt)).toHaveLength(1);
  });

  test('a refund that was never taken on is sent when it is repeated', async () => {
    const attempt = await open();
    await visit(attempt);
    if (name === 'nagad') return expectByHand(attempt);
    await world.gateway.behave({ refund: '500' }, attempt.tranId);
    expect(await gateway.refund(await refundOf(attempt))).toMatchObject({ kind: 'unknown' });
    expect(await refundsAt(attempt)).toEqual([]);
    await world.gateway.behave({ refund: 'ok' }, attempt.tranId);
    expect(['accepted', 'settled']).toContain(
      (await gateway.refund(await refundOf(attempt, { isRepeat: true }))).kind,
    );
    expect(await refundsAt(attempt)).toHaveLength(1);
  });

  test('a refund of more than is left is refused', async () => {
    const attempt = await open();
    await visit(attempt);
    const tooMuch = await refundOf(attempt, { amountPaisa: paisa(200_000) });
    expect(await gateway.refund(tooMuch)).toMatchObject({
      kind: 'refused',
      reason: expect.stringMatching(/./),
    });
    expect(await refundsAt(attempt)).toEqual([]);
  });

  test.each(['500', 'hang_after'])(
    'a page that does not come (%s) is silence, and the next one is opened',
    async (init) => {
      await world.gateway.behave({ init, hangMs: 2_500 });
      const tranId = newTranId(tripId);
      expect(await gateway.openSession(orderOf(tranId))).toMatchObject({ kind: 'silent' });
      await world.gateway.behaveWell();
      expect(await visit(await open())).toMatchObject({ kind: 'paid' });
    },
  );
});

/** Answers that no gateway should give, to any question. */
const nonsense: [status: number, body: string][] = [
  [200, ''],
  [200, '<html>maintenance</html>'],
  [200, '[]'],
  [200, 'null'],
  [200, '{}'],
  [200, '{"status":{},"statusCode":[],"transactionStatus":7,"element":"x","sensitiveData":1}'],
  [200, `{"a":"${'x'.repeat(300_000)}"}`],
  [302, '{"status":"SUCCESS","GatewayPageURL":"http://evil.example/"}'],
  [401, '{"message":"Unauthorized"}'],
  [500, 'Internal Server Error'],
];

describe('nonsense', () => {
  let world: World;
  let answer: [status: number, body: string] = [200, ''];
  const server = createServer((request, response) => {
    request.resume();
    const isGrant = request.url?.endsWith('/token/grant');
    const granted = JSON.stringify({ statusCode: '0000', id_token: 'token', expires_in: 3600 });
    response
      .writeHead(isGrant ? 200 : answer[0], { location: '/elsewhere' })
      .end(isGrant ? granted : answer[1]);
  });
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

  const gatewayAt = (name: GatewayName): { gateway: Gateway; session: Record<string, string> | null } => {
    if (name === 'bkash') {
      const config = { ...sandboxBkash, baseUrl, timeoutMs, openTimeoutMs: timeoutMs };
      return { gateway: bkash(config, world.db), session: { paymentID: 'TR1' } };
    }
    if (name === 'nagad')
      return {
        gateway: nagad({ ...sandboxNagad(), baseUrl, timeoutMs }),
        session: { paymentRefId: 'REF', orderId: 'P1' },
      };
    const account = {
      storeId: 'x',
      storePassword: 'y',
      fallbackEmail: 'a@example.com',
      productProfile: 'general',
    };
    return { gateway: sslcommerz({ ...account, baseUrl, timeoutMs }), session: null };
  };

  test.each(gatewayNames.flatMap((name) => nonsense.map((said, no) => [name, no, said] as const)))(
    '%s is told nonsense no. %i: nothing is opened, paid, over or paid back by it, and nothing throws',
    async (name, _, said) => {
      const { gateway, session } = gatewayAt(name);
      answer = said;
      const attempt = { tranId: newTranId(tripId), gatewaySession: session };
      expect(['silent', 'refused']).toContain((await gateway.openSession(orderOf(attempt.tranId))).kind);
      expect(['unknown', 'pending']).toContain((await gateway.ask(attempt, null)).kind);
      if (gateway.capture) expect(['unknown', 'pending']).toContain((await gateway.capture(attempt)).kind);
      const order = {
        bankTranId: 'B1',
        refundTransId: 'R1',
        amountPaisa: asked,
        remarks: '-',
        isRepeat: true,
      };
      const { kind } = await gateway.refund({ ...attempt, ...order, alike: { settled: 0, open: 0 } });
      expect(kind).toBe(name === 'nagad' ? 'refused' : 'unknown');
    },
  );
});
