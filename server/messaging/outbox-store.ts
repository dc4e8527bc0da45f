import { sql } from 'kysely';
import type { Database, Tx } from '../db/database.ts';
import { writeKind } from '../db/step-parts.ts';
import type { Announcement, Topic } from './topics.ts';

/** An announcement as it is written; the same dedupe key within a trip is written once. */
export type AnnouncementRow = { outboxId: string; topic: Topic; dedupeKey: string; payload: object };

/** Payloads that open something: they are emptied once they are delivered. */
const secretTopics: readonly Topic[] = ['account-mail', 'account-sms'];

/** The part of a step that writes announcements. tripId: the trip they are about, or the account or company. */
export const insertAnnouncements = writeKind(
  'announcements',
  { tripId: 'uuid', outboxId: 'uuid', topic: 'text', dedupeKey: 'text', payload: 'jsonb' },
  (rows) => sql`
    insert into outbox (trip_id, outbox_id, topic, dedupe_key, payload)
    select trip_id, outbox_id, topic, dedupe_key, payload from ${rows} given
    on conflict (trip_id, dedupe_key) do nothing`,
);

/** Writes announcements in the transaction that makes them true. */
export const putAnnouncements = async (
  tx: Tx,
  tripId: string,
  rows: readonly AnnouncementRow[],
): Promise<void> => {
  await sql`
    insert into outbox (trip_id, outbox_id, topic, dedupe_key, payload)
    select ${tripId}::uuid, "outboxId", topic, "dedupeKey", payload
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) told ("outboxId" uuid, topic text, "dedupeKey" text, payload jsonb)
    on conflict (trip_id, dedupe_key) do nothing`.execute(tx);
};

const leaseSeconds = 60;

/** Claims announcements that are due and that nobody else is working on, by a lease that lapses by itself. */
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

type Ref = Pick<Announcement, 'tripId' | 'outboxId'>;

/** Marks announcements as delivered. */
export const markDone = async (db: Database, delivered: readonly Ref[]): Promise<void> => {
  const refs = delivered.map(({ tripId, outboxId }) => ({ tripId, outboxId }));
  await sql`
    update outbox o set done_at = now(), claimed_until = null, last_error = null,
      payload = case when o.topic = any(${[...secretTopics]}::text[]) then '{}' else o.payload end
    from jsonb_to_recordset(${JSON.stringify(refs)}::jsonb) done ("tripId" uuid, "outboxId" uuid)
    where o.trip_id = done."tripId" and o.outbox_id = done."outboxId"`.execute(db);
};

/** Puts an announcement back for so many seconds. */
export const putBack = async (
  db: Database,
  { tripId, outboxId }: Ref,
  error: string,
  seconds: number,
): Promise<void> => {
  await sql`
    update outbox set available_at = now() + make_interval(secs => ${seconds}), claimed_until = null, last_error = ${error}
    where trip_id = ${tripId} and outbox_id = ${outboxId}`.execute(db);
};
