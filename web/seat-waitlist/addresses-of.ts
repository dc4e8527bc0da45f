import { dhakaDate } from '@poth/domain/dhaka.ts';
import { publishedDeparture, type TripOffer } from '@poth/domain/search/offer.ts';

/** Makes the address of the coaches between the places of a journey, on its date or another. */
export const coachListAddress = (trip: TripOffer, date = dhakaDate(publishedDeparture(trip))): string =>
  `/search?${new URLSearchParams({ from: trip.from.placeId, to: trip.to.placeId, date })}`;

/** Makes the address of that list with the journey's seat map open. */
export const seatMapAddress = (trip: TripOffer): string =>
  `${coachListAddress(trip)}&trip=${trip.tripId}&leg=${trip.fromStopNo}-${trip.toStopNo}#trip-${trip.tripId}`;

/** Makes the address of a journey's waiting list. */
export const waitlistAddress = ({
  tripId,
  fromStopNo,
  toStopNo,
}: Pick<TripOffer, 'tripId' | 'fromStopNo' | 'toStopNo'>): string =>
  `/waitlist/${tripId}/${fromStopNo}-${toStopNo}`;
