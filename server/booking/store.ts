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

/** A booking with what only the server needs of it. */
export type BookingRow = Booking & {
  channel: Channel;
  refundPolicy: RefundPolicy;
  farePaisa: Paisa;
  serviceChargePaisa: Paisa;
  discountPaisa: Paisa;
  /** The promo code that made it cheaper, from the moment its price stands. */
  promoId: string | null;
  /** The service charge of a seat as it was when the seats were taken; null: nothing was said. */
  chargePerSeatPaisa: Paisa | null;
  /** Percentage that its company took off for both ways when the seats were taken. */
  bothWaysPercent: number;
  /** Rises with every change of seats, names, number and price: an attempt pays for the booking as it was then. */
  contentsNo: number;
  /** Rises with every change of it: a step that was decided by this row is taken where it still has this version. */
  version: number;
};

type Ref = { tripId: string; bookingId: string };

/**
 * Columns of a booking b of a trip with its seats, for statements that read more beside it; bookingOf makes a booking of them. A
 * cluster asks one machine where every table beside b is asked by the trip as it was given, and all of them where by b's.
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

/** A row of bookingColumns. */
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

/** A booking with its seats; locked: nobody else may move it until this transaction ends. */
export const readBooking = async (
  db: Database | Tx,
  { tripId, bookingId }: Ref,
  lock: 'locked' | 'unlocked' = 'unlocked',
): Promise<BookingRow | undefined> => {
  const of = sql`b.trip_id = ${tripId} and b.booking_id = ${bookingId}`;
  // Locked first and read then: a statement that waits for the row sees other tables as they were before.
  if (lock === 'locked') await sql`select from booking b where ${of} for update`.execute(db);
  const { rows } =
    await sql<BookingRecord>`select ${bookingColumns(tripId)} from booking b where ${of}`.execute(db);
  return rows[0] && bookingOf(rows[0]);
};

/** Facts of a trip that a sale of one journey needs: whether and until when it sells, fare, plan, counters. */
export type Sale = {
  operatorId: string;
  /** At the stop where the journey begins; until when, its departure says. */
  onSale: boolean;
  /** From when its date is on sale; null: since it was published. */
  opensAt: Date | null;
  /** Its people have said that it left its first stop. */
  isOnTheRoad: boolean;
  /** Its operator has taken it off the road. */
  cancelled: boolean;
  /** As published; the coach leaves so many minutes later. */
  departsAt: Date;
  arrivesAt: Date;
  delayMinutes: number;
  /** The lowest, where classes cost different. */
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
  /** Percentage that its company takes off for both ways; 0: none. */
  bothWaysPercent: number;
  /** Rises with every change of the trip, not with one of its company. */
  tripVersion: number;
};

/** Selects what is for sale on a journey, trip t among its tables; its columns are named as in Sale, for a jsonb of it too. */
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
 * Makes a locked booking another one than any attempt so far was to pay for: their money goes back whole. Before the
 * first attempt there is nothing to tell apart but the versions of the row.
 */
export const renewContents = async (
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

/** Raises the version of a locked booking whose promo has changed: a step that was decided without it is taken again. */
export const raiseVersion = async (tx: Tx, { tripId, bookingId }: Ref): Promise<void> => {
  await sql`update booking set version = version + 1 where trip_id = ${tripId} and booking_id = ${bookingId}`.execute(
    tx,
  );
};

/** Bookings that nobody decided about in time, each with the risky payment that it waits for. */
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

/** Writes down which passengers of a locked booking are women, by seat. */
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
