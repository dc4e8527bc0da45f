import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Visitor } from '@poth/domain/identity/actor.ts';
import { isProblem } from '@poth/domain/problem.ts';
import type { PromoTyped } from '@poth/domain/promo/promo-input.ts';
import { runAudit } from '../invariants/run-audit.ts';
import type { Portal } from '../portal.ts';
import { expectBooksToAgree } from '../testing/books.ts';
import { returnFromGateway, holdWithDetails, newBuyer, newPhone, typeDetails } from '../testing/buyer.ts';
import { meetAtLock } from '../testing/meet-at-lock.ts';
import { makeAdmin, signUpPerson } from '../testing/people.ts';
import { typedPromo } from '../testing/promo.ts';
import { pnrOf, rebookTo, tripWithNext } from '../testing/rebooking.ts';
import { runTrip, type RunningTripStage } from '../testing/running-trip.ts';
import { withoutGuard } from '../testing/without-guard.ts';
import { workOff } from '../testing/work-off.ts';
import { earlier } from '../testing/earlier.ts';
import { createWorld, type World } from '../testing/world.ts';

let world: World;
let admin: Visitor;
let stage: RunningTripStage;
beforeAll(async () => {
  world = await createWorld({ chores: false });
  await world.gateway.behave({ refundSettleMs: 0 });
  admin = (await makeAdmin(world, await signUpPerson(world))).actor;
  stage = await runTrip(world);
});
afterAll(() => world.stop());

const seats = ['A', 'B', 'C', 'D', 'E', 'F'].flatMap((row) =>
  [1, 2, 3, 4].map((column) => `${row}${column}`),
);
const nextSeat = () => seats.shift() ?? 'I1';

const make = async (more: Partial<PromoTyped> = {}) => {
  const typed = typedPromo({ nameEn: 'Winter', ...more });
  const { promoId } = await world.portal.promo.savePromo(admin, typed);
  return { ...typed, promoId, code: typed.code.toUpperCase() };
};

/** Makes a hold with its details entered: one seat for 700 taka and a charge of 20, unless more are named. */
const hold = (more: Partial<Parameters<typeof holdWithDetails>[1]> = {}) =>
  holdWithDetails(world, { tripId: stage.tripId, seatNos: [nextSeat()], ...more });
type Hold = Awaited<ReturnType<typeof hold>>;

const apply = ({ actor, tripId, bookingId }: Hold, code: string) =>
  world.portal.booking.applyPromo(actor, { tripId, bookingId, code });
const remove = ({ actor, tripId, bookingId }: Hold) =>
  world.portal.booking.removePromo(actor, { tripId, bookingId });
const checkout = ({ actor, tripId, bookingId }: Hold) =>
  world.portal.payment.viewCheckout(actor, { tripId, bookingId });
const start = async ({ actor, tripId, bookingId }: Hold) => {
  const input = { tripId, bookingId, method: 'bkash' as const, key: randomUUID() };
  const { paymentId } = await world.portal.payment.startPayment(actor, input);
  return world.db
    .selectFrom('payment')
    .select(['tranId', 'amountPaisa'])
    .where('paymentId', '=', paymentId)
    .executeTakeFirstOrThrow();
};
const pay = async (held: Hold) => {
  const { tranId, amountPaisa } = await start(held);
  const { returnUrl, fields } = await world.gateway.choose(tranId);
  await returnFromGateway(returnUrl, fields);
  await workOff(world, held.tripId);
  return amountPaisa;
};
const codeOf = (attempt: Promise<unknown>): Promise<string> =>
  attempt.then(
    () => 'fine',
    (thrown: unknown) => (isProblem(thrown) ? thrown.code : String(thrown)),
  );
/** Sums a booking's ledger lines by kind of account, from its confirmation and its refunds. */
const ledgerOf = async ({ tripId, bookingId }: Hold): Promise<Record<string, number>> => {
  const { rows } = await sql<{ account: string; paisa: number }>`
    select split_part(account, ':', 1) as account, sum(amount_paisa)::bigint as paisa from ledger_line
    where book = ${tripId} and (source_id = ${bookingId} or source_id in (
      select refund_id from refund where booking_id = ${bookingId} and trip_id = ${tripId}))
    group by 1 having sum(amount_paisa) <> 0`.execute(world.db);
  return Object.fromEntries(rows.map(({ account, paisa }) => [account, paisa]));
};
const usesOf = async (promoId: string) => {
  const { promo, uses } = await world.portal.promo.viewPromo(admin, { promoId });
  return [promo.paid, promo.open, promo.givenPaisa, uses.filter(({ late }) => late).length];
};

test('applied, removed, applied again and paid: the price shown is the price paid, and Poth bears the difference', async () => {
  const promo = await make({
    routes: [{ from: 'dhaka', to: 'naogaon' }],
    coachTypes: ['ac'],
    usesPerPhone: '2',
  });
  const held = await hold({ seatNos: [nextSeat(), nextSeat(), nextSeat()] });
  await apply(held, ` ${promo.code.toLowerCase().slice(0, 5)} ${promo.code.slice(5)}`);
  await apply(held, promo.code);
  // A tenth of 2,100 taka, but at most 100.
  expect(await checkout(held)).toMatchObject({
    promo: { code: promo.code, name: { en: 'Winter' } },
    price: { farePaisa: 210_000, serviceChargePaisa: 6_000, discountPaisa: 10_000, totalPaisa: 206_000 },
    refundTable: [{ refundPaisa: 210_000 - 10_000 - 3 * 3_300 }, {}, {}, {}],
  });
  await remove(held);
  expect(await checkout(held)).toMatchObject({ promo: null, price: { totalPaisa: 216_000 } });
  expect(await usesOf(promo.promoId)).toEqual([0, 0, 0, 0]);
  await apply(held, promo.code);
  // A promise stays, whatever an admin does meanwhile.
  await world.portal.promo.savePromo(admin, { ...promo, mostTaka: '10', seenVersion: 1 });
  await world.portal.promo.switchPromo(admin, { promoId: promo.promoId, on: false });

  expect(await pay(held)).toBe(206_000);
  expect(await usesOf(promo.promoId)).toEqual([1, 0, 10_000, 0]);
  expect(await ledgerOf(held)).toEqual({
    customer_deposit: 206_000,
    promo_expense: 10_000,
    operator_payable: -210_000,
    service_charge: -6_000,
  });
  const tickets = await world.db
    .selectFrom('ticket')
    .select(['seatNo', 'discountPaisa'])
    .where('bookingId', '=', held.bookingId)
    .orderBy('seatNo')
    .execute();
  expect(tickets.map(({ discountPaisa }) => discountPaisa)).toEqual([3_334, 3_333, 3_333]);

  // Later pages of checkout ask for the same price, which is final.
  expect(await codeOf(remove(held))).toBe('booking-closed');
  const log = await world.db
    .selectFrom('auditLog')
    .select('act')
    .where('stream', '=', 'portal:promo')
    .orderBy('entryNo')
    .execute();
  expect(log.map(({ act }) => act)).toEqual(['promo-made', 'promo-changed', 'promo-switched-off']);
});

test('a buyer is not sent to pay more than was shown: the code was taken off in another tab', async () => {
  const { code } = await make();
  const held = await hold();
  await apply(held, code);
  const { totalPaisa } = (await checkout(held)).price;
  await remove(held);
  const now = (await checkout(held)).price.totalPaisa;
  const startShown = (shownTotalPaisa: number) => {
    const { actor, tripId, bookingId } = held;
    const input = { tripId, bookingId, method: 'bkash' as const, key: randomUUID(), shownTotalPaisa };
    return world.portal.payment.startPayment(actor, input);
  };
  await expect(startShown(totalPaisa)).rejects.toMatchObject({
    code: 'price-changed',
    fields: { totalPaisa: now },
  });
  expect(now).toBeGreaterThan(totalPaisa);
  // A second press is shown the page of the first, whatever it saw.
  const { paymentId } = await startShown(now);
  expect((await startShown(totalPaisa)).paymentId).toBe(paymentId);
});

test('one of two seats is cancelled: a share of what was paid comes back, and the same share of the discount', async () => {
  const { code } = await make({ kind: 'fixed', amountTaka: '100.01' });
  const held = await hold({ seatNos: [nextSeat(), nextSeat()] });
  await apply(held, code);
  expect(await pay(held)).toBe(140_000 + 4_000 - 10_001);
  const booking = await world.portal.payment.viewCheckout(held.actor, held);
  const seatNo = booking.booking.seats[0]?.seatNo ?? '';
  const asked = { tripId: held.tripId, bookingId: held.bookingId, seatNos: [seatNo] };
  const quote = await world.portal.refund.quoteRefund(held.actor, asked);
  // The seat's 700 less 50.01 was paid; a twentieth of it, 32.4995, is 32 taka. Without a code the operator would have
  // kept 35.
  expect(quote.seats).toMatchObject([{ discountPaisa: 5_001, feePaisa: 3_200, refundPaisa: 61_799 }]);
  await world.portal.refund.cancelAndRefund(held.actor, {
    ...asked,
    shownRefundPaisa: 61_799,
    termsAccepted: true,
    key: randomUUID(),
  });
  await workOff(world, held.tripId);
  expect(await ledgerOf(held)).toMatchObject({
    operator_payable: -140_000 + 66_500,
    promo_expense: 10_001 - (66_500 - 61_799),
    service_charge: -4_000,
  });
  await expectBooksToAgree(world);
});

test('a code that is not for this hold says why, and the hold stays as it was', async () => {
  const held = await hold();
  const refused = async (more: Partial<PromoTyped>) => codeOf(apply(held, (await make(more)).code));
  expect(await refused({ validUntil: '2020-02-01' })).toBe('promo-over');
  expect(await refused({ validFrom: '2099-01-01' })).toBe('promo-not-yet');
  expect(await refused({ routes: [{ from: 'naogaon', to: '' }] })).toBe('promo-other-trip');
  expect(await refused({ operatorIds: [randomUUID()] })).toBe('promo-other-trip');
  expect(await refused({ departsUntil: '2021-01-01' })).toBe('promo-other-trip');
  expect(await refused({ leastFareTaka: '700.01' })).toBe('promo-fare-low');
  expect(await checkout(held)).toMatchObject({ promo: null, price: { totalPaisa: 72_000 } });
  const another = { ...held, actor: newBuyer() };
  expect(await codeOf(apply(another, (await make()).code))).toBe('not-found');

  for (let tries = 0; tries < 10; tries++)
    expect(await codeOf(apply(held, 'NOSUCHCODE'))).toBe('promo-unknown');
  expect(await codeOf(apply(held, 'NOSUCHCODE'))).toBe('too-many-tries');
});

test('a number has so many uses, and a first purchase is the first', async () => {
  const once = await make();
  const [held, other] = [await hold(), await hold()];
  await apply(held, once.code);
  expect(await codeOf(apply({ ...other }, once.code))).toBe('fine');
  const again = { ...other, phone: held.phone };
  expect(await codeOf(typeDetails(world, again))).toBe('promo-phone-used');
  await remove(other);
  expect(await codeOf(typeDetails(world, again))).toBe('fine');
  expect(await codeOf(apply(again, once.code))).toBe('promo-phone-used');
  await pay(held);

  const first = await make({ firstPurchaseOnly: true });
  expect(await codeOf(apply(again, first.code))).toBe('promo-not-first');
  expect(await codeOf(typeDetails(world, { ...other, phone: newPhone() }))).toBe('fine');
  expect(await codeOf(apply(other, first.code))).toBe('fine');
  expect((await checkout(other)).price.discountPaisa).toBe(7_000);
});

test('without the guard everybody who asks at once is promised the last use; with it one is', async () => {
  const { code, promoId } = await make({ mostUses: '1' });
  const holds = await Promise.all(Array.from({ length: 6 }, () => hold({ actor: newBuyer() })));
  /** Lets all buyers ask for the code before any of them has it. */
  const applyAtOnce = async ({ booking }: Portal, wanted: { promoId: string; code: string }) => {
    const calls = holds.map(
      ({ actor, tripId, bookingId }) =>
        () =>
          codeOf(booking.applyPromo(actor, { tripId, bookingId, code: wanted.code })),
    );
    const lock = `select from promo where promo_id = '${wanted.promoId}' for update`;
    const ends = await meetAtLock(world, lock, calls);
    return ends.map((end) => (end.status === 'fulfilled' ? end.value : end.reason));
  };
  const unguarded = await make({ mostUses: '1' });
  const withinLimit = { statement: 'insert into promo_use', guard: 'where n <= ', becomes: 'where 0 <= ' };
  expect(await withoutGuard(world, withinLimit, (portal) => applyAtOnce(portal, unguarded))).toEqual(
    holds.map(() => 'fine'),
  );
  const broken = (await runAudit(world.auditor)).find(({ invariant }) => invariant === 'I-promo');
  expect(broken?.rows).toHaveLength(5);
  await sql`update promo set most_uses = 6 where promo_id = ${unguarded.promoId}`.execute(world.db);
  for (const held of holds) await remove(held);

  const answers = await applyAtOnce(world.portal, { promoId, code });
  expect(answers.toSorted()).toEqual(['fine', ...Array.from({ length: 5 }, () => 'promo-used-up')]);
  const lost = holds[answers.findIndex((answer) => answer === 'promo-used-up')] as Hold;
  const won = holds[answers.indexOf('fine')] as Hold;

  // The use is given back with the seats, with the code, or when the time has passed.
  await remove(won);
  expect(await codeOf(apply(lost, code))).toBe('fine');
  expect(await codeOf(apply(won, code))).toBe('promo-used-up');
  await world.db
    .updateTable('promoUse')
    .set({ expiresAt: new Date() })
    .where('promoId', '=', promoId)
    .execute();
  expect(await codeOf(apply(won, code))).toBe('fine');
  const edit = { ...typedPromo({ promoId, code, mostUses: '1' }), seenVersion: 1 };
  expect(await codeOf(world.portal.promo.savePromo(admin, { ...edit, usesPerPhone: '0' }))).toBe(
    'invalid-input',
  );
  expect(await codeOf(world.portal.promo.savePromo(admin, edit))).toBe('fine');
  expect(await codeOf(world.portal.promo.savePromo(admin, edit))).toBe('already-decided');
  const hostile = { ...edit, nameEn: 'Win\0ter', seenVersion: 2 };
  expect(await codeOf(world.portal.promo.savePromo(admin, hostile))).toBe('fine');
  expect((await world.portal.promo.viewPromo(admin, { promoId })).promo.name.en).toBe('Win ter');
  const far = { ...edit, seenVersion: 2 ** 31 };
  expect(await codeOf(world.portal.promo.savePromo(admin, far))).toBe('not-found');
  expect(await codeOf(world.portal.promo.viewPromo(admin, { promoId: 'no id' }))).toBe('not-found');
  expect(await codeOf(world.portal.promo.listPromos(admin, { page: 0 }))).toBe('invalid-input');
  const first = await world.portal.promo.listPromos(admin, { page: 1 });
  expect(first.promos.length).toBe(first.total);
  expect(await world.portal.promo.listPromos(admin, { page: 99 })).toEqual(first);
});

test('a payment that comes after its use was given to somebody else keeps the price it was promised', async () => {
  const { code, promoId } = await make({ mostUses: '1' });
  const late = await hold();
  await apply(late, code);
  const { tranId, amountPaisa } = await start(late);
  expect(amountPaisa).toBe(65_000);
  expect(await codeOf(remove(late))).toBe('booking-closed');
  await world.age(late.tripId, late.bookingId, 30);
  await sql`update promo_use set expires_at = ${earlier('expires_at', 30 * 60_000)} where promo_id = ${promoId}`.execute(
    world.db,
  );
  const other = await hold();
  await apply(other, code);
  expect(await pay(other)).toBe(65_000);

  await world.gateway.choose(tranId);
  await workOff(world, late.tripId);
  expect(await usesOf(promoId)).toEqual([2, 0, 14_000, 1]);
  expect((await ledgerOf(late)).promo_expense).toBe(7_000);
  // The late use does not count for the limit: the code can be changed without raising it.
  const edit = { ...typedPromo({ promoId, code, mostUses: '1' }), seenVersion: 1 };
  expect(await codeOf(world.portal.promo.savePromo(admin, edit))).toBe('fine');
  await expectBooksToAgree(world);
});

test('of two late payments of one code at once each gets a use of its own', async () => {
  const { code, promoId } = await make({ mostUses: '2' });
  const late = [await hold(), await hold()];
  const comesBack: (() => Promise<Response>)[] = [];
  for (const one of late) {
    await apply(one, code);
    const { tranId } = await start(one);
    await world.gateway.behave({ ipn: 'none' }, tranId);
    const { returnUrl, fields } = await world.gateway.choose(tranId);
    comesBack.push(() => returnFromGateway(returnUrl, fields));
    await world.age(one.tripId, one.bookingId, 30);
  }
  await sql`update promo_use set expires_at = ${earlier('expires_at', 30 * 60_000)} where promo_id = ${promoId}`.execute(
    world.db,
  );
  for (let others = 0; others < 2; others++) await apply(await hold(), code);

  const ids = late.map(({ bookingId }) => `'${bookingId}'`).join();
  await meetAtLock(world, `select from trip_seat where booking_id in (${ids}) for update`, comesBack);
  expect(await usesOf(promoId)).toEqual([2, 2, 14_000, 2]);
  await workOff(world, stage.tripId);
  await expectBooksToAgree(world);
});

test('a risky payment keeps its use until a person declines it; then the same number may use the code again', async () => {
  const { code, promoId } = await make({ mostUses: '1' });
  const held = await hold();
  await apply(held, code);
  const { tranId } = await start(held);
  await world.gateway.behave({ risk: '1' }, tranId);
  const { returnUrl, fields } = await world.gateway.choose(tranId);
  await returnFromGateway(returnUrl, fields);
  const again = await hold();
  expect(await codeOf(apply(again, code))).toBe('promo-used-up');
  expect(await usesOf(promoId)).toEqual([0, 1, 0, 0]);

  const { tripId, bookingId, phone } = held;
  await world.portal.backOffice.decideReview(admin, { tripId, bookingId, decision: 'decline' });
  expect(await usesOf(promoId)).toEqual([0, 0, 0, 0]);
  await typeDetails(world, { ...again, phone });
  await apply(again, code);
  expect(await pay({ ...again, phone })).toBe(65_000);
  await expectBooksToAgree(world);
});

test('the operator cancels: all that was paid comes back, and what the code took off with it', async () => {
  const held = await world.db
    .selectFrom('booking')
    .select('bookingId')
    .where('tripId', '=', stage.tripId)
    .where('state', '=', 'confirmed')
    .where('discountPaisa', '>', 0)
    .execute();
  expect(held.length).toBeGreaterThan(2);
  await stage.change({ kind: 'cancel', reason: 'breakdown' });
  await workOff(world, stage.tripId);
  const { rows } = await sql<{ account: string; paisa: number }>`
    select account, sum(amount_paisa)::bigint as paisa from ledger_line
    where book = ${stage.tripId} and account in ('promo_expense', ${`operator_payable:${stage.operatorId}`})
    group by 1 order by 1`.execute(world.db);
  // The rest is the fee of the seat that its passenger cancelled: 35 taka, of which the code bears its share.
  expect(rows).toEqual([
    { account: `operator_payable:${stage.operatorId}`, paisa: -3_500 },
    { account: 'promo_expense', paisa: 5_001 - (66_500 - 61_799) },
  ]);
  await expectBooksToAgree(world);
});

/** A code with one use, for a first purchase, and what a number is told that applies it. */
const oneUse = async () => {
  const { code, promoId } = await make({ mostUses: '1', firstPurchaseOnly: true });
  return {
    promoId,
    tryAgain: async (phone: string, seatNo: string) => {
      const again = await holdWithDetails(world, { tripId: after.nextTripId, seatNos: [seatNo], phone });
      return { again, said: await codeOf(apply(again, code)) };
    },
    buyOn: async (tripId: string, seatNos: string[]) => {
      const held = await holdWithDetails(world, { tripId, seatNos });
      await apply(held, code);
      await pay(held);
      return held;
    },
  };
};
let after: Awaited<ReturnType<typeof tripWithNext>>;
const cancelSeats = async ({ actor, tripId, bookingId }: Hold, seatNos: string[]) => {
  const asked = { tripId, bookingId, seatNos };
  const { refundPaisa } = await world.portal.refund.quoteRefund(actor, asked);
  const wish = { ...asked, shownRefundPaisa: refundPaisa, termsAccepted: true, key: randomUUID() };
  return world.portal.refund.cancelAndRefund(actor, wish);
};

test('a use stays spent where its passenger cancels, and comes back where the company is the cause', async () => {
  after = await tripWithNext(world, 8);
  const [own, moved, calledOff] = [await oneUse(), await oneUse(), await oneUse()];
  const leaver = await own.buyOn(after.tripId, ['A1']);
  await cancelSeats(leaver, ['A1']);
  expect(await usesOf(own.promoId)).toEqual([1, 0, 7_000, 0]);
  expect((await own.tryAgain(leaver.phone, 'E1')).said).toBe('promo-used-up');

  // Two seats, of which the passenger gives one up before the coach is late and one after it.
  const pair = await moved.buyOn(after.tripId, ['B1', 'B2']);
  const [whole, other] = [await calledOff.buyOn(after.tripId, ['C1']), await oneUse()];
  const mover = await other.buyOn(after.tripId, ['D1']);
  await cancelSeats(pair, ['B1']);
  await after.change({ kind: 'delay', delayMinutes: 90, reason: 'traffic' });
  expect(await usesOf(moved.promoId)).toEqual([1, 0, 10_000, 0]);
  const both = await Promise.allSettled([cancelSeats(pair, ['B2']), cancelSeats(pair, ['B2'])]);
  expect(both.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect(await usesOf(moved.promoId)).toEqual([0, 0, 0, 0]);

  // A passenger who goes on with another coach keeps the price, until that coach is called off too.
  const pnr = await pnrOf(world, mover.bookingId);
  await rebookTo(world, mover.actor, pnr, after.nextTripId);
  expect(await usesOf(other.promoId)).toEqual([1, 0, 7_000, 0]);

  await after.change({ kind: 'cancel', reason: 'breakdown' });
  await world.doChores();
  // Until the choice of another coach at the same price is over.
  expect(await usesOf(calledOff.promoId)).toEqual([1, 0, 7_000, 0]);
  const wholePnr = await pnrOf(world, whole.bookingId);
  await world.portal.rebooking.takeMoneyInstead(whole.actor, { pnr: wholePnr });
  expect(await usesOf(calledOff.promoId)).toEqual([0, 0, 0, 0]);
  const { again, said } = await calledOff.tryAgain(whole.phone, 'E2');
  expect(said).toBe('fine');
  await pay(again);
  expect(await usesOf(calledOff.promoId)).toEqual([1, 0, 7_000, 0]);
  await workOff(world, after.tripId);
  await expectBooksToAgree(world);

  await after.change({ kind: 'cancel', reason: 'breakdown' }, after.actor, after.nextTripId);
  await workOff(world, after.nextTripId);
  expect(await usesOf(other.promoId)).toEqual([0, 0, 0, 0]);
  expect(await usesOf(calledOff.promoId)).toEqual([0, 0, 0, 0]);
  expect(await usesOf(own.promoId)).toEqual([1, 0, 7_000, 0]);
  await expectBooksToAgree(world);
});
