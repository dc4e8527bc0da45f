import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayFareOf } from '@poth/domain/search/day-fares.ts';
import { dhakaDate } from '@poth/domain/dhaka.ts';
import { taka } from '@poth/domain/money.ts';
import { findPlace } from '@poth/domain/place/find-place.ts';
import { returnFromGateway, newBuyer, startPaying } from '../testing/buyer.ts';
import { sampleTrip } from '../testing/sample-trip.ts';
import { workOff } from '../testing/work-off.ts';
import { tellOfChange } from '../testing/tell-of-change.ts';
import { createWorld, type World } from '../testing/world.ts';

let world: World;
let tripId: string;
beforeAll(async () => {
  // The service charge is 20 taka.
  world = await createWorld({ chores: false });
  ({ tripId } = await sampleTrip(world.db));
});
afterAll(() => world.stop());

const journey = { fromStopNo: 0, toStopNo: 2 };
const criteria = async () => {
  const places = await world.portal.place.listPlaces(newBuyer());
  const [from, to] = ['dhaka', 'naogaon'].map((name) => findPlace(places, name));
  const offer = await world.portal.search.viewOffer(newBuyer(), { tripId, ...journey });
  if (!from || !to || !offer) throw new Error('no trip');
  return { from, to, date: dhakaDate(offer.departsAt), period: null, coachType: null };
};
const search = async () => world.portal.search.searchTrips(newBuyer(), await criteria());
/** Reads the prices of the date strip. */
const dayPrices = async () =>
  (await world.portal.search.compareDays(newBuyer(), await criteria())).flatMap(
    (day) => dayFareOf(day, null).lowestPricePaisa ?? [],
  );
/** Reads the prices from Dhaka to Bogura and Naogaon, and from Bogura to Naogaon. */
const roadPrices = async () => {
  const roads = await world.portal.search.listRoutes(newBuyer());
  const named = new Map(
    roads.map((road) => [`${road.from.placeId} ${road.to.placeId}`, road.lowestPricePaisa]),
  );
  return ['dhaka bogura', 'dhaka naogaon', 'bogura naogaon'].map((name) => named.get(name));
};
const call = async (path: string, init: RequestInit = {}) =>
  (await fetch(`${world.publicUrl}/api${path}`, init)).json();
const searchByCall = async () => {
  const { date } = await criteria();
  return (await call(`/trips?from=dhaka&to=naogaon&date=${date}`)).offers[0];
};

test('search, hold, checkout, payment and ticket: the same taka', async () => {
  const { offers } = await search();
  const price = offers[0]?.pricePaisa ?? 0;
  expect(offers).toMatchObject([
    { farePaisa: taka(700), serviceChargePaisa: taka(20), pricePaisa: taka(720) },
  ]);
  expect(await dayPrices()).toEqual([price]);
  expect(await roadPrices()).toEqual([taka(570), price, taka(270)]);
  const answer = await world.portal.search.viewRoute(newBuyer(), 'dhaka-to-naogaon');
  expect(answer).toMatchObject({
    route: {
      serviceChargePaisa: taka(20),
      fares: [{ lowest: price, highest: price }],
      operators: [{ lowestPricePaisa: price, departures: [{ lowestPricePaisa: price }] }],
      months: [{ lowestPricePaisa: price }],
      neighbours: [{ lowestPricePaisa: taka(570) }, { lowestPricePaisa: taka(270) }],
    },
  });

  const buyer = await startPaying(world, { tripId, seatNos: ['B3', 'B4'] });
  const checkout = await world.portal.payment.viewCheckout(buyer.actor, buyer);
  expect(checkout.price).toMatchObject({
    farePaisa: taka(1_400),
    serviceChargePaisa: taka(40),
    totalPaisa: 2 * price,
  });
  const { returnUrl, fields } = await world.gateway.choose(buyer.tranId);
  await returnFromGateway(returnUrl, fields);
  await workOff(world, tripId);
  const { pnr, amountPaisa } = await world.db
    .selectFrom('booking as b')
    .innerJoin('payment as p', (on) =>
      on.onRef('p.tripId', '=', 'b.tripId').onRef('p.bookingId', '=', 'b.bookingId'),
    )
    .select(['b.pnr', 'p.amountPaisa'])
    .where('b.bookingId', '=', buyer.bookingId)
    .executeTakeFirstOrThrow();
  expect(amountPaisa).toBe(2 * price);
  expect(await world.portal.ticket.viewTicket(buyer.actor, pnr ?? '')).toMatchObject({
    paidPaisa: 2 * price,
  });
});

test('another charge shows at once; what a client of the API holds keeps the one it was promised', async () => {
  expect(await searchByCall()).toMatchObject({
    farePaisa: taka(700),
    serviceChargePaisa: taka(20),
    pricePaisa: taka(720),
    classFaresPaisa: null,
  });
  const { token } = await world.portal.booking.tokenOf(newBuyer());
  const hold = (seatNo: string) =>
    call('/holds', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ tripId, ...journey, seatNos: [seatNo], language: 'en', key: randomUUID() }),
    });
  expect((await hold('C1')).seats).toMatchObject([{ seatNo: 'C1', pricePaisa: taka(720) }]);
  await sql`insert into portal_setting (key, value, changed_by) values ('serviceChargePerSeat', '3500', 'account:a')`.execute(
    world.db,
  );
  await world.deps.settings.refresh();

  expect(await searchByCall()).toMatchObject({ serviceChargePaisa: taka(35), pricePaisa: taka(735) });
  expect(await dayPrices()).toEqual([taka(735)]);
  expect(await roadPrices()).toEqual([taka(585), taka(735), taka(285)]);
  const seat = { farePaisa: taka(700), serviceChargePaisa: taka(20), pricePaisa: taka(720) };
  expect((await hold('C2')).seats).toMatchObject([
    { seatNo: 'C1', ...seat },
    { seatNo: 'C2', ...seat },
  ]);
});

test('of several classes the lowest that can still be had is named, and the fare of each', async () => {
  await sql`update trip set layout = jsonb_set(layout, '{classes}', '{"A1": "economy", "A2": "economy"}'), coach_class = 'sleeper'
    where trip_id = ${tripId}`.execute(world.db);
  // Written as text: on a cluster an update may call only immutable functions on columns, which those that build JSON
  // are not.
  await sql`update trip_fare
    set class_fares_paisa = ('{"economy": ' || fare_paisa::text || ', "sleeper": ' || (fare_paisa * 2)::text || '}')::jsonb
    where trip_id = ${tripId}`.execute(world.db);
  await tellOfChange(world);
  const classFaresPaisa = { economy: taka(700), sleeper: taka(1_400) };
  expect(await searchByCall()).toMatchObject({ farePaisa: taka(700), classFaresPaisa });
  expect((await search()).offers[0]).toMatchObject({
    pricePaisa: taka(735),
    classPricesPaisa: { economy: taka(735), sleeper: taka(1_435) },
  });
  await startPaying(world, { tripId, seatNos: ['A1', 'A2'] });
  expect(await searchByCall()).toMatchObject({
    farePaisa: taka(1_400),
    pricePaisa: taka(1_435),
    classFaresPaisa,
  });
});
