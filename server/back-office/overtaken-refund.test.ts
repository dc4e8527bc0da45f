import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dhakaDate } from '@poth/domain/dhaka.ts';
import { runAudit } from '../invariants/run-audit.ts';
import { callOffBooking } from '../refund/call-off-booking.ts';
import { followRefund } from '../refund/follow-refund.ts';
import { holdWithDetails } from '../testing/buyer.ts';
import { earlier } from '../testing/earlier.ts';
import { meetAtLock } from '../testing/meet-at-lock.ts';
import { makeAdmin, type Person, signUpPerson } from '../testing/people.ts';
import { setStage, type Stage } from '../testing/stage.ts';
import { workOff } from '../testing/work-off.ts';
import { createWorld, type World } from '../testing/world.ts';

let world: World;
let admin: Person;
beforeAll(async () => {
  world = await createWorld({ chores: false });
  await world.gateway.behave({ refundSettleMs: 0 });
  admin = await makeAdmin(world, await signUpPerson(world, { name: 'Nusrat Jahan' }));
});
afterAll(() => world.stop());

/** Price of two seats of ৳700 with a charge of ৳20 each. */
const pricePaisa = 2 * 72_000;
/** Refund of one seat by the policy: ৳700 less 5 %. */
const seatPaisa = 66_500;

const bought = async (scenario = {}): Promise<Stage> => {
  const stage = await setStage(world, scenario);
  await stage.buy();
  return stage;
};
const record = ({ tripId, bookingId }: Stage, amountPaisa = pricePaisa, more: { paymentId?: string } = {}) =>
  world.portal.backOffice.recordReversal(admin.actor, {
    tripId,
    bookingId,
    amountPaisa,
    reversedOn: dhakaDate(new Date()),
    reference: 'CB 2026 114',
    reason: 'the cardholder says that the refund never came',
    ticketsKept: true,
    key: randomUUID(),
    ...more,
  });
const refundsOf = async ({ tripId }: Stage) => {
  const rows = await world.db
    .selectFrom('refund')
    .select(['state', 'amountPaisa'])
    .where('tripId', '=', tripId)
    .orderBy('requestedAt')
    .execute();
  return rows.map(({ state, amountPaisa }) => [state, amountPaisa]);
};
const casesOf = async ({ tripId }: Stage) => {
  const rows = await world.db
    .selectFrom('reversal')
    .select('amountPaisa')
    .where('tripId', '=', tripId)
    .execute();
  return rows.map(({ amountPaisa }) => amountPaisa);
};
/** Sums money of a trip that is still with the gateway, by the ledger. */
const atGateway = async ({ tripId }: Stage): Promise<number> => {
  const { sum } = await world.db
    .selectFrom('ledgerLine')
    .select((eb) => eb.fn.sum<number>('amountPaisa').as('sum'))
    .where('book', '=', tripId)
    .where('account', 'like', 'gateway_clearing:%')
    .executeTakeFirstOrThrow();
  return Number(sum);
};
const anHourPasses = ({ tripId }: Stage) =>
  sql`update refund set send_claimed_at = ${earlier('send_claimed_at', 3_600_000)} where trip_id = ${tripId}`.execute(
    world.db,
  );
/** Asserts that every invariant holds, except I-15: the test server runs without fsync. */
const isSound = async () => expect(await runAudit(world.db, ['I-15'])).toEqual([]);

test('a refund that the gateway refused is settled by the bank that took its money; only the rest is a case', async () => {
  const stage = await bought({ refund: 'fail' });
  await stage.cancel(['B3']);
  await workOff(world, stage.tripId);
  expect(await refundsOf(stage)).toEqual([['failed', seatPaisa]]);
  // For some minutes another process may still be sending it.
  await expect(record(stage)).rejects.toMatchObject({ code: 'reversal-too-much' });
  await anHourPasses(stage);
  await record(stage);
  expect(await refundsOf(stage)).toEqual([['settled', seatPaisa]]);
  expect(await casesOf(stage)).toEqual([pricePaisa - seatPaisa]);
  await stage.behave({ refund: 'ok' });
  await workOff(world, stage.tripId);
  expect([await stage.refundsAtGateway(), await atGateway(stage)]).toEqual([[], 0]);
  await isSound();
});

test('a bank that took exactly what waits to be sent leaves no case, and no ticket is touched', async () => {
  const stage = await bought();
  await stage.cancel(['B3']);
  expect(await record(stage, seatPaisa)).toEqual({ reversalId: null });
  await workOff(world, stage.tripId);
  expect([await refundsOf(stage), await casesOf(stage)]).toEqual([[['settled', seatPaisa]], []]);
  expect([await stage.refundsAtGateway(), await atGateway(stage)]).toEqual([[], pricePaisa - seatPaisa]);
  await isSound();
});

test('money that bought no seats and whose refund was refused: the bank that took it settles the refund, and never more', async () => {
  const stage = await setStage(world, { refund: 'fail' });
  await stage.anHourPasses();
  await holdWithDetails(world, { tripId: stage.tripId, seatNos: ['B4'] });
  await stage.chooseAndReturn();
  await workOff(world, stage.tripId);
  await anHourPasses(stage);
  await expect(record(stage, pricePaisa + 1)).rejects.toMatchObject({ code: 'not-reversible' });
  expect(await record(stage)).toEqual({ reversalId: null });
  expect([await refundsOf(stage), await atGateway(stage)]).toEqual([[['settled', pricePaisa]], 0]);
});

test('of a booking that was paid twice the desk names the payment: what came too much is settled, the tickets are untouched', async () => {
  const stage = await setStage(world, { refund: 'fail' });
  await stage.chooseAndReturn('fail');
  const second = await stage.tryAgain();
  await stage.chooseAndReturn('success', second);
  await stage.chooseAndReturn();
  await workOff(world, stage.tripId);
  await anHourPasses(stage);
  expect(await refundsOf(stage)).toEqual([['failed', pricePaisa]]);
  const { paymentId } = stage;
  await expect(record(stage)).rejects.toMatchObject({
    code: 'invalid-input',
    fields: { faults: { payment: 'missing' } },
  });
  // The bank can have taken no more of it than there was.
  await expect(record(stage, pricePaisa + 100, { paymentId })).rejects.toMatchObject({
    code: 'not-reversible',
  });
  await expect(record(stage, pricePaisa, { paymentId: randomUUID() })).rejects.toMatchObject({
    code: 'not-reversible',
  });
  expect(await record(stage, pricePaisa, { paymentId })).toEqual({ reversalId: null });
  expect([await refundsOf(stage), await casesOf(stage)]).toEqual([[['settled', pricePaisa]], []]);
  expect(await atGateway(stage)).toBe(pricePaisa);
  await isSound();
});

test('a refund that the gateway has accepted, or did not answer about, counts as gone', async () => {
  for (const refund of ['stuck', '500']) {
    const stage = await bought({ refund });
    await stage.cancel(['B3']);
    await workOff(world, stage.tripId);
    await anHourPasses(stage);
    await expect(record(stage), refund).rejects.toMatchObject({ code: 'reversal-too-much' });
  }
});

test.each(['reversal', 'sending'])(
  'of a reversal and the sending of its refund at once one wins, the %s where it comes first',
  async (first) => {
    const stage = await bought();
    const { refundId } = await stage.cancel();
    const ref = { tripId: stage.tripId, refundId: refundId ?? '' };
    const calls = [() => record(stage), () => followRefund(world.deps)(ref)];
    const lock = `select from refund where refund_id = '${ref.refundId}' for update`;
    const ends = await meetAtLock<unknown>(world, lock, first === 'reversal' ? calls : calls.toReversed());
    const isTaken = first === 'reversal';
    expect(ends.map(({ status }) => status)).toEqual(
      isTaken ? ['fulfilled', 'fulfilled'] : ['fulfilled', 'rejected'],
    );
    await workOff(world, stage.tripId);
    expect((await stage.refundsAtGateway()).length).toBe(isTaken ? 0 : 1);
    expect(await casesOf(stage)).toEqual(isTaken ? [11_000] : []);
  },
);

// Runs last: nobody has cancelled its trip, and the audit would report that.
test('a refund that still waits for the choice of another coach is not sent once a bank took its money', async () => {
  const stage = await bought();
  await sql`update trip set state = 'cancelled' where trip_id = ${stage.tripId}`.execute(world.db);
  await callOffBooking(world.deps)(stage);
  await record(stage);
  await workOff(world, stage.tripId);
  expect(await refundsOf(stage)).toEqual([['settled', pricePaisa]]);
  expect(await stage.refundsAtGateway()).toEqual([]);
});
