import type { SeatLayout } from '@poth/domain/fleet/seat-layout.ts';
import { type SeatLeg, viewSeats } from '@poth/domain/seating/seat-map.ts';
import { seatMarksOf } from '@poth/domain/seating/womens-seats.ts';
import type { Journey } from '@poth/domain/trip/trip.ts';
import type { OwnHold, SeatingState } from './seating-state.ts';

/** All seats of a trip on all its legs at one moment. */
export type Inventory = { legs: readonly SeatLeg[]; now: Date };
type Subscribe<T> = (listener: (value: T) => void) => () => void;

/** What a subscription tells, as a loop reads it: a slow reader gets the newest and misses what lay between. */
export async function* newest<T>(subscribe: Subscribe<T>, signal: AbortSignal): AsyncGenerator<T> {
  let fresh: { value: T } | undefined;
  let wake = () => {};
  const stop = subscribe((value) => {
    fresh = { value };
    wake();
  });
  signal.addEventListener('abort', () => wake());
  try {
    while (!signal.aborted) {
      if (fresh) {
        const { value } = fresh;
        fresh = undefined;
        yield value;
      } else
        await new Promise<void>((resolve) => {
          wake = resolve;
        });
    }
  } finally {
    stop();
  }
}

/**
 * The states of one open map, the first at once, then each that differs from the one before.
 * The buyer's hold is looked up when seats have a booking not seen before, or its own rows have changed: of a
 * thousand maps of one trip only the buyer's own asks again. A hold whose time is over is nobody's.
 */
export async function* seatStates(
  inventories: AsyncIterable<Inventory>,
  layout: SeatLayout,
  journey: Journey,
  findHold: () => Promise<OwnHold | null>,
): AsyncGenerator<SeatingState> {
  const others = new Set<string | null>([null]);
  let hold: OwnHold | null = null;
  let [ownRows, told] = ['', ''];
  const rowsOf = (legs: readonly SeatLeg[]) =>
    JSON.stringify(legs.filter((leg) => leg.bookingId === hold?.bookingId));
  for await (const { legs, now } of inventories) {
    const isNew = ({ bookingId }: SeatLeg) => bookingId !== hold?.bookingId && !others.has(bookingId);
    if (legs.some(isNew) || (hold && rowsOf(legs) !== ownRows)) {
      hold = await findHold();
      for (const { bookingId } of legs) if (bookingId !== hold?.bookingId) others.add(bookingId);
      ownRows = rowsOf(legs);
    }
    const own = hold && hold.heldUntil > now.getTime() ? hold : null;
    const state = {
      seats: viewSeats(legs, journey, own?.bookingId, now),
      marks: seatMarksOf(layout, legs, journey, own?.bookingId, now),
      hold: own,
    };
    const text = JSON.stringify(state);
    if (text !== told) yield { ...state, at: now.getTime() };
    told = text;
  }
}

const heartbeatMs = 15_000;
/** How long a browser waits before it connects again. */
const retryMs = 1_000;

/** States as server-sent events, with a comment now and then so that nobody on the way thinks the line is dead. */
export const eventStream = (
  states: AsyncIterable<SeatingState>,
  signal: AbortSignal,
): ReadableStream<Uint8Array> => {
  const encoder = new TextEncoder();
  return new ReadableStream({
    start(controller) {
      const write = (text: string) => {
        if (!signal.aborted) controller.enqueue(encoder.encode(text));
      };
      const heartbeat = setInterval(() => write(': still here\n\n'), heartbeatMs);
      const tell = async () => {
        write(`retry: ${retryMs}\n\n`);
        for await (const state of states) write(`id: ${state.at}\ndata: ${JSON.stringify(state)}\n\n`);
      };
      const end = (close: () => void) => {
        clearInterval(heartbeat);
        if (!signal.aborted) close();
      };
      tell().then(
        () => end(() => controller.close()),
        (thrown: unknown) => end(() => controller.error(thrown)),
      );
    },
  });
};
