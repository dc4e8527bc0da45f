import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { isProblem } from '@poth/domain/problem.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type ApiBuyer, apiBuyer, holdOverApi } from '../testing/api-buyer.ts';
import type { Portal } from '../portal.ts';
import { newBuyer, newPhone } from '../testing/buyer.ts';
import { meetAtLock } from '../testing/meet-at-lock.ts';
import { sampleTrip } from '../testing/sample-trip.ts';
import { withoutGuard } from '../testing/without-guard.ts';
import { createWorld, type World } from '../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ chores: false });
  await limitTo(4);
});
afterAll(() => world.stop());

/** Sets the number of seats of a date and direction that one browser may pay for. */
const limitTo = async (seats: number): Promise<void> => {
  const { db, deps } = world;
  await sql`insert into portal_setting (key, value, changed_by)
    values ('seatsPerDevice', ${JSON.stringify(seats)}::jsonb, 'test')`.execute(db);
  await deps.settings.refresh();
};

/** Holds seats on a coach of its own, under a new phone number. */
const holds = async (buyer: ApiBuyer, seatNos: string[], daysAhead = 7) => {
  const { tripId } = await sampleTrip(world.db, daysAhead);
  const booking = await holdOverApi(buyer, tripId, seatNos, { phone: newPhone() });
  return { ...booking, pays: () => buyer.pay(booking) };
};
const limit = { status: 409, code: 'device-limit' };

test('one browser pays for so many seats of a date and direction, whatever numbers it types', async () => {
  const buyer = await apiBuyer(world);
  const first = await holds(buyer, ['A1', 'A2', 'B1']);
  const second = await holds(buyer, ['A1', 'A2']);
  expect((await first.pays()).status).toBe(200);
  expect(await second.pays()).toMatchObject(limit);
  // Repeating the same attempt adds no seat.
  expect((await first.pays()).status).toBe(200);
});

test('another browser, and the same one on another date, are not held back by it', async () => {
  const buyer = await apiBuyer(world);
  const first = await holds(buyer, ['A1', 'A2', 'B1']);
  expect((await first.pays()).status).toBe(200);
  expect((await (await holds(buyer, ['A1', 'A2'], 8)).pays()).status).toBe(200);
  expect((await (await holds(await apiBuyer(world), ['A1', 'A2'])).pays()).status).toBe(200);
});

/** Pays for two coaches from one browser under two numbers: both payments run up to the rows of their seats. */
const meet = async (): Promise<unknown[]> => {
  const buyer = await apiBuyer(world);
  const [one, two] = [await holds(buyer, ['A1', 'A2', 'B1']), await holds(buyer, ['A1', 'A2', 'B1'])];
  const seats = `select from trip_seat where booking_id in ('${one.bookingId}', '${two.bookingId}') for update`;
  const ends = await meetAtLock(world, seats, [one.pays, two.pays]);
  return ends.map((end) => (end.status === 'fulfilled' ? end.value.status : end.reason)).toSorted();
};

test('two payments of one browser in the same moment stay within the limit', async () => {
  expect(await meet()).toEqual([200, 409]);
});

/**
 * Pays through a process for a hold that it remembers, after another has paid for the same browser under another
 * number.
 */
const payFromMemory = async (process: Portal): Promise<string> => {
  const actor = newBuyer();
  const holdBy = async (portal: Portal): Promise<{ tripId: string; bookingId: string }> => {
    const { tripId } = await sampleTrip(world.db);
    const journey = { tripId, fromStopNo: 0, toStopNo: 2, seatNos: ['A1', 'A2', 'B1'] };
    const wish = { ...journey, language: 'en' as const, key: randomUUID() };
    const { bookingId } = await portal.booking.holdSeats(actor, wish);
    const ref = { tripId, bookingId };
    const typed = { name: 'Tasnim Rahman', phone: newPhone(), email: '', passengers: [] };
    await portal.booking.enterDetails(actor, { ...ref, ...typed, termsAccepted: true, language: 'en' });
    return ref;
  };
  const pay = (portal: Portal, ref: { tripId: string; bookingId: string }) =>
    portal.payment.startPayment(actor, { ...ref, method: 'bkash', key: randomUUID() });
  const remembered = await holdBy(process);
  await pay(world.portal, await holdBy(world.portal));
  try {
    await pay(process, remembered);
    return 'paid';
  } catch (thrown) {
    return isProblem(thrown) ? thrown.code : String(thrown);
  }
};

test('a process that remembers a hold learns what its browser has paid for elsewhere', async () => {
  expect(await withoutGuard(world, [], payFromMemory)).toBe('device-limit');
});

test('without the version of the row of the device both are paid for', async () => {
  const guard = { statement: 'insert into device_day', guard: 'device_day.version = excluded.version - 1' };
  expect(await withoutGuard(world, guard, payFromMemory)).toBe('paid');
});
