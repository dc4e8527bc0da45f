import { sql } from 'kysely';
import type { DhakaDate } from '@poth/domain/dhaka.ts';
import type { Amenity, CoachClass, CoachType } from '@poth/domain/fleet/coach.ts';
import type { RefundPolicy } from '@poth/domain/refund/policy.ts';
import type { ClassFares } from '@poth/domain/schedule/fares.ts';
import type { Journey } from '@poth/domain/trip/trip.ts';
import { isCluster } from '../db/cluster.ts';
import type { Database } from '../db/database.ts';
import { opensAt } from '../sale-window/opening-store.ts';
import { sellsAt } from '../trip/sells-at-store.ts';

/** Journey of a trip as it is offered, without its seats. */
export type OfferFacts = Journey & {
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
  seatCount: number;
  facilities: Amenity[];
  refundPolicy: RefundPolicy;
  /** Minutes by which the coach runs later than published. */
  delayMinutes: number;
  /** Start of sale of its date; null: on sale since its publication. */
  opensAt: Date | null;
  /** True while its state allows sale; the departure time closes it besides. */
  sells: boolean;
  /** Version of the trip; these facts are outdated once it has another. */
  version: number;
};

/** Two places by id: the start of a journey and its end. */
export type Pair = { from: string; to: string };

const onSale = sql<boolean>`(${sellsAt(sql`f.from_stop_no`)} and o.state = 'verified')`;
const journeys = sql`
  trip_fare f
    join trip t on t.trip_id = f.trip_id
    join operator o on o.operator_id = t.operator_id`;
const facts = sql`
  f.from_place_id, a.name_en as from_en, a.name_bn as from_bn, f.to_place_id, z.name_en as to_en, z.name_bn as to_bn,
  f.trip_id, f.from_stop_no, f.to_stop_no, f.departs_at, f.arrives_at, f.fare_paisa, f.class_fares_paisa,
  o.operator_id, o.slug, o.name_en, o.name_bn, o.mark, o.colour, t.coach_number, b.bus_name, t.coach_type, t.coach_class,
  t.route_name_en, t.route_name_bn, t.seat_count, t.facilities, t.refund_policy, t.delay_minutes, ${opensAt} as opens_at, ${onSale} as sells, t.version`;
const named = sql`
  join place a on a.place_id = f.from_place_id
  join place z on z.place_id = f.to_place_id
  left join coach b on b.operator_id = t.operator_id and b.coach_number = t.coach_number`;

/** Reads the coaches between two places that leave on some days, by day, on sale or not. */
export const readDayFacts = async (
  db: Database,
  { from, to }: Pair,
  days: readonly Day[],
): Promise<(OfferFacts & { date: DhakaDate })[]> => {
  const { rows } = await sql<OfferFacts & { date: DhakaDate }>`
    select day.date, ${facts}
    from unnest(${days.map((day) => day.date)}::date[], ${days.map((day) => day.from)}::timestamptz[],
        ${days.map((day) => day.until)}::timestamptz[]) day(date, starts, ends)
      join ${journeys} on f.from_place_id = ${from} and f.to_place_id = ${to} and f.departs_at >= day.starts
        and f.departs_at < day.ends and t.state <> 'draft'
      ${named}
    order by f.departs_at, f.fare_paisa, f.trip_id`.execute(db);
  return rows;
};

/** Reads one journey, on sale or not. */
export const readFactsOf = async (
  db: Database,
  { tripId, fromStopNo, toStopNo }: Journey,
): Promise<OfferFacts | undefined> => {
  const { rows } = await sql<OfferFacts>`
    select ${facts}
    from ${journeys} ${named}
    where f.trip_id = ${tripId} and f.from_stop_no = ${fromStopNo} and f.to_stop_no = ${toStopNo}
      and t.state <> 'draft'`.execute(db);
  return rows[0];
};

/** Date with its first instant and that of the next date. */
export type Day = { date: DhakaDate; from: Date; until: Date };

/** Selects the days on which a coach between two places leaves after `closed`, the end of web sale. */
export const readDaysWithCoaches = async (
  db: Database,
  { from, to }: Pair,
  days: readonly Day[],
  closed: Date,
): Promise<DhakaDate[]> => {
  const coaches = sql`f.from_place_id = ${from} and f.to_place_id = ${to} and ${onSale}
    and f.departs_at >= greatest(day.starts, ${closed}) and f.departs_at < day.ends`;
  // A cluster refuses a correlated subquery here; a single server stops at the first coach of a day.
  const { rows } = await sql<{ date: DhakaDate }>`
    select distinct day.date
    from unnest(${days.map((day) => day.date)}::date[], ${days.map((day) => day.from)}::timestamptz[],
      ${days.map((day) => day.until)}::timestamptz[]) day(date, starts, ends)
      ${isCluster() ? sql`join (${journeys}) on ${coaches}` : sql`where exists (select from ${journeys} where ${coaches})`}
    order by day.date`.execute(db);
  return rows.map(({ date }) => date);
};

/** Reads every pair of places that coaches on sale connect in a span of time. */
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
