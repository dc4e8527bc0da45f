import type { Invariant } from './invariant.ts';

/** Invariants of passengers' reports. */
export const feedbackInvariants: Readonly<Record<string, Invariant>> = {
  'I-voice': {
    says: 'a report of a passenger stands where its moves led, one after the other, and every answer to it has its entry in the audit log',
    sql: `with move as (
        select m.*, lag(to_state) over chain as was, row_number() over chain as number,
          lead(move_no) over chain is null as is_last
        from report_move m window chain as (partition by trip_id, report_id order by move_no))
      select 'report without its moves' what, r.report_id::text id from passenger_report r
        left join move m on m.trip_id = r.trip_id and m.report_id = r.report_id and m.is_last
      where m.to_state is distinct from r.state or m.move_no is distinct from r.moves
      union all select 'move out of its turn', report_id::text from move
      where move_no <> number or from_state is distinct from was
      union all select 'report about nobody', r.report_id::text from passenger_report r
        left join booking b on b.trip_id = r.trip_id and b.booking_id = r.booking_id and b.operator_id = r.operator_id
      where b.booking_id is null
      union all select 'answer without an entry', m.report_id::text from report_move m
        join passenger_report r on r.trip_id = m.trip_id and r.report_id = m.report_id
        left join audit_log a on a.stream = 'operator:' || r.operator_id and a.act = 'report-answered'
          and a.detail->>'reportId' = m.report_id::text and (a.detail->>'moveNo')::int = m.move_no
      where m.event = 'answer' and a.stream is null`,
  },
};
