import type { Invariant } from './invariant.ts';

/** Invariants of the portal's upkeep: nothing waits too long, is left without its parent or can be rewritten. */
export const upkeepInvariants: Readonly<Record<string, Invariant>> = {
  'I-13': {
    says: 'nothing is stuck: payments, refunds and announcements are looked after in time',
    sql: `select 'payment' what, payment_id::text id from payment where ask_at < now() - interval '10 minutes'
      union all select 'refund', refund_id::text from refund where ask_at < now() - interval '10 minutes'
      union all select 'outbox', outbox_id::text from outbox where done_at is null and available_at < now() - interval '5 minutes'
      union all select 'hold', booking_id::text from booking where state = 'held' and held_until < now() - interval '15 minutes'
      union all select 'review', booking_id::text from booking where state = 'review' and review_until < now()`,
  },
  'I-reminder': {
    says: 'nobody is reminded of a journey twice in the same way',
    sql: `select trip_id, payload ->> 'bookingId' booking_id, payload ->> 'reminder' reminder, count(*) from outbox
      where topic = 'journey-near' group by 1, 2, 3 having count(*) > 1`,
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
        left join tran_directory d on d.tran_id = p.tran_id and d.trip_id = p.trip_id
      where d.tran_id is null
        -- For an id that contains its trip, the id of the attempt is its hash.
        and (length(p.tran_id) <> 30 or p.payment_id::text <> regexp_replace(encode(sha256(p.tran_id::bytea), 'hex'),
          '^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$', '\\1-\\2-8\\3-a\\4-\\5'))`,
  },
  'I-15': {
    says: 'money and history can only be added to, every state has its history, and what is written is kept',
    sql: `select r.rolname || ':' || s.name || '.' || t.name || ':' || p.privilege fault
      from (values ('ledger_line'), ('history'), ('gateway_event'), ('audit_log'), ('till_move'), ('trip_change'), ('boarding_scan'), ('boarding_close'), ('report_move'), ('settlement_trip'), ('settlement_line')) t(name), (values ('update'), ('delete'), ('truncate')) p(privilege),
        (values ('public'), ('archive')) s(name), (select rolname from pg_roles where rolname = 'poth_app') r
      where case when to_regclass(s.name || '.' || t.name) is not null
        then has_table_privilege(r.rolname, s.name || '.' || t.name, p.privilege) end
      union all select name || '=' || setting from pg_settings
      where (name in ('fsync', 'full_page_writes', 'data_checksums') and setting <> 'on')
        or (name = 'synchronous_commit' and setting not in ('on', 'remote_apply'))
      union all select 'history of booking ' || b.booking_id from booking b
        left join history h on h.trip_id = b.trip_id and h.subject_id = b.booking_id
      group by b.trip_id, b.booking_id
      having not coalesce(bool_or(h.to_state = b.state), false) or coalesce(bool_or(h.from_state = b.state), false)`,
  },
};
