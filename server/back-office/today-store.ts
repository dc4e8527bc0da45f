import { sql } from 'kysely';
import type { Channel } from '@poth/domain/booking/channel.ts';
import { addDays, type DhakaDate } from '@poth/domain/dhaka.ts';
import type { Bilingual } from '@poth/domain/language.ts';
import type { Database } from '../db/database.ts';
import { isOverdue, mostCounted, needsPerson, type OverdueLimits } from './money-store.ts';

/** Sales of one channel. */
export type ChannelSales = { channel: Channel; bookings: number; seats: number; pricePaisa: number };

/** Figures of an admin's day. */
export type Figures = {
  /** Sum of the refunds that were asked for today. */
  refundedPaisa: number;
  refunds: number;
  /** Payment attempts that began today and were not paid, by how they ended. */
  failed: number;
  cancelled: number;
  expired: number;
  failedRefunds: number;
  overdueRefunds: number;
  applications: number;
  outboxWaiting: number;
  outboxOldest: Date | null;
  brokenInvariants: number;
};

/** Coming departure that was cancelled or delayed after it was sold. */
export type TroubledTrip = {
  tripId: string;
  operator: Bilingual;
  route: Bilingual;
  coachNumber: string;
  departsAt: Date;
  cancelled: boolean;
  delayMinutes: number;
  bookings: number;
};

/** Reads the sales of every channel since a moment. */
export const readSales = async (db: Database, from: Date): Promise<ChannelSales[]> => {
  const { rows } = await sql<ChannelSales>`
    select b.channel, count(*) as bookings, coalesce(sum(s.seats), 0)::bigint as seats,
      coalesce(sum(b.fare_paisa + b.service_charge_paisa - b.discount_paisa), 0)::bigint as price_paisa
    from booking b cross join lateral (
      select count(*) as seats from booking_seat s where s.trip_id = b.trip_id and s.booking_id = b.booking_id) s
    where b.confirmed_at >= ${from} group by b.channel`.execute(db);
  return rows;
};

/** Counts failures and refunds since a moment, and what waits. */
export const readFigures = async (db: Database, from: Date, overdueAt: OverdueLimits): Promise<Figures> => {
  const ended = (state: string) => sql`(select count(*) from payment
    where state in ('failed', 'cancelled', 'expired') and created_at >= ${from} and state = ${state})`;
  const { rows } = await sql<Figures>`
    select t.*,
      ${ended('failed')} as failed, ${ended('cancelled')} as cancelled, ${ended('expired')} as expired,
      (select count(*) from refund where state <> 'settled' and state = 'failed') as failed_refunds,
      (select count(*) from (select 1 from refund r
        where ${needsPerson(overdueAt)} and ${isOverdue(overdueAt)} limit ${mostCounted}) n) as overdue_refunds,
      (select count(*) from operator where state = 'submitted') as applications,
      (select count(*) from (select 1 from outbox where done_at is null limit 1000) n) as outbox_waiting,
      (select min(available_at) from outbox where done_at is null) as outbox_oldest,
      (select count(*) from audit_result where found > 0) as broken_invariants
    from (select coalesce(sum(amount_paisa), 0)::bigint as refunded_paisa, count(*) as refunds from refund
      where requested_at >= ${from}) t`.execute(db);
  const [figures] = rows;
  if (!figures) throw new Error('a statement without a table answers one row');
  return figures;
};

const mostTrips = 20;

/** Reads the coming departures that are cancelled or delayed, the first twenty, and how many more there are. */
export const readTroubledTrips = async (
  db: Database,
  date: DhakaDate,
): Promise<{ trips: TroubledTrip[]; moreTrips: number }> => {
  const { rows } = await sql<TroubledTrip & { all: number }>`
    select t.trip_id, jsonb_build_object('en', o.name_en, 'bn', o.name_bn) as operator,
      jsonb_build_object('en', t.route_name_en, 'bn', t.route_name_bn) as route, t.coach_number, s.departs_at,
      t.state = 'cancelled' as cancelled, t.delay_minutes,
      (select count(*) from booking b where b.trip_id = t.trip_id
        and b.state in ('confirmed', 'review', 'cancelled', 'unseated')) as bookings,
      count(*) over () as all
    from trip t
      join operator o on o.operator_id = t.operator_id
      join trip_stop s on s.trip_id = t.trip_id and s.stop_no = 0
    where (t.state = 'cancelled' or t.delay_minutes > 0)
      and t.service_date >= ${addDays(date, -1)}
      and s.departs_at + make_interval(mins => t.delay_minutes) > now()
    order by s.departs_at limit ${mostTrips}`.execute(db);
  const trips = rows.map((row): TroubledTrip => {
    const { all: _, ...trip } = row;
    return trip;
  });
  return { trips, moreTrips: (rows[0]?.all ?? 0) - trips.length };
};
