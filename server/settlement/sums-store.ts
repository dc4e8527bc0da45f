import { type RawBuilder, sql } from 'kysely';
import type { DhakaDate } from '@poth/domain/dhaka.ts';
import { defaultCommissionOn } from '../settings/commission-store.ts';

/** Condition on operators' two accounts; the extra bounds let PostgreSQL use its small partial index of them. */
export const ofOperators = (operatorIds: readonly string[]): RawBuilder<boolean> => sql<boolean>`
  l.account = any(${operatorIds.flatMap((id) => [`operator_payable:${id}`, `operator_cash:${id}`])}::text[])
    and l.account >= 'operator_' and l.account < 'operator\`'`;

/**
 * Condition: the coach of trip t has reached its last stop, delay included: no passenger can cancel any more. Its company
 * may say for a day that it did not run; those refunds are in the next statement.
 */
const isOver = sql`exists (
  select from trip_stop s where s.trip_id = t.trip_id and s.stop_no = t.leg_count
    and s.arrives_at + make_interval(mins => t.delay_minutes) <= now())`;

/**
 * Selects operators' lines of finished trips up to a service date that no statement has settled. Entries in an
 * operator's own book, such as payouts, belong to no trip.
 */
export const openLines = (operatorIds: readonly string[], until: DhakaDate): RawBuilder<unknown> => sql`
  select l.book, l.entry_id, l.line_no, l.account, l.amount_paisa, l.source, l.source_id
  from ledger_line l join trip t on t.trip_id = l.book
  where ${ofOperators(operatorIds)} and t.operator_id = any(${operatorIds}::uuid[])
    and t.service_date <= ${until}::date and ${isOver}
    and not exists (
      select from settlement_line d where d.book = l.book and d.entry_id = l.entry_id and d.line_no = l.line_no)`;

/** Selects the lines that a statement settles. */
export const settledLines = (settlementId: string): RawBuilder<unknown> => sql`
  select l.book, l.entry_id, l.line_no, l.account, l.amount_paisa, l.source, l.source_id
  from settlement_line d
    join ledger_line l on l.book = d.book and l.entry_id = d.entry_id and l.line_no = d.line_no
  where d.settlement_id = ${settlementId}`;

/** Commission as in domain/settlement/commission.ts: numeric rounds halves away from zero. */
const commission = sql`round(s.commission_base_paisa * s.basis_points / 10000.0)::bigint`;

/**
 * Share of Poth in trip t, in basis points. basisPoints: rate without an agreement where the default was never changed.
 * taken: rate of an earlier statement of the trip.
 */
const shareOf = (basisPoints: number, taken: RawBuilder<unknown>): RawBuilder<number> => sql<number>`
  -- A late refund gives back the share that was taken.
  coalesce(${taken}, (
    select c.basis_points from operator_commission c
    where c.operator_id = t.operator_id and c.from_date <= t.service_date
    order by c.from_date desc limit 1), ${defaultCommissionOn(sql`t.service_date`, basisPoints)})`;

const isPayable = sql`line.account like 'operator\\_payable:%'`;

/**
 * Sums lines for each operator: only the amounts owed, which is fast for many lines. A line without a booking of its
 * own counts as sold on the web.
 */
export const sumsByOperator = (lines: RawBuilder<unknown>, basisPoints: number): RawBuilder<unknown> => sql`
  select s.operator_id, sum(s.payable_paisa)::bigint as payable_paisa, sum(s.cash_paisa)::bigint as cash_paisa,
    sum(${commission})::bigint as commission_paisa, count(*) as trips
  from (
    select t.operator_id, a.*, ${shareOf(basisPoints, sql`a.taken_basis_points`)} as basis_points
    from (
      select n.*, max(p.basis_points) as taken_basis_points
      from (
        select line.book as trip_id, coalesce(sum(-line.amount_paisa) filter (where ${isPayable}), 0) as payable_paisa,
          coalesce(sum(line.amount_paisa) filter (where line.account like 'operator\\_cash:%'), 0) as cash_paisa,
          coalesce(sum(-line.amount_paisa) filter (where ${isPayable} and coalesce(b.channel = 'web', true)), 0) as commission_base_paisa
        from (${lines}) line
          left join refund r on r.trip_id = line.book and r.refund_id = line.source_id
            and ${isPayable} and line.source <> 'confirmation'
          left join booking b on b.trip_id = line.book and b.booking_id = coalesce(r.booking_id, line.source_id) and ${isPayable}
        group by line.book) n
        left join settlement_trip p on p.trip_id = n.trip_id
      group by n.trip_id, n.payable_paisa, n.cash_paisa, n.commission_base_paisa) a
    join trip t on t.trip_id = a.trip_id) s
  group by s.operator_id`;

/** Sums lines for each trip, by what they were for. */
export const sumsByTrip = (lines: RawBuilder<unknown>, basisPoints: number): RawBuilder<unknown> => sql`
  select s.*, s.online_fare_paisa + s.counter_fare_paisa - s.online_back_paisa - s.counter_back_paisa + s.other_paisa as payable_paisa,
    ${commission} as commission_paisa
  from (
    select a.*, ${shareOf(basisPoints, sql`(select p.basis_points from settlement_trip p where p.trip_id = t.trip_id limit 1)`)} as basis_points
    from (
      with line as materialized (${lines}),
      -- By their cause: the money of an earlier booking replaces the discount that stood for it by an entry of its own.
      told as (
        select e.book, -sum(e.amount_paisa) filter (where e.account = 'service_charge') as service_charge,
          sum(e.amount_paisa) filter (where e.account = 'promo_expense') as discount
        from (select distinct book, source, source_id from line where account like 'operator\\_payable:%') n
          join ledger_line e on e.book = n.book and e.source_id = n.source_id and e.source = n.source
        where e.account in ('service_charge', 'promo_expense') group by e.book),
      gone as (
        select k.trip_id, k.refund_id, sum(k.fare_paisa) as fare_paisa
        from (
          select distinct on (k.trip_id, r.refund_id, k.seat_no) k.trip_id, r.refund_id, k.fare_paisa
          from line join refund r on r.trip_id = line.book and r.refund_id = line.source_id
            join ticket k on k.trip_id = r.trip_id and k.booking_id = r.booking_id
              and k.state = 'void' and r.seat_nos ? k.seat_no
          where line.source = 'cancellation'
          order by k.trip_id, r.refund_id, k.seat_no, k.issue_no desc) k
        group by k.trip_id, k.refund_id)
      select n.book as trip_id,
        coalesce(-sum(n.amount_paisa) filter (where n.what = 'fare' and n.is_online), 0)::bigint as online_fare_paisa,
        coalesce(-sum(n.amount_paisa) filter (where n.what = 'fare' and not n.is_online), 0)::bigint as counter_fare_paisa,
        coalesce(sum(n.amount_paisa) filter (where n.what = 'back' and n.is_online), 0)::bigint as online_back_paisa,
        coalesce(sum(n.amount_paisa) filter (where n.what = 'back' and not n.is_online), 0)::bigint as counter_back_paisa,
        coalesce(-sum(n.amount_paisa) filter (where n.what = 'other'), 0)::bigint as other_paisa,
        coalesce(sum(n.amount_paisa) filter (where n.what = 'cash'), 0)::bigint as cash_paisa,
        coalesce(-sum(n.amount_paisa) filter (where n.what <> 'cash' and n.is_online), 0)::bigint as commission_base_paisa,
        coalesce(sum(n.kept), 0)::bigint as kept_paisa,
        coalesce(max(told.service_charge), 0)::bigint as service_charge_paisa,
        coalesce(max(told.discount), 0)::bigint as discount_paisa
      from (
        select line.book, line.amount_paisa, coalesce(b.channel = 'web', true) as is_online,
          case when line.account like 'operator\\_cash:%' then 'cash' when line.source = 'confirmation' then 'fare'
            when r.refund_id is not null then 'back' else 'other' end as what,
          case when line.source = 'cancellation' then coalesce(gone.fare_paisa, 0) - line.amount_paisa end as kept
        from line
          left join refund r on r.trip_id = line.book and r.refund_id = line.source_id
          left join booking b on b.trip_id = line.book and b.booking_id = coalesce(r.booking_id, line.source_id)
          left join gone on gone.trip_id = r.trip_id and gone.refund_id = r.refund_id) n
        left join told on told.book = n.book
      group by n.book) a
    join trip t on t.trip_id = a.trip_id) s`;
