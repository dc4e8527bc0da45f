import { type RawBuilder, sql } from 'kysely';
import type { DhakaDate } from '@poth/domain/dhaka.ts';
import type { SettledTrip, Settlement } from '@poth/domain/settlement/settlement.ts';
import type { Database, Tx } from '../db/database.ts';
import { openLines, settledLines, sumsByTrip } from './sums-store.ts';

type Row = Omit<Settlement, 'operatorName'> & { nameEn: string; nameBn: string };

const settlementOf = ({ nameEn, nameBn, ...row }: Row): Settlement => ({
  ...row,
  operatorName: { en: nameEn, bn: nameBn },
});

const readRows = async (
  db: Database | Tx,
  which: RawBuilder<unknown>,
  { limit, offset }: { limit: number; offset: number },
): Promise<Settlement[]> => {
  const { rows } = await sql<Row>`
    select s.*, o.name_en, o.name_bn, p.name as prepared_by_name, a.name as approved_by_name
    from (select * from settlement s where ${which} limit ${limit} offset ${offset}) s
      join operator o on o.operator_id = s.operator_id
      left join auth_user p on p.id = s.prepared_by
      left join auth_user a on a.id = s.approved_by
    order by s.prepared_at desc, s.operator_id, s.settlement_no desc`.execute(db);
  return rows.map(settlementOf);
};

type PageOf = { limit: number; offset: number };

/** A statement by its id. */
export const readSettlement = async (
  db: Database | Tx,
  settlementId: string,
): Promise<Settlement | undefined> =>
  (await readRows(db, sql`s.settlement_id = ${settlementId}`, { limit: 1, offset: 0 }))[0];

/** The statements of an operator, the newest first. */
export const readSettlementsOf = (db: Database, operatorId: string, page: PageOf): Promise<Settlement[]> =>
  readRows(db, sql`s.operator_id = ${operatorId} order by s.settlement_no desc`, page);

/** Reads the statements that wait for an admin: drafts and approved ones. */
export const readUnfinished = (db: Database, limit: number): Promise<Settlement[]> =>
  readRows(db, sql`s.state in ('draft', 'approved') order by s.prepared_at desc`, { limit, offset: 0 });

/** Reads the closed statements, the newest first. */
export const readClosed = (db: Database, page: PageOf): Promise<Settlement[]> =>
  readRows(db, sql`s.state in ('paid', 'carried') order by s.prepared_at desc, s.operator_id`, page);

/** The newest statement of an operator. */
export const readLast = async (db: Database | Tx, operatorId: string): Promise<Settlement | undefined> =>
  (
    await readRows(db, sql`s.operator_id = ${operatorId} order by s.settlement_no desc`, {
      limit: 1,
      offset: 0,
    })
  )[0];

/**
 * Takes an operator's open lines into a statement; skips lines that another statement takes at the same time. Returns
 * how many.
 */
export const takeLines = async (
  tx: Tx,
  settlementId: string,
  { operatorId, until }: { operatorId: string; until: DhakaDate },
): Promise<number> => {
  const { numAffectedRows } = await sql`
    insert into settlement_line (book, entry_id, line_no, settlement_id)
    select book, entry_id, line_no, ${settlementId}::uuid from (${openLines([operatorId], until)}) l
    order by book, entry_id, line_no
    on conflict do nothing`.execute(tx);
  return Number(numAffectedRows ?? 0n);
};

export type Totals = {
  tripCount: number;
  payablePaisa: number;
  cashPaisa: number;
  commissionPaisa: number;
  firstDate: DhakaDate;
};

/** Writes the trips of a statement from the lines it took; returns their totals. */
export const writeTrips = async (tx: Tx, settlementId: string, basisPoints: number): Promise<Totals> => {
  await sql`
    insert into settlement_trip (settlement_id, trip_id, online_fare_paisa, counter_fare_paisa, online_back_paisa,
      counter_back_paisa, other_paisa, payable_paisa, cash_paisa, commission_base_paisa, basis_points, commission_paisa,
      kept_paisa, service_charge_paisa, discount_paisa)
    select ${settlementId}::uuid, trip_id, online_fare_paisa, counter_fare_paisa, online_back_paisa, counter_back_paisa,
      other_paisa, payable_paisa, cash_paisa, commission_base_paisa, basis_points, commission_paisa, kept_paisa,
      service_charge_paisa, discount_paisa
    from (${sumsByTrip(settledLines(settlementId), basisPoints)}) s`.execute(tx);
  const { rows } = await sql<Totals>`
    select count(*) as trip_count, sum(s.payable_paisa)::bigint as payable_paisa, sum(s.cash_paisa)::bigint as cash_paisa,
      sum(s.commission_paisa)::bigint as commission_paisa, min(t.service_date) as first_date
    from settlement_trip s join trip t on t.trip_id = s.trip_id where s.settlement_id = ${settlementId}`.execute(
    tx,
  );
  const [totals] = rows;
  if (!totals) throw new Error(`settlement ${settlementId} has no trips`);
  return totals;
};

type TripRow = Omit<SettledTrip, 'route'> & { routeNameEn: string; routeNameBn: string };

/** Reads the trips of a statement by date; trips of earlier periods come first. */
export const readTrips = async (
  db: Database,
  { settlementId, fromDate }: { settlementId: string; fromDate: DhakaDate },
  { limit, offset }: { limit: number | null; offset: number },
): Promise<SettledTrip[]> => {
  const { rows } = await sql<TripRow>`
    select s.*, t.service_date, t.route_name_en, t.route_name_bn, t.coach_number, t.service_date < ${fromDate}::date as earlier
    from settlement_trip s join trip t on t.trip_id = s.trip_id
    where s.settlement_id = ${settlementId}
    order by s.trip_id limit ${limit} offset ${offset}`.execute(db);
  return rows.map(({ routeNameEn, routeNameBn, ...row }) => ({
    ...row,
    route: { en: routeNameEn, bn: routeNameBn },
  }));
};
