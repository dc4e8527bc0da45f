import type { Tx } from '../db/database.ts';
import type { Write } from '../db/step-parts.ts';
import { timeOrderedId } from '../db/time-ordered-id.ts';
import { type AnnouncementRow, insertAnnouncements, putAnnouncements } from './outbox-store.ts';
import { type Topic, type Topics, type Way, ways } from './topics.ts';

/**
 * Writes an announcement in the transaction of its cause; after the commit it is delivered at least once. tripId: the
 * trip it is about, or the account or company. Within it a dedupe key is announced once.
 */
export const announce = async <T extends Topic>(
  tx: Tx,
  tripId: string,
  topic: T,
  dedupeKey: string,
  payload: Topics[T],
): Promise<void> => putAnnouncements(tx, tripId, [rowOf({ topic, dedupeKey, payload } as StepAnnouncement)]);

type ToOwner = { [T in Topic]: Topics[T] extends { way: Way } ? T : never }[Topic];

/** Announcement as part of a step; one to an owner is repeated for each channel. */
export type StepAnnouncement = { [T in Topic]: { topic: T; dedupeKey: string; payload: Topics[T] } }[Topic];

const rowOf = ({ topic, dedupeKey, payload }: StepAnnouncement): AnnouncementRow => ({
  outboxId: timeOrderedId(),
  topic,
  dedupeKey: `${topic}:${dedupeKey}`,
  payload,
});

/** Lists the channels for which an owner has an address; every owner has a phone number. */
export const channelsTo = (owner: { email: string | null } | null): readonly Way[] =>
  owner?.email ? ways : ['sms'];

/** Makes the announcements of a message to an owner, one for each channel in `by`. */
export const toOwner = <T extends ToOwner>(
  topic: T,
  dedupeKey: string,
  payload: Omit<Topics[T], 'way'>,
  by: readonly Way[],
): StepAnnouncement[] =>
  by.map(
    (way) => ({ topic, dedupeKey: `${dedupeKey}:${way}`, payload: { ...payload, way } }) as StepAnnouncement,
  );

/** Announces a message to an owner, once for each channel for which the booking has an address. */
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
