import type { Tx } from '../db/database.ts';
import type { Write } from '../db/step-parts.ts';
import { timeOrderedId } from '../db/time-ordered-id.ts';
import { type AnnouncementRow, insertAnnouncements, putAnnouncements } from './outbox-store.ts';
import { type Topic, type Topics, type Way, ways } from './topics.ts';

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
): Promise<void> => putAnnouncements(tx, tripId, [rowOf({ topic, dedupeKey, payload } as StepAnnouncement)]);

type ToOwner = { [T in Topic]: Topics[T] extends { way: Way } ? T : never }[Topic];

/** An announcement of a step: once for each way of telling where its topic is told to an owner. */
export type StepAnnouncement = { [T in Topic]: { topic: T; dedupeKey: string; payload: Topics[T] } }[Topic];

const rowOf = ({ topic, dedupeKey, payload }: StepAnnouncement): AnnouncementRow => ({
  outboxId: timeOrderedId(),
  topic,
  dedupeKey: `${topic}:${dedupeKey}`,
  payload,
});

/** Lists the ways of telling for which an owner has an address; every owner has a number. */
export const waysTo = (owner: { email: string | null } | null): readonly Way[] =>
  owner?.email ? ways : ['sms'];

/** Lists what an owner is told of, once for each way of telling; `by` leaves out ways for which there is no address. */
export const toOwner = <T extends ToOwner>(
  topic: T,
  dedupeKey: string,
  payload: Omit<Topics[T], 'way'>,
  by: readonly Way[],
): StepAnnouncement[] =>
  by.map(
    (way) => ({ topic, dedupeKey: `${dedupeKey}:${way}`, payload: { ...payload, way } }) as StepAnnouncement,
  );

/** Announces what an owner is told of, once for each way of telling for which the booking has an address. */
export const announceToOwner = async <T extends ToOwner>(
  tx: Tx,
  tripId: string,
  topic: T,
  dedupeKey: string,
  payload: Omit<Topics[T], 'way'>,
): Promise<void> => putAnnouncements(tx, tripId, toOwner(topic, dedupeKey, payload, ways).map(rowOf));

/** Announces several things about a trip in one statement, each once. */
export const announceAll = async (
  tx: Tx,
  tripId: string,
  announcements: readonly StepAnnouncement[],
): Promise<void> => putAnnouncements(tx, tripId, announcements.map(rowOf));

/** Announces things about a trip as a part of the step that makes them true. */
export const writeAnnouncements = (tripId: string, announcements: readonly StepAnnouncement[]): Write =>
  insertAnnouncements(announcements.map((announcement) => ({ tripId, ...rowOf(announcement) })));
