import { randomUUID } from 'node:crypto';
import { createClient } from '@redis/client';
import { everyTripId } from '../db/touch.ts';
import type { TripNews } from './trip-news.ts';

const channel = 'poth:changed-trips';
/** Milliseconds. A Redis that is silent for `silentMs`, even to pings, is away; retries come at most `lastMs` apart. */
const waits = { pingMs: 1_000, silentMs: 4_000, firstMs: 100, lastMs: 2_000 };
/** Most trips of one message. */
const mostTold = 500;

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Reads a message: its sender and the trips. Anything else on the channel is ignored. */
const readMessage = (message: string): { from: string; tripIds: string[] } => {
  const [from = '', ...tripIds] = message.split(' ');
  return { from, tripIds: tripIds.filter((id) => uuid.test(id) && id !== everyTripId).slice(0, mostTold) };
};

/**
 * Tells and hears of changed trips by a channel of Redis, over one connection. While Redis is away, from the start or
 * later, changes are heard by the poll alone; the log says when that begins and when it ends. One message is under way
 * at a time: trips that change meanwhile go together in the next.
 */
export const redisTripNews = (url: string, log: (line: string) => void): TripNews => {
  const ownId = randomUUID();
  const client = createClient({
    url,
    disableOfflineQueue: true,
    pingInterval: waits.pingMs,
    socket: {
      connectTimeout: waits.silentMs,
      socketTimeout: waits.silentMs,
      reconnectStrategy: (tries) => Math.min(waits.lastMs, waits.firstMs * 2 ** tries),
    },
  });
  const waiting = new Set<string>();
  let [isAway, isTelling, isStopped] = [false, false, false];

  client.on('error', (thrown: Error & { code?: string }) => {
    if (isAway || isStopped) return;
    isAway = true;
    waiting.clear();
    log(`redis: away (${thrown.message || thrown.code}): changed seats are heard by polling alone`);
  });
  client.on('ready', () => {
    if (isAway) log('redis: back: changed seats are heard at once');
    isAway = false;
  });

  const tellWaiting = async (): Promise<void> => {
    isTelling = true;
    while (waiting.size > 0) {
      const tripIds = [...waiting].slice(0, mostTold);
      for (const tripId of tripIds) waiting.delete(tripId);
      // The connection reports a failure; the other processes hear by their polls.
      await client.publish(channel, [ownId, ...tripIds].join(' ')).catch(() => waiting.clear());
    }
    isTelling = false;
  };

  return {
    tell: (tripId) => {
      if (!client.isReady) return;
      waiting.add(tripId);
      if (!isTelling) void tellWaiting();
    },
    hear: (changed) => {
      const take = (message: string): void => {
        const { from, tripIds } = readMessage(message);
        if (from !== ownId) for (const tripId of tripIds) changed(tripId);
      };
      void client
        .connect()
        .then(() => client.subscribe(channel, take))
        .catch((thrown) => {
          if (!isStopped) log(`redis: not heard: ${String(thrown)}`);
        });
    },
    stop: () => {
      isStopped = true;
      client.destroy();
    },
  };
};
