import { sql } from 'kysely';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type ApiBuyer, apiBuyer, holdOverApi, tranIdOf } from '../testing/api-buyer.ts';
import { expectBooksToAgree } from '../testing/books.ts';
import { returnFromGateway, eventually } from '../testing/buyer.ts';
import { meetAtLock } from '../testing/meet-at-lock.ts';
import { sampleTrip } from '../testing/sample-trip.ts';
import { openWithoutGuard } from '../testing/without-guard.ts';
import { workOff } from '../testing/work-off.ts';
import { createWorld, type World } from '../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ chores: false });
  await world.gateway.behave({ refundSettleMs: 0 });
});
afterEach(() => world.gateway.behave({ init: 'ok' }));
afterAll(() => world.stop());

type Booking = { tripId: string; bookingId: string };

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const methods = ['bkash', 'nagad', 'card', 'other'];

const buyerOfTwo = async (inWorld: World) => {
  const { tripId } = await sampleTrip(inWorld.db);
  const buyer = await apiBuyer(inWorld);
  return { buyer, booking: await holdOverApi(buyer, tripId, ['B3', 'B4']) };
};
const attemptsOf = (inWorld: World, { bookingId }: Booking) =>
  inWorld.db
    .selectFrom('payment')
    .select(['paymentId', 'tranId', 'state', 'gatewayPageUrl'])
    .where('bookingId', '=', bookingId)
    .orderBy('createdAt')
    .execute();
const statesOf = async (booking: Booking) =>
  (await attemptsOf(world, booking)).map(({ state }) => state).sort();
/** The sessions that the gateway has for a booking, whether the portal knows of them or not. */
const sessionsOf = async (inWorld: World, booking: Booking) => {
  const tranIds = (await attemptsOf(inWorld, booking)).map(({ tranId }) => tranId);
  const { sessions } = await inWorld.gateway.ledger();
  return sessions.filter(({ tran_id }) => tranIds.includes(tran_id)).length;
};
const pay = async (tranId: string) => {
  const { returnUrl, fields } = await world.gateway.choose(tranId);
  await returnFromGateway(returnUrl, fields);
};

const expectOnePage = async (booking: Booking, answers: Awaited<ReturnType<ApiBuyer['pay']>>[]) => {
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  expect(new Set(answers.map(({ gatewayPageUrl }) => gatewayPageUrl)).size).toBe(1);
  expect(await statesOf(booking)).toEqual(['redirected']);
  expect(await sessionsOf(world, booking)).toBe(1);
};

/** Lets two tabs start paying at once: both have read and wait at the seats' rows. */
const twoTabsAtOnce = async (inWorld: World) => {
  await inWorld.gateway.behave({ init: 'slow', initDelayMs: 300 });
  const { buyer, booking } = await buyerOfTwo(inWorld);
  const seats = `select from trip_seat where booking_id = '${booking.bookingId}' for update`;
  const ends = await meetAtLock(inWorld, seats, [
    () => buyer.pay(booking, 'bkash'),
    () => buyer.pay(booking, 'card'),
  ]);
  return { booking, answers: ends.flatMap((end) => (end.status === 'fulfilled' ? [end.value] : [])) };
};

test('ten tabs pay in the same moment, each its own way: one session, its page for all', async () => {
  await world.gateway.behave({ init: 'slow', initDelayMs: 300 });
  const { buyer, booking } = await buyerOfTwo(world);
  const tabs = Array.from({ length: 10 }, (_, index) => buyer.pay(booking, methods[index % 4]));
  await expectOnePage(booking, await Promise.all(tabs));
});

test('two tabs five milliseconds apart, eight times, while the gateway is slow', async () => {
  await world.gateway.behave({ init: 'slow', initDelayMs: 300 });
  for (let round = 0; round < 8; round++) {
    const { buyer, booking } = await buyerOfTwo(world);
    const first = buyer.pay(booking, 'bkash');
    await pause(5);
    await expectOnePage(booking, await Promise.all([first, buyer.pay(booking, 'nagad')]));
  }
});

test('two tabs held at the same row: one session', async () => {
  const { booking, answers } = await twoTabsAtOnce(world);
  await expectOnePage(booking, answers);
});

test('the key settles it without the lock on the booking; without both, two sessions are open', async () => {
  const statement = 'insert into payment';
  const guard = openWithoutGuard(
    { statement, guard: ' for update of b', becomes: '' },
    { statement, guard: 'phone_day.version = excluded.version - 1' },
    { statement, guard: 'device_day.version = excluded.version - 1' },
  );
  const unlocked = await createWorld({ chores: false, ...guard });
  const admin = new pg.Client({ connectionString: unlocked.databaseUrl });
  await admin.connect();
  try {
    const { booking, answers } = await twoTabsAtOnce(unlocked);
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    expect(new Set(answers.map(({ gatewayPageUrl }) => gatewayPageUrl)).size).toBe(1);
    expect(await sessionsOf(unlocked, booking)).toBe(1);

    await admin.query('drop index payment_one_open');
    const { booking: bare } = await twoTabsAtOnce(unlocked);
    expect(guard.found()).toBe(true);
    expect(await sessionsOf(unlocked, bare)).toBe(2);
  } finally {
    await admin.end();
    await unlocked.stop();
  }
});

test('a gateway that stays silent closes the attempt, and the next click opens the only page', async () => {
  const { buyer, booking } = await buyerOfTwo(world);
  await world.gateway.behave({ init: 'hang_after' });
  expect(await buyer.pay(booking)).toMatchObject({ code: 'gateway-unavailable' });
  expect(await statesOf(booking)).toEqual(['expired']);
  await world.gateway.behave({ init: 'ok' });
  expect(await buyer.pay(booking)).toMatchObject({ status: 200 });
  expect(await statesOf(booking)).toEqual(['expired', 'redirected']);

  // Pays on a page that no buyer was sent to: its money is taken all the same, and the other attempt's comes back
  // whole.
  const [silent, open] = await attemptsOf(world, booking);
  await pay(silent?.tranId ?? '');
  await pay(open?.tranId ?? '');
  await workOff(world, booking.tripId);
  expect(await statesOf(booking)).toEqual(['paid', 'paid']);
  await expectBooksToAgree(world);
});

/** Makes an attempt whose process died, a number of seconds ago, while it opened the page. */
const diedOpening = async (booking: Booking, seconds: number) => {
  await sql`update payment set state = 'created', gateway_page_url = null, opening_since = now() - make_interval(secs => ${seconds})
    where booking_id = ${booking.bookingId}`.execute(world.db);
};

test('an opening that died is closed before another page is opened; all tabs go there', async () => {
  const { buyer, booking } = await buyerOfTwo(world);
  const key = 'the key of the first click';
  const before = await buyer.pay(booking, 'bkash', key);
  await diedOpening(booking, 20);
  expect(await buyer.pay(booking, 'bkash', key)).toMatchObject({ code: 'gateway-unavailable' });
  expect(await statesOf(booking)).toEqual(['expired']);
  const tabs = await Promise.all([buyer.pay(booking), buyer.pay(booking), buyer.pay(booking)]);
  expect(new Set(tabs.map(({ gatewayPageUrl }) => gatewayPageUrl)).size).toBe(1);
  expect(tabs[0]?.gatewayPageUrl).not.toBe(before.gatewayPageUrl);
  expect(await statesOf(booking)).toEqual(['expired', 'redirected']);
});

test('three tabs find an opening that died: one of them closes it', async () => {
  const { buyer, booking } = await buyerOfTwo(world);
  await buyer.pay(booking);
  await diedOpening(booking, 20);
  const tabs = await Promise.all([buyer.pay(booking), buyer.pay(booking), buyer.pay(booking)]);
  expect(tabs.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(new Set(tabs.map(({ gatewayPageUrl }) => gatewayPageUrl)).size).toBe(1);
  expect(await statesOf(booking)).toEqual(['expired', 'redirected']);
});

test('a young opening without a page is waited for', async () => {
  const { buyer, booking } = await buyerOfTwo(world);
  const { gatewayPageUrl } = await buyer.pay(booking);
  await diedOpening(booking, 2);
  const tab = buyer.pay(booking, 'card');
  await pause(400);
  await world.db
    .updateTable('payment')
    .set({ state: 'redirected', gatewayPageUrl })
    .where('bookingId', '=', booking.bookingId)
    .execute();
  expect(await tab).toMatchObject({ status: 200, gatewayPageUrl });
});

test('a page that comes after its attempt was closed is given to nobody', async () => {
  const { buyer, booking } = await buyerOfTwo(world);
  await world.gateway.behave({ init: 'slow', initDelayMs: 900 });
  const late = buyer.pay(booking);
  await eventually(async () => (await statesOf(booking)).length === 1, 'the attempt');
  await sql`update payment set opening_since = now() - interval '20 seconds' where booking_id = ${booking.bookingId}`.execute(
    world.db,
  );
  await world.gateway.behave({ init: 'ok' });
  const next = await buyer.pay(booking);
  expect(next.status).toBe(200);
  expect(await late).toMatchObject({ code: 'gateway-unavailable' });
  expect(await statesOf(booking)).toEqual(['expired', 'redirected']);
});

test('a page that comes while the portal asks about its attempt, given up for lost, stays open', async () => {
  const { buyer, booking } = await buyerOfTwo(world);
  const answer = await buyer.pay(booking);
  const tranId = await tranIdOf(world, answer);
  await diedOpening(booking, 20);
  const pageComes = () =>
    world.db
      .updateTable('payment')
      .set({ state: 'redirected', gatewayPageUrl: answer.gatewayPageUrl })
      .where('tranId', '=', tranId)
      .execute();
  const portalAsks = () => fetch(`${world.publicUrl}/pay/return/${tranId}`, { redirect: 'manual' });
  const lock = `select from payment where tran_id = '${tranId}' for update`;
  await meetAtLock<unknown>(world, lock, [pageComes, portalAsks]);
  expect(await statesOf(booking)).toEqual(['redirected']);
});

test('an opening whose buyer never comes again is closed by the portal, and the seats are an ordinary hold', async () => {
  const { buyer, booking } = await buyerOfTwo(world);
  const tranId = await tranIdOf(world, await buyer.pay(booking));
  await diedOpening(booking, 40);
  await workOff(world, booking.tripId);
  expect(await statesOf(booking)).toEqual(['expired']);
  expect(await buyer.details(booking, { name: 'Somebody Else' })).toMatchObject({ status: 200 });
  expect(await buyer.release(booking, ['B4'])).toMatchObject({ status: 200, state: 'held' });
  expect(tranId).not.toBe('');
});
