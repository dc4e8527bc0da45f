import type { Invariant } from './invariant.ts';

/** Invariants of the statements of operators. */
export const settlementInvariants: Readonly<Record<string, Invariant>> = {
  'I-settled-once': {
    says: 'a line of the ledger is settled once, by a statement of the operator whose line it is',
    sql: `select 'twice' fault, book::text, entry_id::text, line_no::text from settlement_line
      group by 1, 2, 3, 4 having count(*) > 1
      union all select 'not its own', d.book::text, d.entry_id::text, d.line_no::text
      from settlement_line d
        left join settlement s on s.settlement_id = d.settlement_id
        left join trip t on t.trip_id = d.book and t.operator_id = s.operator_id
        left join ledger_line l on l.book = d.book and l.entry_id = d.entry_id and l.line_no = d.line_no
          and l.account in ('operator_payable:' || s.operator_id, 'operator_cash:' || s.operator_id)
      where l.book is null or t.trip_id is null
      union all select 'half an entry', l.book::text, l.entry_id::text, l.line_no::text
      from (select distinct d.book, d.entry_id, s.settlement_id, s.operator_id from settlement_line d
          join settlement s on s.settlement_id = d.settlement_id) d
        join ledger_line l on l.book = d.book and l.entry_id = d.entry_id
          and l.account in ('operator_payable:' || d.operator_id, 'operator_cash:' || d.operator_id)
        left join settlement_line m on m.book = l.book and m.entry_id = l.entry_id and m.line_no = l.line_no
          and m.settlement_id = d.settlement_id
      where m.book is null`,
  },
  'I-statement': {
    says: 'a statement says what the ledger says, trip by trip and in all, and begins with what was carried over',
    sql: `with ledger as (
        select d.settlement_id, d.book trip_id, -coalesce(sum(l.amount_paisa) filter (where l.account like 'operator\\_payable:%'), 0) payable,
          coalesce(sum(l.amount_paisa) filter (where l.account like 'operator\\_cash:%'), 0) cash
        from settlement_line d join ledger_line l on l.book = d.book and l.entry_id = d.entry_id and l.line_no = d.line_no
        group by 1, 2)
      select 'trip' what, coalesce(t.settlement_id, l.settlement_id)::text id, coalesce(t.trip_id, l.trip_id)::text trip
      from settlement_trip t full join ledger l on l.settlement_id = t.settlement_id and l.trip_id = t.trip_id
      where t.payable_paisa is distinct from l.payable or t.cash_paisa is distinct from l.cash
        or t.commission_paisa is distinct from round(t.commission_base_paisa * t.basis_points / 10000.0)
      union all select 'sum', s.settlement_id::text, null from settlement s
        left join settlement_trip t on t.settlement_id = s.settlement_id
      group by s.settlement_id, s.trip_count, s.payable_paisa, s.cash_paisa, s.commission_paisa
      having count(t.trip_id) <> s.trip_count or sum(t.payable_paisa) is distinct from s.payable_paisa
        or sum(t.cash_paisa) is distinct from s.cash_paisa or sum(t.commission_paisa) is distinct from s.commission_paisa
      union all select 'carried over', settlement_id::text, null from (
        select *, lag(due_paisa, 1, 0) over earlier last_due, lag(until_date) over earlier last_until,
          lag(settlement_no, 1, 0) over earlier last_no
        from settlement window earlier as (partition by operator_id order by settlement_no)) s
      where carried_in_paisa <> least(0, last_due) or settlement_no <> last_no + 1 or from_date <= last_until`,
  },
  'I-payout': {
    says: 'a closed statement is booked once, for what it says; where all are closed, what is left is what is carried over',
    sql: `with booked as (
        select book operator_id, source_id settlement_id, count(distinct entry_id) entries,
          coalesce(sum(amount_paisa) filter (where account = 'operator_payable:' || book), 0) payable,
          -coalesce(sum(amount_paisa) filter (where account = 'operator_cash:' || book), 0) cash,
          -coalesce(sum(amount_paisa) filter (where account = 'commission'), 0) commission,
          -coalesce(sum(amount_paisa) filter (where account = 'bank'), 0) paid
        from ledger_line where source = 'settlement' group by 1, 2)
      select 'booking' what, coalesce(s.settlement_id, b.settlement_id)::text id
      from (select *, case state when 'paid' then due_paisa else 0 end to_pay from settlement
          where state in ('paid', 'carried')) s
        full join booked b on b.settlement_id = s.settlement_id and b.operator_id = s.operator_id
      where s.settlement_id is null or coalesce(b.cash, 0) <> s.cash_paisa or coalesce(b.commission, 0) <> s.commission_paisa
        or coalesce(b.paid, 0) <> s.to_pay or coalesce(b.payable, 0) <> s.cash_paisa + s.commission_paisa + s.to_pay
        or coalesce(b.entries, 0) > 1
      union all select 'left over', o.operator_id::text
      from (select operator_id, sum(payable_paisa) payable, (array_agg(due_paisa order by settlement_no desc))[1] last_due
          from settlement group by 1 having bool_and(state in ('paid', 'carried'))) o
        left join (select operator_id, sum(payable) payable from booked group by 1) b on b.operator_id = o.operator_id
      where coalesce(b.payable, 0) - o.payable <> -least(0, o.last_due)
      union all select 'one admin', s.settlement_id::text from settlement s
      where (s.state in ('approved', 'paid')) <> (s.approved_by is not null)`,
  },
};
