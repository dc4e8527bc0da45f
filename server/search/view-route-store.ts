import { sql } from 'kysely';
import type { CoachType } from '@poth/domain/fleet/coach.ts';
import type { Database } from '../db/database.ts';
import { sellsAt } from '../trip/sells-at-store.ts';
import type { Pair } from './store.ts';

type Span = { from: Date; until: Date };
type OperatorRow = {
  operatorId: string;
  slug: string;
  nameEn: string;
  nameBn: string;
  mark: string;
  colour: string;
  logoId: string | null;
};

export type RunRow = OperatorRow & {
  coachType: CoachType;
  departsMinute: number;
  month: string;
  departures: number;
  lowestFarePaisa: number;
  highestFarePaisa: number;
  shortestMinutes: number;
  longestMinutes: number;
};

/** Selects the journeys on sale between two places in a span of time, by the index of journeys. */
const journeys = ({ from, to }: Pair, span: Span) => sql`
  trip_fare f
    join trip t on t.trip_id = f.trip_id and ${sellsAt(sql`f.from_stop_no`)}
    join operator o on o.operator_id = t.operator_id and o.state = 'verified'
  where f.from_place_id = ${from} and f.to_place_id = ${to}
    and f.departs_at >= ${span.from} and f.departs_at < ${span.until}`;

/** Reads the coaches between two places, grouped by operator, coach type, minute of the day and month. */
export const readRouteRuns = async (db: Database, pair: Pair, span: Span): Promise<RunRow[]> => {
  const { rows } = await sql<RunRow>`
    select o.operator_id, o.slug, o.name_en, o.name_bn, o.mark, o.colour, o.logo_id, t.coach_type,
      (extract(epoch from (f.departs_at at time zone 'Asia/Dhaka')::time) / 60)::int as departs_minute,
      to_char(f.departs_at at time zone 'Asia/Dhaka', 'YYYY-MM') as month,
      count(*) as departures, min(f.fare_paisa) as lowest_fare_paisa, max(f.fare_paisa) as highest_fare_paisa,
      (extract(epoch from min(f.arrives_at - f.departs_at)) / 60)::int as shortest_minutes,
      (extract(epoch from max(f.arrives_at - f.departs_at)) / 60)::int as longest_minutes
    from ${journeys(pair, span)}
    group by o.operator_id, t.coach_type, departs_minute, month`.execute(db);
  return rows;
};

export type CounterRow = {
  side: 'boarding' | 'dropping';
  counterId: string;
  nameEn: string;
  nameBn: string;
  addressEn: string;
  addressBn: string;
  phone: string;
  operatorEn: string;
  operatorBn: string;
  /** Kilometres between the two places by the operator's own route; null where unknown. */
  km: number | null;
};

/** Reads the counters of a road, each once, from the next coach of every schedule. */
export const readRouteCounters = async (db: Database, pair: Pair, span: Span): Promise<CounterRow[]> => {
  const { rows } = await sql<CounterRow>`
    with next as (
      select distinct on (coalesce(t.schedule_id, t.trip_id)) f.trip_id, f.from_stop_no, f.to_stop_no, t.schedule_id,
        o.name_en as operator_en, o.name_bn as operator_bn
      from ${journeys(pair, span)}
      order by coalesce(t.schedule_id, t.trip_id), f.departs_at)
    select distinct on (side, c.counter_id) case when c.stop_no = n.from_stop_no then 'boarding' else 'dropping' end as side,
      c.counter_id, c.name_en, c.name_bn, c.address_en, c.address_bn, c.phone, n.operator_en, n.operator_bn,
      b.km - a.km as km
    from next n
      join trip_counter c on c.trip_id = n.trip_id and c.stop_no in (n.from_stop_no, n.to_stop_no)
      left join schedule s on s.schedule_id = n.schedule_id
      left join route_stop a on a.route_id = s.route_id and a.stop_no = n.from_stop_no and a.place_id = ${pair.from}
      left join route_stop b on b.route_id = s.route_id and b.stop_no = n.to_stop_no and b.place_id = ${pair.to}
    order by side, c.counter_id, km`.execute(db);
  return rows;
};
