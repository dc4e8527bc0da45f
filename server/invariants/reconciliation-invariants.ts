import { comparisonStartsAtMinute, maxSilenceMs } from '@poth/domain/reconciliation/days.ts';
import type { Invariant } from './invariant.ts';

/** Minutes after midnight by which the comparison of the day before must have begun: two hours after it may begin. */
const begunByMinute = comparisonStartsAtMinute + 120;
/** Hours after its beginning by which a day must be finished: two days after silence of its gateway ends it. */
const finishedByHours = maxSilenceMs / 3_600_000 + 48;

/** Invariants of the daily comparison with the gateways. */
export const reconciliationInvariants: Readonly<Record<string, Invariant>> = {
  'I-comparison': {
    says: 'the daily comparison leaves no difference without a case, no attempt of a compared day out, and no day out while the portal runs',
    sql: `with first as (select min(day) as day from gateway_day),
      made as materialized (
        select (created_at at time zone 'Asia/Dhaka')::date as day, count(*) as payments from payment
        where gateway <> 'counter' and carried_from_refund_id is null and created_at > now() - interval '32 days' group by 1),
      booked as materialized (select * from gateway_difference where state = 'settled' and kind = 'taken-not-booked'),
      closed as (select detail->>'differenceId' as id from audit_log
        where stream like 'portal:admin:%' and act = 'difference-closed')
      select 'difference without a case' what, d.day::text id from gateway_day d
        left join (select day, count(*) as cases from gateway_difference group by 1) g on g.day = d.day
      where d.differences <> coalesce(g.cases, 0)
      union all select 'closed without a word', g.difference_id::text from gateway_difference g
        left join closed c on c.id = g.difference_id::text
      where g.state = 'closed' and c.id is null
      union all select 'settled, and not in the books', g.difference_id::text from booked g
        left join payment p on p.trip_id = g.trip_id and p.payment_id = g.subject_id
      where p.captured_paisa is null
      union all select 'finished with questions left', d.day::text from gateway_day d
      where d.finished_at is not null and (d.compared <> d.payments + d.refunds
        or exists (select from gateway_question q where q.day = d.day))
      union all select 'attempt left out', d.day::text from gateway_day d
        cross join first left join made on made.day = d.day
      where d.day > first.day and d.day > current_date - 30 and d.finished_at is not null
        and d.payments <> coalesce(made.payments, 0)
      union all select 'day left out', missing.day::date::text from first,
        generate_series(first.day, (select max(day) from gateway_day), interval '1 day') missing (day)
      where not exists (select from gateway_day d where d.day = missing.day::date)
      union all select 'day not begun', c.name from chore c
      where c.name = 'comparison' and c.ran_at > now() - interval '5 minutes'
        and (select max(begun_at) from gateway_day) < now() - interval '1 hour'
        and (select max(day) from gateway_day)
          < (now() at time zone 'Asia/Dhaka' - interval '${begunByMinute} minutes')::date - 1
      union all select 'day not finished', d.day::text from gateway_day d
      where d.finished_at is null and d.begun_at < now() - interval '${finishedByHours} hours'`,
  },
};
