import { addDays, type DhakaDate, dhakaInstant } from '@poth/domain/dhaka.ts';
import type { BookedSeat } from '@poth/domain/booking/booking.ts';
import type { SeatNo } from '@poth/domain/fleet/seat-layout.ts';
import { addMinutes } from '@poth/domain/add-minutes.ts';
import { firstTripIdOf } from '@poth/domain/trip/trip-id.ts';
import { databaseNow } from '../db/clock.ts';
import type { Deps } from '../deps.ts';
import { chooseFreeSeats } from './choose-seats-on-trip.ts';
import type { BoughtTerms } from './store.ts';
import { readTripsAround, type TripAround } from './trips-around-store.ts';

/** Maximum number of coaches that are checked for seats; a line has some twenty a day. */
const mostTrips = 40;

type Asked = {
  bought: BoughtTerms;
  seats: readonly BookedSeat[];
  notTripId: string;
  dates: { first: DhakaDate; last: DhakaDate };
  /** Without one the coaches are in the order of departure. */
  nearestTo?: Date;
  mostOffers: number;
};

/**
 * Lists coaches of a booking's company between its places that sell on the web on some dates, each with the seats that
 * the booking would get, those that leave nearest to a moment first, the earlier of two as near.
 */
export const listTripsWithSeats = async (
  deps: Pick<Deps, 'db' | 'settings' | 'tripSeats'>,
  { bought, seats, notTripId, dates: { first, last }, nearestTo, mostOffers }: Asked,
): Promise<(TripAround & { seatNos: SeatNo[] })[]> => {
  const now = await databaseNow(deps.db);
  // The web sale closes some minutes before departure: coaches that leave later than that from now are still sold.
  const open = addMinutes(now, deps.settings().webSaleClosesMinutes);
  const begins = dhakaInstant(first);
  const trips = await readTripsAround(
    deps.db,
    bought,
    {
      nearestTo: nearestTo ?? begins,
      from: begins > open ? begins : open,
      until: dhakaInstant(addDays(last, 1)),
      leastTripId: firstTripIdOf(addDays(first, -2)),
      mostTripId: firstTripIdOf(addDays(last, 2)),
      notTripId,
    },
    mostTrips,
  );
  const seatsOfTrips = await deps.tripSeats.of(trips.map(({ tripId }) => tripId));
  const offers = trips.flatMap((trip) => {
    const { coachClass } = trip;
    const there = seatsOfTrips.get(trip.tripId);
    const free = there && { layout: there.layout, legs: there.taken, now: there.now() };
    const chosen = free && chooseFreeSeats(bought, seats, free, { journey: trip, coachClass });
    return chosen ? [{ ...trip, seatNos: seats.flatMap(({ seatNo }) => chosen.get(seatNo) ?? []) }] : [];
  });
  return offers.slice(0, mostOffers);
};
