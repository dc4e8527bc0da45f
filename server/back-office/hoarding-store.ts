import { sql } from 'kysely';
import type { HoardingSignal } from '@poth/domain/back-office/hoarding.ts';
import { addDays, type DhakaDate } from '@poth/domain/dhaka.ts';
import { firstTripIdOf } from '@poth/domain/trip/trip-id.ts';
import type { Database } from '../db/database.ts';

type Counts = Omit<HoardingSignal, 'kind' | 'signalNo'>;

const mostSignals = 20;
const pnrs = sql`coalesce((array_agg(distinct b.pnr) filter (where b.pnr is not null))[1:12], '{}') as pnrs`;

/**
 * Reads browsers and accounts that have paid under several numbers for one date and direction, from a date on. A browser
 * and the account that was signed in there have the same bookings, and are read once.
 */
export const readManyNumbers = async (
  db: Database,
  { from, least }: { from: DhakaDate; least: number },
): Promise<Counts[]> => {
  const { rows } = await sql<Counts>`
    select s.count, s.bookings, s.pnrs
    from (
      select distinct array_agg(distinct b.booking_id) as booking_ids, count(distinct b.contact_phone)::int as count,
        count(distinct b.booking_id)::int as bookings, ${pnrs}
      from device_day d
        cross join lateral unnest(d.trip_ids, d.booking_ids) listed(trip_id, booking_id)
        join booking b on b.trip_id = listed.trip_id and b.booking_id = listed.booking_id
      where d.service_date >= ${from}::date and b.state in ('confirmed', 'review', 'cancelled')
      group by d.device, d.service_date, d.from_place_id, d.to_place_id
      having count(distinct b.contact_phone) >= ${least}::int) s
    order by s.count desc limit ${mostSignals}`.execute(db);
  return rows;
};

/** Reads accounts and cards that have paid under several numbers within a day, as far as gateways tell who paid. */
export const readOnePayer = async (db: Database, { least }: { least: number }): Promise<Counts[]> => {
  const { rows } = await sql<Counts>`
    select count(distinct b.contact_phone)::int as count, count(distinct b.booking_id)::int as bookings, ${pnrs}
    from payment p
      join booking b on b.trip_id = p.trip_id and b.booking_id = p.booking_id
    where p.payer_hash is not null and p.paid_at > now() - interval '24 hours'
    group by p.payer_hash
    having count(distinct b.contact_phone) >= ${least}::int
    order by 1 desc limit ${mostSignals}`.execute(db);
  return rows;
};

/** Reads browsers, or the numbers proved in them, whose holds lapsed or were given back within the cool-down. */
export const readLetGo = async (
  db: Database,
  { minutes, least }: { minutes: number; least: number },
): Promise<Counts[]> => {
  const { rows } = await sql<Counts>`
    select count(*)::int as count, count(*)::int as bookings, ${pnrs}
    from unpaid_hold h
      join booking b on b.trip_id = h.trip_id and b.booking_id = h.booking_id
        and (b.state = 'expired' or b.state = 'held' and h.expires_at <= now())
    where h.expires_at > now() - make_interval(mins => ${minutes}::int)
    group by coalesce(h.number_hash, h.buyer_id::text)
    having count(*) >= ${least}::int
    order by 1 desc limit ${mostSignals}`.execute(db);
  return rows;
};

/** Reads numbers that gave seats back within a day on trips that leave soon and are not cancelled. */
export const readGivenBack = async (
  db: Database,
  { from, days, least }: { from: DhakaDate; days: number; least: number },
): Promise<Counts[]> => {
  const { rows } = await sql<Counts>`
    select sum(jsonb_array_length(r.seat_nos))::int as count, count(distinct b.booking_id)::int as bookings, ${pnrs}
    from refund r
      join trip t on t.trip_id = r.trip_id and t.state <> 'cancelled'
      join booking b on b.trip_id = r.trip_id and b.booking_id = r.booking_id and b.contact_phone is not null
    where r.trip_id >= ${firstTripIdOf(from)}::uuid and r.trip_id < ${firstTripIdOf(addDays(from, days))}::uuid
      and r.requested_at > now() - interval '24 hours'
    group by b.contact_phone
    having sum(jsonb_array_length(r.seat_nos)) >= ${least}::int
    order by 1 desc limit ${mostSignals}`.execute(db);
  return rows;
};
