import { forgedEntries } from './forged-entries.ts';
import type { Invariant } from './invariant.ts';

/** Invariants of the audit log, and of facts that need an entry in it. */
export const logInvariants: Readonly<Record<string, Invariant>> = {
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
  'I-settings': {
    says: 'what an admin has set or written of the home page and the company is what the audit log says that it became',
    sql: `with last_said as (
        select distinct on (act, subject) act, subject, detail->'became' became from (
          select act, entry_no, detail, coalesce(detail->>'key', detail->>'part') subject from audit_log
          where stream in ('portal:settings', 'portal:home', 'portal:company')) said
        where act in ('setting-changed', 'home-changed', 'company-changed') order by act, subject, entry_no desc)
      select s.key subject from portal_setting s
        left join last_said l on l.act = 'setting-changed' and l.subject = s.key
      where s.changed_by like 'account:%' and l.became is distinct from s.value
      union all select c.part from home_content c
        left join last_said l on l.act in ('home-changed', 'company-changed') and l.subject = c.part
      where c.changed_by like 'account:%' and l.became is distinct from c.content`,
  },
};
