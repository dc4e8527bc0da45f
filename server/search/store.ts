import { type RawBuilder, sql } from 'kysely';
import type { DhakaDate } from '@poth/domain/dhaka.ts';
import type { Amenity, CoachClass, CoachType } from '@poth/domain/fleet/coach.ts';
import type { SeatLayout, SeatNo } from '@poth/domain/fleet/seat-layout.ts';
import type { RefundPolicy } from '@poth/domain/refund/policy.ts';
import type { ClassFares } from '@poth/domain/schedule/fares.ts';
import type { Journey } from '@poth/domain/trip/trip.ts';
import type { Database } from '../db/database.ts';
import { sellsAt } from '../trip/sells-at-store.ts';

/** A journey on a trip as the database has it. */
export type OfferRow = Journey & {
  fromPlaceId: string;
  fromEn: string;
  fromBn: string;
  toPlaceId: string;
  toEn: string;
  toBn: string;
  operatorId: string;
  slug: string;
  nameEn: string;
  nameBn: string;
  mark: string;
  colour: string;
  coachNumber: string;
  busName: string | null;
  coachType: CoachType;
  coachClass: CoachClass;
  routeNameEn: string;
  routeNameBn: string;
  departsAt: Date;
  arrivesAt: Date;
  farePaisa: number;
  classFaresPaisa: ClassFares | null;
  /** Only where classes cost different: the plan, and its seats that are gone. */
  layout: SeatLayout | null;
  takenSeats: SeatNo[] | null;
  seatsLeft: number;
  seatCount: number;
  facilities: Amenity[];
  refundPolicy: RefundPolicy;
  /** How much later than published the coach runs. */
  delayMinutes: number;
};

/** A place to travel from and one to travel to, by id. */
export type Pair = { from: string; to: string };

const onSale = sql`${sellsAt(sql`f.from_stop_no`)} and o.state = 'verified'`;
const journeys = sql`
  trip_fare f
    join trip t on t.trip_id = f.trip_id
    join operator o on o.operator_id = t.operator_id`;

/** A seat that is somebody's on any leg of the journey is gone; a lapsed hold is nobody's. */
const taken = sql`trip_seat s
  where s.trip_id = f.trip_id and s.leg_no >= f.from_stop_no and s.leg_no < f.to_stop_no
    and not (s.state = 'free' or (s.state in ('held', 'paying', 'blocked') and coalesce(s.expires_at <= now(), false)))`;
const seatsLeft = sql`t.seat_count - (select count(distinct s.seat_no) from ${taken})`;

const readOffers = async (db: Database, where: RawBuilder<unknown>): Promise<OfferRow[]> => {
  const { rows } = await sql<OfferRow>`
    select f.from_place_id, a.name_en as from_en, a.name_bn as from_bn,
      f.to_place_id, z.name_en as to_en, z.name_bn as to_bn, f.trip_id, f.from_stop_no, f.to_stop_no, f.departs_at, f.arrives_at, f.fare_paisa, f.class_fares_paisa,
      o.operator_id, o.slug, o.name_en, o.name_bn, o.mark, o.colour,
      t.coach_number, b.bus_name, t.coach_type, t.coach_class, t.route_name_en, t.route_name_bn, t.seat_count, t.facilities,
      t.refund_policy, t.delay_minutes, ${seatsLeft} as seats_left,
      case when f.class_fares_paisa is not null then t.layout end as layout,
      case when f.class_fares_paisa is not null then array(select s.seat_no from ${taken}) end as taken_seats
    from ${journeys}
      join place a on a.place_id = f.from_place_id
      join place z on z.place_id = f.to_place_id
      left join coach b on b.operator_id = t.operator_id and b.coach_number = t.coach_number
    where ${where}
    order by f.departs_at, f.fare_paisa, f.trip_id`.execute(db);
  return rows;
};

/** The coaches on sale between two places that leave in a span of time, with the seats left on that journey. */
export const readOffersOf = (
  db: Database,
  { from, to }: Pair,
  span: { from: Date; until: Date },
  coachType: CoachType | null,
): Promise<OfferRow[]> =>
  readOffers(
    db,
    sql`
    f.from_place_id = ${from} and f.to_place_id = ${to} and f.departs_at >= ${span.from} and f.departs_at < ${span.until}
      and ${onSale} and (${coachType}::text is null or t.coach_type = ${coachType})`,
  );

/** The seats left on the journeys that readOffersOf finds. */
export const readSeatsLeft = async (
  db: Database,
  { from, to }: Pair,
  span: { from: Date; until: Date },
): Promise<(Journey & { seatsLeft: number })[]> => {
  const { rows } = await sql<Journey & { seatsLeft: number }>`
    select f.trip_id, f.from_stop_no, f.to_stop_no, ${seatsLeft} as seats_left
    from ${journeys}
    where f.from_place_id = ${from} and f.to_place_id = ${to} and f.departs_at >= ${span.from}
      and f.departs_at < ${span.until} and ${onSale}`.execute(db);
  return rows;
};

/** One journey, whether it is still on sale or not. */
export const readOfferOf = async (
  db: Database,
  { tripId, fromStopNo, toStopNo }: Journey,
): Promise<OfferRow | undefined> => {
  const [row] = await readOffers(
    db,
    sql`
    f.trip_id = ${tripId} and f.from_stop_no = ${fromStopNo} and f.to_stop_no = ${toStopNo} and t.state <> 'draft'`,
  );
  return row;
};

/** A date with its first instant and that of the next one. */
export type Day = { date: DhakaDate; from: Date; until: Date };

/** Those of the days on which a coach between two places leaves after sale closes. */
export const readDaysWithCoaches = async (
  db: Database,
  { from, to }: Pair,
  days: readonly Day[],
  closed: Date,
): Promise<DhakaDate[]> => {
  const { rows } = await sql<{ date: DhakaDate }>`
    select day.date
    from unnest(${days.map((day) => day.date)}::date[], ${days.map((day) => day.from)}::timestamptz[],
      ${days.map((day) => day.until)}::timestamptz[]) day(date, starts, ends)
    where exists (
      select from ${journeys}
      where f.from_place_id = ${from} and f.to_place_id = ${to} and ${onSale}
        and f.departs_at >= greatest(day.starts, ${closed}) and f.departs_at < day.ends)
    order by day.date`.execute(db);
  return rows.map(({ date }) => date);
};

/** Every pair of places that coaches on sale connect in a span of time. */
export const readRoutes = async (
  db: Database,
  span: { from: Date; until: Date },
): Promise<(Pair & { lowestFarePaisa: number; departures: number })[]> => {
  const { rows } = await sql<Pair & { lowestFarePaisa: number; departures: number }>`
    select f.from_place_id as from, f.to_place_id as to, min(f.fare_paisa) as lowest_fare_paisa, count(*) as departures
    from ${journeys}
    where ${onSale} and f.departs_at >= ${span.from} and f.departs_at < ${span.until}
    group by f.from_place_id, f.to_place_id`.execute(db);
  return rows;
};
