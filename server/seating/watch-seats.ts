import { z } from 'zod';
import { TripId } from '@poth/domain/trip/journey.ts';
import { call } from '../call.ts';
import type { MapListener } from './seat-watch.ts';

/**
 * Opens a live map of a trip for a visitor: the listener is told the states of all seats, at first and after each
 * change, until its room is needed for another map. Returns how to close it; undefined where there is no room for one
 * more.
 */
export const watchSeats = call(
  {
    gate: 'everybody',
    input: z.object({
      tripId: TripId,
      // Made by the page that streams the map; no person sends one.
      listener: z.custom<Pick<MapListener, 'tell' | 'giveWay'>>(
        (made) => typeof made === 'object' && made !== null && 'tell' in made && 'giveWay' in made,
      ),
    }),
    unreadable: 'not-found',
  },
  async function watchSeats(
    { deps: { seatWatch }, actor: { buyerId, address } },
    { tripId, listener },
  ): Promise<(() => void) | undefined> {
    // Where the address of a visitor is not known, every browser counts as an address of its own.
    return seatWatch.watch(tripId, { ...listener, buyerId, address: address || buyerId });
  },
);
