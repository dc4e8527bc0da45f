import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Visitor } from '@poth/domain/identity/actor.ts';
import { apiBuyer, holdOverApi, tranIdOf } from '../testing/api-buyer.ts';
import { returnFromGateway, newPhone } from '../testing/buyer.ts';
import { makeAdmin, signUpPerson } from '../testing/people.ts';
import { runTrip } from '../testing/running-trip.ts';
import { sampleTrip } from '../testing/sample-trip.ts';
import { createWorld, type World } from '../testing/world.ts';

let world: World;
let admin: Visitor;
beforeAll(async () => {
  world = await createWorld({ chores: false });
  admin = (await makeAdmin(world, await signUpPerson(world))).actor;
});
afterAll(() => world.stop());

const signalsOf = async (kind: string) =>
  (await world.portal.backOffice.listHoarding(admin)).filter((signal) => signal.kind === kind);

test('one browser that pays under three numbers for a date and direction is told, once, with its bookings', async () => {
  const buyer = await apiBuyer(world);
  for (let number = 0; number < 3; number += 1) {
    expect(await signalsOf('many-numbers')).toEqual([]);
    const { tripId } = await sampleTrip(world.db);
    const booking = await holdOverApi(buyer, tripId, ['B3'], { phone: newPhone() });
    const { returnUrl, fields } = await world.gateway.choose(await tranIdOf(world, await buyer.pay(booking)));
    await returnFromGateway(returnUrl, fields);
  }
  const [signal] = await signalsOf('many-numbers');
  expect(signal).toMatchObject({ count: 3, bookings: 3 });
  expect(signal?.pnrs).toHaveLength(3);
  expect(JSON.stringify(signal)).not.toMatch(/\+?88?01\d/);
  // The account that was signed in there has the same bookings: no second signal.
  await sql`
    insert into device_day (device, service_date, from_place_id, to_place_id, version, trip_ids, booking_ids)
    select 'account', service_date, from_place_id, to_place_id, 1, trip_ids, booking_ids from device_day
    where cardinality(booking_ids) = 3`.execute(world.db);
  expect(await signalsOf('many-numbers')).toEqual([signal]);
});

test('one browser that lets three holds lapse is told until the cool-down is over', async () => {
  const buyer = await apiBuyer(world);
  for (let hold = 0; hold < 3; hold += 1) {
    const { tripId } = await sampleTrip(world.db);
    const { bookingId } = await buyer.hold(tripId, ['B3']);
    await buyer.release({ tripId, bookingId: bookingId ?? '' }, ['B3']);
  }
  expect(await signalsOf('let-go')).toMatchObject([{ count: 3, bookings: 3, pnrs: [] }]);
  await sql`update unpaid_hold set expires_at = now() - interval '1 day'`.execute(world.db);
  expect(await signalsOf('let-go')).toEqual([]);
});

test('two browsers that let as many holds lapse are two signals, also before any of them had a PNR', async () => {
  for (const buyer of [await apiBuyer(world), await apiBuyer(world)])
    for (let hold = 0; hold < 3; hold += 1) {
      const { tripId } = await sampleTrip(world.db);
      const { bookingId } = await buyer.hold(tripId, ['B3']);
      await buyer.release({ tripId, bookingId: bookingId ?? '' }, ['B3']);
    }
  const signals = await signalsOf('let-go');
  expect(signals).toMatchObject([
    { count: 3, pnrs: [] },
    { count: 3, pnrs: [] },
  ]);
  expect(new Set(signals.map(({ signalNo }) => signalNo)).size).toBe(2);
});

test('a number that gives six seats back of a coach that leaves tomorrow is told', async () => {
  const stage = await runTrip(world, 1);
  const phone = newPhone();
  const sold = [await stage.sell(['A1', 'A2', 'B1']), await stage.sell(['C1', 'C2', 'D1'])];
  for (const { bookingId } of sold) {
    await sql`update booking set contact_phone = ${`+88${phone}`} where booking_id = ${bookingId}`.execute(
      world.db,
    );
    await sql`
      insert into refund (trip_id, refund_id, booking_id, payment_id, refund_trans_id, reason_key, seat_nos, amount_paisa, state)
      select trip_id, gen_random_uuid(), booking_id, payment_id, gen_random_uuid()::text, 'test', '["A1","A2","B1"]', 100, 'settled'
      from payment where booking_id = ${bookingId} and state = 'paid'`.execute(world.db);
  }
  expect(await signalsOf('given-back')).toMatchObject([{ count: 6, bookings: 2 }]);
});

test('an account or card that pays under five numbers within a day is told, whatever browsers they bought with', async () => {
  const before = (await signalsOf('one-payer'))[0]?.count ?? 0;
  const { tripId } = await sampleTrip(world.db);
  for (const seatNo of ['A1', 'A2', 'B1', 'B2', 'C1']) {
    const buyer = await apiBuyer(world);
    const booking = await holdOverApi(buyer, tripId, [seatNo], { phone: newPhone() });
    const { returnUrl, fields } = await world.gateway.choose(
      await tranIdOf(world, await buyer.pay(booking)),
      'success',
      'card',
    );
    await returnFromGateway(returnUrl, fields);
  }
  const [signal] = await signalsOf('one-payer');
  expect(signal?.count).toBeGreaterThanOrEqual(before + 5);
  await sql`update payment set paid_at = now() - interval '2 days' where paid_at is not null`.execute(
    world.db,
  );
  expect(await signalsOf('one-payer')).toEqual([]);
});
