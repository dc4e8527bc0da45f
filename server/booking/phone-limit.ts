import { sql } from 'kysely';
import { addDays } from '@poth/domain/dhaka.ts';
import { firstTripIdOf, serviceDateOf } from '@poth/domain/trip/trip-id.ts';
import type { Journey } from '@poth/domain/trip/trip.ts';
import type { Tx } from '../db/database.ts';
import type { BookingRow } from './store.ts';

/** Seats that a number is to get on a journey; bookingId: null where they are no booking yet. */
type Wish = Journey & { bookingId: string | null; phone: string; seatCount: number };
/** Payer whose open payments count as well. */
type Payer = Pick<BookingRow, 'buyerId' | 'userId'>;

/** Lets the sales to a number on one service date and direction come one after the other, until each has ended. */
const takePhoneTurn = async (tx: Tx, { tripId, fromStopNo, toStopNo, phone }: Wish): Promise<void> => {
  await sql`
    insert into phone_day (phone, service_date, from_place_id, to_place_id)
    select ${phone}, ${serviceDateOf(tripId)}::date, from_place_id, to_place_id from trip_fare
    where trip_id = ${tripId} and from_stop_no = ${fromStopNo} and to_stop_no = ${toStopNo}
    on conflict (phone, service_date, from_place_id, to_place_id) do update set phone = excluded.phone`.execute(
    tx,
  );
};

/**
 * Counts the seats that other bookings of a number have on the same service date and direction: those with a ticket
 * that is not void, those that are paid and wait for a person, and, of one payer, those that are being paid.
 */
const countSeatsOfPhone = async (tx: Tx, wish: Wish, payer: Payer | null): Promise<number> => {
  const { tripId, fromStopNo, toStopNo, phone, bookingId } = wish;
  const date = serviceDateOf(tripId);
  const { rows } = await sql<{ seats: number }>`
    select coalesce(sum(case when b.state in ('confirmed', 'cancelled')
        then (select count(*) from ticket k
          where k.trip_id = b.trip_id and k.booking_id = b.booking_id and k.state <> 'void')
        else (select count(*) from booking_seat s where s.trip_id = b.trip_id and s.booking_id = b.booking_id)
      end), 0)::int as seats
    from booking b
      join trip_fare f on f.trip_id = b.trip_id and f.from_stop_no = b.from_stop_no and f.to_stop_no = b.to_stop_no
      join trip_fare mine on mine.trip_id = ${tripId} and mine.from_stop_no = ${fromStopNo} and mine.to_stop_no = ${toStopNo}
        and mine.from_place_id = f.from_place_id and mine.to_place_id = f.to_place_id
    where b.contact_phone = ${phone} and b.booking_id is distinct from ${bookingId}::uuid
      and b.trip_id >= ${firstTripIdOf(date)} and b.trip_id < ${firstTripIdOf(addDays(date, 1))}
      and (b.state in ('confirmed', 'cancelled', 'review')
        or ((b.buyer_id = ${payer?.buyerId ?? null}::uuid or b.user_id = ${payer?.userId ?? null}::text)
          and exists (select from payment p where p.trip_id = b.trip_id and p.booking_id = b.booking_id
            and p.state in ('created', 'redirected') and p.open_until > now())))`.execute(tx);
  return rows[0]?.seats ?? 0;
};

/**
 * Whether a number may have some more seats on a service date and direction, at most limit with those it has. Paid seats
 * count against everybody; open payments only against the payer's own browser or account, so that nobody can use up
 * another's number without paying. Two who ask at once are answered one after the other: the second sees what the first
 * has done. Part of the transaction that starts the payment or sells the seats, after the lock of the trip and before
 * those of seats.
 */
export const phoneHasRoom = async (
  tx: Tx,
  wish: Wish,
  limit: number,
  payer: Payer | null = null,
): Promise<boolean> => {
  await takePhoneTurn(tx, wish);
  return (await countSeatsOfPhone(tx, wish, payer)) + wish.seatCount <= limit;
};

/** Reads the seats that a booking takes of its number's; one without a number takes none. */
export const wishOf = ({ contact, seats, ...booking }: BookingRow): Wish | null =>
  contact && { ...booking, phone: contact.phone, seatCount: seats.length };

/** Whether a locked booking that has been paid is within the limit of its number; null: whoever sells it has seen to that. */
export const isWithinPhoneLimit = async (
  tx: Tx,
  booking: BookingRow,
  limit: number | null,
): Promise<boolean> => {
  const wish = wishOf(booking);
  return !wish || limit === null || phoneHasRoom(tx, wish, limit);
};
