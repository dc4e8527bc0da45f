import { type RawBuilder, sql } from 'kysely';
import type { PaidFacts } from '@poth/domain/booking/paid-outcome.ts';
import type { WomensRule } from '@poth/domain/seating/womens-seats.ts';
import type { Database, Tx } from '../db/database.ts';
import { takeable } from '../seating/store.ts';
import { tripVersionOf } from '../trip/trip-steps-store.ts';
import { countedPhoneDay } from './days-on-cluster-store.ts';
import { type PhoneDay, phoneDayColumns } from './phone-limit-store.ts';
import { type BookingRecord, type BookingRow, bookingColumns, bookingOf } from './store.ts';

type Ref = { tripId: string; bookingId: string };

/** Paid booking with all that decides its outcome, as one statement read it. */
export type PaidBooking = Omit<PaidFacts, 'state' | 'lostWomensSeat' | 'phoneHasRoom'> & {
  booking: BookingRow;
  now: Date;
  tripVersion: number;
  arrivesAt: Date | null;
  /**
   * Rows that its payment has kept without a break: since then none of them can have gone to another or been reserved
   * for women.
   */
  keptRows: number;
  womensRule: WomensRule;
  /** Seats of its number that are paid for elsewhere. */
  phoneDay: PhoneDay;
  /** True where the promised use of a promo code is still its own. */
  promiseStands: boolean;
  /** Number of its open attempts. */
  openAttempts: number;
};

export type PaidRecord = BookingRecord & {
  now: Date;
  tripVersion: number;
  tripCancelled: boolean;
  delayMinutes: number;
  departsAt: Date | null;
  arrivesAt: Date | null;
  hasLeftStop: boolean;
  sellable: number;
  keptRows: number;
  layout: WomensRule['layout'];
  protectsWomenAlone: boolean;
  phoneVersion: number;
  phoneSeats: number;
  phoneFromPlaceId: string;
  phoneToPlaceId: string;
  promiseStands: boolean;
  openAttempts: number;
};

const ownRows = (tripId: string) => sql`
  from trip_seat where trip_id = ${tripId} and leg_no >= b.from_stop_no and leg_no < b.to_stop_no
    and seat_no in (select p.seat_no from booking_seat p where p.trip_id = ${tripId} and p.booking_id = b.booking_id)`;

/** Columns of a row of `paidSources`; `paidBookingOf` makes a paid booking of them. */
export const paidColumns = (tripId: string): RawBuilder<unknown> => sql`
  ${bookingColumns(tripId)}, now() as now, ${tripVersionOf(tripId)} as trip_version, t.state = 'cancelled' as trip_cancelled, t.delay_minutes,
  f.departs_at, f.arrives_at, t.layout, c.protect_women_travelling_alone as protects_women_alone,
  t.state in ('departed', 'arrived') and exists (select from boarding_close l
    where l.trip_id = ${tripId} and l.stop_no >= b.from_stop_no) as has_left_stop,
  (select count(*)::int ${ownRows(tripId)}
    and (${takeable} or booking_id = b.booking_id and state in ('held', 'paying'))) as sellable,
  (select count(*)::int ${ownRows(tripId)}
    and booking_id = b.booking_id and state = 'paying' and expires_at > now()) as kept_rows,
  exists (select from promo_use u where u.trip_id = b.trip_id and u.booking_id = b.booking_id and u.paid_at is null
    and u.expires_at > 'epoch') as promise_stands,
  (select count(*)::int from payment o where o.trip_id = ${tripId} and o.booking_id = b.booking_id
    and o.state in ('created', 'redirected')) as open_attempts,
  ${phoneDayColumns(tripId, { withOpenPayments: false })}`;

/** Tables of a booking b with its trip t, company c and fare f. */
export const paidSources = sql`
  booking b
  join trip t on t.trip_id = b.trip_id
  join operator c on c.operator_id = t.operator_id
  left join trip_fare f on f.trip_id = b.trip_id and f.from_stop_no = b.from_stop_no and f.to_stop_no = b.to_stop_no`;

export const paidBookingOf = (record: PaidRecord): PaidBooking => {
  const { now, tripCancelled, delayMinutes, departsAt, arrivesAt, hasLeftStop, ...rest } = record;
  const { sellable, keptRows, layout, protectsWomenAlone, phoneVersion, phoneSeats, ...more } = rest;
  const { phoneFromPlaceId, phoneToPlaceId, promiseStands, openAttempts, ...last } = more;
  const { tripVersion: version, ...booking } = last;
  const legs = booking.toStopNo - booking.fromStopNo;
  return {
    booking: bookingOf(booking),
    now,
    tripVersion: version,
    tripCancelled,
    delayMinutes,
    departsAt,
    arrivesAt,
    hasLeftStop,
    seatRows: { wanted: booking.seats.length * legs, sellable },
    keptRows,
    womensRule: { layout, protectsWomenAlone },
    phoneDay: {
      version: phoneVersion,
      seats: phoneSeats,
      fromPlaceId: phoneFromPlaceId,
      toPlaceId: phoneToPlaceId,
    },
    promiseStands,
    openAttempts,
  };
};

/** Counts the other seats of the number again where they could not be read with the booking. */
export const withPhoneDay = async (db: Database | Tx, paid: PaidBooking): Promise<PaidBooking> => ({
  ...paid,
  phoneDay: await countedPhoneDay(db, paid, { withOpenPayments: false }),
});

/** Reads a booking that is paid, or is being paid at this moment. */
export const readPaidBooking = async (
  db: Database | Tx,
  { tripId, bookingId }: Ref,
): Promise<PaidBooking | undefined> => {
  const { rows } = await sql<PaidRecord>`
    select ${paidColumns(tripId)} from ${paidSources}
    where b.trip_id = ${tripId} and b.booking_id = ${bookingId}`.execute(db);
  return rows[0] && withPhoneDay(db, paidBookingOf(rows[0]));
};
