import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ApiBuyer, apiBuyer, holdOverApi, tranIdOf } from '../testing/api-buyer.ts';
import { expectBooksToAgree } from '../testing/books.ts';
import { returnFromGateway, holdWithDetails, newBuyer, newPhone } from '../testing/buyer.ts';
import { meetAtLock } from '../testing/meet-at-lock.ts';
import { signUpPerson } from '../testing/people.ts';
import { sampleTrip } from '../testing/sample-trip.ts';
import { openWithoutGuard } from '../testing/without-guard.ts';
import { workOff } from '../testing/work-off.ts';
import { createWorld, type World } from '../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ chores: false });
  await world.gateway.behave({ refundSettleMs: 0, ipn: 'none' });
});
afterAll(() => world.stop());

const four = ['A1', 'A2', 'B1', 'B2'];
const limit = { status: 409, code: 'phone-limit' };

type Wish = { phone?: string; tripId?: string; seatNos?: string[]; buyer?: ApiBuyer; world?: World };

/** Makes a buyer who holds seats and has typed a number: four seats on a coach of its own unless told otherwise. */
const makeHolder = async ({
  phone = newPhone(),
  tripId,
  seatNos = four,
  buyer,
  world: inWorld = world,
}: Wish) => {
  const who = buyer ?? (await apiBuyer(inWorld));
  const trip = tripId ?? (await sampleTrip(inWorld.db)).tripId;
  const booking = await holdOverApi(who, trip, seatNos, { phone });
  return { ...booking, buyer: who, pays: () => who.pay(booking) };
};
/**
 * Like `makeHolder`, with the buyer on the gateway's page; comesBack: the money is paid there, and the browser returns.
 */
const makePayer = async (wish: Wish) => {
  const held = await makeHolder(wish);
  const inWorld = wish.world ?? world;
  const tranId = await tranIdOf(inWorld, await held.pays());
  const ends = async (outcome: 'success' | 'fail' = 'success') => {
    const { returnUrl, fields } = await inWorld.gateway.choose(tranId, outcome);
    return returnFromGateway(returnUrl, fields);
  };
  return { ...held, tranId, ends, comesBack: () => ends() };
};
type Sale = { tripId: string; bookingId: string };

/** Returns each booking's state with its issued tickets and the money on its way back. */
const statesOf = async (inWorld: World, sales: readonly Sale[]): Promise<string[]> => {
  for (const { tripId } of sales) await workOff(inWorld, tripId);
  const { rows } = await sql<{ stands: string }>`
    select concat_ws(' ', b.state, (select count(*) from ticket k where k.trip_id = b.trip_id and k.booking_id = b.booking_id and k.state = 'issued'),
      (select sum(amount_paisa)::text || ' back' from refund r where r.trip_id = b.trip_id and r.booking_id = b.booking_id)) as stands
    from booking b where b.booking_id = any(${sales.map(({ bookingId }) => bookingId)}::uuid[]) order by 1`.execute(
    inWorld.db,
  );
  return rows.map(({ stands }) => stands);
};
const sold = 'confirmed 4';
const back = 'unseated 0 288000 back';

const threeOnThePage = async (inWorld: World) => {
  const phone = newPhone();
  return Promise.all([1, 2, 3].map(() => makePayer({ phone, world: inWorld })));
};

test('three payments opened before any is paid: four seats, and the rest goes back whole and is told why', async () => {
  const phone = newPhone();
  const payers = await Promise.all([1, 2, 3].map(() => makePayer({ phone })));
  for (const { comesBack } of payers) await comesBack();
  expect(await statesOf(world, payers)).toEqual([sold, back, back]);
  const messages = await world.gateway.messages(`+88${phone}`);
  const told = messages.filter(
    ({ kind, text }) => kind === 'sms' && text.includes('already has all the seats'),
  );
  expect(told.length).toBe(2);
});

test('the same three paid in the same moment, five times', async () => {
  for (let round = 0; round < 5; round++) {
    const payers = await threeOnThePage(world);
    await Promise.all(payers.map(({ comesBack }) => comesBack()));
    expect(await statesOf(world, payers)).toEqual([sold, back, back]);
  }
});

/** Lets all three pay and run up to the rows of their seats, or to the lock that makes one come after the other. */
const threeMeet = async (inWorld: World) => {
  const payers = await threeOnThePage(inWorld);
  const ids = payers.map(({ bookingId }) => `'${bookingId}'`).join();
  const seats = `select from trip_seat where booking_id in (${ids}) for update`;
  await meetAtLock(
    inWorld,
    seats,
    payers.map(({ comesBack }) => comesBack),
  );
  return statesOf(inWorld, payers);
};
/** Starts two payments of one browser for two coaches, which run up to the rows of their seats. */
const twoCoachesMeet = async (inWorld: World) => {
  const phone = newPhone();
  const buyer = await apiBuyer(inWorld);
  const [one, two] = [
    await makeHolder({ phone, buyer, world: inWorld }),
    await makeHolder({ phone, buyer, world: inWorld }),
  ];
  const seats = `select from trip_seat where booking_id in ('${one.bookingId}', '${two.bookingId}') for update`;
  const ends = await meetAtLock(inWorld, seats, [one.pays, two.pays]);
  return ends.map((end) => (end.status === 'fulfilled' ? end.value.status : end.reason)).toSorted();
};

test('three payments, and two of one browser, held at the same moment: four seats', async () => {
  expect(await threeMeet(world)).toEqual([sold, back, back]);
  expect(await twoCoachesMeet(world)).toEqual([200, 409]);
});

test('without the row of the number all twelve seats are sold', async () => {
  const guard = openWithoutGuard({
    statement: 'insert into phone_day',
    guard: 'phone_day.version = excluded.version - 1',
  });
  const unguarded = await createWorld({ chores: false, ...guard });
  try {
    await unguarded.gateway.behave({ refundSettleMs: 0, ipn: 'none' });
    // The rows exist already: a payment would wait for another's new row even without the guard.
    expect(await threeMeet(unguarded)).toEqual([sold, sold, sold]);
    expect(guard.found()).toBe(true);
  } finally {
    await unguarded.stop();
  }
});

test('an open payment counts against its own browser and account, and a stranger’s blocks nobody', async () => {
  const phone = newPhone();
  const first = await makePayer({ phone });
  const second = await makeHolder({ phone, buyer: first.buyer });
  expect(await second.pays()).toMatchObject(limit);
  expect(await (await makeHolder({ phone })).pays()).toMatchObject({ status: 200 });
  await first.ends('fail');
  expect(await second.pays()).toMatchObject({ status: 200 });

  const { actor } = await signUpPerson(world);
  const inOneBrowser = async () => {
    const { tripId } = await sampleTrip(world.db);
    const browser = { ...actor, buyerId: randomUUID() };
    return holdWithDetails(world, { tripId, seatNos: four, actor: browser, phone: first.buyer.phone });
  };
  const [here, there] = [await inOneBrowser(), await inOneBrowser()];
  const pay = ({ actor: by, tripId, bookingId }: typeof here) =>
    world.portal.payment.startPayment(by, { tripId, bookingId, method: 'card', key: randomUUID() });
  await pay(here);
  await expect(pay(there)).rejects.toMatchObject({ code: 'phone-limit' });
});

test('paid with another number, the real one typed back while paying: it stays as it was', async () => {
  const { buyer, tripId, bookingId, ends } = await makePayer({ phone: '01911111111' });
  const booking = { tripId, bookingId };
  expect(await buyer.details(booking, { phone: newPhone() })).toMatchObject({ code: 'payment-open' });
  await ends();
  expect(await buyer.details(booking, { phone: newPhone() })).toMatchObject({ code: 'booking-closed' });
  const { contactPhone } = await world.db
    .selectFrom('booking')
    .select('contactPhone')
    .where('bookingId', '=', bookingId)
    .executeTakeFirstOrThrow();
  expect(contactPhone).toBe('+8801911111111');
});

test('cancelled tickets give their seats back to the number; those of who has boarded do not', async () => {
  const phone = newPhone();
  const { tripId } = await sampleTrip(world.db);
  const actor = newBuyer();
  const { bookingId } = await holdWithDetails(world, { tripId, seatNos: four, actor, phone });
  const input = { tripId, bookingId, method: 'bkash' as const, key: randomUUID() };
  const tranId = await tranIdOf(world, {
    status: 200,
    ...(await world.portal.payment.startPayment(actor, input)),
  });
  const { returnUrl, fields } = await world.gateway.choose(tranId);
  await returnFromGateway(returnUrl, fields);
  const two = await makeHolder({ phone, seatNos: ['C1', 'C2'] });
  expect(await two.pays()).toMatchObject(limit);

  const cancelled = { tripId, bookingId, seatNos: ['A1', 'A2'] };
  const { refundPaisa } = await world.portal.refund.quoteRefund(actor, cancelled);
  await world.portal.refund.cancelAndRefund(actor, {
    ...cancelled,
    shownRefundPaisa: refundPaisa,
    termsAccepted: true,
    key: randomUUID(),
  });
  const say = (from: string, to: string) =>
    sql`update ticket set state = ${to} where booking_id = ${bookingId} and state = ${from}`.execute(
      world.db,
    );
  await say('issued', 'boarded');
  expect(await (await makeHolder({ phone, seatNos: ['C1', 'C2', 'C3'] })).pays()).toMatchObject(limit);
  await say('boarded', 'issued');
  expect(await two.pays()).toMatchObject({ status: 200 });
});

test('another date and another direction are counted by themselves', async () => {
  const phone = newPhone();
  const { tripId, comesBack } = await makePayer({ phone });
  await comesBack();
  expect(await (await makeHolder({ phone })).pays()).toMatchObject(limit);
  const nextDay = (await sampleTrip(world.db, 8)).tripId;
  expect(await (await makeHolder({ phone, tripId: nextDay })).pays()).toMatchObject({ status: 200 });

  const buyer = await apiBuyer(world);
  const { bookingId = '' } = await buyer.hold(tripId, ['C1', 'C2'], 0, 1);
  await buyer.details({ tripId, bookingId }, { phone });
  expect(await buyer.pay({ tripId, bookingId })).toMatchObject({ status: 200 });
});

test('risky money that waits for a person counts; beyond the limit it does not wait', async () => {
  const phone = newPhone();
  const [first, second] = await Promise.all([makePayer({ phone }), makePayer({ phone })]);
  const third = await makeHolder({ phone });
  for (const { tranId, comesBack } of [first, second]) {
    await world.gateway.behave({ risk: '1' }, tranId);
    await comesBack();
  }
  expect(await statesOf(world, [first, second])).toEqual(['review 0', back]);
  expect(await third.pays()).toMatchObject(limit);
});

test('every book agrees', async () => {
  await expectBooksToAgree(world);
});
