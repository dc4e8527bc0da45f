import { sql } from 'kysely';
import { type DhakaDate, dhakaInstant } from '@poth/domain/dhaka.ts';
import type { Settings } from '@poth/domain/settings.ts';
import type { Database, Tx } from '../db/database.ts';
import { touchEveryTrip } from '../db/touch.ts';
import { runsOnDate } from './runs-on-store.ts';

export type Publication = { scheduleId: string; tripId: string };

/** Reads the runs of verified operators that have no trip yet on some of the dates, of all schedules or of one. */
export const unpublishedRuns = async (
  db: Database,
  dates: readonly DhakaDate[],
  scheduleId: string | null = null,
): Promise<{ scheduleId: string; serviceDate: DhakaDate }[]> => {
  const { rows } = await sql<{ scheduleId: string; serviceDate: DhakaDate }>`
    select s.schedule_id, d.service_date
    from unnest(${[...dates]}::date[]) d(service_date)
      cross join schedule s
      join route r on r.route_id = s.route_id
      join operator o on o.operator_id = r.operator_id
    where o.state = 'verified' and (${scheduleId}::uuid is null or s.schedule_id = ${scheduleId})
      and ${runsOnDate(sql`d.service_date`)}
      and not exists (
      select from trip_publication p where p.schedule_id = s.schedule_id and p.service_date = d.service_date)
    order by d.service_date, s.schedule_id`.execute(db);
  return rows;
};

/**
 * Claims runs of a date: of two concurrent publishers the key lets one through. Locks the operators for share, so that
 * their plans do not change until the transaction ends; runs that are no longer due are skipped, and those of a company that
 * was suspended meanwhile. Returns the claimed ones.
 */
export const claimRuns = async (
  tx: Tx,
  serviceDate: DhakaDate,
  runs: readonly Publication[],
): Promise<Publication[]> => {
  await sql`
    select from operator where operator_id in (
      select r.operator_id from ${listed(runs)} join schedule s on s.schedule_id = listed.schedule_id
        join route r on r.route_id = s.route_id)
    order by operator_id for share`.execute(tx);
  const { rows } = await sql<Publication>`
    insert into trip_publication (schedule_id, service_date, trip_id)
    select s.schedule_id, ${serviceDate}::date, listed.trip_id
    from ${listed(runs)} join schedule s on s.schedule_id = listed.schedule_id
      join route r on r.route_id = s.route_id join operator o on o.operator_id = r.operator_id
    where o.state = 'verified' and ${runsOnDate(sql`${serviceDate}::date`)}
    order by s.schedule_id
    on conflict do nothing
    returning schedule_id, trip_id`.execute(tx);
  return rows;
};

const listed = (runs: readonly Publication[]) => sql`
  unnest(${runs.map((run) => run.scheduleId)}::uuid[], ${runs.map((run) => run.tripId)}::uuid[]) listed(schedule_id, trip_id)`;

/**
 * Writes the trips of claimed runs with everything they sell, a statement per table. Counters and the like are copied:
 * what was published stays, whatever the operator changes later. All is copied from the plans, which the claim has
 * locked, and not from the rows just written, which on a cluster are on other machines.
 */
export const writeTrips = async (
  tx: Tx,
  serviceDate: DhakaDate,
  claimed: readonly Publication[],
  { reportingMinutes }: Pick<Settings, 'reportingMinutes'>,
): Promise<void> => {
  const tripIds = claimed.map((run) => run.tripId);
  // Minutes of stops, counters and fares count from the departure at the first stop.
  const runs = sql`(
    select listed.trip_id, s.schedule_id, s.route_id, s.coach_id, s.reporting_minutes,
      ${dhakaInstant(serviceDate)}::timestamptz
        + make_interval(mins => coalesce((s.other_times ->> ${serviceDate}::text)::int, s.departure_minute)) as departs_at,
      s.fares_paisa || coalesce(dated -> 'faresPaisa', '{}') as fares_paisa,
      -- A jsonb null is no object; null where both are absent.
      nullif(coalesce(s.class_fares_paisa, '{}') || coalesce(nullif(dated -> 'classFaresPaisa', 'null'), '{}'), '{}') as class_fares_paisa
    from ${listed(claimed)} join schedule s on s.schedule_id = listed.schedule_id
      left join lateral (
        select w as dated from jsonb_array_elements(s.fare_windows) w
        where ${serviceDate}::date between (w ->> 'from')::date and (w ->> 'until')::date limit 1) fare_window on true) run`;

  await sql`
    insert into trip (trip_id, service_date, operator_id, schedule_id, state, coach_number, coach_type, coach_class,
      layout, facilities, refund_policy, route_name_en, route_name_bn, seat_count, leg_count, published_at)
    select run.trip_id, ${serviceDate}::date, o.operator_id, run.schedule_id, 'on-sale', c.coach_number, c.coach_type,
      c.coach_class, c.layout, c.facilities, o.refund_policy, r.name_en, r.name_bn,
      (select count(*) from jsonb_array_elements(c.layout -> 'rows') line, jsonb_array_elements_text(line) seat
        where seat is not null),
      (select count(*) - 1 from route_stop rs where rs.route_id = r.route_id),
      now()
    from ${runs}
      join coach c on c.coach_id = run.coach_id
      join route r on r.route_id = run.route_id
      join operator o on o.operator_id = r.operator_id`.execute(tx);

  await sql`
    insert into trip_stop (trip_id, stop_no, place_id, arrives_at, departs_at)
    select run.trip_id, rs.stop_no, rs.place_id,
      run.departs_at + make_interval(mins => rs.arrive_minute), run.departs_at + make_interval(mins => rs.depart_minute)
    from ${runs} join route_stop rs on rs.route_id = run.route_id`.execute(tx);

  await sql`
    insert into trip_counter (trip_id, stop_no, counter_id, name_en, name_bn, address_en, address_bn, phone,
      serves_at, reporting_at)
    select run.trip_id, rc.stop_no, c.counter_id, c.name_en, c.name_bn, c.address_en, c.address_bn, c.phone,
      at.serves_at, at.serves_at - make_interval(mins => coalesce(run.reporting_minutes, ${reportingMinutes}::int))
    from ${runs}
      join route_stop rs on rs.route_id = run.route_id
      join route_counter rc on rc.route_id = run.route_id and rc.stop_no = rs.stop_no
      join counter c on c.counter_id = rc.counter_id
      cross join lateral (
        select run.departs_at + make_interval(mins => rs.depart_minute + rc.offset_minute) as serves_at) at`.execute(
    tx,
  );

  await sql`
    insert into trip_fare (trip_id, from_stop_no, to_stop_no, from_place_id, to_place_id, departs_at, arrives_at, fare_paisa,
      class_fares_paisa)
    select run.trip_id, a.stop_no, b.stop_no, a.place_id, b.place_id,
      run.departs_at + make_interval(mins => a.depart_minute), run.departs_at + make_interval(mins => b.arrive_minute),
      coalesce(kinds.lowest, (run.fares_paisa ->> (a.stop_no || '-' || b.stop_no))::bigint),
      case when kinds.lowest < kinds.highest then kinds.fares end
    from ${runs}
      join coach c on c.coach_id = run.coach_id
      join route_stop a on a.route_id = run.route_id
      join route_stop b on b.route_id = run.route_id and b.stop_no > a.stop_no
      -- Only classes that the coach has seats of.
      left join lateral (
        select jsonb_object_agg(kind.key, kind.value) as fares, min(kind.value::bigint) as lowest,
          max(kind.value::bigint) as highest
        from jsonb_each(run.class_fares_paisa -> (a.stop_no || '-' || b.stop_no)) kind
        where exists (
          select from jsonb_array_elements(c.layout -> 'rows') line, jsonb_array_elements_text(line) seat
          where seat is not null and coalesce(c.layout -> 'classes' ->> seat, c.coach_class) = kind.key)) kinds
        on run.class_fares_paisa is not null
    where run.fares_paisa ? (a.stop_no || '-' || b.stop_no)`.execute(tx);

  await sql`
    insert into trip_seat (trip_id, seat_no, leg_no)
    select t.trip_id, seat, leg
    from trip t
      cross join jsonb_array_elements(t.layout -> 'rows') line
      cross join jsonb_array_elements_text(line) seat
      cross join generate_series(0, t.leg_count - 1) leg
    where t.trip_id = any(${tripIds}::uuid[]) and seat is not null`.execute(tx);

  await sql`
    insert into history (trip_id, history_id, subject, subject_id, event, from_state, to_state, actor)
    select trip_id, gen_random_uuid(), 'trip', trip_id, 'publish', 'draft', 'on-sale', 'system'
    from unnest(${tripIds}::uuid[]) trip_id`.execute(tx);
  await touchEveryTrip(tx);
};
