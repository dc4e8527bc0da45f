import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newBuyer, holdWithDetails, newPhone, typeDetails } from '../testing/buyer.ts';
import { sampleTrip } from '../testing/sample-trip.ts';
import { createWorld, type World } from '../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ chores: false });
});
afterAll(() => world.stop());

test('seats that were added after the details are not paid for until they have their passengers', async () => {
  const { tripId } = await sampleTrip(world.db);
  const buyer = await holdWithDetails(world, { tripId, seatNos: ['B3'] });
  const { actor, bookingId } = buyer;
  const journey = { tripId, fromStopNo: 0, toStopNo: 2, language: 'en' as const };
  await world.portal.booking.holdSeats(actor, { ...journey, seatNos: ['B4', 'C1'], key: randomUUID() });

  const pay = () =>
    world.portal.payment.startPayment(actor, { tripId, bookingId, method: 'bkash', key: randomUUID() });
  await expect(pay()).rejects.toMatchObject({
    code: 'invalid-input',
    fields: { faults: { 'passenger-B4': 'name-missing', 'passenger-C1': 'name-missing' } },
  });
  const attempts = () =>
    world.db.selectFrom('payment').select('amountPaisa').where('bookingId', '=', bookingId).execute();
  expect(await attempts()).toEqual([]);
  const { seats } = await world.portal.seating.viewSeatMap(newBuyer(), journey);
  expect([seats.B3, seats.B4, seats.C1]).toEqual(['held', 'held', 'held']);

  await typeDetails(world, buyer);
  await pay();
  expect(await attempts()).toEqual([{ amountPaisa: 3 * 72_000 }]);
});

test('an id that is no trip’s, whatever date it names, is not found', async () => {
  const wish = { bookingId: randomUUID(), method: 'bkash' as const, key: randomUUID() };
  await expect(
    world.portal.payment.startPayment(newBuyer(), {
      ...wish,
      tripId: '61819055-c3cf-4a2a-8000-00059c09b751',
    }),
  ).rejects.toMatchObject({ code: 'not-found' });
});

test('a booking that is named with another trip is not found, though this process remembers it', async () => {
  const { tripId } = await sampleTrip(world.db);
  const other = await sampleTrip(world.db);
  const { actor, bookingId } = await holdWithDetails(world, { tripId, seatNos: ['B3'] });
  for (const elsewhere of [other.tripId, '61819055-c3cf-4a2a-8000-00059c09b751']) {
    const wish = { tripId: elsewhere, bookingId };
    await expect(
      world.portal.payment.startPayment(actor, { ...wish, method: 'bkash', key: randomUUID() }),
    ).rejects.toMatchObject({ code: 'not-found' });
    const typed = {
      name: 'Tasnim Rahman',
      phone: newPhone(),
      email: '',
      passengers: [],
      termsAccepted: true,
    };
    await expect(
      world.portal.booking.enterDetails(actor, { ...wish, ...typed, language: 'en' }),
    ).rejects.toMatchObject({ code: 'not-found' });
  }
  const rows = await world.db
    .selectFrom('payment')
    .select('tripId')
    .where('bookingId', '=', bookingId)
    .execute();
  expect(rows).toEqual([]);
});
