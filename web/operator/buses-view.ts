import { type DhakaDate, dhakaDate, formatDate, formatTime } from '@poth/domain/dhaka.ts';
import { coachName } from '@poth/domain/fleet/coach.ts';
import { digits, type Language } from '@poth/domain/language.ts';
import type { Fleet, FleetTrip } from '@poth/domain/operator/fleet.ts';
import { routeNameText } from '../text/route-name-text.ts';

export type TripShown = 'on-sale' | 'sold-out' | 'closed' | 'cancelled' | 'paused' | 'late';

/** Trip, formatted for a line of the list. */
type TripView = {
  tripId: string;
  leaves: string;
  route: string;
  coach: string;
  sold: { seats: string; all: string; left: string; share: string };
  state: TripShown;
};

/** Trips of one day. */
export type DayView = { date: DhakaDate; day: string; trips: TripView[] };
/** Coach, formatted for the list. image: address of its picture. */
export type CoachView = {
  coachId: string;
  number: string;
  type: string;
  seats: string;
  image: string | null;
};

const shownState = ({ state, seatsLeft, delayMinutes }: FleetTrip, selling: boolean): TripShown => {
  if (state === 'cancelled') return 'cancelled';
  if (state !== 'on-sale') return 'closed';
  if (!selling) return 'paused';
  if (delayMinutes > 0) return 'late';
  return seatsLeft === 0 ? 'sold-out' : 'on-sale';
};

const tripView = (trip: FleetTrip, selling: boolean, language: Language): TripView => {
  const { tripId, departsAt, routeName, coachNumber, seatCount, seatsSold, seatsLeft } = trip;
  return {
    tripId,
    leaves: formatTime(departsAt, language),
    route: routeNameText(routeName, language),
    coach: coachNumber,
    sold: {
      seats: digits(seatsSold, language),
      all: digits(seatCount, language),
      left: digits(seatsLeft, language),
      share: `${Math.round((100 * seatsSold) / Math.max(1, seatCount))}%`,
    },
    state: shownState(trip, selling),
  };
};

/** Groups trips by the day on which they leave. */
export const daysView = ({ trips, state }: Pick<Fleet, 'trips' | 'state'>, language: Language): DayView[] => {
  const days: DayView[] = [];
  for (const trip of trips) {
    const date = dhakaDate(trip.departsAt);
    let day = days.at(-1);
    if (day?.date !== date) {
      day = { date, day: formatDate(date, language, 'long'), trips: [] };
      days.push(day);
    }
    day.trips.push(tripView(trip, state === 'verified', language));
  }
  return days;
};

export const coachViews = ({ coaches }: Pick<Fleet, 'coaches'>, language: Language): CoachView[] =>
  coaches.map(({ coachId, coachNumber, coachType, coachClass, seatCount, imageKey }) => ({
    coachId,
    number: coachNumber,
    type: coachName(coachType, coachClass)[language],
    seats: digits(seatCount, language),
    image: imageKey && `/${imageKey}`,
  }));
