import { dhakaDate } from '@poth/domain/dhaka.ts';
import { publishedDeparture, type TripOffer } from '@poth/domain/search/offer.ts';

/** Makes the address of the coaches between the places of a journey, on its date or another. */
export const listOf = (trip: TripOffer, date = dhakaDate(publishedDeparture(trip))): string =>
  `/search?${new URLSearchParams({ from: trip.from.placeId, to: trip.to.placeId, date })}`;

/** Makes the address of that list with the journey's seat map open. */
export const mapOf = (trip: TripOffer): string =>
  `${listOf(trip)}&trip=${trip.tripId}&leg=${trip.fromStopNo}-${trip.toStopNo}#trip-${trip.tripId}`;

/** Makes the address of a journey's waiting list. */
export const waitlistOf = ({
  tripId,
  fromStopNo,
  toStopNo,
}: Pick<TripOffer, 'tripId' | 'fromStopNo' | 'toStopNo'>): string =>
  `/waitlist/${tripId}/${fromStopNo}-${toStopNo}`;
