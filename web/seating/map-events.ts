import type { Pace, SeatingState } from './seating-state.ts';

/** One event of a map: how often it is told from now on, or how it stands. */
export type MapEvent = { pace: Pace } | { state: SeatingState };

/** How long a browser waits before it connects again when a live map has lost its connection. */
const reopenMs = 1_000;

/** An event as server-sent events write it. A browser whose map asks now and then comes back by itself at that pace. */
const written = (event: MapEvent): string => {
  if ('state' in event) return `id: ${event.state.at}\ndata: ${JSON.stringify(event.state)}\n\n`;
  const { everySeconds } = event.pace;
  const retryMs = everySeconds === null ? reopenMs : everySeconds * 1_000;
  return `retry: ${retryMs}\nevent: pace\ndata: ${JSON.stringify(event.pace)}\n\n`;
};

/**
 * Times of a stream: a comment this often, so that nobody on the way thinks the line is dead; and how long a reader may
 * stand still.
 */
const usualMs = { heartbeat: 15_000, slow: 60_000 };

/**
 * Events as a stream that makes one only when the reader has taken the one before: what waits for a slow reader is one
 * event, whatever happens meanwhile. A reader that takes nothing for a minute is let go.
 */
export const eventStream = (
  events: AsyncGenerator<MapEvent>,
  close: () => void,
  ms = usualMs,
): ReadableStream<Uint8Array> => {
  const encoder = new TextEncoder();
  let next: Promise<IteratorResult<MapEvent>> | undefined;
  let standsStill: ReturnType<typeof setTimeout> | undefined;
  return new ReadableStream({
    async pull(controller) {
      clearTimeout(standsStill);
      next ??= events.next();
      let heartbeat: ReturnType<typeof setTimeout> | undefined;
      const quiet = new Promise<undefined>((resolve) => {
        heartbeat = setTimeout(() => resolve(undefined), ms.heartbeat);
      });
      const told = await Promise.race([next, quiet]).finally(() => clearTimeout(heartbeat));
      if (told) next = undefined;
      if (told?.done) return controller.close();
      controller.enqueue(encoder.encode(told ? written(told.value) : ': still here\n\n'));
      standsStill = setTimeout(() => {
        close();
        controller.error(new Error('a map was told more than its reader took'));
      }, ms.slow);
    },
    cancel() {
      clearTimeout(standsStill);
      close();
    },
  });
};
