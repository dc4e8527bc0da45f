import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../db/database.ts';
import { claimAnnouncements, markOutcomes, type Outcome } from './outbox-store.ts';
import type { SmsReceipt } from './ports.ts';
import { retrying } from '../db/transaction.ts';
import type { Announcement, Topic, Topics } from './topics.ts';

/** Receipt of an SMS, if a gateway took one for this delivery. */
type Receipt = SmsReceipt | undefined | void;

export type Handlers = {
  [T in Topic]: (announcement: { tripId: string; outboxId: string } & Topics[T]) => Promise<Receipt>;
};

/** Delivers announcements as they fall due. */
export type Drain = {
  /** Claims due announcements and starts delivering them. Returns whether more can be claimed at once. */
  run(): Promise<boolean>;
  /** Resolves when everything that was begun is delivered or put back. */
  settled(): Promise<void>;
};

/** Announcements claimed by one statement; one more reads their tickets. */
const batchSize = 100;
/**
 * Most deliveries under way by one channel; more are put back for later, so that a slow channel leaves room for the
 * others.
 */
const mostOfOneWay = 300;
/**
 * Interval at which outcomes are marked together: a slow delivery delays no other's mark, and a killed program repeats
 * at most the deliveries of that time.
 */
const markEveryMs = 50;

/** Returns the delay of a retry in seconds: 2, 4, 8 … at most an hour, with jitter. */
const secondsToWait = (attempts: number): number =>
  Math.min(3600, 2 ** attempts) * (0.75 + Math.random() / 2);

const wayOf = ({ topic, payload }: Announcement): string => ('way' in payload ? payload.way : topic);

/**
 * Opens the delivery of announcements. Failed ones are retried with growing delays; a run does not wait for the
 * deliveries of the run before. handlersOf: makes the handlers for a batch.
 */
export const openDrain = (
  db: Database,
  handlersOf: (batch: readonly Announcement[]) => Handlers,
  {
    log,
    noteMessage,
  }: { log: (line: string) => void; noteMessage: (way: string, isDelivered: boolean) => void },
): Drain => {
  const underWay = new Set<Promise<void>>();
  const ofWay = new Map<string, number>();
  let outcomes: Outcome[] = [];
  let marking: Promise<void> | undefined;
  let unmarked: { thrown: unknown } | undefined;

  const mark = async (): Promise<void> => {
    await pause(markEveryMs);
    const known = outcomes;
    [outcomes, marking] = [[], undefined];
    await markOutcomes(db, known).catch((thrown: unknown) => {
      // Unmarked outcomes are delivered again when their lease lapses. The next run throws the reason.
      unmarked = { thrown };
    });
  };
  const note = (outcome: Outcome): Promise<void> => {
    outcomes.push(outcome);
    marking ??= mark();
    return marking;
  };
  const putBack = (announcement: Announcement, error: string): Promise<void> =>
    note({ ...announcement, error, retrySeconds: secondsToWait(announcement.attempts), sms: null });

  const deliver = async (announcement: Announcement, handlers: Handlers): Promise<void> => {
    const { topic, tripId, outboxId, payload, attempts } = announcement;
    const way = wayOf(announcement);
    const before = ofWay.get(way) ?? 0;
    if (before >= mostOfOneWay) return putBack(announcement, `${mostOfOneWay} others are on their way`);
    ofWay.set(way, before + 1);
    let receipt: Receipt;
    try {
      receipt = await (handlers[topic] as (what: object) => Promise<Receipt>)({
        tripId,
        outboxId,
        ...payload,
      });
    } catch (thrown) {
      log(`outbox: ${topic} ${outboxId} failed, try ${attempts}: ${String(thrown)}`);
      noteMessage(way, false);
      return putBack(announcement, String(thrown).slice(0, 500));
    } finally {
      ofWay.set(way, (ofWay.get(way) ?? 0) - 1);
    }
    noteMessage(way, true);
    return note({ tripId, outboxId, error: null, retrySeconds: 0, sms: receipt ?? null });
  };

  return {
    run: async () => {
      if (unmarked) {
        const { thrown } = unmarked;
        unmarked = undefined;
        throw thrown;
      }
      const batch = await retrying(() => claimAnnouncements(db, batchSize));
      const handlers = handlersOf(batch);
      for (const announcement of batch) {
        const delivery = deliver(announcement, handlers).finally(() => underWay.delete(delivery));
        underWay.add(delivery);
      }
      const hasRoom = Math.max(0, ...ofWay.values()) + batchSize <= mostOfOneWay;
      return batch.length === batchSize && hasRoom;
    },
    settled: async () => {
      while (underWay.size > 0) await Promise.all(underWay);
    },
  };
};
