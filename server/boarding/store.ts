import { sql } from 'kysely';
import type { BoardingFlag, BoardingRider } from '@poth/domain/boarding/boarding.ts';
import type { Channel } from '@poth/domain/booking/channel.ts';
import type { Bilingual } from '@poth/domain/language.ts';
import { addMinutes } from '@poth/domain/add-minutes.ts';
import type { Database } from '../db/database.ts';
import type { DeskRow } from '../trip/desk-store.ts';

type BoardingTrip = Omit<DeskRow, 'soldPaisa'> & {
  operatorEn: string;
  operatorBn: string;
  /** Time by the database's clock. */
  now: Date;
};

/** Reads a trip for the staff at its door, with its company's name. */
export const readBoardingTrip = async (db: Database, tripId: string): Promise<BoardingTrip | undefined> => {
  const { rows } = await sql<BoardingTrip>`
    select t.trip_id, t.operator_id, t.state, o.name_en as operator_en, o.name_bn as operator_bn, t.route_name_en,
      t.route_name_bn, t.coach_number, t.coach_type, t.coach_class, t.layout, t.delay_minutes, t.supervisor_phone, now() as now
    from trip t join operator o on o.operator_id = t.operator_id
    where t.trip_id = ${tripId}`.execute(db);
  return rows[0];
};

export type TripStop = {
  stopNo: number;
  place: Bilingual;
  /** Departure from this stop: as published, and as expected now. */
  publishedAt: Date;
  at: Date;
  closedAt: Date | null;
};

/** Reads the stops of a trip in travel order, with the time at which boarding was closed. */
export const readTripStops = async (
  db: Database,
  { tripId, delayMinutes }: Pick<BoardingTrip, 'tripId' | 'delayMinutes'>,
): Promise<TripStop[]> => {
  const { rows } = await sql<{
    stopNo: number;
    nameEn: string;
    nameBn: string;
    departsAt: Date;
    closedAt: Date | null;
  }>`
    select s.stop_no, p.name_en, p.name_bn, s.departs_at, c.closed_at
    from trip_stop s join place p on p.place_id = s.place_id
      left join boarding_close c on c.trip_id = s.trip_id and c.stop_no = s.stop_no
    where s.trip_id = ${tripId} order by s.stop_no`.execute(db);
  return rows.map(({ stopNo, nameEn, nameBn, departsAt, closedAt }) => ({
    stopNo,
    place: { en: nameEn, bn: nameBn },
    publishedAt: departsAt,
    at: addMinutes(departsAt, delayMinutes),
    closedAt,
  }));
};

export type RiderRow = Omit<BoardingRider, 'boarding' | 'dropping'> & {
  channel: Channel;
  boardingEn: string;
  boardingBn: string;
  droppingEn: string;
  droppingBn: string;
  /** Time at the boarding counter; null where that counter was moved meanwhile. */
  servesAt: Date | null;
  paidPaisa: number;
};

/** Reads every ticket of a trip, void ones too, with the scan that marked it as aboard. */
export const readRiders = async (db: Database, tripId: string): Promise<RiderRow[]> => {
  const { rows } = await sql<RiderRow>`
    select k.ticket_id, k.seat_no, k.issue_no, k.state, k.passenger_name as name, k.passenger_kind as kind,
      p.passenger_gender as gender, coalesce(p.passenger_phone, b.contact_phone) as phone, b.pnr, b.channel,
      k.from_stop_no, k.to_stop_no,
      coalesce(f.name_en, '') as boarding_en, coalesce(f.name_bn, '') as boarding_bn, f.serves_at,
      coalesce(d.name_en, '') as dropping_en, coalesce(d.name_bn, '') as dropping_bn,
      m.scan_id as boarded_by, m.scanned_at as boarded_at,
      k.fare_paisa + k.service_charge_paisa - k.discount_paisa as paid_paisa
    from ticket k
      join booking b on b.trip_id = k.trip_id and b.booking_id = k.booking_id
      left join booking_seat p on p.trip_id = k.trip_id and p.booking_id = k.booking_id and p.seat_no = k.seat_no
      left join trip_counter f on f.trip_id = k.trip_id and f.stop_no = k.from_stop_no and f.counter_id = b.boarding_counter_id
      left join trip_counter d on d.trip_id = k.trip_id and d.stop_no = k.to_stop_no and d.counter_id = b.dropping_counter_id
      left join lateral (
        select s.scan_id, s.scanned_at from boarding_scan s
        where s.trip_id = k.trip_id and s.ticket_id = k.ticket_id and s.verdict = 'boarded'
        order by s.at desc limit 1) m on k.state = 'boarded'
    where k.trip_id = ${tripId} order by k.from_stop_no, k.seat_no, k.issue_no`.execute(db);
  return rows;
};

type FlagRow = Omit<BoardingFlag, 'first'> & { firstAt: Date | null; firstBy: string | null };

/** Reads the flagged scans of a trip that were not undone, the newest first. */
export const readFlags = async (db: Database, tripId: string): Promise<BoardingFlag[]> => {
  const { rows } = await sql<FlagRow>`
    select s.scan_id, s.ticket_id, k.seat_no, k.passenger_name as name, s.verdict, s.scanned_at as at, s.made_by_name as by,
      m.scanned_at as first_at, m.made_by_name as first_by
    from boarding_scan s
      join ticket k on k.trip_id = s.trip_id and k.ticket_id = s.ticket_id
      left join lateral (
        select f.scanned_at, f.made_by_name from boarding_scan f
        where f.trip_id = s.trip_id and f.ticket_id = s.ticket_id and f.verdict = 'boarded' and f.at < s.at
        order by f.at desc limit 1) m on s.verdict = 'second-use'
    where s.trip_id = ${tripId} and s.verdict in ('second-use', 'void') and not exists (
      select from boarding_scan u where u.trip_id = s.trip_id and u.undoes = s.scan_id and u.verdict = 'undone')
    order by s.at desc`.execute(db);
  return rows.map(({ firstAt, firstBy, ...flag }) => ({
    ...flag,
    first: firstAt && firstBy !== null ? { at: firstAt, by: firstBy } : null,
  }));
};

export type KeptRow = Pick<
  RiderRow,
  'boardingEn' | 'boardingBn' | 'droppingEn' | 'droppingBn' | 'servesAt'
> & {
  seatNo: string;
  name: string;
  kind: RiderRow['kind'];
  gender: RiderRow['gender'];
  phone: string | null;
  pnr: string;
  channel: Channel;
  fromStopNo: number;
  toStopNo: number;
  duePaisa: number;
};

/**
 * Reads seats kept for callers who have not paid, with the amount due for each: its fare and an even share of the booking's
 * charge, less discount; the remainder is due for the first seat.
 */
export const readKeptSeats = async (db: Database, tripId: string): Promise<KeptRow[]> => {
  const { rows } = await sql<KeptRow>`
    select p.seat_no, p.passenger_name as name, p.passenger_kind as kind, p.passenger_gender as gender, b.contact_phone as phone,
      b.pnr, b.channel, b.from_stop_no, b.to_stop_no,
      coalesce(f.name_en, '') as boarding_en, coalesce(f.name_bn, '') as boarding_bn, f.serves_at,
      coalesce(d.name_en, '') as dropping_en, coalesce(d.name_bn, '') as dropping_bn,
      p.fare_paisa + (b.service_charge_paisa - b.discount_paisa) / count(*) over seats
        + case when p.seat_no = min(p.seat_no) over seats
          then (b.service_charge_paisa - b.discount_paisa) % count(*) over seats else 0 end as due_paisa
    from booking b
      join booking_seat p on p.trip_id = b.trip_id and p.booking_id = b.booking_id
      left join trip_counter f on f.trip_id = b.trip_id and f.stop_no = b.from_stop_no and f.counter_id = b.boarding_counter_id
      left join trip_counter d on d.trip_id = b.trip_id and d.stop_no = b.to_stop_no and d.counter_id = b.dropping_counter_id
    where b.trip_id = ${tripId} and b.state = 'held' and b.channel = 'phone' and b.held_until > now() and b.pnr is not null
    window seats as (partition by b.booking_id)`.execute(db);
  return rows;
};
