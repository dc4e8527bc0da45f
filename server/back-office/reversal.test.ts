import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dhakaDate } from '@poth/domain/dhaka.ts';
import { paisa } from '@poth/domain/money.ts';
import { serviceDateOf } from '@poth/domain/trip/trip-id.ts';
import { withClient } from '../db/testing.ts';
import { transaction } from '../db/transaction.ts';
import { runAudit } from '../invariants/run-audit.ts';
import { readPayment } from '../payment/store.ts';
import { callOffBooking } from '../refund/call-off-booking.ts';
import { requestRefund } from '../refund/request-refund.ts';
import { eventually, holdWithDetails, returnFromGateway } from '../testing/buyer.ts';
import { makeAdmin, type Person, signUpPerson } from '../testing/people.ts';
import { countWaiting } from '../testing/count-waiting.ts';
import { typedPromo } from '../testing/promo.ts';
import { runTrip } from '../testing/running-trip.ts';
import { setStage, type Stage } from '../testing/stage.ts';
import { workOff } from '../testing/work-off.ts';
import { createWorld, type World } from '../testing/world.ts';
import { takeReversedAmount } from './reversal-store.ts';

let world: World;
let admin: Person;
let other: Person;
beforeAll(async () => {
  world = await createWorld({ chores: false });
  await world.gateway.behave({ refundSettleMs: 0 });
  admin = await makeAdmin(world, await signUpPerson(world, { name: 'Nusrat Jahan' }));
  other = await makeAdmin(world, await signUpPerson(world, { name: 'Rafiqul Islam' }));
});
afterAll(() => world.stop());

const today = dhakaDate(new Date());
const reason = 'the cardholder says that it was not them';
/** Price of two seats of ৳700 with a charge of ৳20 each. */
const pricePaisa = 2 * 72_000;

const bought = async (): Promise<Stage> => {
  const stage = await setStage(world);
  await stage.buy();
  return stage;
};
const record = async ({ tripId, bookingId }: Stage, more: object = {}) => {
  const { reversalId } = await world.portal.backOffice.recordReversal(admin.actor, {
    tripId,
    bookingId,
    amountPaisa: pricePaisa,
    reversedOn: today,
    reference: 'CB 2026 114',
    reason,
    ticketsKept: false,
    key: randomUUID(),
    ...more,
  });
  return { reversalId: reversalId ?? '' };
};
const decide = (
  { tripId }: Stage,
  reversalId: string,
  outcome: 'operator' | 'portal' | 'returned',
  by = admin,
) => world.portal.backOffice.decideReversal(by.actor, { tripId, reversalId, outcome, reason });
const viewAtDesk = async (stage: Stage) =>
  world.portal.backOffice.viewBooking(admin.actor, (await stage.view()).pnr ?? '');
const code = (wanted: string) => expect.objectContaining({ code: wanted });

/** Sums the trip's book by account, without accounts at zero. */
const accounts = async ({ tripId }: Pick<Stage, 'tripId'>): Promise<Record<string, number>> => {
  const rows = await world.db
    .selectFrom('ledgerLine')
    .select((eb) => ['account', eb.fn.sum<number>('amountPaisa').as('sum')])
    .where('book', '=', tripId)
    .groupBy('account')
    .execute();
  const named = rows.map(({ account, sum }) => [account.split(':')[0], Number(sum)] as const);
  return Object.fromEntries(named.filter(([, sum]) => sum !== 0));
};
const freeSeats = async ({ tripId }: Stage): Promise<string[]> => {
  const rows = await world.db
    .selectFrom('tripSeat')
    .select('seatNo')
    .where('tripId', '=', tripId)
    .where('seatNo', 'in', ['B3', 'B4'])
    .where('state', '=', 'free')
    .execute();
  return [...new Set(rows.map(({ seatNo }) => seatNo))].sort();
};
/** Reads the SMS and the mail that told a passenger of the cancelled trip. */
const apologiesTo = async (phone: string): Promise<string[]> =>
  (await world.gateway.messages(phone)).map(({ text }) => text).filter((text) => /has cancelled/.test(text));
/** Asserts that every invariant holds, except I-15: the test server runs without fsync. */
const isSound = async () => expect(await runAudit(world.db, ['I-15'])).toEqual([]);

test('money that a bank took back leaves the gateway, voids the tickets and frees the seats, and is a case with a last day', async () => {
  const stage = await bought();
  const { reversalId } = await record(stage);
  const view = await viewAtDesk(stage);
  expect(view.facts.state).toBe('cancelled');
  expect(view.seats.map(({ ticketState }) => ticketState)).toEqual(['void', 'void']);
  expect(await freeSeats(stage)).toEqual(['B3', 'B4']);
  expect(view.payments.map(({ reversedPaisa }) => reversedPaisa)).toEqual([pricePaisa]);
  expect(view.leftPaisa).toBe(0);
  expect(await accounts(stage)).toEqual({
    chargeback: pricePaisa,
    operator_payable: -140_000,
    service_charge: -4_000,
  });
  const { rows } = await world.portal.backOffice.listReversals(admin.actor, { page: 1 });
  const listed = rows.find((row) => row.reversalId === reversalId);
  expect(listed).toMatchObject({ reversalState: 'open', reference: 'CB 2026 114', amountPaisa: pricePaisa });
  expect((listed?.answerBy ?? '') > today).toBe(true);
  expect((await world.portal.backOffice.countMoney(admin.actor)).reversals).toBeGreaterThan(0);
  await isSound();

  // Poth bears what the fare does not cover.
  expect(await decide(stage, reversalId, 'operator')).toEqual({ state: 'charged-operator' });
  expect(await accounts(stage)).toEqual({ chargeback_loss: 4_000, service_charge: -4_000 });
  await expect(decide(stage, reversalId, 'portal')).rejects.toThrow(code('already-decided'));
  await isSound();
});

test('nothing is refunded of what was taken back, and nothing taken back of what was refunded', async () => {
  const stage = await bought();
  const { refundPaisa } = await stage.cancel(['B3']);
  await workOff(world, stage.tripId);
  await expect(record(stage)).rejects.toThrow(code('reversal-too-much'));
  const left = pricePaisa - refundPaisa;
  await record(stage, { amountPaisa: left, ticketsKept: true });
  expect((await viewAtDesk(stage)).seats.map(({ ticketState }) => ticketState)).toEqual(['void', 'issued']);
  await expect(stage.cancel(['B4'])).rejects.toThrow(code('payment-reversed'));
  const { tripId, bookingId } = stage;
  const giveBack = world.portal.backOffice.giveBack(admin.actor, {
    tripId,
    bookingId,
    amountPaisa: 100,
    bornBy: 'portal',
    reason,
    key: randomUUID(),
  });
  await expect(giveBack).rejects.toThrow(code('refund-too-much'));
  await expect(record(stage, { amountPaisa: 100, reference: 'CB 2026 115' })).rejects.toThrow(
    code('reversal-too-much'),
  );
  await isSound();

  // The company cancels the trip: the kept ticket becomes void, and no money goes back.
  await callOffBooking(world.deps)(stage);
  const view = await viewAtDesk(stage);
  expect([view.facts.state, view.refunds.length]).toEqual(['cancelled', 1]);
  await isSound();
});

test('where a bank took a part back and the company then cancels the trip, the rest is refunded at once, and every book agrees', async () => {
  const trip = await runTrip(world);
  const sale = await trip.sell(['B3', 'B4']);
  const taken = { amountPaisa: 50_000, reversedOn: today, reference: 'CB 2026 116', reason };
  const { tripId, bookingId } = sale;
  const { reversalId } = await world.portal.backOffice.recordReversal(admin.actor, {
    ...taken,
    tripId,
    bookingId,
    ticketsKept: true,
    key: randomUUID(),
  });
  await trip.change({ kind: 'cancel', reason: 'breakdown' });
  await workOff(world, tripId);
  const refunds = await world.db
    .selectFrom('refund')
    .select(['amountPaisa', 'chooseBy'])
    .where('tripId', '=', tripId)
    .execute();
  expect(await apologiesTo(sale.phone)).toEqual([
    expect.stringContaining('Tk 940 comes back. Your bank or wallet took the rest'),
    expect.stringContaining('Tk 940 comes back. Your bank or wallet took the rest'),
  ]);
  // Another coach cannot be had for less than the whole money, so nothing waits for that choice.
  expect(refunds).toEqual([{ amountPaisa: pricePaisa - taken.amountPaisa, chooseBy: null }]);
  await isSound();
  const returned = { tripId, reversalId: reversalId ?? '', outcome: 'returned', reason } as const;
  await world.portal.backOffice.decideReversal(admin.actor, returned);
  await isSound();
  // An admin gives what the gateway returned to the passenger, whose it is.
  const rest = {
    tripId,
    bookingId,
    amountPaisa: null,
    bornBy: 'operator',
    reason,
    key: randomUUID(),
  } as const;
  expect(await world.portal.backOffice.giveBack(admin.actor, rest)).toMatchObject({
    amountPaisa: taken.amountPaisa,
  });
  await isSound();
});

/** Records that a bank took a part of a sale's money back; its tickets stay good. Returns the case. */
const takePart = async (
  { tripId, bookingId }: { tripId: string; bookingId: string },
  amountPaisa: number,
) => {
  const told = { reversedOn: today, reference: 'CB 2026 117', reason, ticketsKept: true, key: randomUUID() };
  const part = { tripId, bookingId, amountPaisa, ...told };
  const { reversalId } = await world.portal.backOffice.recordReversal(admin.actor, part);
  return { tripId, reversalId: reversalId ?? '', outcome: 'operator', reason } as const;
};

test('a company that bears what a bank took and then cancels the trip has neither earned nor lost by it, nor has Poth', async () => {
  const trip = await runTrip(world);
  const sale = await trip.sell(['B3', 'B4']);
  await world.portal.backOffice.decideReversal(admin.actor, await takePart(sale, 50_000));
  await trip.change({ kind: 'cancel', reason: 'breakdown' });
  await workOff(world, trip.tripId);
  expect(await accounts(trip)).toEqual({});
  const date = serviceDateOf(trip.tripId);
  const days = { from: date, until: date, by: 'travel' } as const;
  const { cancellations } = await world.portal.salesReport.viewReports(trip.actor, days);
  expect(cancellations.cancellers.map(({ canceller }) => canceller)).toEqual(['operator']);
  await isSound();
});

test.each([
  { name: 'a part', leftPaisa: 45_000 },
  { name: 'all', leftPaisa: 0 },
])(
  'a company that cancels the trip and then bears what a bank took, $name, keeps nothing of a discount that Poth gave',
  async ({ leftPaisa }) => {
    const trip = await runTrip(world);
    const typed = typedPromo();
    await world.portal.promo.savePromo(admin.actor, typed);
    const { actor } = await signUpPerson(world);
    const { tripId, bookingId } = await holdWithDetails(world, {
      tripId: trip.tripId,
      seatNos: ['C1'],
      actor,
    });
    await world.portal.booking.applyPromo(actor, { tripId, bookingId, code: typed.code });
    const payment = { tripId, bookingId, method: world.methods.first, key: randomUUID() };
    const { tranId } = await world.portal.payment.startPayment(actor, payment);
    const { returnUrl, fields } = await world.gateway.choose(tranId);
    await returnFromGateway(returnUrl, fields);
    await workOff(world, tripId);
    const { gateway_clearing: paidPaisa = 0, promo_expense: offPaisa } = await accounts(trip);
    expect(offPaisa).toBeGreaterThan(0);
    const decision = await takePart({ tripId, bookingId }, paidPaisa - leftPaisa);
    await trip.change({ kind: 'cancel', reason: 'breakdown' });
    await workOff(world, tripId);
    await world.portal.backOffice.decideReversal(admin.actor, decision);
    expect(await accounts(trip)).toEqual({});
    await isSound();
  },
);

test('of a cancellation and a reversal at once the money leaves once, whoever comes first', async () => {
  const stage = await bought();
  const [, taken] = await Promise.allSettled([stage.cancel(), record(stage)]);
  expect(taken.status).toBe('fulfilled');
  await workOff(world, stage.tripId);
  expect(await stage.refundsAtGateway()).toEqual([]);
  await isSound();
});

test('above the limit two admins say the same; one alone, or two who differ, decide nothing', async () => {
  await world.portal.settings.changeSetting(admin.actor, {
    key: 'refundApprovalPaisa',
    typed: ['1000'],
    seenVersion: 0,
  });
  const stage = await bought();
  // Taken back in two parts, each below the limit.
  const { reversalId } = await record(stage, { amountPaisa: 90_000 });
  await record(stage, { amountPaisa: pricePaisa - 90_000, reference: 'CB 2026 115' });
  expect(await decide(stage, reversalId, 'portal')).toEqual({ state: 'open' });
  await expect(decide(stage, reversalId, 'portal')).rejects.toThrow(code('own-request'));
  expect(await decide(stage, reversalId, 'operator', other)).toEqual({ state: 'open' });
  const both = await Promise.allSettled([
    decide(stage, reversalId, 'operator'),
    decide(stage, reversalId, 'operator'),
  ]);
  expect(both.filter(({ status }) => status === 'fulfilled')).toEqual([
    { status: 'fulfilled', value: { state: 'charged-operator' } },
  ]);
  const { reversals } = await viewAtDesk(stage);
  expect(reversals[0]).toMatchObject({ askedByName: 'Rafiqul Islam', decidedByName: 'Nusrat Jahan' });
  await isSound();
});

test('all that is left is given back as two admins saw it, not what the gateway has returned meanwhile', async () => {
  const stage = await bought();
  const { tripId, bookingId } = stage;
  const { reversalId } = await record(stage, { amountPaisa: 30_000, ticketsKept: true });
  const ask = async () => {
    const whole = {
      tripId,
      bookingId,
      amountPaisa: null,
      bornBy: 'portal',
      reason,
      key: randomUUID(),
    } as const;
    return world.portal.backOffice.giveBack(admin.actor, whole);
  };
  const settle = (requestId: string | null, decision: 'approve' | 'decline') =>
    world.portal.backOffice.decideRequest(other.actor, { tripId, requestId: requestId ?? '', decision });
  const asked = await ask();
  expect(asked).toMatchObject({ refundId: null, amountPaisa: pricePaisa - 30_000 });
  await decide(stage, reversalId, 'returned');
  await expect(settle(asked.requestId, 'approve')).rejects.toThrow(code('already-decided'));
  await settle(asked.requestId, 'decline');
  expect(await settle((await ask()).requestId, 'approve')).toEqual({ state: 'approved' });
  expect((await viewAtDesk(stage)).refunds.map(({ amountPaisa }) => amountPaisa)).toEqual([pricePaisa]);
  await isSound();
});

test('what the gateway returns is at the gateway again, and may be refunded', async () => {
  const stage = await bought();
  const { reversalId } = await record(stage, { amountPaisa: 72_000, ticketsKept: true });
  await decide(stage, reversalId, 'returned');
  expect((await accounts(stage)).chargeback).toBeUndefined();
  expect((await viewAtDesk(stage)).leftPaisa).toBe(pricePaisa);
  expect((await stage.cancel()).refundPaisa).toBeGreaterThan(0);
  await isSound();
});

test('a case is recorded once by its reference, on a day from the payment to today, for a booking with tickets', async () => {
  const stage = await bought();
  await record(stage, { amountPaisa: 100, ticketsKept: true });
  await expect(record(stage, { amountPaisa: 100 })).rejects.toThrow(code('already-decided'));
  for (const reversedOn of ['2020-01-01', '2090-01-01', 'yesterday'])
    await expect(record(stage, { reversedOn, reference: 'CB 2026 116' })).rejects.toMatchObject({
      code: 'invalid-input',
      fields: { faults: { reversedOn: 'date-wrong' } },
    });
  const unpaid = await setStage(world);
  await expect(record(unpaid)).rejects.toThrow(code('not-reversible'));
});

// Runs last: its refund is written without the rest of a cancellation, and the audit would report that.
test('a refund under way holds the payment, and a reversal sees it once that is through', async () => {
  const stage = await bought();
  const { tripId, bookingId } = stage;
  const { leftPaisa, payments } = await viewAtDesk(stage);
  const ref = { tripId, paymentId: payments[0]?.paymentId ?? '' };
  const wish = { ...ref, bookingId, seatNos: [], by: 'test', promisedBy: today };
  let reversal: Promise<boolean> = Promise.resolve(true);
  await transaction(world.db, async (tx) => {
    await requestRefund(tx, {
      ...wish,
      reasonKey: 'test',
      amountPaisa: paisa(leftPaisa),
    });
    reversal = transaction(world.db, async (beside) => {
      await readPayment(beside, ref, 'locked');
      return takeReversedAmount(beside, ref, 100);
    });
    await withClient(world.databaseUrl, (looking) =>
      eventually(async () => (await countWaiting(looking)) > 0, 'the reversal waits'),
    );
  });
  expect(await reversal).toBe(false);
  const again = transaction(world.db, (tx) =>
    requestRefund(tx, {
      ...wish,
      reasonKey: 'again',
      amountPaisa: paisa(100),
    }),
  );
  expect(await again).toBeUndefined();
});
