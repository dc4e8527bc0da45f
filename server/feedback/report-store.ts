import { type RawBuilder, sql } from 'kysely';
import { type Paisa, paisa } from '@poth/domain/money.ts';
import type { ReportState } from '@poth/domain/feedback/lifecycle.ts';
import type { PassengerReport, ReportMove } from '@poth/domain/feedback/report.ts';
import type { Database, Tx } from '../db/database.ts';

type ReportRow = Omit<PassengerReport, 'moves' | 'place' | 'operatorName'> & {
  placeEn: string;
  placeBn: string;
  operatorEn: string;
  operatorBn: string;
};

const movesOf = async (db: Database | Tx, reports: readonly { tripId: string; reportId: string }[]) => {
  const [tripIds, reportIds] = [reports.map(({ tripId }) => tripId), reports.map(({ reportId }) => reportId)];
  const { rows } = await sql<ReportMove & { reportId: string }>`
    select m.report_id, m.move_no, m.event, m.to_state as to, m.said, m.at
    from unnest(${tripIds}::uuid[], ${reportIds}::uuid[]) asked(trip_id, report_id)
      join report_move m on m.trip_id = asked.trip_id and m.report_id = asked.report_id
    order by m.report_id, m.move_no`.execute(db);
  return Map.groupBy(rows, ({ reportId }) => reportId);
};

/**
 * Price of the seats of a booking `b` that were not refunded, or of all where every seat was. Overcharges are compared
 * with it.
 */
const keptPrice = sql`coalesce(
  (select sum(k.fare_paisa + k.service_charge_paisa - k.discount_paisa) from ticket k
    where k.trip_id = b.trip_id and k.booking_id = b.booking_id and k.state <> 'void'),
  b.fare_paisa + b.service_charge_paisa - b.discount_paisa)::bigint`;

/** Reads the price of a booking with which an overcharge is compared. */
export const readKeptPrice = async (
  db: Database | Tx,
  { tripId, bookingId }: { tripId: string; bookingId: string },
): Promise<Paisa> => {
  const { rows } = await sql<{ pricePaisa: number }>`
    select ${keptPrice} as price_paisa from booking b
    where b.trip_id = ${tripId} and b.booking_id = ${bookingId}`.execute(db);
  return paisa(rows[0]?.pricePaisa ?? 0);
};

/** Reads the reports `r` that meet a condition, the newest first, each with its moves. */
const readReports = async (
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
  const moves = rows.length > 0 ? await movesOf(db, rows) : new Map<string, ReportMove[]>();
  return rows.map(({ placeEn, placeBn, operatorEn, operatorBn, ...row }) => ({
    ...row,
    operatorName: { en: operatorEn, bn: operatorBn },
    place: { en: placeEn, bn: placeBn },
    moves: moves.get(row.reportId) ?? [],
  }));
};

/** Reads some reports of some trips, the newest first. */
export const readReportsOfTrips = (
  db: Database,
  tripIds: readonly string[],
  reportIds: readonly string[],
): Promise<PassengerReport[]> =>
  readReports(
    db,
    sql`r.trip_id = any(${[...tripIds]}::uuid[]) and r.report_id = any(${[...reportIds]}::uuid[])`,
  );

/** Reads the reports of all passengers in a state (null: any), the newest first. */
export const readReportsInState = (
  db: Database,
  state: ReportState | null,
  span: { limit: number; offset: number },
): Promise<PassengerReport[]> => readReports(db, state ? sql`r.state = ${state}` : sql`true`, span);

/** The reports of a booking, the newest first. */
export const readReportsOfBooking = (
  db: Database,
  { tripId, bookingId }: { tripId: string; bookingId: string },
): Promise<PassengerReport[]> => readReports(db, sql`r.trip_id = ${tripId} and r.booking_id = ${bookingId}`);

/** Reads one report with its moves. */
export const readReport = async (
  db: Database,
  tripId: string,
  reportId: string,
): Promise<PassengerReport | undefined> => {
  const [report] = await readReports(db, sql`r.trip_id = ${tripId} and r.report_id = ${reportId}`);
  return report;
};
