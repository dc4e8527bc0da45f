/**
 * What must always be true of an installation: each statement answers rows only where it is not.
 * I-1 to I-15 of the reliability bar, in the names of our tables; read-only, run in one snapshot.
 */
export const invariants: Readonly<Record<string, { says: string; sql: string }>> = {
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
      from payment p left join ledger_line l on l.book = p.trip_id and l.source_id = p.payment_id
        and l.source = 'capture' and l.account = 'gateway_clearing:' || p.gateway
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
        - (select coalesce(sum(r.amount_paisa), 0) from refund r where r.trip_id = b.trip_id and r.booking_id = b.booking_id)`,
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
    sql: `select r.trip_id, r.refund_id, r.state from refund r left join (
        select book, source_id, count(distinct entry_id) n, sum(amount_paisa) amount from ledger_line
        where source = 'refund-settled' and account like 'gateway_clearing:%' group by 1, 2) l
        on l.book = r.trip_id and l.source_id = r.refund_id
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
      from (values ('ledger_line'), ('history'), ('gateway_event')) t(name), (values ('update'), ('delete'), ('truncate')) p(privilege),
        (select rolname from pg_roles where rolname = 'poth_app') r
      where has_table_privilege(r.rolname, t.name, p.privilege)
      union all select name || '=' || setting from pg_settings
      where (name in ('fsync', 'full_page_writes', 'data_checksums') and setting <> 'on')
        or (name = 'synchronous_commit' and setting not in ('on', 'remote_apply'))
      union all select 'history of booking ' || b.booking_id from booking b
      where not exists (select from history h where h.trip_id = b.trip_id and h.subject_id = b.booking_id and h.to_state = b.state)
        or exists (select from history h where h.trip_id = b.trip_id and h.subject_id = b.booking_id and h.from_state = b.state)`,
  },
};
