import { randomInt } from 'node:crypto';
import { sql } from 'kysely';
import { isProblem } from '@poth/domain/problem.ts';
import { serviceDateOf } from '@poth/domain/trip/trip-id.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withClient } from '../db/testing.ts';
import { expectBooksToAgree } from '../testing/books.ts';
import { aSale, anAgent } from '../testing/counter.ts';
import { returnFromGateway, eventually, startPaying } from '../testing/buyer.ts';
import { countWaiting } from '../testing/count-waiting.ts';
import { sold, unseated } from '../testing/ending.ts';
import { meetAtLock } from '../testing/meet-at-lock.ts';
import { runTrip } from '../testing/running-trip.ts';
import { expectEnding, workOff } from '../testing/work-off.ts';
import { openWithoutGuard } from '../testing/without-guard.ts';
import { createWorld, type World } from '../testing/world.ts';
import { addChange } from '../trip/change-store.ts';
import { raiseTripVersion } from '../trip/trip-steps-store.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ chores: false, timeoutMs: 20_000 });
  await world.gateway.behave({ refundSettleMs: 0 });
});
afterAll(() => world.stop());

const expected = ['seat-taken', 'trip-not-on-sale', 'hold-expired', 'trip-over', 'effect-changed'];
/** Returns done, or the code of an expected problem; anything else is a bug. */
const orProblem = async (work: Promise<unknown>): Promise<string> => {
  try {
    await work;
    return 'done';
  } catch (thrown) {
    if (isProblem(thrown) && expected.includes(thrown.code)) return thrown.code;
    throw thrown;
  }
};
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Sums the money paid for a trip, what of it is to be refunded and what has been, online or over a counter. */
const moneyOf = async (tripId: string, way: 'online' | 'counter') => {
  const { rows } = await sql<{ paid: number; owed: number; settled: number }>`
    select coalesce(sum(p.amount_paisa), 0)::bigint paid, coalesce(sum(r.owed), 0)::bigint owed,
      coalesce(sum(r.settled), 0)::bigint settled
    from payment p left join lateral (select sum(amount_paisa) owed,
        sum(amount_paisa) filter (where state = 'settled') settled
      from refund where trip_id = p.trip_id and payment_id = p.payment_id) r on true
    where p.trip_id = ${tripId} and p.state = 'paid' and (p.gateway = 'counter') = ${way === 'counter'}`.execute(
    world.db,
  );
  return rows[0] ?? { paid: 0, owed: 0, settled: 0 };
};

/** Lets a buyer pay, and come back while the trip is being cancelled; returns the purchase. */
const payAmidCancel = async (inWorld: World) => {
  const { tripId } = await runTrip(inWorld);
  const buyer = await startPaying(inWorld, { tripId, seatNos: ['B3', 'B4'] });
  await inWorld.gateway.behave({ ipn: 'none' }, buyer.tranId);
  const { returnUrl, fields } = await inWorld.gateway.choose(buyer.tranId);
  const back = await inWorld.db.transaction().execute(async (tx) => {
    await sql`update trip set state = 'cancelled' where trip_id = ${tripId}`.execute(tx);
    await raiseTripVersion(tx, tripId);
    const cancelled = { kind: 'cancel', was: { cancelled: false }, became: { cancelled: true } } as const;
    await addChange(tx, tripId, cancelled, { reason: 'breakdown', by: { userId: 'test', name: 'Test' } });
    const coming = returnFromGateway(returnUrl, fields);
    await withClient(inWorld.databaseUrl, (looking) =>
      eventually(async () => (await countWaiting(looking)) > 0, 'the sale waits'),
    );
    return { coming };
  });
  await back.coming;
  return buyer;
};

test('a sale that is written down while the trip is being cancelled waits for that, and finds no coach', async () => {
  await expectEnding(world, await payAmidCancel(world), unseated);
});

test('a cancellation that comes while a sale is being written waits for it, and sees that somebody has bought', async () => {
  const stage = await runTrip(world);
  const { tripId } = stage;
  const buyer = await startPaying(world, { tripId, seatNos: ['B3', 'B4'] });
  await world.gateway.behave({ ipn: 'none' }, buyer.tranId);
  const { returnUrl, fields } = await world.gateway.choose(buyer.tranId);
  // The sale has its seats locked when it comes to this row, and waits for the transaction that writes the row.
  const listed = `insert into phone_directory values ('+88${buyer.phone}', '${serviceDateOf(tripId)}', '${tripId}', '${buyer.bookingId}')`;
  const [, cancelled] = await meetAtLock<unknown>(world, listed, [
    () => returnFromGateway(returnUrl, fields),
    () => orProblem(stage.change({ kind: 'cancel', reason: 'breakdown' })),
  ]);
  expect(cancelled).toEqual({ status: 'fulfilled', value: 'effect-changed' });
  await expectEnding(world, buyer, sold);
});

test('without the version of the trip a seat is sold on a coach that does not run', async () => {
  const guard = openWithoutGuard({
    statement: 'insert into ticket (',
    guard: 's.trip_version = given.trip_version',
  });
  const unguarded = await createWorld({ chores: false, timeoutMs: 20_000, ...guard });
  try {
    const { bookingId } = await payAmidCancel(unguarded);
    expect(guard.found()).toBe(true);
    const booking = await unguarded.db
      .selectFrom('booking')
      .select('state')
      .where('bookingId', '=', bookingId)
      .executeTakeFirst();
    expect(booking?.state).toBe('confirmed');
  } finally {
    await unguarded.stop();
  }
});

test.each([1, 2, 3])(
  'buyers on the web, counters that sell, desks that keep and release, delays and the cancellation, all at once (%i)',
  { timeout: 120_000 },
  async () => {
    const stage = await runTrip(world);
    const { tripId, actor } = stage;
    const agent = await anAgent(world, stage.operatorId);
    const seats = ['A1', 'A2', 'A3', 'A4', 'B1', 'B2', 'B3', 'B4'];
    const any = () => seats[randomInt(seats.length)] ?? 'A1';

    const buy = async () => {
      await pause(randomInt(300));
      const buyer = await startPaying(world, { tripId, seatNos: [any()] });
      const { returnUrl, fields } = await world.gateway.choose(buyer.tranId);
      await returnFromGateway(returnUrl, fields);
    };
    const sell = async (seatNo: string) => {
      await pause(randomInt(300));
      await world.portal.counter.sellAtCounter(agent.actor, aSale(tripId, { seatNos: [seatNo] }));
    };
    const keep = async () => {
      await pause(randomInt(300));
      const { blockId } = await stage.keep([any(), any()]);
      await world.portal.trip.releaseBlock(actor, { tripId, blockId });
    };
    const delay = (minutes: number) =>
      stage.change({ kind: 'delay', delayMinutes: minutes, reason: 'traffic' });
    const cancel = async () => {
      const bothHavePaid = async () =>
        (await moneyOf(tripId, 'online')).paid > 0 && (await moneyOf(tripId, 'counter')).paid > 0;
      await eventually(bothHavePaid, 'somebody has paid online, and somebody at the counter', 60_000);
      for (;;) {
        const answer = await orProblem(stage.change({ kind: 'cancel', reason: 'breakdown' }));
        if (answer !== 'effect-changed') return answer;
      }
    };
    const answers = await Promise.all([
      cancel(),
      ...Array.from({ length: 30 }, () => orProblem(buy())),
      // The last seat is wanted by nobody else: something is sold over the counter in any case.
      ...[any(), any(), any(), any(), any(), 'I1'].map((seatNo) => orProblem(sell(seatNo))),
      ...Array.from({ length: 6 }, () => orProblem(keep())),
      ...[70, 20, 90].map((minutes) => orProblem(delay(minutes))),
    ]);
    expect(answers[0]).toBe('done');
    await workOff(world, tripId);

    const states = await world.db
      .selectFrom('booking')
      .select('state')
      .distinct()
      .where('tripId', '=', tripId)
      .where('state', 'not in', ['held', 'expired'])
      .execute();
    expect(['cancelled', 'unseated']).toEqual(expect.arrayContaining(states.map(({ state }) => state)));
    // Money paid online is refunded automatically; money paid at a counter waits there to be handed out, all of it.
    const online = await moneyOf(tripId, 'online');
    expect(online.paid).toBeGreaterThan(0);
    expect(online.settled).toBe(online.paid);
    const overCounters = await moneyOf(tripId, 'counter');
    expect(overCounters.paid).toBeGreaterThan(0);
    expect(overCounters.owed).toBe(overCounters.paid);
    const taken = await world.db
      .selectFrom('tripSeat')
      .select('seatNo')
      .where('tripId', '=', tripId)
      .where('state', 'in', ['sold', 'blocked'])
      .execute();
    expect(taken).toEqual([]);
    await expectBooksToAgree(world);
  },
);
