import type { Invariant } from './invariant.ts';

/** Invariants of companies: their tills, doors, cancelled trips and plans. */
export const companyInvariants: Readonly<Record<string, Invariant>> = {
  'I-till': {
    says: 'what went over a counter lies in one till, is what the ledger says the operator holds, and a closed shift adds up',
    sql: `with moved as (
        select book trip_id, source_id, sum(amount_paisa) amount from ledger_line
        where account like 'operator_cash:%' group by 1, 2),
      shift as materialized (select * from counter_shift),
      cash as materialized (
        select shift_id, sum(amount_paisa) amount from till_move where tender = 'cash' group by 1)
      select 'till' what, m.source_id::text id from till_move m
        left join moved l on l.trip_id = m.trip_id and l.source_id = m.source_id
      where l.amount is distinct from m.amount_paisa
      union all select 'sale without a till', p.payment_id::text from payment p
        join booking b on b.trip_id = p.trip_id and b.booking_id = p.booking_id and b.shift_id is not null
        left join till_move m on m.trip_id = p.trip_id and m.source_id = p.payment_id and m.shift_id = b.shift_id
      where p.gateway = 'counter' and p.state = 'paid' and m.source_id is null
      union all select 'refund without a till', r.refund_id::text from refund r
        join payment p on p.trip_id = r.trip_id and p.payment_id = r.payment_id and p.gateway = 'counter'
        left join till_move m on m.trip_id = r.trip_id and m.source_id = r.refund_id
      where r.state = 'settled' and r.carried_to_booking_id is null and m.source_id is null
      union all select 'shift', s.shift_id::text from shift s
        left join cash on cash.shift_id = s.shift_id
      where s.closed_at is not null and s.expected_paisa <> s.float_paisa + coalesce(cash.amount, 0)
      union all select 'after the shift', m.source_id::text from till_move m
        join shift s on s.shift_id = m.shift_id where m.at > s.closed_at or m.at < s.opened_at
      union all select 'another operator', b.booking_id::text from booking b
        join shift s on s.shift_id = b.shift_id
        join counter c on c.counter_id = s.counter_id
      where s.operator_id <> b.operator_id or c.operator_id <> s.operator_id`,
  },
  'I-boarding': {
    says: 'who is aboard was let in by a scan that stands, nobody by a void ticket, and who did not come was left behind',
    sql: `with standing as (
        select s.trip_id, s.ticket_id, count(*) boarded from boarding_scan s
        where s.verdict = 'boarded' and not exists (select from boarding_scan u
          where u.trip_id = s.trip_id and u.undoes = s.scan_id and u.verdict = 'undone')
        group by 1, 2)
      select 'aboard without a scan' what, k.ticket_id::text id from ticket k
        left join standing s on s.trip_id = k.trip_id and s.ticket_id = k.ticket_id
      where k.state = 'boarded' and s.boarded is distinct from 1
      union all select 'scan without a passenger', s.ticket_id::text from standing s
        left join ticket k on k.trip_id = s.trip_id and k.ticket_id = s.ticket_id
      where k.ticket_id is null or k.state in ('issued', 'no-show')
      union all select 'void ticket moved', h.subject_id::text from history h
      where h.subject = 'ticket' and h.from_state = 'void'
      union all select 'left behind too early', k.ticket_id::text from ticket k
      where k.state = 'no-show' and not exists (select from boarding_close c
        where c.trip_id = k.trip_id and c.stop_no = k.from_stop_no)
      union all select 'left a stop without departing', c.trip_id::text from boarding_close c
        left join trip t on t.trip_id = c.trip_id
      where t.state is null or t.state not in ('departed', 'arrived')`,
  },
  'I-called-off': {
    says: 'a cancelled trip gives all back within a quarter of an hour, and who may cancel free of charge gets all of it, except for what a bank had taken back or an admin given back',
    sql: `with off as (
        select t.trip_id, max(c.at) at from trip t
          left join trip_change c on c.trip_id = t.trip_id and c.kind = 'cancel'
        where t.state = 'cancelled' group by t.trip_id)
      select 'nobody cancelled it' what, trip_id::text id from off where at is null
      union all select 'booking', b.booking_id::text from off
        join booking b on b.trip_id = off.trip_id and b.state in ('confirmed', 'review')
      where off.at < now() - interval '15 minutes'
      union all select 'seat', s.trip_id || ' ' || s.seat_no from off
        join trip_seat s on s.trip_id = off.trip_id and s.state = 'sold'
      where off.at < now() - interval '15 minutes'
      union all select 'refund', r.booking_id::text from (
        -- A refund may be split over two payments, where an earlier booking paid a part.
        select trip_id, booking_id, reason_key, sum(amount_paisa) amount_paisa, (array_agg(seat_nos))[1] seat_nos
        from refund where reason_key like 'trip-%' group by 1, 2, 3) r
        cross join lateral (
          select coalesce(sum(k.fare_paisa + k.service_charge_paisa - k.discount_paisa), 0) paid from (
            select distinct on (seat_no) * from ticket
            where trip_id = r.trip_id and booking_id = r.booking_id and state = 'void' and r.seat_nos ? seat_no
            order by seat_no, issue_no desc) k) tickets
      -- Missing is what a bank had taken back, or an admin given back beyond the policy.
      where paid - r.amount_paisa not between 0 and (
        select coalesce(sum(v.amount_paisa), 0) from reversal v
        where v.trip_id = r.trip_id and v.booking_id = r.booking_id) + (
        select coalesce(sum(g.amount_paisa), 0) from refund g
        where g.trip_id = r.trip_id and g.booking_id = r.booking_id and g.reason_key like 'given-back:%')`,
  },
  'I-plans': {
    says: 'routes, counters, coaches and schedules are of one company, and search shows the lowest fare of the classes that a coach has',
    sql: `select 'coach' what, s.schedule_id::text id from schedule s
        join route r on r.route_id = s.route_id join coach c on c.coach_id = s.coach_id
      where r.operator_id <> c.operator_id
      union all select 'counter', rc.route_id || ' ' || rc.stop_no from route_counter rc
        join route r on r.route_id = rc.route_id join counter c on c.counter_id = rc.counter_id
      where r.operator_id <> c.operator_id
      union all select 'fare', f.trip_id || ' ' || f.from_stop_no || '-' || f.to_stop_no from trip_fare f
        join trip t on t.trip_id = f.trip_id
        cross join lateral (
          select min(fare::bigint) paisa from jsonb_each_text(f.class_fares_paisa) kind(name, fare)) lowest
      where f.class_fares_paisa is not null
        and f.fare_paisa <> (
          select min(coalesce((f.class_fares_paisa ->> coalesce(t.layout -> 'classes' ->> seat.no, t.coach_class))::bigint, lowest.paisa))
          from jsonb_array_elements_text(jsonb_path_query_array(t.layout, '$.rows[*][*]')) seat(no)
          where seat.no is not null)`,
  },
};
