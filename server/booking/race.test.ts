import { randomInt, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isProblem } from '@poth/domain/problem.ts';
import { runAudit } from '../invariants/run-audit.ts';
import { openDatabase } from '../db/database.ts';
import type { Portal } from '../portal.ts';
import { returnFromGateway, newBuyer, newPhone } from '../testing/buyer.ts';
import { meetAtLock } from '../testing/meet-at-lock.ts';
import { sampleTrip } from '../testing/sample-trip.ts';
import { withoutGuard } from '../testing/without-guard.ts';
import { createWorld, type World } from '../testing/world.ts';

const buyers = 500;
const journey = { fromStopNo: 0, toStopNo: 2 };
const seatCount = 36;

let world: World;
beforeAll(async () => {
  world = await createWorld({ timeoutMs: 20_000 });
});
afterAll(() => world.stop());

/** The seats that a buyer sees as available at this moment. */
const seenFree = async (tripId: string): Promise<string[]> => {
  const { seats } = await world.portal.seating.viewSeatMap(newBuyer(), { tripId, ...journey });
  return Object.keys(seats).filter((seatNo) => seats[seatNo] === 'available');
};
const anyOf = (seatNos: string[]): string | undefined => seatNos[randomInt(Math.max(1, seatNos.length))];

const stillTakeable = {
  statement: 'insert into booking_seat',
  guard:
    "(s.state = 'free' or (s.state in ('held', 'paying', 'blocked') and s.expires_at is not null and s.expires_at <= now()))",
};
/** Lets ten buyers who have all seen one seat free take it at the same moment; returns what each was told. */
const tenTakeA1 = async ({ booking }: Portal) => {
  const { tripId } = await sampleTrip(world.db);
  const hold = () =>
    booking.holdSeats(newBuyer(), {
      tripId,
      ...journey,
      seatNos: ['A1'],
      language: 'en',
      key: randomUUID(),
    });
  const lock = `select from trip_seat where trip_id = '${tripId}' and seat_no = 'A1' for update`;
  const ends = await meetAtLock(
    world,
    lock,
    Array.from({ length: 10 }, () => hold),
  );
  return ends.map((end) => (end.status === 'fulfilled' ? 'promised' : end.reason.code)).toSorted();
};

test('of ten buyers who take one seat at the same moment one is promised it; without the guard more are', async () => {
  expect(await tenTakeA1(world.portal)).toEqual([
    'promised',
    ...Array.from({ length: 9 }, () => 'seat-taken'),
  ]);
  // A hold that waits too long for the lock is decided again, and refused by what it reads then.
  const unguarded = await withoutGuard(world, stillTakeable, tenTakeA1);
  expect(unguarded.filter((end) => end === 'promised').length).toBeGreaterThan(1);
});

test('a control whose guard is in no statement fails', async () => {
  const gone = { ...stillTakeable, guard: "state = 'vacant'" };
  await expect(withoutGuard(world, gone, tenTakeA1)).rejects.toThrow('had the guard state');
});

/** Buys as one buyer: takes any free seat, looks again when another was faster, and pays. */
const buy = async (tripId: string): Promise<'ticket' | 'sold out'> => {
  const actor = newBuyer();
  for (;;) {
    const seatNo = anyOf(await seenFree(tripId));
    if (!seatNo) return 'sold out';
    try {
      const hold = { tripId, ...journey, seatNos: [seatNo], language: 'en' as const, key: randomUUID() };
      const { bookingId } = await world.portal.booking.holdSeats(actor, hold);
      const details = {
        name: 'Buyer',
        phone: newPhone(),
        email: '',
        passengers: [],
        termsAccepted: true,
        language: 'en' as const,
      };
      await world.portal.booking.enterDetails(actor, { tripId, bookingId, ...details });
      const { paymentId } = await world.portal.payment.startPayment(actor, {
        tripId,
        bookingId,
        method: 'other',
        key: randomUUID(),
      });
      const { tranId } = await world.db
        .selectFrom('payment')
        .select('tranId')
        .where('paymentId', '=', paymentId)
        .executeTakeFirstOrThrow();
      const { returnUrl, fields } = await world.gateway.choose(tranId);
      await returnFromGateway(returnUrl, fields);
      return 'ticket';
    } catch (thrown) {
      if (!isProblem(thrown) || thrown.code !== 'seat-taken') throw thrown;
    }
  }
};

test(`of ${buyers} buyers at once exactly ${seatCount} get a seat of a coach, and every one has an answer`, {
  timeout: 90_000,
}, async () => {
  const { tripId } = await sampleTrip(world.db);
  const answers = await Promise.all(Array.from({ length: buyers }, () => buy(tripId)));
  expect(answers.length).toBe(buyers);
  expect(answers.filter((answer) => answer === 'ticket').length).toBe(seatCount);

  const legs = await world.db.selectFrom('ticketLeg').select('seatNo').where('tripId', '=', tripId).execute();
  expect(legs.length).toBe(seatCount * 2);
  const confirmed = await world.db
    .selectFrom('booking')
    .select('bookingId')
    .where('tripId', '=', tripId)
    .where('state', '=', 'confirmed')
    .execute();
  expect(confirmed.length).toBe(seatCount);
  const auditor = openDatabase(world.databaseUrl, 'poth_auditor', { max: 1 });
  // The first test damaged its own trip on purpose; the trip that was sold here is whole.
  const broken = (await runAudit(auditor)).filter(({ rows }) =>
    rows.some((row) => row.trip_id === tripId || row.tripId === tripId),
  );
  await auditor.destroy();
  expect(broken).toEqual([]);
});

test('a seat sold to Bogura is sold again from Bogura to Naogaon', async () => {
  const { tripId } = await sampleTrip(world.db);
  const hold = (from: number, to: number) =>
    world.portal.booking.holdSeats(newBuyer(), {
      tripId,
      fromStopNo: from,
      toStopNo: to,
      seatNos: ['A1'],
      language: 'en',
      key: randomUUID(),
    });
  await hold(0, 1);
  await hold(1, 2);
  await expect(hold(0, 2)).rejects.toMatchObject({ code: 'seat-taken', fields: { seats: ['A1'] } });
});

test('a seat whose hold is over can be taken at once, nobody has to sweep first', async () => {
  const { tripId } = await sampleTrip(world.db);
  const wish = { tripId, ...journey, seatNos: ['A1'], language: 'en' as const };
  const { bookingId } = await world.portal.booking.holdSeats(newBuyer(), { ...wish, key: randomUUID() });
  await expect(
    world.portal.booking.holdSeats(newBuyer(), { ...wish, key: randomUUID() }),
  ).rejects.toMatchObject({ code: 'seat-taken' });
  await world.age(tripId, bookingId, 11);
  await world.portal.booking.holdSeats(newBuyer(), { ...wish, key: randomUUID() });
});

test('the same key holds once, whatever a double click or a lost answer repeats', async () => {
  const { tripId } = await sampleTrip(world.db);
  const actor = newBuyer();
  const wish = { tripId, ...journey, seatNos: ['A1', 'A2'], language: 'en' as const, key: randomUUID() };
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => world.portal.booking.holdSeats(actor, wish)),
  );
  expect(new Set(answers.map(({ bookingId }) => bookingId)).size).toBe(1);
  await expect(world.portal.booking.holdSeats(actor, { ...wish, seatNos: ['B1'] })).rejects.toMatchObject({
    code: 'key-reused',
  });
});

test('one browser has two live holds, one booking four seats', async () => {
  const actor = newBuyer();
  const trips = await Promise.all([sampleTrip(world.db), sampleTrip(world.db), sampleTrip(world.db)]);
  const hold = (tripId: string, seatNos: string[]) =>
    world.portal.booking.holdSeats(actor, { tripId, ...journey, seatNos, language: 'en', key: randomUUID() });
  await hold(trips[0].tripId, ['A1', 'A2', 'A3']);
  await expect(hold(trips[0].tripId, ['B1', 'B2'])).rejects.toMatchObject({ code: 'too-many-seats' });
  const second = await hold(trips[1].tripId, ['A1']);
  await expect(hold(trips[2].tripId, ['A1'])).rejects.toMatchObject({ code: 'too-many-holds' });
  await world.portal.booking.releaseSeats(actor, {
    tripId: second.tripId,
    bookingId: second.bookingId,
    seatNos: ['A1'],
  });
  await hold(trips[2].tripId, ['A1']);
});
