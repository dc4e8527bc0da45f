import { type RawBuilder, sql } from 'kysely';
import type { BookedSeat, Booking } from '@poth/domain/booking/booking.ts';
import type { Channel } from '@poth/domain/booking/channel.ts';
import type { BookingState } from '@poth/domain/booking/lifecycle.ts';
import type { Paisa } from '@poth/domain/money.ts';
import type { Phone } from '@poth/domain/phone.ts';
import type { RefundPolicy } from '@poth/domain/refund/policy.ts';
import type { ClassFares } from '@poth/domain/schedule/fares.ts';
import type { CoachClass } from '@poth/domain/fleet/coach.ts';
import type { SeatLayout } from '@poth/domain/fleet/seat-layout.ts';
import type { Journey } from '@poth/domain/trip/trip.ts';
import type { Database, Tx } from '../db/database.ts';
import { opensAt } from '../sale-window/opening-store.ts';
import { sellsAt } from '../trip/sells-at-store.ts';
import { tripVersionOf } from '../trip/trip-steps-store.ts';

/** Booking with the fields that only the server needs. */
export type BookingRow = Booking & {
  channel: Channel;
  refundPolicy: RefundPolicy;
  farePaisa: Paisa;
  serviceChargePaisa: Paisa;
  discountPaisa: Paisa;
  /** Promo code that made it cheaper, set once its price is fixed. */
  promoId: string | null;
  /** Service charge of a seat as it was when the seats were taken; null: none was recorded. */
  chargePerSeatPaisa: Paisa | null;
  /** Percentage of the both-ways discount as it was when the seats were taken. */
  bothWaysPercent: number;
  /**
   * Rises with every change of seats, names, number and price: an attempt pays only for the contents that it was
   * started with.
   */
  contentsNo: number;
  /** Rises with every change of the row: a step that was decided by it is taken only while it has this version. */
  version: number;
};

type Ref = { tripId: string; bookingId: string };

/**
 * Columns of a booking b of a trip with its seats, for statements that read more beside it; `bookingOf` makes a booking
 * of them. A cluster asks one machine where every table beside b is asked by the given trip id, but all machines where
 * it is asked by b's column.
 */
export const bookingColumns = (tripId: string): RawBuilder<unknown> => sql`
  b.trip_id, b.booking_id, b.buyer_id, b.user_id, b.operator_id, b.pnr, b.state, b.from_stop_no, b.to_stop_no, b.held_until,
  b.extended, b.contact_name, b.contact_phone, b.contact_email, b.language, b.boarding_counter_id, b.dropping_counter_id,
  b.fare_paisa, b.service_charge_paisa, b.discount_paisa, b.refund_policy, b.channel, b.charge_per_seat_paisa, b.promo_id,
  b.both_ways_percent, b.contents_no, b.version,
  (select coalesce(jsonb_agg(jsonb_build_object('seatNo', s.seat_no, 'farePaisa', s.fare_paisa,
      'bothWaysOffPaisa', s.both_ways_off_paisa, 'passengerName', s.passenger_name, 'passengerKind', s.passenger_kind, 'passengerGender', s.passenger_gender)
      order by s.seat_no), '[]')
    from booking_seat s where s.trip_id = ${tripId} and s.booking_id = b.booking_id) as seats`;

/** Row of `bookingColumns`. */
export type BookingRecord = Omit<BookingRow, 'contact'> & {
  contactName: string | null;
  contactPhone: Phone | null;
  contactEmail: string | null;
};

export const bookingOf = ({
  contactName,
  contactPhone,
  contactEmail,
  ...booking
}: BookingRecord): BookingRow => ({
  ...booking,
  contact: contactPhone && { name: contactName ?? '', phone: contactPhone, email: contactEmail },
});

/** Reads a booking with its seats; locked: no other transaction may change it until this one ends. */
export const readBooking = async (
  db: Database | Tx,
  { tripId, bookingId }: Ref,
  lock: 'locked' | 'unlocked' = 'unlocked',
): Promise<BookingRow | undefined> => {
  const of = sql`b.trip_id = ${tripId} and b.booking_id = ${bookingId}`;
  // Locked first, read after: a statement that waits for the row sees other tables as they were before.
  if (lock === 'locked') await sql`select from booking b where ${of} for update`.execute(db);
  const { rows } =
    await sql<BookingRecord>`select ${bookingColumns(tripId)} from booking b where ${of}`.execute(db);
  return rows[0] && bookingOf(rows[0]);
};

/** Facts of a trip that a sale of one journey needs: whether and until when it sells, fare, plan, counters. */
export type Sale = {
  operatorId: string;
  /** True where the trip sells at the stop where the journey begins; `departsAt` tells until when. */
  onSale: boolean;
  /** Moment from which its date is on sale; null: since it was published. */
  opensAt: Date | null;
  /** True once its crew has reported that it left its first stop. */
  isOnTheRoad: boolean;
  /** True where its operator has cancelled it. */
  cancelled: boolean;
  /** Published departure; the coach leaves `delayMinutes` later. */
  departsAt: Date;
  arrivesAt: Date;
  delayMinutes: number;
  /** Lowest fare, where classes cost different amounts. */
  farePaisa: number;
  classFaresPaisa: ClassFares | null;
  layout: SeatLayout;
  coachClass: CoachClass;
  refundPolicy: RefundPolicy;
  boardingCounterIds: string[];
  droppingCounterIds: string[];
  fromPlaceId: string;
  toPlaceId: string;
  protectsWomenAlone: boolean;
  /** Percentage of its company's both-ways discount; 0: none. */
  bothWaysPercent: number;
  /** Rises with every change of the trip, but not with one of its company. */
  tripVersion: number;
};

/**
 * Selects what is for sale on a journey, trip t among its tables; columns are named as in `Sale`, for a jsonb of it
 * too.
 */
export const saleOf = ({ tripId, fromStopNo, toStopNo }: Journey): RawBuilder<Sale> => sql`
  select t.operator_id as "operatorId", ${sellsAt(sql`f.from_stop_no`, sql`${tripId}`)} and o.state = 'verified' as "onSale",
    ${opensAt} as "opensAt", t.state = 'cancelled' as cancelled, t.state in ('departed', 'arrived') as "isOnTheRoad", f.departs_at as "departsAt",
    f.arrives_at as "arrivesAt", t.delay_minutes as "delayMinutes", f.fare_paisa as "farePaisa", f.class_fares_paisa as "classFaresPaisa", t.layout,
    t.coach_class as "coachClass", t.refund_policy as "refundPolicy",
    array(select counter_id::text from trip_counter c where c.trip_id = ${tripId} and c.stop_no = f.from_stop_no
      order by serves_at, counter_id) as "boardingCounterIds",
    array(select counter_id::text from trip_counter c where c.trip_id = ${tripId} and c.stop_no = f.to_stop_no
      order by serves_at, counter_id) as "droppingCounterIds",
    f.from_place_id as "fromPlaceId", f.to_place_id as "toPlaceId",
    o.protect_women_travelling_alone as "protectsWomenAlone", o.both_ways_percent as "bothWaysPercent",
    ${tripVersionOf(tripId)} as "tripVersion"
  from trip t
    join trip_fare f on f.trip_id = t.trip_id
    join operator o on o.operator_id = t.operator_id
  where t.trip_id = ${tripId} and f.from_stop_no = ${fromStopNo} and f.to_stop_no = ${toStopNo}`;

/** Reads what is for sale on a journey. */
export const readSale = async (db: Database | Tx, journey: Journey): Promise<Sale | undefined> => {
  const { rows } = await sql<Sale>`${saleOf(journey)}`.execute(db);
  return rows[0];
};

/** Moves a locked booking from one state to another. */
export const setBookingState = async (
  tx: Tx,
  { tripId, bookingId }: Ref,
  { from, to }: { from: BookingState; to: BookingState },
): Promise<void> => {
  const { numAffectedRows } = await sql`
    update booking set state = ${to}, version = version + 1
    where trip_id = ${tripId} and booking_id = ${bookingId} and state = ${from}`.execute(tx);
  if (numAffectedRows !== 1n) throw new Error(`booking ${bookingId} moved under its lock`);
};

/**
 * Marks a locked booking as changed since all attempts so far: their money goes back whole. Before the first attempt
 * only the version of the row rises.
 */
export const raiseContentsNo = async (
  tx: Tx,
  { tripId, bookingId }: Pick<Booking, 'tripId' | 'bookingId'>,
): Promise<void> => {
  await tx
    .updateTable('booking')
    .set({ version: sql<number>`version + 1`, contentsNo: sql<number>`contents_no + extended::int` })
    .where('tripId', '=', tripId)
    .where('bookingId', '=', bookingId)
    .execute();
};

/**
 * Raises the version of a locked booking whose promo code has changed: a step that was decided before is decided again.
 */
export const raiseVersion = async (tx: Tx, { tripId, bookingId }: Ref): Promise<void> => {
  await sql`update booking set version = version + 1 where trip_id = ${tripId} and booking_id = ${bookingId}`.execute(
    tx,
  );
};

/** Bookings whose review nobody decided in time, each with the risky payment that it waits for. */
export const overdueReviews = async (
  db: Database,
  limit: number,
): Promise<(Ref & { paymentId: string })[]> => {
  const { rows } = await sql<Ref & { paymentId: string }>`
    select b.trip_id, b.booking_id, p.payment_id from booking b
      join payment p on p.trip_id = b.trip_id and p.booking_id = b.booking_id and p.state = 'paid' and p.reason = 'risky'
    where b.state = 'review' and b.review_until <= now()
    order by b.review_until limit ${limit}`.execute(db);
  return rows;
};

/** Records which passengers of a locked booking are women, by seat. */
export const setGenders = async (
  tx: Tx,
  { tripId, bookingId }: Ref,
  said: readonly Pick<BookedSeat, 'seatNo' | 'passengerGender'>[],
): Promise<void> => {
  await sql`
    update booking_seat s set passenger_gender = said."passengerGender"
    from jsonb_to_recordset(${JSON.stringify(said)}::jsonb) said ("seatNo" text, "passengerGender" text)
    where s.trip_id = ${tripId} and s.booking_id = ${bookingId} and s.seat_no = said."seatNo"`.execute(tx);
};
