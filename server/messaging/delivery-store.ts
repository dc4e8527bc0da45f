import { sql } from 'kysely';
import type { SmsDeliveryState } from '@poth/domain/messaging/sms-delivery.ts';
import { smsDeliveryTimes } from '@poth/domain/messaging/sms-delivery.ts';
import type { SmsGatewayName } from '@poth/domain/messaging/sms-gateway.ts';
import type { Database } from '../db/database.ts';

/** Message whose delivery is due to be polled. */
export type DueDelivery = { tripId: string; outboxId: string; gateway: SmsGatewayName; gatewayId: string };

const { firstAskSeconds, longestWaitSeconds, askedForHours, handedOverAfterMinutes } = smsDeliveryTimes;

/** Claims due messages by postponing their next poll, so that a process that dies in between loses nothing. */
export const claimDeliveries = async (db: Database, limit: number): Promise<DueDelivery[]> => {
  const { rows } = await sql<DueDelivery>`
    with due as (
      select trip_id, outbox_id, case when now() < sent_at + make_interval(hours => ${askedForHours})
        then now() + make_interval(secs => least(${longestWaitSeconds}, ${firstAskSeconds} * 2 ^ least(asked_times, 10))) end as next_at
      from sms_delivery where ask_at <= now() and gateway_id is not null order by ask_at limit ${limit})
    update sms_delivery d set asked_times = d.asked_times + 1, ask_at = due.next_at from due
    where d.trip_id = due.trip_id and d.outbox_id = due.outbox_id and d.ask_at <= now()
    returning d.trip_id, d.outbox_id, d.gateway, d.gateway_id`.execute(db);
  return rows;
};

/** State of a message as its gateway reported it. */
export type ReportedDelivery = Pick<DueDelivery, 'tripId' | 'outboxId'> & {
  state: SmsDeliveryState;
  said: string;
};

/**
 * Stores delivery reports, and announces a message once more, with a new id and for another gateway, if it failed or is
 * late. The row and the dedupe key allow this once per message; one that was handed over is not handed over again.
 * otherIds: an id for each possible announcement; canHandOver: whether there is another gateway.
 */
export const writeDeliveries = async (
  db: Database,
  told: readonly ReportedDelivery[],
  otherIds: readonly string[],
  canHandOver: boolean,
): Promise<void> => {
  const rows = told.map(({ tripId, outboxId, state, said }, at) => ({
    tripId,
    outboxId,
    state,
    said,
    otherId: otherIds[at],
  }));
  await sql`
    with known as (
      select told.*, now() as told_at, now() - make_interval(mins => ${handedOverAfterMinutes}) as late_since
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        told ("tripId" uuid, "outboxId" uuid, state text, said text, "otherId" uuid)),
    written as (
      update sms_delivery d set state = known.state, said = known.said,
        ask_at = case when known.state = 'accepted' then d.ask_at end,
        ended_at = case when known.state <> 'accepted' then coalesce(d.ended_at, known.told_at) end,
        handed_over_at = case when ${canHandOver}::boolean and known.state <> 'delivered' and o.payload ->> 'way' = 'sms'
            and not o.payload ? 'leaveOut'
            and (known.state = 'failed' or d.sent_at <= known.late_since)
          then coalesce(d.handed_over_at, known.told_at) else d.handed_over_at end
      from known, outbox o
      where d.trip_id = known."tripId" and d.outbox_id = known."outboxId" and d.state = 'accepted'
        and o.trip_id = d.trip_id and o.outbox_id = d.outbox_id
      returning d.gateway, d.handed_over_at, known."otherId" as other_id, o.trip_id, o.topic, o.dedupe_key, o.payload)
    insert into outbox (trip_id, outbox_id, topic, dedupe_key, payload)
    select trip_id, other_id, topic, dedupe_key || ':other', payload || jsonb_build_object('leaveOut', gateway)
    from written where handed_over_at is not null
    on conflict (trip_id, dedupe_key) do nothing`.execute(db);
};
