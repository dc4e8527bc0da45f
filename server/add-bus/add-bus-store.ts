import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { DhakaDate } from '@poth/domain/dhaka.ts';
import type { NewBus } from '@poth/domain/add-bus/add-bus.ts';
import type { CoachClass } from '@poth/domain/fleet/coach.ts';
import type { SeatLayout } from '@poth/domain/fleet/seat-layout.ts';
import type { Database, Tx } from '../db/database.ts';
import { runsOnDate } from '../schedule/runs-on-store.ts';

/** What a form made earlier, whoever sent it. */
export const readMade = (db: Database | Tx, scheduleId: string) =>
  db
    .selectFrom('schedule')
    .innerJoin('route', 'route.routeId', 'schedule.routeId')
    .select(['operatorId', 'formHash'])
    .where('scheduleId', '=', scheduleId)
    .executeTakeFirst();

/** A coach of the company by its number. */
export const readCoach = (tx: Tx, operatorId: string, coachNumber: string) =>
  tx
    .selectFrom('coach')
    .select(['coachId', 'coachType', 'layout'])
    .where('operatorId', '=', operatorId)
    .where('coachNumber', '=', coachNumber)
    .executeTakeFirst();

type Leaving = {
  operatorId: string;
  coachId: string;
  coachNumber: string;
  departures: readonly Date[];
  runningMinutes: number;
};

/**
 * Whether a coach is on another trip when it should leave, or before it would be there: on one that is on sale, or on one
 * that a schedule of it is yet to publish, as where two forms come at once.
 */
export const isOnTheRoad = async (tx: Tx, leaving: Leaving): Promise<boolean> => {
  const { operatorId, coachId, coachNumber, departures, runningMinutes } = leaving;
  const { rows } = await sql`
    with own as (
      select leaves_at, (leaves_at at time zone 'Asia/Dhaka')::date as day
      from unnest(${[...departures]}::timestamptz[]) leaves_at),
    other as (
      select own.leaves_at as own_at, min(s.departs_at) as leaves_at, max(s.arrives_at) as arrives_at
      from own
        join trip t on t.operator_id = ${operatorId} and t.coach_number = ${coachNumber} and t.state <> 'cancelled'
          and t.service_date between own.day - 1 and own.day + 1
        join trip_stop s on s.trip_id = t.trip_id
      group by own.leaves_at, t.trip_id
      union all
      select own.leaves_at, run.leaves_at, run.leaves_at + make_interval(mins => (
        select max(arrive_minute) from route_stop where route_id = s.route_id))
      from own
        cross join generate_series(-1, 1) days
        cross join lateral (select own.day + days as date) near
        join schedule s on s.coach_id = ${coachId} and ${runsOnDate(sql`near.date`)}
        cross join lateral (
          select near.date::timestamp at time zone 'Asia/Dhaka' + make_interval(
            mins => coalesce((s.other_times ->> near.date::text)::int, s.departure_minute)) as leaves_at) run
      where not exists (
        select from trip_publication p where p.schedule_id = s.schedule_id and p.service_date = near.date))
    select from other
    where leaves_at < own_at + make_interval(mins => ${runningMinutes}) and arrives_at > own_at
    limit 1`.execute(tx);
  return rows.length > 0;
};

type CoachToWrite = Pick<NewBus, 'coachType' | 'facilities'> & {
  coachId: string;
  operatorId: string;
  coachNumber: string;
  coachClass: CoachClass;
  layout: SeatLayout;
  busName: string | null;
  imageKey: string | null;
};

/** Writes a coach, or what a coach that is there already now has on board, is called and looks like. */
export const writeCoach = async (tx: Tx, coach: CoachToWrite): Promise<void> => {
  const { busName, imageKey } = coach;
  const facilities = JSON.stringify(coach.facilities);
  await tx
    .insertInto('coach')
    .values({ ...coach, facilities, layout: JSON.stringify(coach.layout) })
    .onConflict((conflict) =>
      conflict
        .column('coachId')
        .doUpdateSet({ facilities, busName, retiredAt: null, ...(imageKey ? { imageKey } : {}) }),
    )
    .execute();
};

type RouteToWrite = Pick<NewBus, 'from' | 'to' | 'km' | 'runningMinutes'> & {
  operatorId: string;
  /** Where it is boarded, and where it is left. */
  counterIds: readonly [string, string];
};

/** The company's route between two places with these counters and this running time; made where there is none. */
export const ensureRoute = async (tx: Tx, route: RouteToWrite): Promise<string> => {
  const { operatorId, from, to, km, runningMinutes, counterIds } = route;
  const { rows } = await sql<{ routeId: string }>`
    select r.route_id from route r
      join lateral (
        select array_agg(place_id order by stop_no) as places, max(arrive_minute) as minutes
        from route_stop where route_id = r.route_id) stops on true
      join lateral (
        select array_agg(counter_id order by stop_no, counter_id) as counters, bool_and(offset_minute = 0) as at_once
        from route_counter where route_id = r.route_id) calls on true
    where r.operator_id = ${operatorId} and r.retired_at is null and stops.places::text[] = ${[from.placeId, to.placeId]}::text[]
      and stops.minutes = ${runningMinutes} and calls.counters = ${[...counterIds]}::uuid[] and calls.at_once
    order by r.route_id limit 1`.execute(tx);
  if (rows[0]) return rows[0].routeId;

  const routeId = randomUUID();
  const [nameEn, nameBn] = [`${from.name.en}-${to.name.en}`, `${from.name.bn}-${to.name.bn}`];
  await tx.insertInto('route').values({ routeId, operatorId, nameEn, nameBn }).execute();
  await tx
    .insertInto('routeStop')
    .values([
      { routeId, stopNo: 0, placeId: from.placeId, km: 0, arriveMinute: 0, departMinute: 0 },
      {
        routeId,
        stopNo: 1,
        placeId: to.placeId,
        km,
        arriveMinute: runningMinutes,
        departMinute: runningMinutes,
      },
    ])
    .execute();
  await tx
    .insertInto('routeCounter')
    .values(counterIds.map((counterId, stopNo) => ({ routeId, stopNo, counterId, offsetMinute: 0 })))
    .execute();
  return routeId;
};

type ScheduleToWrite = {
  scheduleId: string;
  routeId: string;
  coachId: string;
  formHash: string;
  bus: NewBus;
};

export const writeSchedule = async (tx: Tx, schedule: ScheduleToWrite): Promise<void> => {
  const { bus, ...ids } = schedule;
  const { validFrom, validUntil, weekdays, departureMinute, reportingMinutes } = bus;
  await tx
    .insertInto('schedule')
    .values({
      ...ids,
      validFrom,
      validUntil,
      weekdays,
      departureMinute,
      reportingMinutes,
      exceptions: JSON.stringify(bus.exceptions),
      faresPaisa: JSON.stringify({ '0-1': bus.farePaisa }),
    })
    .execute();
};

/** The trips of a schedule that are on sale, by date. */
export const readTripsOf = (
  db: Database,
  scheduleId: string,
): Promise<{ tripId: string; serviceDate: DhakaDate }[]> =>
  db
    .selectFrom('tripPublication')
    .select(['tripId', 'serviceDate'])
    .where('scheduleId', '=', scheduleId)
    .orderBy('serviceDate')
    .execute();
