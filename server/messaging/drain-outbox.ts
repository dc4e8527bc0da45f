import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../db/database.ts';
import type { Announcement, Topic, Topics } from './topics.ts';
import { claimAnnouncements, markDone, putBack } from './outbox-store.ts';

export type Handlers = {
  [T in Topic]: (announcement: { tripId: string; outboxId: string } & Topics[T]) => Promise<void>;
};

const mostAtOnce = 20;
/** Delivered ones are marked together after so long: a slow one holds up nobody's mark. */
const markEveryMs = 20;

/** Seconds until an announcement that failed is tried again: 2, 4, 8 … at most an hour, with some scatter. */
const secondsToWait = (attempts: number): number =>
  Math.min(3600, 2 ** attempts) * (0.75 + Math.random() / 2);

/** Gathers what was delivered and marks it in one statement; a killed program delivers again what was not marked. */
const createMarking = (db: Database) => {
  let gathered: Announcement[] = [];
  let soon: Promise<void> | undefined;
  const mark = async (): Promise<void> => {
    await pause(markEveryMs);
    const delivered = gathered;
    [gathered, soon] = [[], undefined];
    await markDone(db, delivered);
  };
  return (announcement: Announcement): Promise<void> => {
    gathered.push(announcement);
    soon ??= mark();
    return soon;
  };
};

/**
 * Delivers announcements that are due, a few at a time; one that fails comes back later and later.
 * Answers whether more may be waiting.
 */
export const drainOutbox = async (
  db: Database,
  handlers: Handlers,
  log: (line: string) => void,
): Promise<boolean> => {
  const claimed = await claimAnnouncements(db, mostAtOnce);
  const markDelivered = createMarking(db);
  await Promise.all(
    claimed.map(async (announcement) => {
      const { topic, tripId, outboxId, payload, attempts } = announcement;
      try {
        await (handlers[topic] as (what: object) => Promise<void>)({ tripId, outboxId, ...payload });
      } catch (thrown) {
        log(`outbox: ${topic} ${outboxId} failed, try ${attempts}: ${String(thrown)}`);
        return putBack(db, announcement, String(thrown).slice(0, 500), secondsToWait(attempts));
      }
      return markDelivered(announcement);
    }),
  );
  return claimed.length === mostAtOnce;
};
