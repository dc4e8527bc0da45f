import { adminInvariants } from './admin-invariants.ts';
import { forgedEntries } from './forged-entries.ts';
import type { Invariant } from './invariant.ts';
import { settlementInvariants } from './settlement-invariants.ts';
import { voiceInvariants } from './voice-invariants.ts';

/**
 * What must always be true of an installation: each statement answers rows only where it is not.
 * I-1 to I-15 of the reliability bar, in the names of our tables, then those of the audit log; read-only, run in one
 * snapshot.
 */
export const invariants: Readonly<Record<string, Invariant>> = {
  'I-1': {
    says: 'no seat and leg has two live tickets',
    sql: `select trip_id, seat_no, leg_no, count(*) from ticket_leg group by 1, 2, 3 having count(*) > 1`,
  },
  'I-2': {
    says: 'inventory and tickets agree, both ways',
    sql: `select coalesce(s.trip_id, t.trip_id) trip_id, coalesce(s.seat_no, t.seat_no) seat_no,
        coalesce(s.leg_no, t.leg_no) leg_no, s.booking_id sold_to, t.booking_id ticket_of
      from (select * from trip_seat where state = 'sold') s
        full join ticket_leg t on (s.trip_id, s.seat_no, s.leg_no) = (t.trip_id, t.seat_no, t.leg_no)
      where s.booking_id is distinct from t.booking_id`,
  },
  'I-3': {
    says: 'a seat has an owner and an end exactly where its state says so',
    sql: `select trip_id, seat_no, leg_no, state from trip_seat where not case state
        when 'free' then booking_id is null and expires_at is null
        when 'held' then booking_id is not null and expires_at is not null
        when 'paying' then booking_id is not null and expires_at is not null
        when 'sold' then booking_id is not null and expires_at is null
        when 'blocked' then true else false end`,
  },
  'I-4': {
    says: 'a published trip has every seat on every leg, and no other',
    sql: `select t.trip_id, t.seat_count * t.leg_count expected, count(s.trip_id) actual
      from trip t left join trip_seat s on s.trip_id = t.trip_id where t.state <> 'draft'
      group by t.trip_id, t.seat_count, t.leg_count having count(s.trip_id) <> t.seat_count * t.leg_count`,
  },
  'I-5': {
    says: "a live ticket's legs are those of its journey",
    sql: `select k.trip_id, k.ticket_id from ticket k left join ticket_leg l on l.trip_id = k.trip_id and l.ticket_id = k.ticket_id
      where k.state <> 'void' group by k.trip_id, k.ticket_id, k.from_stop_no, k.to_stop_no
      having min(l.leg_no) is distinct from k.from_stop_no or max(l.leg_no) is distinct from k.to_stop_no - 1
        or count(l.leg_no) <> k.to_stop_no - k.from_stop_no`,
  },
  'I-6': {
    says: 'every ledger entry balances',
    sql: `select book, entry_id, sum(amount_paisa), count(*) from ledger_line group by 1, 2
      having sum(amount_paisa) <> 0 or count(*) < 2`,
  },
  'I-7': {
    says: 'the whole ledger is zero, in taka only',
    sql: `select currency, sum(amount_paisa) from ledger_line group by 1 having sum(amount_paisa) <> 0 or currency <> 'BDT'`,
  },
  'I-8': {
    says: 'captured money is posted once, for exactly its amount',
    sql: `select p.trip_id, p.payment_id, p.captured_paisa, sum(l.amount_paisa) posted
      from payment p join booking b on b.trip_id = p.trip_id and b.booking_id = p.booking_id
        left join ledger_line l on l.book = p.trip_id and l.source_id = p.payment_id and l.source = 'capture'
          and l.account = case p.gateway when 'counter' then 'operator_cash:' || b.operator_id
            else 'gateway_clearing:' || p.gateway end
      where p.state = 'paid' or p.captured_paisa is not null group by 1, 2, 3
      having sum(l.amount_paisa) is distinct from p.captured_paisa or count(distinct l.entry_id) <> 1`,
  },
  'I-9': {
    says: 'no captured paisa without a ticket, a kept fee or a refund after a quarter of an hour',
    sql: `with deposit as (
        select l.book trip_id, p.booking_id, -sum(l.amount_paisa) left_over, max(p.created_at) since
        from ledger_line l join payment p on p.trip_id = l.book and (p.payment_id = l.source_id or exists (
          select from refund r where r.trip_id = l.book and r.refund_id = l.source_id and r.payment_id = p.payment_id))
        where l.account = 'customer_deposit' group by 1, 2)
      select d.trip_id, d.booking_id, d.left_over from deposit d
        join booking b on b.trip_id = d.trip_id and b.booking_id = d.booking_id
      where d.since < now() - interval '15 minutes' and b.state <> 'review'
        and d.left_over <> coalesce((select sum(c.amount_paisa) from ledger_line c where c.book = d.trip_id
          and c.source_id = d.booking_id and c.source = 'confirmation' and c.account = 'customer_deposit'), 0)`,
  },
  'I-10': {
    says: 'no ticket without its money: tickets are worth at most what was paid less what went back',
    sql: `select b.trip_id, b.booking_id from booking b where
        (select coalesce(sum(k.fare_paisa + k.service_charge_paisa - k.discount_paisa), 0) from ticket k
          where k.trip_id = b.trip_id and k.booking_id = b.booking_id and k.state <> 'void')
        > (select coalesce(sum(p.captured_paisa), 0) from payment p
          where p.trip_id = b.trip_id and p.booking_id = b.booking_id and p.captured_paisa is not null)
        - (select coalesce(sum(r.amount_paisa), 0) from refund r where r.trip_id = b.trip_id and r.booking_id = b.booking_id
            and r.reason_key not like 'given-back:%')`,
  },
  'I-11': {
    says: 'never more goes back than was captured, and once for each reason',
    sql: `select p.trip_id, p.payment_id, 'too much' fault from payment p
        join refund r on r.trip_id = p.trip_id and r.payment_id = p.payment_id
      group by 1, 2, p.captured_paisa having sum(r.amount_paisa) > coalesce(p.captured_paisa, 0)
      union all select trip_id, payment_id, reason_key from refund group by 1, 2, 3 having count(*) > 1`,
  },
  'I-12': {
    says: 'a refund is settled exactly where the ledger says so',
    sql: `select r.trip_id, r.refund_id, r.state from refund r
        left join payment p on p.trip_id = r.trip_id and p.payment_id = r.payment_id
        left join booking b on b.trip_id = r.trip_id and b.booking_id = r.booking_id
        left join (
          select book, source_id, account, count(distinct entry_id) n, sum(amount_paisa) amount from ledger_line
          where source = 'refund-settled' and account <> 'refund_payable' group by 1, 2, 3) l
        on l.book = r.trip_id and l.source_id = r.refund_id
          and l.account = case p.gateway when 'counter' then 'operator_cash:' || b.operator_id
            else 'gateway_clearing:' || p.gateway end
      where (r.state = 'settled') is distinct from (coalesce(l.n, 0) = 1 and l.amount = -r.amount_paisa)`,
  },
  'I-13': {
    says: 'nothing is stuck: payments, refunds and announcements are looked after in time',
    sql: `select 'payment' what, payment_id::text id from payment where ask_at < now() - interval '10 minutes'
      union all select 'refund', refund_id::text from refund where ask_at < now() - interval '10 minutes'
      union all select 'outbox', outbox_id::text from outbox where done_at is null and available_at < now() - interval '5 minutes'
      union all select 'hold', booking_id::text from booking where state = 'held' and held_until < now() - interval '15 minutes'
      union all select 'review', booking_id::text from booking where state = 'review' and review_until < now()`,
  },
  'I-14': {
    says: 'nothing hangs in the air or belongs to two operators',
    sql: `select 'ticket' what, k.ticket_id::text id from ticket k
        left join booking b on b.trip_id = k.trip_id and b.booking_id = k.booking_id
        left join trip t on t.trip_id = k.trip_id left join operator o on o.operator_id = t.operator_id
      where b.booking_id is null or t.trip_id is null or o.operator_id is null or k.operator_id <> t.operator_id
      union all select 'payment', p.payment_id::text from payment p
        left join booking b on b.trip_id = p.trip_id and b.booking_id = p.booking_id where b.booking_id is null
      union all select 'pnr', b.booking_id::text from booking b
        left join pnr_directory d on d.pnr = b.pnr and d.trip_id = b.trip_id and d.booking_id = b.booking_id
      where b.pnr is not null and d.pnr is null
      union all select 'tran', p.payment_id::text from payment p
        left join tran_directory d on d.tran_id = p.tran_id and d.trip_id = p.trip_id where d.tran_id is null`,
  },
  'I-15': {
    says: 'money and history can only be added to, every state has its history, and what is written is kept',
    sql: `select r.rolname || ':' || t.name || ':' || p.privilege fault
      from (values ('ledger_line'), ('history'), ('gateway_event'), ('audit_log'), ('till_move'), ('trip_change'), ('boarding_scan'), ('boarding_close'), ('report_move'), ('settlement_trip'), ('settlement_line')) t(name), (values ('update'), ('delete'), ('truncate')) p(privilege),
        (select rolname from pg_roles where rolname = 'poth_app') r
      where has_table_privilege(r.rolname, t.name, p.privilege)
      union all select name || '=' || setting from pg_settings
      where (name in ('fsync', 'full_page_writes', 'data_checksums') and setting <> 'on')
        or (name = 'synchronous_commit' and setting not in ('on', 'remote_apply'))
      union all select 'history of booking ' || b.booking_id from booking b
      where not exists (select from history h where h.trip_id = b.trip_id and h.subject_id = b.booking_id and h.to_state = b.state)
        or exists (select from history h where h.trip_id = b.trip_id and h.subject_id = b.booking_id and h.from_state = b.state)`,
  },
  'I-16': {
    says: 'the entries of a stream of the audit log are numbered without a gap, each chained to the one before it',
    sql: `select stream, entry_no from (
        select stream, entry_no, previous_hash, row_number() over earlier expected_no, lag(hash, 1, '') over earlier expected_hash
        from audit_log window earlier as (partition by stream order by entry_no)) e
      where entry_no <> expected_no or previous_hash <> expected_hash`,
  },
  'I-17': { says: 'every entry of the audit log says what it said when it was written', find: forgedEntries },
  'I-18': {
    says: 'who has a right, is shut out, works for or sells as an operator became so by an entry of the audit log',
    sql: `with last_role as (
        select distinct on (stream, detail->>'role') stream, detail->>'role' role, act from audit_log
        where act in ('role-granted', 'role-revoked') order by stream, detail->>'role', entry_no desc),
      last_door as (
        select distinct on (stream) stream, act from audit_log
        where act in ('account-disabled', 'account-enabled') order by stream, entry_no desc),
      last_post as (
        select distinct on (stream, detail->>'userId') stream, detail->>'userId' user_id, act, detail->>'role' role
        from audit_log where act in ('staff-joined', 'staff-role-changed', 'staff-revoked')
        order by stream, detail->>'userId', entry_no desc),
      last_state as (
        select distinct on (stream) stream, case act when 'operator-restored' then 'verified'
          else substr(act, length('operator-') + 1) end state from audit_log
        where act in ('operator-verified', 'operator-restored', 'operator-rejected', 'operator-suspended')
        order by stream, entry_no desc)
      select 'account:' || r.user_id subject, r.role fault from account_role r
        left join last_role l on l.stream = 'account:' || r.user_id and l.role = r.role
      where l.act is distinct from 'role-granted'
      union all select 'account:' || u.id, 'disabled' from auth_user u
        left join last_door l on l.stream = 'account:' || u.id
      where (u.disabled_at is not null) <> (l.act is not distinct from 'account-disabled')
      union all select 'operator:' || m.operator_id, m.user_id || ' as ' || m.role from operator_member m
        join operator o on o.operator_id = m.operator_id and not o.demonstration
        left join last_post l on l.stream = 'operator:' || m.operator_id and l.user_id = m.user_id
      where m.role <> 'owner' and (l.act is not distinct from 'staff-revoked' or l.role is distinct from m.role)
      union all select 'operator:' || o.operator_id, o.state from operator o
        left join last_state l on l.stream = 'operator:' || o.operator_id
      where not o.demonstration and o.state <> 'submitted' and l.state is distinct from o.state`,
  },
  'I-till': {
    says: 'what went over a counter lies in one till, is what the ledger says the operator holds, and a closed shift adds up',
    sql: `with moved as (
        select book trip_id, source_id, sum(amount_paisa) amount from ledger_line
        where account like 'operator_cash:%' group by 1, 2)
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
      where r.state = 'settled' and m.source_id is null
      union all select 'shift', s.shift_id::text from counter_shift s
      where s.closed_at is not null and s.expected_paisa <> s.float_paisa + coalesce((
        select sum(m.amount_paisa) from till_move m where m.shift_id = s.shift_id and m.tender = 'cash'), 0)
      union all select 'after the shift', m.source_id::text from till_move m
        join counter_shift s on s.shift_id = m.shift_id where m.at > s.closed_at or m.at < s.opened_at
      union all select 'another operator', b.booking_id::text from booking b
        join counter_shift s on s.shift_id = b.shift_id
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
  'I-women': {
    says: 'in a seat that its coach marks for women rides nobody else',
    sql: `select k.trip_id, k.ticket_id, k.seat_no from trip t
        cross join jsonb_each_text(t.layout -> 'marks') m(seat_no, mark)
        join ticket k on k.trip_id = t.trip_id and k.seat_no = m.seat_no and k.state <> 'void'
        join booking_seat p on p.trip_id = k.trip_id and p.booking_id = k.booking_id and p.seat_no = k.seat_no
      where m.mark = 'women' and p.passenger_gender is distinct from 'female'`,
  },
  'I-kept': {
    says: 'a seat that is kept off the sale is kept by a block that nobody has released',
    sql: `select s.trip_id, s.seat_no, s.leg_no, s.booking_id block_id from trip_seat s
        left join seat_block b on b.trip_id = s.trip_id and b.block_id = s.booking_id
      where s.state = 'blocked' and (b.block_id is null or b.released_at is not null)`,
  },
  'I-promo': {
    says: 'no code is used above its limit but by late payments, and what codes took off is what was not paid, of each ticket and in the ledger',
    sql: `select 'above the limit' what, u.promo_id || ' ' || u.use_no id from promo_use u
        join promo p on p.promo_id = u.promo_id where u.use_no > p.most_uses and not u.late
      union all select 'use', b.booking_id::text from booking b
        left join lateral (select count(*) uses, min(promo_id::text) promo, sum(discount_paisa) discount from promo_use u
          where u.booking_id = b.booking_id and u.trip_id = b.trip_id and u.paid_at is not null) u on true
      where b.state in ('confirmed', 'cancelled') and b.discount_paisa > 0
        and (u.uses <> 1 or u.promo <> b.promo_id::text or u.discount <> b.discount_paisa)
      union all select 'use of nothing', u.booking_id::text from promo_use u
        left join booking b on b.trip_id = u.trip_id and b.booking_id = u.booking_id
          and b.state in ('confirmed', 'cancelled') and b.discount_paisa = u.discount_paisa
      where u.paid_at is not null and b.booking_id is null
      union all select 'payment', b.booking_id::text from booking b
      where b.state in ('confirmed', 'cancelled') and b.discount_paisa > 0 and not exists (
        select from payment p where p.trip_id = b.trip_id and p.booking_id = b.booking_id and p.state = 'paid'
          and p.captured_paisa = b.fare_paisa + b.service_charge_paisa - b.discount_paisa)
      union all select 'ledger', b.booking_id::text from booking b
      where b.state in ('confirmed', 'cancelled') and b.discount_paisa > 0 and b.discount_paisa is distinct from (
        select sum(l.amount_paisa) from ledger_line l where l.book = b.trip_id and l.source_id = b.booking_id
          and l.source = 'confirmation' and l.account = 'promo_expense')
      union all select 'tickets', b.booking_id::text from booking b
      where b.state in ('confirmed', 'cancelled') and b.discount_paisa > 0 and b.discount_paisa <> (
        select sum(k.discount_paisa) from ticket k
        where k.trip_id = b.trip_id and k.booking_id = b.booking_id and k.issue_no = 1)
      union all select 'undone twice', book::text from ledger_line
      where account = 'promo_expense' group by book having sum(amount_paisa) < 0`,
  },
  'I-called-off': {
    says: 'a cancelled trip gives all back within a quarter of an hour, and who may cancel free of charge gets all of it',
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
      union all select 'refund', r.refund_id::text from refund r
      where r.reason_key like 'trip-%' and r.amount_paisa <> (
        select coalesce(sum(k.fare_paisa + k.service_charge_paisa - k.discount_paisa), 0) from (
          select distinct on (seat_no) * from ticket
          where trip_id = r.trip_id and booking_id = r.booking_id and state = 'void' and r.seat_nos ? seat_no
          order by seat_no, issue_no desc) k)`,
  },
  ...settlementInvariants,
  ...adminInvariants,
  ...voiceInvariants,
  'I-plans': {
    says: 'routes, counters, coaches and schedules are of one company, and search shows the lowest fare of the classes',
    sql: `select 'coach' what, s.schedule_id::text id from schedule s
        join route r on r.route_id = s.route_id join coach c on c.coach_id = s.coach_id
      where r.operator_id <> c.operator_id
      union all select 'counter', rc.route_id || ' ' || rc.stop_no from route_counter rc
        join route r on r.route_id = rc.route_id join counter c on c.counter_id = rc.counter_id
      where r.operator_id <> c.operator_id
      union all select 'fare', f.trip_id || ' ' || f.from_stop_no || '-' || f.to_stop_no from trip_fare f
      where f.class_fares_paisa is not null
        and f.fare_paisa <> (select min(fare::bigint) from jsonb_each_text(f.class_fares_paisa) kind(name, fare))`,
  },
  'I-settings': {
    says: 'what an admin has set or written on the home page is what the audit log says that it became',
    sql: `with last_said as (
        select distinct on (act, subject) act, subject, detail->'became' became from (
          select act, entry_no, detail, coalesce(detail->>'key', detail->>'part') subject from audit_log
          where stream in ('portal:settings', 'portal:home')) said
        where act in ('setting-changed', 'home-changed') order by act, subject, entry_no desc)
      select s.key subject from portal_setting s
        left join last_said l on l.act = 'setting-changed' and l.subject = s.key
      where s.changed_by like 'account:%' and l.became is distinct from s.value
      union all select c.part from home_content c
        left join last_said l on l.act = 'home-changed' and l.subject = c.part
      where c.changed_by like 'account:%' and l.became is distinct from c.content`,
  },
};
