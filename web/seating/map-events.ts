import type { Pace, SeatingState } from './seating-state.ts';

/** Event of a map: its pace from now on, or its state. */
export type MapEvent = { pace: Pace } | { state: SeatingState };

/** Time that a browser waits before it connects again when a live map has lost its connection. */
const reopenMs = 1_000;

/** Writes an event as a server-sent event. A browser whose map polls comes back by itself at that pace. */
const written = (event: MapEvent): string => {
  if ('state' in event) return `id: ${event.state.at}\ndata: ${JSON.stringify(event.state)}\n\n`;
  const { everySeconds } = event.pace;
  const retryMs = everySeconds === null ? reopenMs : everySeconds * 1_000;
  return `retry: ${retryMs}\nevent: pace\ndata: ${JSON.stringify(event.pace)}\n\n`;
};

/**
 * Times of a stream. heartbeat: between two comments, so that no proxy takes the connection for dead; slow: for which a
 * reader may take nothing.
 */
const usualMs = { heartbeat: 15_000, slow: 60_000 };

/**
 * Streams events, making one only when the reader has taken the one before: for a slow reader one event waits, whatever
 * happens meanwhile. A reader that takes nothing for a minute is disconnected.
 */
export const eventStream = (
  events: AsyncGenerator<MapEvent>,
  close: () => void,
  ms = usualMs,
): ReadableStream<Uint8Array> => {
  const encoder = new TextEncoder();
  let next: Promise<IteratorResult<MapEvent>> | undefined;
  let stallTimer: ReturnType<typeof setTimeout> | undefined;
  return new ReadableStream({
    async pull(controller) {
      clearTimeout(stallTimer);
      next ??= events.next();
      let heartbeat: ReturnType<typeof setTimeout> | undefined;
      const quiet = new Promise<undefined>((resolve) => {
        heartbeat = setTimeout(() => resolve(undefined), ms.heartbeat);
      });
      const told = await Promise.race([next, quiet]).finally(() => clearTimeout(heartbeat));
      if (told) next = undefined;
      if (told?.done) return controller.close();
      controller.enqueue(encoder.encode(told ? written(told.value) : ': still here\n\n'));
      stallTimer = setTimeout(() => {
        close();
        controller.error(new Error('a map was told more than its reader took'));
      }, ms.slow);
    },
    cancel() {
      clearTimeout(stallTimer);
      close();
    },
  });
};
