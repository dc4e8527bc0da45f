import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { MemberRole } from '@poth/domain/identity/account.ts';
import type { Language } from '@poth/domain/language.ts';
import type { UnseatedBecause } from '@poth/domain/booking/paid-outcome.ts';
import type { OperatorEvent } from '@poth/domain/operator/lifecycle.ts';
import type { RefundState } from '@poth/domain/refund/lifecycle.ts';
import type { Database, Tx } from '../db/database.ts';
import type { Write } from '../db/step.ts';

/** How an owner is told; one way that fails does not hold up or repeat the other. */
export const ways = ['sms', 'mail'] as const;
export type Way = (typeof ways)[number];

/** What people are written to about their account or company. */
export type AccountMail =
  | { kind: 'verify-email' | 'reset-password'; token: string }
  | { kind: 'sign-in-code' | 'ticket-code'; code: string }
  | { kind: 'account-exists' }
  | { kind: 'password-changed' | 'phone-changed' | 'factor-changed' | 'factor-reset' }
  | { kind: 'account-erased' }
  | { kind: 'factor-reset-asked'; token: string }
  | { kind: 'email-changed'; newEmail: string }
  | { kind: 'operator-decided'; busName: string; event: OperatorEvent; reason: string | null }
  | { kind: 'staff-invited'; busName: string; role: MemberRole };

/** Writes the SMS about an account. */
export type AccountSms = { kind: 'factor-reset-asked'; token: string };

/** What may be announced, with what each announcement carries. Handlers stand in chores.ts. */
export type Topics = {
  'booking-confirmed': { bookingId: string; way: Way };
  'booking-unseated': { bookingId: string; paymentId: string; because?: UnseatedBecause; way: Way };
  'payment-surplus': { bookingId: string; paymentId: string; reasonKey: string };
  'refund-requested': { refundId: string };
  /** One booking of a trip that does not run: what was paid for it goes back. */
  'booking-called-off': { bookingId: string };
  'trip-cancelled': { bookingId: string; way: Way };
  'trip-changed': { bookingId: string; changeNo: number; way: Way };
  'refund-stage': { refundId: string; bookingId: string; stage: RefundState; way: Way };
  'enquiry-received': { enquiryId: string };
  'settlement-paid': { settlementId: string };
  /** What a passenger says about a company: a report, or that its answer is disputed. */
  'passenger-reported': { reportId: string; moveNo: number };
  'report-answered': { bookingId: string; reportId: string; moveNo: number; way: Way };
  'account-mail': { to: string; name: string; language: Language; mail: AccountMail };
  'account-sms': { phone: string; language: Language; sms: AccountSms };
};
export type Topic = keyof Topics;

export type Announcement<T extends Topic = Topic> = {
  tripId: string;
  outboxId: string;
  topic: T;
  payload: Topics[T];
  attempts: number;
};

/** Payloads that open something: they are emptied once they are delivered. */
const secretTopics: readonly Topic[] = ['account-mail', 'account-sms'];

/**
 * Announces something in the transaction that makes it true; it is delivered at least once, after the commit.
 * tripId: the trip it is about, or the account or company. The same dedupe key within it is announced once.
 */
export const announce = async <T extends Topic>(
  tx: Tx,
  tripId: string,
  topic: T,
  dedupeKey: string,
  payload: Topics[T],
): Promise<void> => {
  await tx
    .insertInto('outbox')
    .values({
      tripId,
      outboxId: randomUUID(),
      topic,
      dedupeKey: `${topic}:${dedupeKey}`,
      payload: JSON.stringify(payload),
      claimedUntil: null,
      lastError: null,
      doneAt: null,
    })
    .onConflict((conflict) => conflict.columns(['tripId', 'dedupeKey']).doNothing())
    .execute();
};

type ToOwner = { [T in Topic]: Topics[T] extends { way: Way } ? T : never }[Topic];

/** Announces what an owner is told of, once for each way of telling. */
export const announceToOwner = async <T extends ToOwner>(
  tx: Tx,
  tripId: string,
  topic: T,
  dedupeKey: string,
  payload: Omit<Topics[T], 'way'>,
): Promise<void> => {
  for (const way of ways)
    await announce(tx, tripId, topic, `${dedupeKey}:${way}`, { ...payload, way } as Topics[T]);
};

/** An announcement of a step: once for each way of telling where its topic is told to an owner. */
export type StepAnnouncement = { [T in Topic]: { topic: T; dedupeKey: string; payload: Topics[T] } }[Topic];

/** Lists what an owner is told of, once for each way of telling. */
export const toOwner = <T extends ToOwner>(
  topic: T,
  dedupeKey: string,
  payload: Omit<Topics[T], 'way'>,
): StepAnnouncement[] =>
  ways.map(
    (way) => ({ topic, dedupeKey: `${dedupeKey}:${way}`, payload: { ...payload, way } }) as StepAnnouncement,
  );

/** Announces things about a trip as a part of the step that makes them true. */
export const writeAnnouncements =
  (tripId: string, announcements: readonly StepAnnouncement[]): Write =>
  (held) => {
    const rows = announcements.map(({ topic, dedupeKey, payload }) => ({
      outboxId: randomUUID(),
      topic,
      dedupeKey: `${topic}:${dedupeKey}`,
      payload,
    }));
    return sql`
      insert into outbox (trip_id, outbox_id, topic, dedupe_key, payload)
      select ${tripId}::uuid, "outboxId", topic, "dedupeKey", payload
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) told ("outboxId" uuid, topic text, "dedupeKey" text, payload jsonb)
      where ${held}
      on conflict (trip_id, dedupe_key) do nothing`;
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

const ofRow = ({ tripId, outboxId }: Announcement) => ({ tripId, outboxId });

export const markDone = async (db: Database, announcement: Announcement): Promise<void> => {
  await db
    .updateTable('outbox')
    .set({
      doneAt: sql<Date>`now()`,
      claimedUntil: null,
      lastError: null,
      ...(secretTopics.includes(announcement.topic) && { payload: '{}' }),
    })
    .where((eb) => eb.and(ofRow(announcement)))
    .execute();
};

/** Puts an announcement back for later: 2 s, 4 s, 8 s … at most an hour, with some scatter. */
export const putBack = async (db: Database, announcement: Announcement, error: string): Promise<void> => {
  const seconds = Math.min(3600, 2 ** announcement.attempts) * (0.75 + Math.random() / 2);
  await db
    .updateTable('outbox')
    .set({
      availableAt: sql<Date>`now() + make_interval(secs => ${seconds})`,
      claimedUntil: null,
      lastError: error.slice(0, 500),
    })
    .where((eb) => eb.and(ofRow(announcement)))
    .execute();
};
