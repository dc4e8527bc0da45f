import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { openDatabase } from '../db/database.ts';
import { holdWithDetails, newBuyer, newPhone } from '../testing/buyer.ts';
import { endingOf, sold } from '../testing/ending.ts';
import { meetAtLock } from '../testing/meet-at-lock.ts';
import { sampleTrip } from '../testing/sample-trip.ts';
import { setStage, type Stage } from '../testing/stage.ts';
import { createWorld, type World } from '../testing/world.ts';
import { expectEnding } from '../testing/work-off.ts';
import type { Hint } from './gateways/gateway.ts';
import { settlePayment } from './settle-payment.ts';
import { findAttempt } from './tran-store.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ chores: false, timeoutMs: 700, paidAt: 'bkash' });
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => world.stop());

const confirmed: Hint = { ended: 'confirmed' };
const attemptOf = async ({ tranId }: Stage) => {
  const attempt = await findAttempt(world.db, tranId);
  if (!attempt) throw new Error(`no attempt ${tranId}`);
  return attempt;
};
const executesOf = async ({ tranId }: Stage): Promise<number | undefined> =>
  (await world.gateway.ledger(tranId)).sessions[0]?.executes;
const lockOf = ({ paymentId }: { paymentId: string }): string =>
  `select from payment where payment_id = '${paymentId}' for update`;
const seatsOf = async ({ bookingId }: Stage): Promise<string[]> => {
  const { rows } = await sql<{ state: string }>`
    select distinct case when expires_at > now() + interval '1 minute' then state else state || ', soon over' end as state
    from trip_seat where booking_id = ${bookingId}`.execute(world.db);
  return rows.map(({ state }) => state);
};

test('several processes that settle a confirmed attempt at once have its money taken once', async () => {
  const stage = await setStage(world);
  await stage.choose();
  const attempt = await attemptOf(stage);
  const others = Array.from({ length: 3 }, () => openDatabase(world.databaseUrl, 'poth_app', { max: 2 }));
  const processes = [world.deps, ...others.map((db) => ({ ...world.deps, db }))];
  // All of them have read and wait at the claim before one of them gets it.
  const ends = await meetAtLock(
    world,
    lockOf(stage),
    processes.map((deps) => () => settlePayment(deps)(attempt, confirmed)),
  );
  expect(ends.map(({ status }) => status)).toEqual(processes.map(() => 'fulfilled'));
  expect(await executesOf(stage)).toBe(1);
  await expectEnding(world, stage, sold);
  await Promise.all(others.map((db) => db.destroy()));
});

/** Lets a buyer of a seat there and one back confirm both at bKash; returns the attempt as each of the two trips names it. */
const bothConfirmed = async () => {
  const actor = newBuyer();
  const phone = newPhone();
  const way = async (daysAhead: number) => {
    const { tripId } = await sampleTrip(world.db, daysAhead);
    return holdWithDetails(world, { actor, phone, tripId, seatNos: ['A1'] });
  };
  const [there, back] = [await way(7), await way(9)];
  const { tripId, bookingId } = there;
  const otherWay = { tripId: back.tripId, bookingId: back.bookingId };
  const wish = { tripId, bookingId, otherWay, method: 'bkash' as const, key: randomUUID() };
  const { tranId } = await world.portal.payment.startPayment(actor, wish);
  await world.gateway.choose(tranId);
  const attempt = await findAttempt(world.db, tranId);
  if (!attempt) throw new Error(`no attempt ${tranId}`);
  const shares = [attempt, { ...attempt, tripId: back.tripId }];
  return {
    shares,
    back,
    executes: async () => (await world.gateway.ledger(tranId)).sessions[0]?.executes,
    becomes: async () => [(await endingOf(world, there)).booking, (await endingOf(world, back)).booking],
  };
};

test('two processes that settle a purchase, each from another of its trips, have its money taken once', async () => {
  const { shares, executes, becomes } = await bothConfirmed();
  const other = openDatabase(world.databaseUrl, 'poth_app', { max: 2 });
  const processes = [world.deps, { ...world.deps, db: other }];
  // Both have asked bKash, and neither has claimed anything, before the rows are free.
  await meetAtLock(
    world,
    lockOf(shares[0]!),
    processes.map((deps, place) => () => settlePayment(deps)(shares[place]!, confirmed)),
  );
  expect(await executes()).toBe(1);
  expect(await becomes()).toEqual(['confirmed', 'confirmed']);
  await other.destroy();
});

test('the seat back gone before bKash is told: nothing is taken, whichever trip is asked about', async () => {
  const { shares, back, executes, becomes } = await bothConfirmed();
  await world.age(back.tripId, back.bookingId, 60);
  await holdWithDetails(world, { tripId: back.tripId, seatNos: ['A1'] });
  for (const share of shares) expect(await settlePayment(world.deps)(share, confirmed)).toBe(false);
  expect(await executes()).toBe(0);
  expect((await becomes())[0]).toBe('held');
});

test('seats are being paid for, for a minute more at least, when the money is taken', async () => {
  const stage = await setStage(world);
  await stage.choose();
  await sql`update trip_seat set expires_at = now() + interval '5 seconds' where booking_id = ${stage.bookingId}`.execute(
    world.db,
  );
  const gateway = world.deps.gateways.forMethod('bkash');
  const { capture } = gateway;
  const seen: string[][] = [];
  vi.spyOn(gateway, 'capture').mockImplementation(async (attempt) => {
    seen.push(await seatsOf(stage));
    return capture!(attempt);
  });
  await settlePayment(world.deps)(await attemptOf(stage), confirmed);
  expect(seen).toEqual([['paying']]);
  await expectEnding(world, stage, sold);
});

test.each(['cancelled', 'failed', 'expired'] as const)(
  'an attempt that is %s takes no money',
  async (state) => {
    const stage = await setStage(world);
    await stage.choose();
    await sql`update payment set state = ${state} where payment_id = ${stage.paymentId}`.execute(world.db);
    expect(await settlePayment(world.deps)(await attemptOf(stage), confirmed)).toBe(false);
    expect(await executesOf(stage)).toBe(0);
  },
);

test('a changed booking takes no money: it would have to go back', async () => {
  const stage = await setStage(world);
  await stage.choose();
  await sql`update booking set contents_no = contents_no + 1, version = version + 1
    where booking_id = ${stage.bookingId}`.execute(world.db);
  expect(await settlePayment(world.deps)(await attemptOf(stage), confirmed)).toBe(false);
  expect(await executesOf(stage)).toBe(0);
});

test('an end that is told while the money is being taken ends nothing', async () => {
  const stage = await setStage(world, { bkashExecute: 'hang_before', hangMs: 400 });
  await stage.choose();
  const attempt = await attemptOf(stage);
  const taking = settlePayment(world.deps)(attempt, confirmed);
  await vi.waitFor(async () => expect(await executesOf(stage)).toBe(1));
  await settlePayment(world.deps)(attempt, { ended: 'cancelled' });
  expect(await stage.view()).toMatchObject({ paymentState: 'redirected' });
  await taking;
});
