import { sql } from 'kysely';
import type { DhakaDate } from '@poth/domain/dhaka.ts';
import type { CoachClass, CoachType } from '@poth/domain/fleet/coach.ts';
import type { SeatLayout } from '@poth/domain/fleet/seat-layout.ts';
import type { SchedulePlan } from '@poth/domain/schedule/read-schedule.ts';
import type { ScheduleDays } from '@poth/domain/schedule/schedule-days.ts';
import type { ScheduleTyped } from '@poth/domain/schedule/schedule-typed.ts';
import type { PublishedTrip } from '@poth/domain/schedule/schedule.ts';
import type { Database, Tx } from '../db/database.ts';
import { dhakaToday } from '../network/running-store.ts';

/** Columns of the dates and departure times of a schedule s. */
export const dayColumns = sql`
  s.valid_from, s.valid_until, s.weekdays, s.exceptions, s.extra_dates, s.departure_minute, s.other_times`;

export type ScheduleRow = ScheduleDays & {
  scheduleId: string;
  retired: boolean;
  nameEn: string;
  nameBn: string;
  coachNumber: string;
  coachType: CoachType;
  coachClass: CoachClass;
  /** Number of pairs of stops with a fare, and of all pairs. */
  pricedPairs: number;
  pairs: number;
  /** Changed, and not yet published. */
  changed: boolean;
  /** Number of its trips on sale from today on. */
  published: number;
};

/** Reads the schedules of an operator: running ones by route and time, then those that are over, then retired ones. */
export const readScheduleRows = async (
  db: Database,
  operatorId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<ScheduleRow[]> => {
  const { rows } = await sql<ScheduleRow>`
    select s.schedule_id, ${dayColumns}, s.retired_at is not null as retired, r.name_en, r.name_bn, c.coach_number, c.coach_type,
      c.coach_class, (select count(*) from jsonb_object_keys(s.fares_paisa)) as priced_pairs,
      (select count(*) * (count(*) - 1) / 2 from route_stop rs where rs.route_id = s.route_id) as pairs,
      exists (select from schedule_draft d where d.operator_id = r.operator_id and d.schedule_id = s.schedule_id) as changed,
      (select count(*) from trip_publication p
        where p.schedule_id = s.schedule_id and p.service_date >= ${dhakaToday}) as published
    from schedule s join route r on r.route_id = s.route_id join coach c on c.coach_id = s.coach_id
    where r.operator_id = ${operatorId}
    order by s.retired_at is not null, coalesce(s.valid_until < ${dhakaToday}, false), r.name_en, s.departure_minute,
      s.schedule_id
    limit ${limit} offset ${offset}`.execute(db);
  return rows;
};

export type NewDraftRow = {
  scheduleId: string;
  typed: ScheduleTyped;
  nameEn: string | null;
  nameBn: string | null;
  coachNumber: string | null;
};

/** Reads the schedules that were begun and never published, newest first. */
export const readNewDrafts = async (
  db: Database,
  operatorId: string,
  limit: number,
): Promise<NewDraftRow[]> => {
  const { rows } = await sql<NewDraftRow>`
    select d.schedule_id, d.typed, r.name_en, r.name_bn, c.coach_number
    from schedule_draft d
      left join route r on r.route_id = nullif(d.typed ->> 'routeId', '')::uuid and r.operator_id = d.operator_id
      left join coach c on c.coach_id = nullif(d.typed ->> 'coachId', '')::uuid and c.operator_id = d.operator_id
    where d.operator_id = ${operatorId} and not exists (select from schedule s where s.schedule_id = d.schedule_id)
    order by d.saved_at desc, d.schedule_id limit ${limit}`.execute(db);
  return rows;
};

export type StoredSchedule = SchedulePlan & { operatorId: string; retired: boolean };

/** Reads a published schedule of any operator. */
export const readStoredSchedule = async (
  db: Database | Tx,
  scheduleId: string,
): Promise<StoredSchedule | undefined> => {
  const { rows } = await sql<StoredSchedule>`
    select r.operator_id, s.retired_at is not null as retired, s.route_id, s.coach_id, s.reporting_minutes, s.fares_paisa,
      s.class_fares_paisa, s.fare_windows, ${dayColumns}
    from schedule s join route r on r.route_id = s.route_id where s.schedule_id = ${scheduleId}`.execute(db);
  return rows[0];
};

/** Writes a schedule as it runs from now on; trips on sale stay as they are. Returns false for another operator's schedule. */
export const publishPlan = async (
  tx: Tx,
  { operatorId, scheduleId }: { operatorId: string; scheduleId: string },
  plan: SchedulePlan,
): Promise<boolean> => {
  const values = {
    routeId: plan.routeId,
    coachId: plan.coachId,
    departureMinute: plan.departureMinute,
    reportingMinutes: plan.reportingMinutes,
    validFrom: plan.validFrom,
    validUntil: plan.validUntil,
    weekdays: plan.weekdays,
    exceptions: JSON.stringify(plan.exceptions),
    extraDates: JSON.stringify(plan.extraDates),
    otherTimes: JSON.stringify(plan.otherTimes),
    faresPaisa: JSON.stringify(plan.faresPaisa),
    classFaresPaisa: plan.classFaresPaisa && JSON.stringify(plan.classFaresPaisa),
    fareWindows: JSON.stringify(plan.fareWindows),
    publishedAt: sql<Date>`now()`,
  };
  const { numUpdatedRows } = await tx
    .updateTable('schedule')
    .set(values)
    .where('scheduleId', '=', scheduleId)
    .where('routeId', 'in', (own) =>
      own.selectFrom('route').select('routeId').where('operatorId', '=', operatorId),
    )
    .executeTakeFirst();
  if (numUpdatedRows === 1n) return true;
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('schedule')
    .values({ ...values, scheduleId })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirstOrThrow();
  return numInsertedOrUpdatedRows === 1n;
};

/** Retires a schedule. Returns false where it is already retired. */
export const retireStoredSchedule = async (tx: Tx, scheduleId: string): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('schedule')
    .set({ retiredAt: sql<Date>`now()` })
    .where('scheduleId', '=', scheduleId)
    .where('retiredAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

export type CoachChoice = {
  coachId: string;
  coachNumber: string;
  coachType: CoachType;
  coachClass: CoachClass;
  layout: SeatLayout;
};

/** Reads the coaches that a schedule may have, by number. */
export const readCoachChoices = (db: Database | Tx, operatorId: string): Promise<CoachChoice[]> =>
  db
    .selectFrom('coach')
    .select(['coachId', 'coachNumber', 'coachType', 'coachClass', 'layout'])
    .where('operatorId', '=', operatorId)
    .where('retiredAt', 'is', null)
    .orderBy('coachNumber')
    .execute();

/** Reads the trips of a schedule that are on sale from a date on. */
export const readPublishedTrips = async (
  db: Database | Tx,
  scheduleId: string,
  from: DhakaDate,
): Promise<PublishedTrip[]> => {
  const { rows } = await sql<PublishedTrip>`
    with p as materialized (
      select trip_id, service_date from trip_publication
      where schedule_id = ${scheduleId} and service_date >= ${from}::date)
    select t.trip_id, p.service_date, s.departs_at, t.state = 'cancelled' as cancelled,
      (select count(distinct seat_no) from trip_seat seat where seat.trip_id = t.trip_id and seat.state = 'sold') as seats_sold
    from p join trip t on t.trip_id = p.trip_id
      join trip_stop s on s.trip_id = t.trip_id and s.stop_no = 0
    order by p.service_date`.execute(db);
  return rows;
};
