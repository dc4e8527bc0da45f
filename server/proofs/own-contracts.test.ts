import { randomUUID } from 'node:crypto';
import { paymentMethods } from '@poth/domain/payment/payment.ts';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { returnFromGateway, holdWithDetails } from '../testing/buyer.ts';
import { type Ending, oneSeatBack, sold, underWay, unseated } from '../testing/ending.ts';
import { hostileBehaviours, notThere } from '../testing/hostile-behaviours.ts';
import { makeAdmin, signUpPerson } from '../testing/people.ts';
import { sampleTrip } from '../testing/sample-trip.ts';
import { type Mishap, setStage, type Stage } from '../testing/stage.ts';
import { createWorld, type World } from '../testing/world.ts';
import { expectEnding, workOff } from '../testing/work-off.ts';
import { askAboutPayments } from '../payment/ask-about-payments.ts';

/** Gateways that send browsers back by a link. SSLCommerz, which posts, has the other files of misbehaviour. */
const names = ['bkash', 'nagad'] as const;
type Own = (typeof names)[number];

/** Mishap with its number in the list of hostile behaviours, and the gateways where it can happen. */
type Numbered = Mishap & { no: number; at?: readonly Own[]; executes?: number };

/** Settles a refused refund by the word of two admins that Poth's bank has paid it. */
const settleByBank = async ({ world, tripId }: Stage, refundId: string | null): Promise<void> => {
  const [first, second] = [
    await makeAdmin(world, await signUpPerson(world)),
    await makeAdmin(world, await signUpPerson(world)),
  ];
  const asked = {
    tripId,
    refundId: refundId ?? '',
    reference: 'BANK 1',
    reason: 'Paid by our bank, its slip is kept',
  };
  const { requestId } = await world.portal.backOffice.settleOutside(first.actor, asked);
  await world.portal.backOffice.decideRequest(second.actor, { tripId, requestId, decision: 'approve' });
};

const unpaid = (payment: 'failed' | 'cancelled' | 'expired'): Ending => ({
  ...underWay,
  seats: 'held',
  payments: [payment],
});
const lapsed: Ending = { ...underWay, booking: 'expired', seats: 'free', payments: ['expired'] };

const mishapsOf = (own: Own): Numbered[] => {
  /** State of a refund: at bKash it is settled by program, at Nagad a person pays it. */
  const sent = own === 'bkash' ? 'settled' : 'failed';
  const executes = own === 'bkash' ? 1 : 0;
  const cancelled: Ending = {
    ...sold,
    booking: 'cancelled',
    seats: 'free',
    tickets: ['void', 'void'],
    refunds: [[133_000, sent]],
  };
  const sentBack = (paidPaisa: number): Ending => ({
    ...underWay,
    seats: 'held',
    payments: ['review'],
    refunds: [[paidPaisa, sent]],
  });
  const link = async (stage: Stage): Promise<URL> => {
    const { returnUrl } = await stage.choose();
    if (!returnUrl) throw new Error('nobody is sent back');
    return new URL(returnUrl);
  };
  const follow = (url: URL | string) => fetch(url, { redirect: 'manual' });
  const takenByAnother = ({ world, tripId }: Stage) =>
    holdWithDetails(world, { tripId, seatNos: ['B3', 'B4'] });

  return [
    {
      no: 1,
      name: 'the browser follows the same link twenty times at once',
      happens: async (stage) => {
        const back = await link(stage);
        const answers = await Promise.all(Array.from({ length: 20 }, () => follow(back)));
        expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([303]));
      },
      ends: sold,
      executes,
    },
    {
      no: 3,
      name: 'the browser comes back',
      happens: (stage) => stage.chooseAndReturn(),
      ends: sold,
      executes,
    },
    {
      no: 4,
      name: 'the browser and three pollers in the same moment',
      happens: async (stage) => {
        const back = await link(stage);
        await sql`update payment set ask_at = now() where payment_id = ${stage.paymentId}`.execute(
          stage.world.db,
        );
        await Promise.all([
          follow(back),
          ...Array.from({ length: 3 }, () => askAboutPayments(stage.world.deps)()),
        ]);
      },
      ends: sold,
      executes,
    },
    {
      no: 5,
      name: 'a link that says success before anybody paid, unsigned and wrongly signed',
      happens: async (stage) => {
        const { gatewaySession } = await stage.world.db
          .selectFrom('payment')
          .select('gatewaySession')
          .where('tranId', '=', stage.tranId)
          .executeTakeFirstOrThrow();
        const at = `${stage.world.publicUrl}/pay/return/${stage.tranId}`;
        const id = gatewaySession?.paymentID ?? gatewaySession?.paymentRefId;
        for (const query of [
          `paymentID=${id}&status=success`,
          `paymentID=${id}&status=success&signature=FORGED`,
          `paymentID=${id}&status=cancel&signature=FORGED`,
          `payment_ref_id=${id}&status=Success&status_code=00_0000_000`,
          'paymentID=TR0&status=success',
          '',
        ])
          expect((await follow(`${at}?${query}`)).status).toBe(303);
        expect(await stage.view()).toMatchObject({ paymentState: 'redirected', bookingState: 'held' });
        const [session] = (await stage.world.gateway.ledger(stage.tranId)).sessions;
        expect(session?.executes).toBe(0);
        await stage.chooseAndReturn();
      },
      ends: sold,
      executes,
    },
    ...([6, 7] as const).map((no) => ({
      no,
      name:
        no === 6
          ? "another's link at this attempt's address"
          : "a cheap payment's link at this attempt's address",
      happens: async (stage: Stage) => {
        const other = await setStage(stage.world, {}, no === 6 ? ['B3', 'B4'] : ['A1']);
        const theirs = await link(other);
        await follow(theirs);
        theirs.pathname = `/pay/return/${stage.tranId}`;
        await follow(theirs);
        expect(await other.view()).toMatchObject({ paymentState: 'paid' });
        expect(await stage.view()).toMatchObject({ paymentState: 'redirected', bookingState: 'held' });
        await stage.anHourPasses();
      },
      ends: lapsed,
      executes: 0,
    })),
    {
      no: 8,
      name: 'an old link comes again after the tickets were cancelled',
      happens: async (stage) => {
        const back = await link(stage);
        await follow(back);
        await workOff(stage.world, stage.tripId);
        await stage.cancel();
        await workOff(stage.world, stage.tripId);
        await follow(back);
      },
      ends: cancelled,
      executes,
    },
    ...[-1, 1, -0.01].map((amountOffTaka) => ({
      no: 9,
      name: `${amountOffTaka} taka off`,
      scenario: { amountOffTaka },
      happens: (stage: Stage) => stage.chooseAndReturn(),
      ends: sentBack(144_000 + Math.round(amountOffTaka * 100)),
    })),
    {
      no: 10,
      name: 'an amount that is a number',
      scenario: { amountFormat: 'number' },
      happens: (stage) => stage.chooseAndReturn(),
      ends: sold,
    },
    {
      no: 11,
      at: ['bkash'],
      name: 'dollars',
      scenario: { currency: 'USD' },
      happens: (stage) => stage.chooseAndReturn(),
      ends: sentBack(144_000),
    },
    {
      no: 12,
      name: 'the browser says success after a failure',
      scenario: { lie: 'valid' },
      happens: async (stage) => {
        await stage.chooseAndReturn('fail');
        await stage.anHourPasses();
      },
      ends: own === 'bkash' ? lapsed : { ...lapsed, payments: ['failed'] },
      executes,
    },
    {
      no: 13,
      name: 'the browser says failed after a success: what was taken counts, and nothing more is taken',
      scenario: { lie: 'fail' },
      happens: (stage) => stage.chooseAndReturn(),
      ends: own === 'bkash' ? unpaid('failed') : sold,
      executes: 0,
    },
    {
      no: 14,
      name: 'a link of a failure comes after the success',
      happens: async (stage) => {
        const back = await link(stage);
        await follow(back);
        back.searchParams.set('status', own === 'bkash' ? 'failure' : 'Failed');
        await follow(back);
      },
      ends: sold,
      executes,
    },
    {
      no: 14,
      at: ['nagad'],
      name: 'a try fails, and another one on the same page pays',
      happens: async (stage) => {
        await stage.chooseAndReturn('fail');
        expect(await stage.view()).toMatchObject({ paymentState: 'failed', bookingState: 'held' });
        await stage.chooseAndReturn();
      },
      ends: sold,
    },
    {
      no: 15,
      name: 'confirmed after the hold was over',
      happens: async (stage) => {
        await stage.anHourPasses();
        await stage.chooseAndReturn();
      },
      // At bKash nobody is charged for a hold that is over; at Nagad the money has moved, and buys seats that are free.
      ends: own === 'bkash' ? lapsed : sold,
      executes: 0,
    },
    {
      no: 15,
      name: 'confirmed after another took the seats',
      happens: async (stage) => {
        await stage.anHourPasses();
        await takenByAnother(stage);
        await stage.chooseAndReturn();
      },
      ends:
        own === 'bkash'
          ? { ...lapsed, seats: "another's" }
          : { ...unseated, seats: "another's", refunds: [[144_000, sent]] },
      executes: 0,
    },
    {
      no: 16,
      name: 'a first page is cancelled, a second one paid, and the first one tried again',
      happens: async (stage) => {
        await stage.chooseAndReturn('cancel');
        expect(await stage.view()).toMatchObject({ paymentState: 'cancelled', bookingState: 'held' });
        await stage.chooseAndReturn('success', await stage.tryAgain());
        if (own === 'nagad') await stage.chooseAndReturn();
        else await expect(stage.choose()).rejects.toThrow('over at bKash');
      },
      ends:
        own === 'bkash'
          ? { ...sold, payments: ['cancelled', 'paid'] }
          : { ...sold, payments: ['paid', 'paid'], refunds: [[144_000, sent]] },
      executes: 0,
    },
    ...([17, 18] as const).map((no) => ({
      no,
      name:
        no === 17
          ? 'the browser never returns'
          : 'nobody says anything, and the gateway is silent for a while',
      scenario: { noReturn: true, ...(no === 18 && { query: '500' }) },
      happens: async (stage: Stage) => {
        expect((await stage.choose()).returnUrl).toBeNull();
        expect(await stage.view()).toMatchObject({ paymentState: 'redirected', bookingState: 'held' });
        await workOff(stage.world, stage.tripId);
        await stage.behave({ query: 'ok' });
      },
      ends: sold,
      executes,
    })),
    {
      no: 17,
      at: ['bkash'],
      name: 'the browser never returns, and bKash does not tell that its customer has confirmed: nothing is taken',
      scenario: { noReturn: true, bkashVerified: false },
      happens: async (stage) => {
        await stage.choose();
        await workOff(stage.world, stage.tripId);
        await stage.anHourPasses();
      },
      ends: lapsed,
      executes: 0,
    },
    ...['500', 'hang'].map((silence) => ({
      no: 19,
      name: `the gateway does not answer (${silence}), and later does`,
      scenario: { query: silence, bkashExecute: 'exec_hang' },
      happens: async (stage: Stage) => {
        expect((await stage.chooseAndReturn()).status).toBe(303);
        expect(await stage.view()).toMatchObject({ paymentState: 'redirected', bookingState: 'held' });
        await stage.behave({ query: 'ok' });
      },
      ends: sold,
      executes,
    })),
    {
      no: 24,
      name: 'a refund is refused',
      scenario: { refund: 'fail' },
      happens: async (stage) => {
        await stage.buy();
        await stage.cancel(['B4']);
      },
      ends: oneSeatBack('failed'),
    },
    {
      no: 22,
      at: ['bkash'],
      name: 'a refund is made and not answered: it is found, and made once',
      scenario: { refund: 'hang' },
      happens: async (stage) => {
        await stage.buy();
        await stage.cancel(['B4']);
      },
      ends: oneSeatBack('settled'),
    },
    {
      no: 22,
      at: ['bkash'],
      name: 'two refunds of one amount, both made and not answered: each is found once',
      scenario: { refund: 'hang' },
      happens: async (stage) => {
        await stage.buy();
        await stage.cancel(['B4']);
        await workOff(stage.world, stage.tripId);
        await stage.cancel(['B3']);
        await workOff(stage.world, stage.tripId);
        expect((await stage.refundsAtGateway()).map(({ amount }) => amount)).toEqual(['665.00', '665.00']);
      },
      ends: {
        ...cancelled,
        refunds: [
          [66_500, 'settled'],
          [66_500, 'settled'],
        ],
      },
    },
    {
      no: 22,
      at: ['bkash'],
      name: 'of two refunds of one amount one is refused and paid by our bank: the other is found, and made once',
      scenario: { refund: 'fail' },
      happens: async (stage) => {
        await stage.buy();
        const { refundId } = await stage.cancel(['B4']);
        await workOff(stage.world, stage.tripId);
        await stage.behave({ refund: 'hang' });
        const later = await stage.cancel(['B3']);
        await stage.world.doChores();
        await settleByBank(stage, refundId);
        await workOff(stage.world, stage.tripId);
        expect(later.refundId).not.toBe(refundId);
        expect((await stage.refundsAtGateway()).map(({ amount }) => amount)).toEqual(['665.00']);
      },
      ends: {
        ...cancelled,
        refunds: [
          [66_500, 'settled'],
          [66_500, 'settled'],
        ],
      },
    },
    {
      no: 23,
      at: ['bkash'],
      name: 'a refund never ends: it is not sent again',
      scenario: { refund: 'stuck' },
      happens: async (stage) => {
        await stage.buy();
        await stage.cancel(['B4']);
        for (let asked = 0; asked < 3; asked++) await workOff(stage.world, stage.tripId);
        expect(await stage.refundsAtGateway()).toHaveLength(1);
      },
      ends: oneSeatBack('unknown'),
    },
    ...['exec_hang', '2062', '2117', '2056', 'nonsense'].map((bkashExecute) => ({
      no: 25,
      at: ['bkash'] as const,
      name: `an execute that was done answers ${bkashExecute}: it is queried, not told again`,
      scenario: { bkashExecute },
      happens: (stage: Stage) => stage.chooseAndReturn(),
      ends: sold,
      executes: 1,
    })),
    ...['2023', '2029'].map((bkashExecute) => ({
      no: 25,
      at: ['bkash'] as const,
      name: `an execute that was not done answers ${bkashExecute}`,
      scenario: { bkashExecute },
      happens: (stage: Stage) => stage.chooseAndReturn(),
      ends: unpaid('failed'),
      executes: 1,
    })),
    ...['hang_before', '500', '503'].map((bkashExecute) => ({
      no: 25,
      at: ['bkash'] as const,
      name: `an execute (${bkashExecute}) of which nothing comes: it is not told again, and the hold goes`,
      scenario: { bkashExecute },
      happens: async (stage: Stage) => {
        await stage.chooseAndReturn();
        await stage.behave({ bkashExecute: 'ok' });
        await workOff(stage.world, stage.tripId);
        await stage.anHourPasses();
      },
      ends: lapsed,
      executes: 1,
    })),
    {
      no: 25,
      at: ['bkash'],
      name: 'a link that is followed before the customer has confirmed does not use up the one execute',
      happens: async (stage) => {
        const back = await link(stage);
        // bKash's customer has not finished yet.
        await stage.behave({ bkashVerified: false });
        await follow(`${stage.world.publicUrl}/pay/return/${stage.tranId}`);
        expect(await stage.view()).toMatchObject({ paymentState: 'redirected' });
        await follow(back);
      },
      ends: sold,
      executes: 1,
    },
  ];
};

describe.each(names)('%s', (own) => {
  let world: World;
  beforeAll(async () => {
    world = await createWorld({ chores: false, timeoutMs: 700, paidAt: own });
    await world.gateway.behave({ refundSettleMs: 0, hangMs: 1_500 });
  });
  afterEach(() => world.gateway.behave({ init: 'ok', bkashGrant: 'ok' }));
  afterAll(() => world.stop());

  const mishaps = mishapsOf(own).filter(({ at }) => !at || at.includes(own));
  test.each(mishaps)('$no: $name', async ({ scenario, happens, ends, executes }) => {
    const stage = await setStage(world, scenario);
    await happens(stage);
    await expectEnding(world, stage, ends);
    const [session] = (await world.gateway.ledger(stage.tranId)).sessions;
    expect(session?.gateway).toBe(own);
    if (executes !== undefined) expect(session?.executes).toBe(executes);
  });

  test('20: a page that was made and never told: the next click opens another', async () => {
    const { tripId } = await sampleTrip(world.db);
    const buyer = await holdWithDetails(world, { tripId, seatNos: ['B3', 'B4'] });
    const { bookingId, actor } = buyer;
    const click = () =>
      world.portal.payment.startPayment(actor, { tripId, bookingId, method: own, key: randomUUID() });
    await world.gateway.behave({ init: 'hang_after' });
    await expect(click()).rejects.toMatchObject({ code: 'gateway-unavailable' });
    await world.gateway.behave({ init: 'ok' });
    const { tranId } = await click();
    const { returnUrl, fields } = await world.gateway.choose(tranId);
    await returnFromGateway(returnUrl, fields);
    await expectEnding(world, buyer, { ...sold, payments: ['expired', 'paid'] });
  });

  test('each of the twenty-five has a test here, or a reason', () => {
    const tested = new Set([20, ...mishaps.map(({ no }) => no)]);
    for (const no of Object.keys(hostileBehaviours).map(Number))
      expect([no, tested.has(no)]).toEqual([no, notThere[no]?.[own] === undefined]);
  });
});

test('25: bKash locks who asks for too many tokens: no page opens, nothing is asked again at once, and it comes back', async () => {
  const world = await createWorld({ chores: false, timeoutMs: 700, paidAt: 'bkash' });
  try {
    await world.gateway.behave({ bkashGrant: 'limit' });
    const { tripId } = await sampleTrip(world.db);
    const buyer = await holdWithDetails(world, { tripId, seatNos: ['B3'] });
    const input = { tripId, bookingId: buyer.bookingId, method: 'bkash' as const };
    for (let click = 0; click < 4; click++) {
      const inVain = world.portal.payment.startPayment(buyer.actor, { ...input, key: randomUUID() });
      await expect(inVain).rejects.toMatchObject({ code: 'gateway-unavailable' });
    }
    const { rows } = await sql<{ count: number }>`
      select cardinality(granted_at) as count from gateway_token`.execute(world.db);
    expect(rows).toEqual([{ count: 2 }]);
    await world.gateway.behave({ bkashGrant: 'ok' });
    await sql`update gateway_token set granted_at = array[now() - interval '2 hours', now() - interval '2 hours']`.execute(
      world.db,
    );
    const { tranId } = await world.portal.payment.startPayment(buyer.actor, { ...input, key: randomUUID() });
    const { returnUrl, fields } = await world.gateway.choose(tranId);
    await returnFromGateway(returnUrl, fields);
    expect(await world.portal.payment.viewPayment(buyer.actor, tranId)).toMatchObject({
      paymentState: 'paid',
    });
  } finally {
    await world.stop();
  }
});

test('whatever way to pay is chosen, the same sum is asked for: what the way costs is in no price', async () => {
  const world = await createWorld({ chores: false, paidAt: 'bkash' });
  try {
    const asked: (string | undefined)[] = [];
    for (const method of paymentMethods) {
      const { tripId } = await sampleTrip(world.db);
      const { actor, bookingId } = await holdWithDetails(world, { tripId, seatNos: ['B3', 'B4'] });
      const input = { tripId, bookingId, method, key: randomUUID() };
      const { tranId } = await world.portal.payment.startPayment(actor, input);
      const [session] = (await world.gateway.ledger(tranId)).sessions;
      asked.push(`${session?.gateway} ${session?.amount}`);
    }
    expect(asked).toEqual(['bkash 1440.00', 'nagad 1440.00', 'sslcommerz 1440.00', 'sslcommerz 1440.00']);
  } finally {
    await world.stop();
  }
});
