import type { Invariant } from './invariant.ts';

/** Invariants of money that admins gave or settled. */
export const adminInvariants: Readonly<Record<string, Invariant>> = {
  'I-admin': {
    says: 'money that an admin gave or settled by hand has its entry in the audit log, and two admins where it took two',
    sql: `with entry as (
        select stream, act, detail from audit_log
        where stream like 'portal:admin:%' and act in ('refund-given', 'settlement-agreed'))
      select 'given without an entry' what, r.refund_id::text id from refund r
      where r.reason_key like 'given-back:%' and not exists (select from entry e
        where e.stream = 'portal:admin:' || r.booking_id and e.act = 'refund-given' and e.detail->>'refundId' = r.refund_id::text)
      union all select 'approved without a refund', q.request_id::text from admin_request q
        left join refund r on r.trip_id = q.trip_id and r.refund_id = q.refund_id
      where q.state = 'approved' and (r.refund_id is null
        or (q.kind = 'refund' and r.reason_key <> 'given-back:' || q.request_id)
        or (q.kind = 'settled-outside' and r.state <> 'settled'))
      union all select 'decided by who asked', request_id::text from admin_request where decided_by = requested_by
      union all select 'refund of a request that nobody approved', q.request_id::text from admin_request q
        join refund r on r.trip_id = q.trip_id and r.reason_key = 'given-back:' || q.request_id
      where q.state <> 'approved'
      union all select 'paid by the bank without two admins', l.source_id::text from ledger_line l
        left join admin_request q on q.trip_id = l.book and q.refund_id = l.source_id
          and q.kind = 'settled-outside' and q.state = 'approved' and q.seen_state = 'failed'
      where l.source = 'paid-outside' and q.request_id is null
      union all select 'settled without an entry', q.request_id::text from admin_request q
      where q.kind = 'settled-outside' and q.state = 'approved' and not exists (select from entry e
        where e.stream = 'portal:admin:' || q.booking_id and e.act = 'settlement-agreed' and e.detail->>'requestId' = q.request_id::text)`,
  },
};
