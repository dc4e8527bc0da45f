import { sql } from 'kysely';
import { addDays, dhakaDate } from '@poth/domain/dhaka.ts';
import { minMinutesSincePurchase, type Reminder, reminders } from '@poth/domain/ticket/reminder.ts';
import { firstTripIdOf } from '@poth/domain/trip/trip-id.ts';
import type { Database } from '../db/database.ts';
import type { Topic } from '../messaging/topics.ts';

const topic: Topic = 'journey-near';

/** Days before today on which a coach may have begun its trip that is still to call at a stop, even a day late. */
const longestWayDays = 3;

/**
 * Announces a due reminder to bookings, at most `limit` in one statement, and returns how many. The dedupe key
 * announces each once, even with several processes. Sample sales at a counter have no shift, and no passenger to tell.
 */
export const announceReminders = async (
  db: Database,
  reminder: Reminder,
  { now, limit }: { now: Date; limit: number },
): Promise<number> => {
  const { leadMinutes, missedMinutes } = reminders[reminder];
  const today = dhakaDate(now);
  const from = firstTripIdOf(addDays(today, -longestWayDays));
  const until = firstTripIdOf(addDays(today, 2));
  const dueAt = sql`(c.reporting_at + make_interval(mins => t.delay_minutes - ${leadMinutes}::int))`;
  const { numAffectedRows = 0n } = await sql`
    insert into outbox (trip_id, outbox_id, topic, dedupe_key, payload)
    select near.trip_id, gen_random_uuid(), ${topic}, near.dedupe_key,
      jsonb_build_object('bookingId', near.booking_id, 'reminder', ${reminder}::text, 'way', 'sms')
    from (
      select b.trip_id, b.booking_id, ${`${topic}:${reminder}:`}::text || b.booking_id || ':sms' as dedupe_key
      from trip t
        join trip_counter c on c.trip_id = t.trip_id
        join booking b on b.trip_id = c.trip_id and b.from_stop_no = c.stop_no and b.boarding_counter_id = c.counter_id
      -- Repeated for counters: PostgreSQL does not derive the range of one table from another's.
      where t.trip_id >= ${from}::uuid and t.trip_id < ${until}::uuid
        and c.trip_id >= ${from}::uuid and c.trip_id < ${until}::uuid
        and t.state in ('on-sale', 'closed', 'departed')
        and ${dueAt} <= now() and ${dueAt} > now() - make_interval(mins => ${missedMinutes}::int)
        and b.state = 'confirmed' and b.contact_phone is not null
        and (b.channel <> 'counter' or b.shift_id is not null)
        and b.confirmed_at <= ${dueAt} - make_interval(mins => ${minMinutesSincePurchase}::int)
        and exists (select from ticket k where k.trip_id = b.trip_id and k.booking_id = b.booking_id and k.state = 'issued')
      ) near
    where not exists (select from outbox o where o.trip_id = near.trip_id and o.dedupe_key = near.dedupe_key)
    -- Fixed order, so that two processes that announce the same rows do not deadlock.
    order by near.trip_id, near.dedupe_key
    limit ${limit}
    on conflict (trip_id, dedupe_key) do nothing`.execute(db);
  return Number(numAffectedRows);
};
