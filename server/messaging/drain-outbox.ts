import type { Database } from '../db/database.ts';
import {
  type Announcement,
  claimAnnouncements,
  markDone,
  putBack,
  type Topic,
  type Topics,
} from './outbox.ts';

export type Handlers = {
  [T in Topic]: (announcement: { tripId: string; outboxId: string } & Topics[T]) => Promise<void>;
};

const mostAtOnce = 20;

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
  await Promise.all(
    claimed.map(async (announcement: Announcement) => {
      const { topic, tripId, outboxId, payload } = announcement;
      try {
        await (handlers[topic] as (what: object) => Promise<void>)({ tripId, outboxId, ...payload });
        await markDone(db, announcement);
      } catch (thrown) {
        log(`outbox: ${topic} ${outboxId} failed, try ${announcement.attempts}: ${String(thrown)}`);
        await putBack(db, announcement, String(thrown));
      }
    }),
  );
  return claimed.length === mostAtOnce;
};
