import { sql } from 'kysely';
import type { CoachClass, CoachType } from '@poth/domain/fleet/coach.ts';
import type { SeatLayout } from '@poth/domain/fleet/seat-layout.ts';
import type { TripState } from '@poth/domain/trip/lifecycle.ts';
import type { CallOffProgress, DeskStop, Rider } from '@poth/domain/trip/trip-desk.ts';
import { paisa } from '@poth/domain/money.ts';
import { counterGateway } from '@poth/domain/payment/payment.ts';
import type { Database } from '../db/database.ts';

export type DeskRow = {
  tripId: string;
  operatorId: string;
  state: TripState;
  routeNameEn: string;
  routeNameBn: string;
  coachNumber: string;
  coachType: CoachType;
  coachClass: CoachClass;
  layout: SeatLayout;
  delayMinutes: number;
  supervisorPhone: string | null;
  soldPaisa: number;
};

/** Reads a trip for its desk, with the sum of its live tickets' fares. */
export const readDeskRow = async (db: Database, tripId: string): Promise<DeskRow | undefined> => {
  const { rows } = await sql<DeskRow>`
    select t.trip_id, t.operator_id, t.state, t.route_name_en, t.route_name_bn, t.coach_number, t.coach_type, t.coach_class,
      t.layout, t.delay_minutes, t.supervisor_phone,
      (select coalesce(sum(fare_paisa), 0)::bigint from ticket k where k.trip_id = t.trip_id and k.state <> 'void') as sold_paisa
    from trip t where t.trip_id = ${tripId}`.execute(db);
  return rows[0];
};

type StopRow = {
  stopNo: number;
  placeId: string;
  nameEn: string;
  nameBn: string;
  at: Date;
  counters: { counterId: string; nameEn: string; nameBn: string; at: string }[];
};

/** Reads the stops of a trip with its counters, by the published times. */
export const readDeskStops = async (db: Database, tripId: string): Promise<DeskStop[]> => {
  const { rows } = await sql<StopRow>`
    select s.stop_no, s.place_id, p.name_en, p.name_bn, s.departs_at as at, coalesce((
      select json_agg(json_build_object('counterId', c.counter_id, 'nameEn', c.name_en, 'nameBn', c.name_bn, 'at', c.serves_at)
        order by c.serves_at, c.counter_id)
      from trip_counter c where c.trip_id = s.trip_id and c.stop_no = s.stop_no), '[]') as counters
    from trip_stop s join place p on p.place_id = s.place_id
    where s.trip_id = ${tripId} order by s.stop_no`.execute(db);
  return rows.map(({ nameEn, nameBn, counters, ...stop }) => ({
    ...stop,
    place: { en: nameEn, bn: nameBn },
    counters: counters.map((counter) => ({
      counterId: counter.counterId,
      name: { en: counter.nameEn, bn: counter.nameBn },
      at: new Date(counter.at),
    })),
  }));
};

type RiderRow = Omit<Rider, 'boarding'> & { boardingEn: string; boardingBn: string };

/** Reads the passengers of each seat, by live tickets. */
export const readDeskRiders = async (db: Database, tripId: string): Promise<Rider[]> => {
  const { rows } = await sql<RiderRow>`
    select k.seat_no, k.passenger_name as name, b.pnr, k.from_stop_no, k.to_stop_no, k.state = 'boarded' as boarded,
      b.contact_phone as phone, coalesce(c.name_en, '') as boarding_en, coalesce(c.name_bn, '') as boarding_bn
    from ticket k
      join booking b on b.trip_id = k.trip_id and b.booking_id = k.booking_id
      left join trip_counter c on c.trip_id = k.trip_id and c.stop_no = b.from_stop_no and c.counter_id = b.boarding_counter_id
    where k.trip_id = ${tripId} and k.state <> 'void'
    order by k.seat_no, k.from_stop_no`.execute(db);
  return rows.map(({ boardingEn, boardingBn, ...rider }) => ({
    ...rider,
    boarding: { en: boardingEn, bn: boardingBn },
  }));
};

type ProgressRow = {
  open: number;
  settledWith: number;
  refundPaisa: number;
  settledPaisa: number;
  atCounterPaisa: number;
  stuck: number;
};

/** Counts the bookings of a cancelled trip, settled or not, and their refunds since `cancelledAt`. */
export const readProgress = async (
  db: Database,
  tripId: string,
  cancelledAt: Date,
): Promise<Omit<CallOffProgress, 'reason'>> => {
  const { rows } = await sql<ProgressRow>`
    select (select count(*) from booking where trip_id = ${tripId} and state in ('confirmed', 'review')) as open,
      count(distinct r.booking_id) as settled_with, coalesce(sum(r.amount_paisa), 0)::bigint as refund_paisa,
      coalesce(sum(r.amount_paisa) filter (where r.state = 'settled'), 0)::bigint as settled_paisa,
      coalesce(sum(r.amount_paisa) filter (where r.state = 'requested' and p.gateway = ${counterGateway}), 0)::bigint as at_counter_paisa,
      count(*) filter (where r.state = 'failed') as stuck
    from refund r join payment p on p.trip_id = r.trip_id and p.payment_id = r.payment_id
    where r.trip_id = ${tripId} and r.requested_at >= ${cancelledAt}`.execute(db);
  const [row] = rows;
  if (!row) throw new Error(`trip ${tripId} is settled with nowhere`);
  return {
    bookings: row.open + row.settledWith,
    done: row.settledWith,
    refundPaisa: paisa(row.refundPaisa),
    settledPaisa: paisa(row.settledPaisa),
    atCounterPaisa: paisa(row.atCounterPaisa),
    stuck: row.stuck,
  };
};
