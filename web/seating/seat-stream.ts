import type { SeatLayout } from '@poth/domain/fleet/seat-layout.ts';
import { type SeatLeg, viewSeats } from '@poth/domain/seating/seat-map.ts';
import { seatMarksOf } from '@poth/domain/seating/womens-seats.ts';
import type { Journey } from '@poth/domain/trip/trip.ts';
import type { OwnHold, SeatingState } from './seating-state.ts';

/** Plan of a trip and its taken seats at one moment, with the buyer of each booking that is not sold yet. */
export type Inventory = {
  layout: SeatLayout;
  legs: readonly SeatLeg[];
  buyers: ReadonlyMap<string, string>;
  now: Date;
};
type Subscribe<T> = (listener: (value: T) => void) => () => void;

/** Yields the values of a subscription to a loop: a slow reader gets the newest and misses those between. */
export async function* latestValues<T>(subscribe: Subscribe<T>, signal: AbortSignal): AsyncGenerator<T> {
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
 * Yields the states of one open map, the first at once, then each that differs from the one before. The buyer's hold is
 * looked up only when rows of the buyer's own have changed: of a thousand maps of one trip only the buyer's own asks
 * again. A hold whose time is over is left out.
 */
export async function* seatStates(
  inventories: AsyncIterable<Inventory>,
  journey: Journey,
  buyerId: string,
  findHold: () => Promise<OwnHold | null>,
): AsyncGenerator<SeatingState> {
  let hold: OwnHold | null = null;
  let [ownRows, told] = ['[]', ''];
  for await (const { layout, legs, buyers, now } of inventories) {
    const own = legs.filter(({ bookingId }) => bookingId !== null && buyers.get(bookingId) === buyerId);
    const rows = JSON.stringify(own);
    if (rows !== ownRows) {
      hold = own.length > 0 ? await findHold() : null;
      ownRows = rows;
    }
    const live = hold && hold.heldUntil > now.getTime() ? hold : null;
    const state = {
      seats: viewSeats(layout, legs, journey, live?.bookingId, now),
      marks: seatMarksOf(layout, legs, journey, live?.bookingId, now),
      hold: live,
    };
    const text = JSON.stringify(state);
    if (text !== told) yield { ...state, at: now.getTime() };
    told = text;
  }
}
