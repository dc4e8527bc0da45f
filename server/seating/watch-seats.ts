import type { Visitor } from '@poth/domain/account/actor.ts';
import type { Deps } from '../deps.ts';
import type { MapListener } from './seat-watch.ts';

/**
 * Opens a live map of a trip for a visitor: the listener is told how all seats stand, at first and after each change,
 * until its room is needed for another's map. Answers how to close it; undefined where there is no room for one more.
 */
export const watchSeats =
  ({ seatWatch }: Pick<Deps, 'seatWatch'>) =>
  (
    { buyerId, address }: Visitor,
    tripId: string,
    listener: Pick<MapListener, 'tell' | 'giveWay'>,
  ): (() => void) | undefined =>
    // Where it is not known from where a visitor comes, every browser counts as an address of its own.
    seatWatch.watch(tripId, { ...listener, buyerId, address: address || buyerId });
