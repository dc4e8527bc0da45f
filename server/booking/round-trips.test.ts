import { randomUUID } from 'node:crypto';
import { stranger } from '@poth/domain/identity/actor.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { chores } from '../chores.ts';
import { isCluster } from '../db/cluster.ts';
import { transaction } from '../db/transaction.ts';
import { buildPortal } from '../portal.ts';
import { returnFromGateway, newAddress, newBuyer, newPhone } from '../testing/buyer.ts';
import { openCounting, type Trips } from '../testing/count-trips.ts';
import { sampleTrip } from '../testing/sample-trip.ts';
import { createWorld, type World } from '../testing/world.ts';
import { raiseTripVersion } from '../trip/trip-steps-store.ts';

const counting = openCounting();
let world: World;
beforeAll(async () => {
  world = await createWorld({ chores: false, openPortalDatabase: counting.openPortalDatabase });
});
afterAll(() => world.stop());

/** Chooses what one server needs, or what a cluster needs, where a step is a transaction of its parts. */
const needed = (ofServer: Trips, ofCluster: Trips): Trips => (isCluster() ? ofCluster : ofServer);
const trips = (roundTrips: number, commits: number): Trips => ({ roundTrips, commits });

const person = () => ({
  name: 'Tasnim Rahman',
  phone: newPhone(),
  email: '',
  passengers: [],
  termsAccepted: true,
  language: 'en' as const,
});

const aHold = (tripId: string, seatNos: string[], key: string = randomUUID()) => ({
  tripId,
  fromStopNo: 0,
  toStopNo: 2,
  seatNos,
  language: 'en' as const,
  key,
});

/** Buys a seat as a guest, each step through the portal named for it. */
const buyWith = async (
  portals: Record<'hold' | 'details' | 'pay' | 'settle', World['portal']>,
  tripId: string,
): Promise<void> => {
  const actor = newBuyer();
  const { bookingId } = await portals.hold.booking.holdSeats(actor, aHold(tripId, ['B3']));
  await portals.details.booking.enterDetails(actor, { tripId, bookingId, ...person() });
  const paying = { tripId, bookingId, method: 'bkash' as const, key: randomUUID() };
  const { tranId } = await portals.pay.payment.startPayment(actor, paying);
  await world.gateway.behave({ ipn: 'none' }, tranId);
  const { fields } = await world.gateway.choose(tranId);
  for (const kind of ['ipn', 'return'] as const) {
    const form = new URLSearchParams(fields);
    await portals.settle.payment.receiveCallback(stranger(newAddress()), { kind, tranId, form });
  }
  expect(await portals.settle.payment.viewPayment(actor, tranId)).toMatchObject({
    bookingState: 'confirmed',
  });
};

/** Sends the messages that are due. */
const sendMessages = async ({ deps }: World): Promise<void> => {
  const outbox = chores(deps, deps.log).find(({ name }) => name === 'outbox');
  await outbox?.run();
  await outbox?.settled?.();
};

/** A portal that remembers nothing yet, over counted connections. */
const anotherPortal = () => {
  const db = counting.openPortalDatabase(world.databaseUrl);
  const deps = { ...world.deps, db };
  return { portal: buildPortal(deps), stop: () => db.destroy() };
};

test('a whole purchase of a guest needs 11 round trips and 10 commits, on a cluster 63; its message so many more', async () => {
  const { tripId } = await sampleTrip(world.db);
  const { portal } = world;
  await portal.booking.holdSeats(newBuyer(), aHold(tripId, ['A1']));
  const bySelf = { hold: portal, details: portal, pay: portal, settle: portal };
  expect(await counting.tripsOf(() => buyWith(bySelf, tripId))).toEqual(needed(trips(11, 10), trips(63, 10)));
  expect(await counting.tripsOf(() => sendMessages(world))).toEqual({ roundTrips: 3, commits: 2 });
});

test('three round trips more where each step is taken by another process', async () => {
  const { tripId } = await sampleTrip(world.db);
  const { portal } = world;
  await portal.booking.holdSeats(newBuyer(), aHold(tripId, ['A1']));
  const [details, pay, settle] = [anotherPortal(), anotherPortal(), anotherPortal()];
  try {
    const portals = { hold: portal, details: details.portal, pay: pay.portal, settle: settle.portal };
    expect(await counting.tripsOf(() => buyWith(portals, tripId))).toEqual(
      needed(trips(14, 10), trips(66, 10)),
    );
  } finally {
    for (const { stop } of [details, pay, settle]) await stop();
  }
});

test('notice and return in the same moment need one round trip each to be kept, and two to settle', async () => {
  const { tripId } = await sampleTrip(world.db);
  const { portal } = world;
  const actor = newBuyer();
  const { bookingId } = await portal.booking.holdSeats(actor, aHold(tripId, ['B3']));
  await portal.booking.enterDetails(actor, { tripId, bookingId, ...person() });
  const paying = { tripId, bookingId, method: 'bkash' as const, key: randomUUID() };
  const { tranId } = await portal.payment.startPayment(actor, paying);
  await world.gateway.behave({ ipn: 'none' }, tranId);
  const { fields } = await world.gateway.choose(tranId);
  const post = (kind: 'ipn' | 'return') =>
    portal.payment.receiveCallback(stranger(newAddress()), {
      kind,
      tranId,
      form: new URLSearchParams(fields),
    });
  const both = () => Promise.all([post('ipn'), post('return')]);
  const { roundTrips, commits } = await counting.tripsOf(both);
  expect(commits).toBe(4);
  // On a cluster the slower of the two finds, after more or fewer parts, that the other has settled.
  expect(isCluster() ? [21, 22, 23] : [4]).toContain(roundTrips);
});

test('a change of the trip makes one step of a purchase in vain, and not each', async () => {
  const { tripId } = await sampleTrip(world.db);
  const { portal } = world;
  const [actor, typed] = [newBuyer(), person()];
  const { bookingId } = await portal.booking.holdSeats(actor, aHold(tripId, ['B3']));
  const details = () => portal.booking.enterDetails(actor, { tripId, bookingId, ...typed });
  await details();
  await transaction(world.db, (tx) => raiseTripVersion(tx, tripId));
  expect(await counting.tripsOf(details)).toEqual(needed(trips(3, 2), trips(10, 1)));
  const paying = { tripId, bookingId, method: 'bkash' as const, key: randomUUID() };
  expect(await counting.tripsOf(() => portal.payment.startPayment(actor, paying))).toEqual(
    needed(trips(3, 2), trips(22, 2)),
  );
});

test('each step of a purchase needs so many round trips and commits, and no more', async () => {
  const { tripId } = await sampleTrip(world.db);
  const actor = newBuyer();
  const steps: Record<string, Trips> = {};
  const step = async <T>(name: string, work: () => Promise<T>): Promise<T> => {
    let answer: T | undefined;
    steps[name] = await counting.tripsOf(async () => {
      answer = await work();
    });
    return answer as T;
  };
  const hold = (by: typeof actor, seatNos: string[], key?: string) =>
    world.portal.booking.holdSeats(by, aHold(tripId, seatNos, key));

  const key = randomUUID();
  const { bookingId } = await step('hold', () => hold(actor, ['B3'], key));
  await step('hold, the same request', () => hold(actor, ['B3'], key));
  await step('growing hold', () => hold(actor, ['B4']));
  await step('loser of a rush', () => hold(newBuyer(), ['B3']).catch(({ code }) => code));
  const typed = { tripId, ...person() };
  const details = () => world.portal.booking.enterDetails(actor, { ...typed, bookingId });
  await step('details', details);
  await step('details, corrected', details);
  await step('release', () =>
    world.portal.booking.releaseSeats(actor, { tripId, bookingId, seatNos: ['B4'] }),
  );
  await step('release of the last seat', () =>
    world.portal.booking.releaseSeats(actor, { tripId, bookingId, seatNos: ['B3'] }),
  );

  const bought = await hold(actor, ['C1']);
  await world.portal.booking.enterDetails(actor, { ...typed, bookingId: bought.bookingId });
  const paying = { tripId, bookingId: bought.bookingId, method: 'bkash' as const, key: randomUUID() };
  const { tranId } = await step('pay', () => world.portal.payment.startPayment(actor, paying));
  await world.gateway.behave({ ipn: 'none' }, tranId);
  const { returnUrl, fields } = await world.gateway.choose(tranId);
  await step('the first notice, which settles', () => returnFromGateway(returnUrl, fields));
  await step('the same notice again', () => returnFromGateway(returnUrl, fields));
  await step('look', () => world.portal.payment.viewPayment(actor, tranId));
  expect(steps).toEqual({
    hold: needed(trips(3, 2), trips(14, 2)),
    'hold, the same request': trips(1, 0),
    'growing hold': needed(trips(2, 1), trips(13, 1)),
    'loser of a rush': trips(1, 0),
    details: needed(trips(2, 2), trips(8, 2)),
    'details, corrected': needed(trips(1, 1), trips(7, 1)),
    release: needed(trips(2, 1), trips(8, 1)),
    'release of the last seat': needed(trips(2, 1), trips(12, 1)),
    pay: needed(trips(2, 2), trips(20, 2)),
    'the first notice, which settles': needed(trips(3, 3), trips(20, 3)),
    'the same notice again': trips(1, 1),
    look: trips(1, 0),
  });
});
