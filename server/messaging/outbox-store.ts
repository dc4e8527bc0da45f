import { smsDeliveryTimes } from '@poth/domain/messaging/sms-delivery.ts';
import { sql } from 'kysely';
import type { Database, Tx } from '../db/database.ts';
import { writeKind } from '../db/step-parts.ts';
import type { SmsReceipt } from './ports.ts';
import type { Announcement, Topic } from './topics.ts';

/** Announcement as written; a dedupe key is written once within a trip. */
export type AnnouncementRow = { outboxId: string; topic: Topic; dedupeKey: string; payload: object };

/** Topics whose payload carries a secret or a phone number: it is emptied after delivery. */
const secretTopics: readonly Topic[] = ['account-mail', 'account-sms', 'wish-met'];

/** The part of a step that writes announcements. tripId: the trip they are about, or the account or company. */
export const insertAnnouncements = writeKind(
  'announcements',
  { tripId: 'uuid', outboxId: 'uuid', topic: 'text', dedupeKey: 'text', payload: 'jsonb' },
  (rows) => sql`
    insert into outbox (trip_id, outbox_id, topic, dedupe_key, payload)
    select trip_id, outbox_id, topic, dedupe_key, payload from ${rows} given
    on conflict (trip_id, dedupe_key) do nothing`,
);

/** Writes announcements in the transaction of their cause; mails to an owner without an e-mail address are left out. */
export const putAnnouncements = async (
  tx: Tx,
  tripId: string,
  rows: readonly AnnouncementRow[],
): Promise<void> => {
  await sql`
    insert into outbox (trip_id, outbox_id, topic, dedupe_key, payload)
    select ${tripId}::uuid, "outboxId", topic, "dedupeKey", payload
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) told ("outboxId" uuid, topic text, "dedupeKey" text, payload jsonb)
    where payload->>'way' is distinct from 'mail' or exists (select from booking b where b.trip_id = ${tripId}
      and b.booking_id = (payload->>'bookingId')::uuid and b.contact_email is not null)
    on conflict (trip_id, dedupe_key) do nothing`.execute(tx);
};

const leaseSeconds = 60;

/** Claims due announcements that no other process works on, by a lease that lapses by itself. */
export const claimAnnouncements = async (db: Database, limit: number): Promise<Announcement[]> => {
  const { rows } = await sql<Announcement>`
    update outbox set claimed_until = now() + make_interval(secs => ${leaseSeconds}), attempts = attempts + 1
    where (trip_id, outbox_id) in (
        select trip_id, outbox_id from outbox
        where done_at is null and available_at <= now() and (claimed_until is null or claimed_until <= now())
        order by available_at limit ${limit})
      and done_at is null and (claimed_until is null or claimed_until <= now())
    returning trip_id, outbox_id, topic, payload, attempts`.execute(db);
  return rows;
};

/** Outcome of a delivery; a failed one is retried after `retrySeconds`. */
export type Outcome = Pick<Announcement, 'tripId' | 'outboxId'> & {
  error: string | null;
  retrySeconds: number;
  /** Receipt of the SMS that it was delivered by. */
  sms: SmsReceipt | null;
};

/** Marks announcements as delivered or puts them back, and in the same statement records which gateway took an SMS. */
export const markOutcomes = async (db: Database, outcomes: readonly Outcome[]): Promise<void> => {
  const known = outcomes.map(({ tripId, outboxId, error, retrySeconds, sms }) => ({
    tripId,
    outboxId,
    error,
    retrySeconds,
    gateway: sms?.gateway ?? null,
    gatewayId: sms?.gatewayId ?? null,
    tells: sms?.tells ?? false,
  }));
  await sql`
    with known as (
      select told.*, now() as marked_at, now() + make_interval(secs => "retrySeconds") as again_at
      from jsonb_to_recordset(${JSON.stringify(known)}::jsonb) told ("tripId" uuid, "outboxId" uuid, error text,
        "retrySeconds" float8, gateway text, "gatewayId" text, tells boolean)),
    taken as (
      insert into sms_delivery (trip_id, outbox_id, gateway, gateway_id, ask_at, sent_at)
      select "tripId", "outboxId", gateway, "gatewayId",
        case when tells then now() + make_interval(secs => ${smsDeliveryTimes.firstAskSeconds}) end, now()
      from known where gateway is not null
      on conflict (trip_id, outbox_id) do update set gateway = excluded.gateway, gateway_id = excluded.gateway_id,
        state = 'accepted', said = null, sent_at = excluded.sent_at, ended_at = null, ask_at = excluded.ask_at)
    update outbox o set claimed_until = null, last_error = known.error,
      done_at = case when known.error is null then known.marked_at end,
      available_at = case when known.error is null then o.available_at else known.again_at end,
      payload = case when known.error is null and o.topic = any(${[...secretTopics]}::text[]) then '{}' else o.payload end
    from known
    where o.trip_id = known."tripId" and o.outbox_id = known."outboxId"`.execute(db);
};
