import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { asksGender, notForThem, seatMarksOf } from '@poth/domain/seating/womens-seats.ts';
import type { Tx } from '../db/database.ts';
import { keepSeats } from '../seating/store.ts';
import { refuseWomensSeats } from '../seating/womens-seats.ts';
import { readLegsFor, readWomensRule } from '../seating/womens-store.ts';
import { eventually } from '../testing/buyer.ts';
import { holdFor, payFor, womensTrip } from '../testing/womens-trip.ts';
import { createWorld, type World } from '../testing/world.ts';
import { type BookingRow, readBooking } from './store.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ chores: false });
});
afterAll(() => world.stop());

const bookingOf = async (tx: Tx, ref: { tripId: string; bookingId: string }): Promise<BookingRow> => {
  const booking = await readBooking(tx, ref, 'locked');
  if (!booking) throw new Error('no such booking');
  return booking;
};
const take = (tx: Tx, booking: BookingRow) => {
  const { tripId, bookingId, seats, heldUntil } = booking;
  const claim = { tripId, seatNos: seats.map(({ seatNo }) => seatNo), legNos: [0, 1] };
  return keepSeats(tx, claim, bookingId, 'paying', heldUntil);
};

/** A woman and a man, each on the way to pay for one seat of a pair. */
const pair = async () => {
  const { tripId } = await womensTrip(world, { protectsWomenAlone: true });
  return {
    tripId,
    woman: await holdFor(world, tripId, { B1: 'female' }),
    man: await holdFor(world, tripId, { B2: 'male' }),
  };
};

/** The rule as it would be without the lock: look, then take. */
const lookWithoutLock = async (tx: Tx, booking: BookingRow): Promise<string[]> => {
  const rule = await readWomensRule(tx, booking.tripId);
  if (!rule || !asksGender(rule)) return [];
  const { legs, now } = await readLegsFor(rule, tx, booking.tripId);
  return notForThem(seatMarksOf(rule.layout, legs, booking, booking.bookingId, now), booking.seats);
};

/** Runs a payment that has taken its seats and does not end before the other one has done what it does. */
const meanwhile = async (
  booking: { tripId: string; bookingId: string },
  guard: (tx: Tx, row: BookingRow) => Promise<unknown>,
  other: (end: () => void) => Promise<unknown>,
) => {
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  let [taken, others] = [() => {}, Promise.resolve<unknown>(undefined)];
  const isTaken = new Promise<void>((resolve) => {
    taken = resolve;
  });
  const first = world.db.transaction().execute(async (tx) => {
    const row = await bookingOf(tx, booking);
    await guard(tx, row);
    await take(tx, row);
    taken();
    await ended;
  });
  await isTaken;
  others = other(end);
  const answer = await others;
  await first;
  return answer;
};

const waiting = async (): Promise<boolean> => {
  const { rows } = await sql<{ waiting: number }>`
    select count(*) as waiting from pg_locks where not granted`.execute(world.db);
  return (rows[0]?.waiting ?? 0) > 0;
};

test('without the lock a man is let into the seat beside a woman who is paying at the same moment', async () => {
  const { tripId, woman, man } = await pair();
  const refused = await meanwhile(woman, lookWithoutLock, async (end) => {
    const seats = await world.db
      .transaction()
      .execute(async (tx) => lookWithoutLock(tx, await bookingOf(tx, man)));
    end();
    return seats;
  });
  expect(refused).toEqual([]);
  const { marks } = await world.portal.seating.viewSeatMap({ tripId, fromStopNo: 0, toStopNo: 2 });
  expect(marks).toEqual({ B2: 'women' });
});

test('with it he waits for her, and is refused', async () => {
  const { woman, man } = await pair();
  const answer = await meanwhile(woman, refuseWomensSeats, async (end) => {
    const paying = payFor(world, man).catch((thrown: unknown) => thrown);
    await eventually(waiting, 'the man waits for the pair');
    end();
    return paying;
  });
  expect(answer).toMatchObject({ code: 'women-only-seat', fields: { seats: ['B2'] } });
});

test('who was first has the seat: she waits for him, and sits beside him knowingly or changes', async () => {
  const { tripId, woman, man } = await pair();
  await meanwhile(man, refuseWomensSeats, async (end) => {
    const paying = payFor(world, woman);
    await eventually(waiting, 'the woman waits for the pair');
    end();
    return paying;
  });
  const { seats } = await world.portal.seating.viewSeatMap({ tripId, fromStopNo: 0, toStopNo: 2 });
  expect([seats.B1, seats.B2]).toEqual(['held', 'held']);
});

test('of many pairs at once no man is let in after the woman', async () => {
  const { tripId } = await womensTrip(world, { protectsWomenAlone: true });
  const rows = [...'ABCDEFGH'];
  const buyers = await Promise.all(
    rows.flatMap((row) => [
      holdFor(world, tripId, { [`${row}1`]: 'female' }),
      holdFor(world, tripId, { [`${row}2`]: 'male' }),
    ]),
  );
  const answers = await Promise.all(
    buyers.map((buyer) =>
      payFor(world, buyer).then(
        () => 'paying',
        () => 'refused',
      ),
    ),
  );
  // A woman is never refused; after all of them, whoever tries again is judged by what is there.
  expect(answers.filter((_, at) => at % 2 === 0)).toEqual(rows.map(() => 'paying'));
  for (const [at, answer] of answers.entries())
    if (answer === 'refused')
      await expect(payFor(world, buyers[at]!)).rejects.toMatchObject({ code: 'women-only-seat' });
});
