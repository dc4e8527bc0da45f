import { sql } from 'kysely';
import type { CoachClass, CoachType } from '@poth/domain/fleet/coach.ts';
import type { SeatLayout } from '@poth/domain/fleet/seat-layout.ts';
import type { Journey } from '@poth/domain/trip/trip.ts';
import type { Database, Tx } from '../db/database.ts';
import { opensAt } from '../sale-window/opening-store.ts';
import { sellsAt } from '../trip/sells-at-store.ts';
import { promised } from '../trip/terms-store.ts';

type Ref = { tripId: string; bookingId: string };

/** The coach and the journey as a booking bought them. */
export type BoughtTerms = {
  operatorId: string;
  coachType: CoachType;
  coachClass: CoachClass;
  layout: SeatLayout;
  fromPlaceId: string;
  toPlaceId: string;
  departsAt: Date;
};

/** Reads what a booking was promised, before any change of its trip. */
export const readBoughtTerms = async (
  db: Database | Tx,
  { tripId, bookingId }: Ref,
): Promise<BoughtTerms | undefined> => {
  const { rows } = await sql<BoughtTerms>`
    select operator_id, promised_coach_type as coach_type, promised_coach_class as coach_class,
      promised_layout as layout, from_place_id, to_place_id, departs_at
    from (select t.operator_id, ${promised}, f.from_place_id, f.to_place_id, f.departs_at
      from booking b
        join trip t on t.trip_id = b.trip_id
        join trip_fare f on f.trip_id = b.trip_id and f.from_stop_no = b.from_stop_no and f.to_stop_no = b.to_stop_no
      where b.trip_id = ${tripId} and b.booking_id = ${bookingId}) bought`.execute(db);
  return rows[0];
};

/** A trip of a company between two places, as the web sells it. */
export type TripAround = Journey & {
  coachNumber: string;
  coachType: CoachType;
  coachClass: CoachClass;
  layout: SeatLayout;
  departsAt: Date;
  arrivesAt: Date;
};

/** Span of trips: their ids lie between two, by their service dates. */
export type SpanAround = {
  from: Date;
  until: Date;
  leastTripId: string;
  mostTripId: string;
  notTripId: string;
};

/** Lists the trips of a company between the places of a journey that sell on the web, in the order in which they leave. */
export const readTripsAround = async (
  db: Database,
  { operatorId, coachType, fromPlaceId, toPlaceId }: BoughtTerms,
  { from, until, leastTripId, mostTripId, notTripId }: SpanAround,
  limit: number,
): Promise<TripAround[]> => {
  const { rows } = await sql<TripAround>`
    with moment as (select now() as at)
    select t.trip_id, f.from_stop_no, f.to_stop_no, t.coach_number, t.coach_type, t.coach_class, t.layout,
      f.departs_at + make_interval(mins => t.delay_minutes) as departs_at,
      f.arrives_at + make_interval(mins => t.delay_minutes) as arrives_at
    from moment cross join trip t
      join operator o on o.operator_id = t.operator_id and o.state = 'verified'
      join trip_fare f on f.trip_id = t.trip_id and f.trip_id >= ${leastTripId} and f.trip_id < ${mostTripId}
        and f.from_place_id = ${fromPlaceId} and f.to_place_id = ${toPlaceId}
        and f.departs_at >= ${from} and f.departs_at < ${until} and ${sellsAt(sql`f.from_stop_no`)}
    where t.trip_id >= ${leastTripId} and t.trip_id < ${mostTripId} and t.trip_id <> ${notTripId}
      and t.operator_id = ${operatorId} and t.coach_type = ${coachType} and t.state in ('on-sale', 'departed')
      and coalesce(${opensAt}, moment.at) <= moment.at
    order by f.departs_at, t.coach_number limit ${limit}`.execute(db);
  return rows;
};

/** A refund as far as a choice rests on it. */
export type ChoiceRefund = {
  refundId: string;
  paymentId: string;
  amountPaisa: number;
  state: string;
  askedTimes: number;
  chooseBy: Date | null;
  carriedToPnr: string | null;
  carriedToTripId: string | null;
  carriedToBookingId: string | null;
};

/** Reads the refunds of a booking. */
export const readChoiceRefunds = (db: Database | Tx, { tripId, bookingId }: Ref): Promise<ChoiceRefund[]> =>
  db
    .selectFrom('refund')
    .select([
      'refundId',
      'paymentId',
      'amountPaisa',
      'state',
      'askedTimes',
      'chooseBy',
      'carriedToPnr',
      'carriedToTripId',
      'carriedToBookingId',
    ])
    .where('tripId', '=', tripId)
    .where('bookingId', '=', bookingId)
    .execute();

type Carried = { tripId: string; refundId: string };
type CarriedTo = Ref & { pnr: string };

/**
 * Carries a refund that nobody has begun to send to another booking: then it is over, and can neither be sent nor carried
 * again. Answers whether it was this time. waits: it must wait for the choice still; one that was asked for in this very
 * transaction does not.
 */
export const carryRefund = async (
  tx: Tx,
  { tripId, refundId }: Carried,
  to: CarriedTo,
  { waits }: { waits: boolean },
): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    with moment as (select clock_timestamp() as at)
    update refund r set state = 'settled', settled_at = moment.at, ask_at = null,
      carried_to_trip_id = ${to.tripId}::uuid, carried_to_booking_id = ${to.bookingId}::uuid, carried_to_pnr = ${to.pnr}
    from moment
    where r.trip_id = ${tripId} and r.refund_id = ${refundId} and r.state = 'requested' and r.asked_times = 0
      and r.carried_to_booking_id is null and (not ${waits}::boolean or r.choose_by > moment.at)`.execute(tx);
  return numAffectedRows === 1n;
};

/** Has a refund that waits for a choice sent at once; answers whether it waited. At a counter it is handed out as ever. */
export const endChoice = async (tx: Tx, { tripId, refundId }: Carried): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    with moment as (select clock_timestamp() as at)
    update refund r set choose_by = null, ask_at = case when r.ask_at is null then null else moment.at end
    from moment
    where r.trip_id = ${tripId} and r.refund_id = ${refundId} and r.state = 'requested' and r.asked_times = 0
      and r.choose_by > moment.at`.execute(tx);
  return numAffectedRows === 1n;
};

/** Money that was carried, as its payment was made. */
export type CarriedMoney = {
  amountPaisa: number;
  bookingId: string;
  gateway: string;
  method: string;
  bankTranId: string | null;
  instrument: string | null;
  gatewaySession: Record<string, string> | null;
};

/** Reads the money of a carried refund and the payment that it is of. */
export const readCarriedMoney = (
  db: Database,
  { tripId, refundId }: Carried,
): Promise<CarriedMoney | undefined> =>
  db
    .selectFrom('refund as r')
    .innerJoin('payment as p', (join) =>
      join.onRef('p.tripId', '=', 'r.tripId').onRef('p.paymentId', '=', 'r.paymentId'),
    )
    .select([
      'r.amountPaisa',
      'r.bookingId',
      'p.gateway',
      'p.method',
      'p.bankTranId',
      'p.instrument',
      'p.gatewaySession',
    ])
    .where('r.tripId', '=', tripId)
    .where('r.refundId', '=', refundId)
    .where('r.carriedToBookingId', 'is not', null)
    .executeTakeFirst();

type NewPayment = Ref & {
  paymentId: string;
  tranId: string;
  gateway: string;
  method: string;
  amountPaisa: number;
  openUntil: Date;
  carriedFromTripId: string;
  carriedFromRefundId: string;
};

/** Writes the payment of a booking that carried money pays, with its number in the directory. */
export const addCarriedPayment = async (tx: Tx, payment: NewPayment): Promise<void> => {
  const { tripId, paymentId, tranId } = payment;
  await tx.insertInto('tranDirectory').values({ tranId, tripId, paymentId }).execute();
  await tx
    .insertInto('payment')
    .values({ ...payment, state: 'created' })
    .execute();
};

/** Makes a locked booking that was held for nobody the browser's that had the one before it. */
export const giveToBuyer = async (tx: Tx, { tripId, bookingId }: Ref, buyerId: string): Promise<void> => {
  await sql`
    update booking set buyer_id = ${buyerId}::uuid, version = version + 1
    where trip_id = ${tripId} and booking_id = ${bookingId}`.execute(tx);
};

/** Prices of a booking that stand as those of the one before it. */
export const setPrices = async (
  tx: Tx,
  { tripId, bookingId }: Ref,
  prices: { serviceChargePaisa: number; discountPaisa: number },
): Promise<void> => {
  await tx
    .updateTable('booking')
    .set({ ...prices, version: sql<number>`version + 1` })
    .where('tripId', '=', tripId)
    .where('bookingId', '=', bookingId)
    .execute();
};
