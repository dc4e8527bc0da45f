import { type RawBuilder, sql } from 'kysely';
import type { OwnedBooking } from '@poth/domain/identity/policy.ts';
import { type Paisa, paisa } from '@poth/domain/money.ts';
import type { ReportState } from '@poth/domain/feedback/lifecycle.ts';
import type { PassengerReport, ReportKind, ReportMove, TripRecord } from '@poth/domain/feedback/report.ts';
import type { Database, Tx } from '../db/database.ts';

type ReportRow = Omit<PassengerReport, 'moves' | 'place' | 'operatorName'> & {
  placeEn: string;
  placeBn: string;
  operatorEn: string;
  operatorBn: string;
};

const movesOf = async (db: Database | Tx, reportIds: readonly string[]) => {
  const { rows } = await sql<ReportMove & { reportId: string }>`
    select m.report_id, m.move_no, m.event, m.to_state as to, m.said, m.at
    from unnest(${[...reportIds]}::uuid[]) asked(report_id)
      join passenger_report r on r.report_id = asked.report_id
      join report_move m on m.trip_id = r.trip_id and m.report_id = r.report_id
    order by m.report_id, m.move_no`.execute(db);
  return Map.groupBy(rows, ({ reportId }) => reportId);
};

/**
 * What the seats of a booking b cost that were not given back; where none is left, what it cost in all. An overcharge is
 * held against it.
 */
const keptPrice = sql`coalesce(
  (select sum(k.fare_paisa + k.service_charge_paisa - k.discount_paisa) from ticket k
    where k.trip_id = b.trip_id and k.booking_id = b.booking_id and k.state <> 'void'),
  b.fare_paisa + b.service_charge_paisa - b.discount_paisa)::bigint`;

/** The price of a booking that an overcharge is held against. */
export const readKeptPrice = async (
  db: Database | Tx,
  { tripId, bookingId }: { tripId: string; bookingId: string },
): Promise<Paisa> => {
  const { rows } = await sql<{ pricePaisa: number }>`
    select ${keptPrice} as price_paisa from booking b
    where b.trip_id = ${tripId} and b.booking_id = ${bookingId}`.execute(db);
  return paisa(rows[0]?.pricePaisa ?? 0);
};

/** The reports r that a condition names, the newest first, each with what was said. */
export const readReports = async (
  db: Database | Tx,
  where: RawBuilder<unknown>,
  { limit, offset }: { limit: number; offset: number } = { limit: 1_000, offset: 0 },
): Promise<PassengerReport[]> => {
  const { rows } = await sql<ReportRow>`
    select r.trip_id, r.report_id, r.booking_id, r.operator_id, o.name_en as operator_en, o.name_bn as operator_bn, b.pnr,
      r.kind, r.state, r.happened_at, r.place_en, r.place_bn, r.text, r.paid_paisa, r.paid_to,
      ${keptPrice} as price_paisa,
      coalesce(b.contact_name, '') as contact_name, coalesce(b.contact_phone, '') as contact_phone,
      (select count(*) from ticket k
        where k.trip_id = r.trip_id and k.booking_id = r.booking_id and k.state = 'boarded') as aboard,
      r.reported_at
    from passenger_report r
      join booking b on b.trip_id = r.trip_id and b.booking_id = r.booking_id
      join operator o on o.operator_id = r.operator_id
    where ${where}
    order by r.reported_at desc, r.report_id limit ${limit} offset ${offset}`.execute(db);
  const moves =
    rows.length > 0
      ? await movesOf(
          db,
          rows.map(({ reportId }) => reportId),
        )
      : new Map<string, ReportMove[]>();
  return rows.map(({ placeEn, placeBn, operatorEn, operatorBn, ...row }) => ({
    ...row,
    operatorName: { en: operatorEn, bn: operatorBn },
    place: { en: placeEn, bn: placeBn },
    moves: moves.get(row.reportId) ?? [],
  }));
};

/** What our own records say of some trips. */
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

/** What stands together on an operator's list: the reports that one coach did not come, else a report by itself. */
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

/** Whose a booking is, found by its PNR, with how its reports stand: one look for the page of its ticket. */
export const readVoiceOf = async (
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

/** The counters of a trip between two of its stops, in the order in which the coach calls. */
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
