import { dhakaDate } from '@poth/domain/dhaka.ts';
import { publishedDeparture, type TripOffer } from '@poth/domain/search/offer.ts';

/** The list of coaches between the places of a journey on its date, or on another. */
export const listOf = (trip: TripOffer, date = dhakaDate(publishedDeparture(trip))): string =>
  `/search?${new URLSearchParams({ from: trip.from.placeId, to: trip.to.placeId, date })}`;

/** The seat map of a journey, open in that list. */
export const mapOf = (trip: TripOffer): string =>
  `${listOf(trip)}&trip=${trip.tripId}&leg=${trip.fromStopNo}-${trip.toStopNo}#trip-${trip.tripId}`;

/** The waiting list of a journey. */
export const waitlistOf = ({
  tripId,
  fromStopNo,
  toStopNo,
}: Pick<TripOffer, 'tripId' | 'fromStopNo' | 'toStopNo'>): string =>
  `/waitlist/${tripId}/${fromStopNo}-${toStopNo}`;
