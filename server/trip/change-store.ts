import { sql } from 'kysely';
import type { CoachClass, CoachType } from '@poth/domain/fleet/coach.ts';
import type { SeatLayout } from '@poth/domain/fleet/seat-layout.ts';
import { counterGateway } from '@poth/domain/payment/payment.ts';
import type { ChangeDone, ChangeReason, ChangeRecord } from '@poth/domain/trip/change.ts';
import type { TripBooking } from '@poth/domain/trip/effect.ts';
import type { TripState } from '@poth/domain/trip/lifecycle.ts';
import type { Database, Tx } from '../db/database.ts';
import { type Promised, promised, promisedOf } from './terms-store.ts';

/** Trip as its changes need it. */
export type RunningTrip = {
  tripId: string;
  operatorId: string;
  state: TripState;
  cancelled: boolean;
  coachNumber: string;
  coachType: CoachType;
  coachClass: CoachClass;
  layout: SeatLayout;
  legCount: number;
  delayMinutes: number;
  /** Departure from the first stop, and arrival at the last, as published. */
  departsAt: Date;
  arrivesAt: Date;
  /** Time by the database's clock. */
  now: Date;
};

/**
 * Reads a trip. `changed` locks it for a change: until this transaction ends nobody else changes it or sells at a
 * counter; `used` keeps it unchanged until then.
 */
export const readRunningTrip = async (
  db: Database | Tx,
  tripId: string,
  lock: 'unlocked' | 'changed' | 'used' = 'unlocked',
): Promise<RunningTrip | undefined> => {
  const locking = { unlocked: sql``, changed: sql`for update of t`, used: sql`for share of t` }[lock];
  const { rows } = await sql<RunningTrip>`
    select t.trip_id, t.operator_id, t.state, t.state = 'cancelled' as cancelled, t.coach_number, t.coach_type,
      t.coach_class, t.layout, t.leg_count, t.delay_minutes, s.departs_at, l.arrives_at, now() as now
    from trip t join trip_stop s on s.trip_id = t.trip_id and s.stop_no = 0
      join trip_stop l on l.trip_id = t.trip_id and l.stop_no = t.leg_count
    where t.trip_id = ${tripId} ${locking}`.execute(db);
  return rows[0];
};

type RiderRow = Omit<TripBooking, 'promised'> & Promised;

/**
 * Reads the bookings that a change of a trip may concern: those with live tickets, those paid and awaiting review, and
 * unpaid ones that are kept for a caller.
 */
export const readBookingsConcerned = async (db: Database | Tx, tripId: string): Promise<TripBooking[]> => {
  const { rows } = await sql<RiderRow>`
    select b.booking_id, b.from_stop_no, b.to_stop_no, b.boarding_counter_id, b.dropping_counter_id,
      case b.state when 'confirmed' then k.passengers else (
        select count(*) from booking_seat s where s.trip_id = b.trip_id and s.booking_id = b.booking_id) end as passengers,
      case b.state when 'confirmed' then k.paid when 'review' then b.fare_paisa + b.service_charge_paisa - b.discount_paisa
        else 0 end as paid_paisa,
      case b.state when 'confirmed' then k.seat_nos else array(
        select seat_no from booking_seat s where s.trip_id = b.trip_id and s.booking_id = b.booking_id
        order by seat_no) end as seat_nos,
      exists (select from payment p where p.trip_id = b.trip_id and p.booking_id = b.booking_id and p.state = 'paid'
        and p.gateway = ${counterGateway}) as paid_at_counter,
      ${promised}
    from booking b
      join trip t on t.trip_id = b.trip_id
      cross join lateral (
        select count(*) as passengers, coalesce(array_agg(seat_no order by seat_no), '{}') as seat_nos,
          coalesce(sum(fare_paisa + service_charge_paisa - discount_paisa), 0)::bigint as paid
        from ticket k where k.trip_id = b.trip_id and k.booking_id = b.booking_id and k.state <> 'void') k
    where b.trip_id = ${tripId} and (b.state = 'confirmed' and k.passengers > 0 or b.state = 'review'
      or b.state = 'held' and b.channel = 'phone' and b.held_until > now() and b.pnr is not null)
    order by b.booking_id`.execute(db);
  return rows.map((row) => ({ ...row, promised: promisedOf(row) }));
};

/** Reads the last stop that the coach of a trip has left; -1 before the first. */
export const readLeftStop = async (db: Database | Tx, tripId: string): Promise<number> => {
  const row = await db
    .selectFrom('boardingClose')
    .select('stopNo')
    .where('tripId', '=', tripId)
    .orderBy('stopNo', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.stopNo ?? -1;
};

/** Inserts a change of a trip, which the caller has locked; returns its number. */
export const addChange = async (
  tx: Tx,
  tripId: string,
  { was, became, kind }: ChangeDone,
  { reason, by }: { reason: ChangeReason; by: { userId: string; name: string } },
): Promise<number> => {
  const { rows } = await sql<{ changeNo: number }>`
    insert into trip_change (trip_id, change_no, kind, was, became, reason, made_by, made_by_name)
    select ${tripId}::uuid, coalesce(max(change_no), 0) + 1, ${kind}::text, ${JSON.stringify(was)}::jsonb,
      ${JSON.stringify(became)}::jsonb, ${reason}::text, ${by.userId}::text, ${by.name}::text
    from trip_change where trip_id = ${tripId}
    returning change_no`.execute(tx);
  const [added] = rows;
  if (!added) throw new Error('an aggregate without groups is one row');
  return added.changeNo;
};

/** Reads the changes of a trip, newest first. */
export const readChanges = async (
  db: Database | Tx,
  tripId: string,
  changeNo?: number,
): Promise<ChangeRecord[]> => {
  const query = db
    .selectFrom('tripChange')
    .select(['changeNo', 'kind', 'was', 'became', 'reason', 'madeByName as by', 'at'])
    .where('tripId', '=', tripId)
    .orderBy('changeNo', 'desc');
  const rows = await (changeNo === undefined ? query : query.where('changeNo', '=', changeNo)).execute();
  return rows as unknown as ChangeRecord[];
};
