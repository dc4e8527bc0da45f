import { pollEverySeconds } from '@poth/domain/seating/live-map.ts';
import type { Journey } from '@poth/domain/trip/trip.ts';
import type { RequestContext } from '#ctx';
import { eventStream, type MapEvent } from './map-events.ts';
import { latestValues, type Inventory, seatStates } from './seat-stream.ts';
import { ownHoldOf } from './seating-state.ts';
import { type SeatingContext, type Seating, viewSeating } from './view-seating.ts';

const asked: MapEvent = { pace: { everySeconds: pollEverySeconds } };

/** Yields the events of a map that is not let in: when to ask again, and its state now. */
async function* askedOnce({ state }: Seating): AsyncGenerator<MapEvent> {
  yield asked;
  yield { state };
}

/**
 * Yields the events of a map that is let in: every state until it ends, and when to ask if its room went to another
 * map.
 */
async function* followed(
  { portal, actor }: SeatingContext,
  journey: Journey,
  inventories: AsyncIterable<Inventory>,
  hasGivenWay: () => boolean,
): AsyncGenerator<MapEvent> {
  yield { pace: { everySeconds: null } };
  const findHold = async () => {
    const booking = await portal.booking.viewHold(actor, journey);
    return booking ? ownHoldOf(booking) : null;
  };
  for await (const state of seatStates(inventories, journey, actor.buyerId, findHold)) yield { state };
  if (hasGivenWay()) yield asked;
}

/**
 * Returns the watcher by whom maps are counted: a browser without a buyer is a new one with every connection, its tab
 * is not.
 */
const watcherOf = ({ actor, browser }: Watching, tab: string): SeatingContext['actor'] =>
  browser.newBuyer && tab ? { ...actor, buyerId: `tab ${tab.slice(0, 64)}` } : actor;

type Watching = SeatingContext & Pick<RequestContext, 'browser'>;

/**
 * Opens one map as a stream of events, live where there is room and told once where there is none. tab: name that the
 * browser gave to the tab that shows it; signal: aborted when its reader has gone. Problems: not-found.
 */
export const openLiveMap = async (
  asking: Watching,
  journey: Journey,
  { tab, signal }: { tab: string; signal: AbortSignal },
): Promise<ReadableStream<Uint8Array>> => {
  // A trip that does not exist has nothing to watch: not-found, before the stream begins.
  const seating = await viewSeating(asking, journey);
  const closed = new AbortController();
  const close = (): void => closed.abort();
  let tell: (inventory: Inventory) => void = () => {};
  let gaveWay = false;
  const leave = await asking.portal.seating.watchSeats(watcherOf(asking, tab), {
    tripId: journey.tripId,
    listener: {
      tell: (inventory) => tell(inventory),
      giveWay: () => {
        gaveWay = true;
        close();
      },
    },
  });
  if (!leave) return eventStream(askedOnce(seating), close);
  closed.signal.addEventListener('abort', leave);
  signal.addEventListener('abort', close);
  if (signal.aborted) close();
  const inventories = latestValues<Inventory>((listener) => {
    tell = listener;
    return close;
  }, closed.signal);
  return eventStream(
    followed(asking, journey, inventories, () => gaveWay),
    close,
  );
};
