import { type ForgottenKind, retention } from '@poth/domain/privacy/retention.ts';
import type { Invariant } from './invariant.ts';

/** Condition: older than its kind may be kept, plus two days, in case the chore has stood still for a while. */
const over = (kind: ForgottenKind, column: string) =>
  `${column} < now() - interval '${retention[kind].days + 2} days'`;

/** Invariants of personal data: whatever the retention table no longer keeps has gone. */
export const privacyInvariants: Readonly<Record<string, Invariant>> = {
  'I-privacy': {
    says: 'names, numbers, messages, codes and counts are kept no longer than the retention table says',
    sql: `select 'lapsed hold' what, count(*) rows from booking b
        where b.state = 'expired' and b.contact_phone is not null and (${over('unpaid', 'b.held_until')} or (
          ${over('unfinished', 'b.held_until')} and not exists (
            select from payment p where p.trip_id = b.trip_id and p.booking_id = b.booking_id)))
        and not exists (select from refund r where r.trip_id = b.trip_id and r.booking_id = b.booking_id and r.state <> 'settled')
        and not exists (select from payment p where p.trip_id = b.trip_id and p.booking_id = b.booking_id
          and p.state in ('created', 'redirected', 'review')) having count(*) > 0
      union all select 'message', count(*) from outbox where ${over('message', 'done_at')} having count(*) > 0
      union all select 'delivery', count(*) from sms_delivery where ${over('message', 'sent_at')} having count(*) > 0
      union all select 'answer', count(*) from idempotency where ${over('request', 'created_at')} having count(*) > 0
      union all select 'place on a waiting list', count(*) from waitlist_entry w join trip t on t.trip_id = w.trip_id
        where ${over('waitlist', 't.service_date')} having count(*) > 0
      union all select 'try', count(*) from try_count where ${over('tries', 'window_start')} having count(*) > 0
      union all select 'code to a number', count(*) from phone_code where ${over('code', 'expires_at')} having count(*) > 0
      union all select 'code of a ticket', count(*) from one_time_code where ${over('code', 'expires_at')} having count(*) > 0
      union all select 'session', count(*) from auth_session where ${over('session', 'expires_at')} having count(*) > 0
      union all select 'query', count(*) from enquiry where ${over('enquiry', 'sent_at')} having count(*) > 0
      union all select 'word of a gateway', count(*) from gateway_event
        where ${over('gateway', 'received_at')} and body <> '{}'::jsonb having count(*) > 0
      union all select 'ticket', count(*) from booking b join trip t on t.trip_id = b.trip_id
        where b.contact_phone is not null and b.state in ('confirmed', 'cancelled', 'unseated')
          and ${over('journey', 't.service_date')} and not exists (select from refund r
            where r.trip_id = b.trip_id and r.booking_id = b.booking_id and r.state <> 'settled')
          and not exists (select from admin_request q
            where q.trip_id = b.trip_id and q.booking_id = b.booking_id and q.state = 'pending')
          and not exists (select from payment p where p.trip_id = b.trip_id and p.booking_id = b.booking_id
            and p.state in ('created', 'redirected', 'review')) having count(*) > 0`,
  },
};
