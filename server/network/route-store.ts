import { sql } from 'kysely';
import type { Bilingual } from '@poth/domain/language.ts';
import type { Fares, FareWindow } from '@poth/domain/schedule/fares.ts';
import type { RouteStop } from '@poth/domain/network/route-form.ts';
import type { NetworkRoute, PlannedRoute, PlannedStop } from '@poth/domain/network/network.ts';
import type { Database, Tx } from '../db/database.ts';
import { dhakaToday, stillRuns } from './running-store.ts';

type ListRow = {
  routeId: string;
  nameEn: string;
  nameBn: string;
  stops: { en: string; bn: string; km: number; minute: number }[];
  schedules: number;
  retired: boolean;
};

/** Reads the routes of an operator by name, retired ones last, each with its places. One statement. */
export const readNetworkRoutes = async (
  db: Database,
  operatorId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<NetworkRoute[]> => {
  const { rows } = await sql<ListRow>`
    select r.route_id, r.name_en, r.name_bn, r.retired_at is not null as retired,
      (select json_agg(json_build_object('en', p.name_en, 'bn', p.name_bn, 'km', rs.km, 'minute', rs.arrive_minute) order by rs.stop_no)
        from route_stop rs join place p on p.place_id = rs.place_id where rs.route_id = r.route_id) as stops,
      (select count(*) from schedule s where s.route_id = r.route_id and ${stillRuns}) as schedules
    from route r where r.operator_id = ${operatorId}
    order by r.retired_at is not null, r.name_en, r.route_id limit ${limit} offset ${offset}`.execute(db);
  const nowhere: Bilingual = { en: '', bn: '' };
  return rows.map(({ nameEn, nameBn, stops, ...row }) => {
    const names = stops.map(({ en, bn }): Bilingual => ({ en, bn }));
    return {
      ...row,
      name: { en: nameEn, bn: nameBn },
      from: names[0] ?? nowhere,
      to: names.at(-1) ?? nowhere,
      via: names.slice(1, -1),
      km: stops.at(-1)?.km ?? 0,
      minutes: stops.at(-1)?.minute ?? 0,
    };
  });
};

type Row = Omit<PlannedRoute, 'name' | 'stops' | 'retiredCounters'> & {
  nameEn: string;
  nameBn: string;
  stops: (Omit<PlannedStop, 'name'> & { en: string; bn: string })[] | null;
  retiredCounters: string[] | null;
};

/** Reads routes of an operator with their stops and counters: one of them, retired or not, or all that are offered. */
export const readPlannedRoutes = async (
  db: Database | Tx,
  operatorId: string,
  routeId: string | null = null,
): Promise<PlannedRoute[]> => {
  const { rows } = await sql<Row>`
    select r.route_id, r.name_en, r.name_bn, r.version, r.retired_at is not null as retired,
      (select json_agg(json_build_object('placeId', rs.place_id, 'en', p.name_en, 'bn', p.name_bn, 'km', rs.km,
          'arriveMinute', rs.arrive_minute, 'departMinute', rs.depart_minute,
          'counters', coalesce((select json_agg(json_build_object('counterId', rc.counter_id, 'offsetMinute', rc.offset_minute)
              order by rc.offset_minute, rc.counter_id)
            from route_counter rc where rc.route_id = rs.route_id and rc.stop_no = rs.stop_no), '[]')) order by rs.stop_no)
        from route_stop rs join place p on p.place_id = rs.place_id where rs.route_id = r.route_id) as stops,
      (select count(*) from schedule s where s.route_id = r.route_id and ${stillRuns}) as schedules,
      (select count(*) from schedule s
          join trip_publication t on t.schedule_id = s.schedule_id and t.service_date >= ${dhakaToday}
        where s.route_id = r.route_id) as published,
      (select json_agg(c.counter_id) from route_counter rc join counter c on c.counter_id = rc.counter_id
        where rc.route_id = r.route_id and c.retired_at is not null) as retired_counters
    from route r
    where r.operator_id = ${operatorId} and (r.route_id = ${routeId} or ${routeId}::uuid is null and r.retired_at is null)
    order by r.name_en, r.route_id`.execute(db);
  return rows.map(({ nameEn, nameBn, stops, retiredCounters, ...row }) => ({
    ...row,
    name: { en: nameEn, bn: nameBn },
    stops: (stops ?? []).map(({ en, bn, ...stop }) => ({ ...stop, name: { en, bn } })),
    retiredCounters: retiredCounters ?? [],
  }));
};

type RouteToSave = {
  operatorId: string;
  routeId: string;
  name: Bilingual;
  stops: readonly RouteStop[];
  seenVersion: number;
};

/**
 * Writes a route with its stops and counters; a retired one is offered again. Returns false for another operator's
 * route, or where it was changed since it was seen.
 */
export const saveOwnRoute = async (tx: Tx, route: RouteToSave): Promise<boolean> => {
  const { operatorId, routeId, name, stops, seenVersion } = route;
  const { numAffectedRows } = await sql`
    insert into route as r (route_id, operator_id, name_en, name_bn) values (${routeId}, ${operatorId}, ${name.en}, ${name.bn})
    on conflict (route_id) do update set name_en = excluded.name_en, name_bn = excluded.name_bn, version = r.version + 1,
        retired_at = null
      where r.operator_id = ${operatorId} and r.version = ${seenVersion}`.execute(tx);
  if (numAffectedRows !== 1n) return false;
  await tx.deleteFrom('routeCounter').where('routeId', '=', routeId).execute();
  await tx.deleteFrom('routeStop').where('routeId', '=', routeId).execute();
  await tx
    .insertInto('routeStop')
    .values(
      stops.map(({ placeId, km, arriveMinute, departMinute }, stopNo) => ({
        routeId,
        stopNo,
        placeId,
        km,
        arriveMinute,
        departMinute,
      })),
    )
    .execute();
  await tx
    .insertInto('routeCounter')
    .values(
      stops.flatMap(({ counters }, stopNo) => counters.map((counter) => ({ routeId, stopNo, ...counter }))),
    )
    .execute();
  return true;
};

/** Reads the schedules that will still run on a route: their departure minutes and coaches. */
export const readUsesOfRoute = async (
  tx: Tx,
  routeId: string,
): Promise<{ departureMinute: number; coachNumber: string }[]> => {
  const { rows } = await sql<{ departureMinute: number; coachNumber: string }>`
    select s.departure_minute, c.coach_number from schedule s join coach c on c.coach_id = s.coach_id
    where s.route_id = ${routeId} and ${stillRuns} order by s.departure_minute, c.coach_number`.execute(tx);
  return rows;
};

/** Retires a route. Returns false where it is already retired. */
export const retireOwnRoute = async (tx: Tx, operatorId: string, routeId: string): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable('route')
    .set({ retiredAt: sql<Date>`now()` })
    .where('operatorId', '=', operatorId)
    .where('routeId', '=', routeId)
    .where('retiredAt', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

type ScheduleFares = Fares & { scheduleId: string; fareWindows: FareWindow[] };

/** Reads the schedules of a route with their fares. */
export const readFaresOfRoute = (tx: Tx, routeId: string): Promise<ScheduleFares[]> =>
  tx
    .selectFrom('schedule')
    .select(['scheduleId', 'faresPaisa', 'classFaresPaisa', 'fareWindows'])
    .where('routeId', '=', routeId)
    .$castTo<ScheduleFares>()
    .execute();

export const writeFaresOfRoute = async (tx: Tx, schedules: readonly ScheduleFares[]): Promise<void> => {
  await sql`
    update schedule s set fares_paisa = moved.fares, class_fares_paisa = moved.class_fares, fare_windows = moved.windows
    from unnest(${schedules.map(({ scheduleId }) => scheduleId)}::uuid[],
      ${schedules.map(({ faresPaisa }) => JSON.stringify(faresPaisa))}::jsonb[],
      ${schedules.map(({ classFaresPaisa }) => classFaresPaisa && JSON.stringify(classFaresPaisa))}::jsonb[],
      ${schedules.map(({ fareWindows }) => JSON.stringify(fareWindows))}::jsonb[]) moved(schedule_id, fares, class_fares, windows)
    where s.schedule_id = moved.schedule_id`.execute(tx);
};
