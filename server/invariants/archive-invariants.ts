import { archivedTables, emptiedTables } from '../db/archive.ts';
import type { Invariant } from './invariant.ts';

const rowsOf = archivedTables.map(
  ({ name, tripColumn }) =>
    `select ${tripColumn} trip_id, count(*) row_count from archive.${name} group by ${tripColumn}`,
);
/** Statements, one for each table of the selling side, that select the rows of trips: none may be of an archived trip. */
const left = [...archivedTables, ...emptiedTables.map((name) => ({ name, tripColumn: 'trip_id' }))].map(
  ({ name, tripColumn }) =>
    `select ${tripColumn} trip_id, '${name}' held_by from public.${name}, newest where ${tripColumn} <= newest_id`,
);

/** Invariants of the archive: everything moved there exists once and whole. */
export const archiveInvariants: Readonly<Record<string, Invariant>> = {
  'I-archive': {
    says: 'the archive has the trips, rows and money that were moved to it, month by month, and the selling side has nothing of those trips',
    sql: `with newest as materialized (select trip_id newest_id from archive.trip order by trip_id desc limit 1),
      found as (
        select date_trunc('month', t.service_date)::date as month, count(distinct t.trip_id) trips, sum(r.row_count) row_count
        from (${rowsOf.join(' union all ')}) r left join archive.trip t on t.trip_id = r.trip_id group by 1),
      captured as (select date_trunc('month', t.service_date)::date as month, sum(p.captured_paisa) paisa
        from archive.payment p join archive.trip t on t.trip_id = p.trip_id group by 1),
      refunded as (select date_trunc('month', t.service_date)::date as month, sum(r.amount_paisa) paisa
        from archive.refund r join archive.trip t on t.trip_id = r.trip_id group by 1),
      booked as (select date_trunc('month', t.service_date)::date as month, sum(l.amount_paisa) paisa
        from archive.ledger_line l join archive.trip t on t.trip_id = l.book where l.amount_paisa > 0 group by 1)
      select coalesce(m.month, f.month)::text what, null id, m.trips said_trips, f.trips, m.row_count said_rows, f.row_count,
        m.captured_paisa said_captured, c.paisa captured, m.refunded_paisa said_refunded, r.paisa refunded,
        m.booked_paisa said_booked, b.paisa booked
      from public.archived_month m full join found f on f.month = m.month
        left join captured c on c.month = m.month left join refunded r on r.month = m.month left join booked b on b.month = m.month
      where m.trips is distinct from f.trips or m.row_count is distinct from f.row_count
        or m.captured_paisa is distinct from coalesce(c.paisa, 0) or m.refunded_paisa is distinct from coalesce(r.paisa, 0)
        or m.booked_paisa is distinct from coalesce(b.paisa, 0)
      union all select 'left in ' || x.held_by, x.trip_id::text, null, null, null, null, null, null, null, null, null, null
      from (${left.join(' union all ')}) x join archive.trip t on t.trip_id = x.trip_id
      union all select 'moved before it was settled', l.book::text, null, null, null, null, null, null, null, null, null, null
      from archive.ledger_line l
      where (l.account like 'operator\\_payable:%' or l.account like 'operator\\_cash:%') and not exists (
        select from archive.settlement_line d where d.book = l.book and d.entry_id = l.entry_id and d.line_no = l.line_no)`,
  },
};
