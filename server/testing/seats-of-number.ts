import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { minutesAfter, type Party, type Trip, writeParties } from './half-sold.ts';
import { sampleTrip } from './sample-trip.ts';
import type { World } from './world.ts';

/** Bookings of one number besides the one under test, each with the browser that pays for it. */
export const bookingsOfNumber = fc.record({
  seats: fc.integer({ min: 1, max: 3 }),
  state: fc.constantFrom('confirmed', 'cancelled', 'review', 'held'),
  payer: fc.constantFrom('none', 'same', 'another'),
  where: fc.constantFrom('this trip', 'same date', 'other date', 'other journey'),
});
export type BookingOfNumber = typeof bookingsOfNumber extends fc.Arbitrary<infer T> ? T : never;

/** Counts the number's seats by the rule: those with a ticket or a person's decision, and those that `buyerId` is paying for. */
export const countOfNumber = (bookings: readonly BookingOfNumber[], withOpenPayments: boolean): number =>
  bookings
    .filter(({ where }) => where === 'this trip' || where === 'same date')
    .reduce((sum, { state, seats, payer }) => {
      // Each cancelled booking has one void ticket.
      if (state === 'cancelled') return sum + seats - 1;
      return sum + (state !== 'held' || (withOpenPayments && payer === 'same') ? seats : 0);
    }, 0);

/** Booking under test: its number, browser and journey. */
export type LookedAt = { phone: string; buyerId: string; journey: Party['journey']; trip: Trip; now: Date };

/** Opens two more coaches; returns a function that writes bookings of a number, on seats that no plan has. */
export const openNumber = async (world: World) => {
  const others = { 'same date': await sampleTrip(world.db), 'other date': await sampleTrip(world.db, 8) };
  const write = async (
    { seats, state, payer, where }: BookingOfNumber,
    { phone, buyerId, journey, trip, now }: LookedAt,
  ): Promise<void> => {
    const { tripId, operatorId } = where === 'same date' || where === 'other date' ? others[where] : trip;
    const other = journey.toStopNo === 2 ? { fromStopNo: 0, toStopNo: 1 } : { fromStopNo: 0, toStopNo: 2 };
    const bookingId = randomUUID();
    const party: Party = {
      bookingId,
      buyerId: payer === 'same' ? buyerId : randomUUID(),
      women: [],
      journey: where === 'other journey' ? other : journey,
      state: 'held',
      endsIn: 20,
      seatNos: Array.from({ length: seats }, (_, at) => `X${at}`),
    };
    await writeParties(world, { tripId, operatorId }, [party], now);
    const of = sql`trip_id = ${tripId} and booking_id = ${bookingId}`;
    const isPaying = state === 'held' && payer !== 'none';
    await sql`update booking set state = ${state}, extended = ${isPaying}, pnr = ${bookingId}, contact_phone = ${phone}
      where ${of}`.execute(world.db);
    if (state === 'confirmed' || state === 'cancelled')
      await sql`
        insert into ticket (trip_id, ticket_id, booking_id, operator_id, seat_no, from_stop_no, to_stop_no, state,
          passenger_name, passenger_kind, fare_paisa, code)
        select trip_id, gen_random_uuid(), booking_id, ${operatorId}, seat_no, 0, 1,
          case when ${state} = 'cancelled' and seat_no = 'X0' then 'void' else 'issued' end, '', 'adult', 1, ''
        from booking_seat where ${of}`.execute(world.db);
    if (isPaying)
      await sql`
        insert into payment (trip_id, payment_id, booking_id, gateway, tran_id, method, amount_paisa, state, open_until)
        values (${tripId}, ${bookingId}, ${bookingId}, 'sslcommerz', ${bookingId}, 'bkash', 1, 'redirected',
          ${minutesAfter(now, 10)})`.execute(world.db);
  };
  return async (bookings: readonly BookingOfNumber[], looked: LookedAt): Promise<void> => {
    for (const booking of bookings) await write(booking, looked);
  };
};
