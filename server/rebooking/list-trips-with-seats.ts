import { webSaleClosesAt } from '@poth/domain/booking/hold.ts';
import { addDays, type DhakaDate, dhakaInstant } from '@poth/domain/dhaka.ts';
import type { BookedSeat } from '@poth/domain/booking/booking.ts';
import type { SeatNo } from '@poth/domain/fleet/seat-layout.ts';
import { addMinutes } from '@poth/domain/add-minutes.ts';
import { firstTripIdOf } from '@poth/domain/trip/trip-id.ts';
import { databaseNow } from '../db/clock.ts';
import type { Deps } from '../deps.ts';
import { chooseSeatsOnTrip } from './choose-seats-on-trip.ts';
import type { BoughtTerms } from './store.ts';
import { readTripsAround, type TripAround } from './trips-around-store.ts';

/** Maximum number of coaches that are checked for seats; a line has some twenty a day. */
const mostTrips = 40;

type Asked = {
  bought: BoughtTerms;
  seats: readonly BookedSeat[];
  notTripId: string;
  dates: { first: DhakaDate; last: DhakaDate };
  mostOffers: number;
};

/**
 * Lists coaches of a booking's company between its places that sell on the web on some dates, each with the seats that
 * the booking would get, in the order of departure.
 */
export const listTripsWithSeats = async (
  deps: Pick<Deps, 'db' | 'settings'>,
  { bought, seats, notTripId, dates: { first, last }, mostOffers }: Asked,
): Promise<(TripAround & { seatNos: SeatNo[] })[]> => {
  const now = await databaseNow(deps.db);
  // The web sale closes some minutes before departure: coaches that leave later than that from now are still sold.
  const open = addMinutes(now, (now.getTime() - webSaleClosesAt(now, deps.settings()).getTime()) / 60_000);
  const begins = dhakaInstant(first);
  const trips = await readTripsAround(
    deps.db,
    bought,
    {
      from: begins > open ? begins : open,
      until: dhakaInstant(addDays(last, 1)),
      leastTripId: firstTripIdOf(addDays(first, -2)),
      mostTripId: firstTripIdOf(addDays(last, 2)),
      notTripId,
    },
    mostTrips,
  );
  const found: (TripAround & { seatNos: SeatNo[] })[] = [];
  for (const trip of trips) {
    if (found.length === mostOffers) break;
    const { coachClass } = trip;
    const chosen = await chooseSeatsOnTrip(deps.db, bought, seats, {
      journey: trip,
      coachClass,
      among: null,
    });
    if (chosen) found.push({ ...trip, seatNos: seats.flatMap(({ seatNo }) => chosen.get(seatNo) ?? []) });
  }
  return found;
};
