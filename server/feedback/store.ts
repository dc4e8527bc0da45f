import { sql } from 'kysely';
import type { OwnedBooking } from '@poth/domain/identity/policy.ts';
import type { ReportState } from '@poth/domain/feedback/lifecycle.ts';
import type { ReportKind, TripRecord } from '@poth/domain/feedback/report.ts';
import type { Database } from '../db/database.ts';

/** Reads our own records of some trips. */
export const readTripRecords = async (
  db: Database,
  tripIds: readonly string[],
): Promise<Map<string, TripRecord>> => {
  const { rows } = await sql<Omit<TripRecord, 'routeName'> & { routeNameEn: string; routeNameBn: string }>`
    select t.trip_id, t.coach_number, t.route_name_en, t.route_name_bn, t.state, t.delay_minutes,
      s.departs_at + make_interval(mins => t.delay_minutes) as departs_at, c.closed_at as left_at, k.sold, k.boarded, k.missed
    from trip t
      join trip_stop s on s.trip_id = t.trip_id and s.stop_no = 0
      left join boarding_close c on c.trip_id = t.trip_id and c.stop_no = 0
      cross join lateral (
        select count(*) filter (where state <> 'void') as sold, count(*) filter (where state = 'boarded') as boarded,
          count(*) filter (where state = 'no-show') as missed
        from ticket where trip_id = t.trip_id) k
    where t.trip_id = any(${[...tripIds]}::uuid[])`.execute(db);
  return new Map(
    rows.map(({ routeNameEn, routeNameBn, ...row }) => [
      row.tripId,
      { ...row, routeName: { en: routeNameEn, bn: routeNameBn } },
    ]),
  );
};

/** Group in an operator's list: all reports that one coach did not come, or any other report by itself. */
export type ReportGroup = { tripId: string; kind: ReportKind; reportIds: string[] };

export const readGroups = async (
  db: Database,
  operatorId: string,
  state: ReportState | null,
  { limit, offset }: { limit: number; offset: number },
): Promise<ReportGroup[]> => {
  const { rows } = await sql<ReportGroup>`
    select trip_id, kind, json_agg(report_id order by reported_at desc, report_id) as report_ids
    from passenger_report
    where operator_id = ${operatorId} and (${state}::text is null or state = ${state})
    group by trip_id, kind, case when kind = 'did-not-come' then trip_id else report_id end
    order by max(reported_at) desc, trip_id, kind, min(report_id::text) limit ${limit} offset ${offset}`.execute(
    db,
  );
  return rows;
};

export const countByState = async (
  db: Database,
  operatorId: string | null,
): Promise<Record<ReportState, number>> => {
  const { rows } = await sql<Record<ReportState, number>>`
    select count(*) filter (where state = 'open') as open, count(*) filter (where state = 'answered') as answered,
      count(*) filter (where state = 'disputed') as disputed, count(*) filter (where state = 'closed') as closed
    from passenger_report where ${operatorId}::uuid is null or operator_id = ${operatorId}`.execute(db);
  return rows[0] ?? { open: 0, answered: 0, disputed: 0, closed: 0 };
};

/** Reads the owner of a booking, by PNR, and the states of its reports, in one statement for the ticket page. */
export const readReportStatesByPnr = async (
  db: Database,
  pnr: string,
): Promise<
  (OwnedBooking & { tripId: string; reports: { kind: ReportKind; state: ReportState }[] }) | undefined
> => {
  const { rows } = await sql<
    OwnedBooking & { tripId: string; reports: { kind: ReportKind; state: ReportState }[] }
  >`
    select b.trip_id, b.booking_id, b.buyer_id, b.user_id,
      coalesce((select json_agg(json_build_object('kind', r.kind, 'state', r.state) order by r.reported_at)
        from passenger_report r where r.trip_id = b.trip_id and r.booking_id = b.booking_id), '[]') as reports
    from pnr_directory d join booking b on b.trip_id = d.trip_id and b.booking_id = d.booking_id
    where d.pnr = ${pnr}`.execute(db);
  return rows[0];
};

/** Reads the counters of a trip between two of its stops, in the order of the coach's calls. */
export const readCountersBetween = async (
  db: Database,
  { tripId, fromStopNo, toStopNo }: { tripId: string; fromStopNo: number; toStopNo: number },
) => {
  const counters = await db
    .selectFrom('tripCounter')
    .select(['counterId', 'nameEn', 'nameBn'])
    .where('tripId', '=', tripId)
    .where('stopNo', '>=', fromStopNo)
    .where('stopNo', '<=', toStopNo)
    .orderBy('servesAt')
    .orderBy('counterId')
    .execute();
  return counters.map(({ counterId, nameEn, nameBn }) => ({ counterId, name: { en: nameEn, bn: nameBn } }));
};
