import { formatDate } from '@poth/domain/dhaka.ts';
import { coachName } from '@poth/domain/fleet/coach.ts';
import { digits, type Language } from '@poth/domain/language.ts';
import { formatMoney } from '@poth/domain/money.ts';
import type { DayFare, TripOffer } from '@poth/domain/search/offer.ts';
import { weekdayMomentText } from '../text/moment.ts';
import { coachListAddress, seatMapAddress } from './addresses-of.ts';

/** A journey in a line: places, company, coach, departure. */
export const journeyLine = (trip: TripOffer, language: Language): string =>
  [
    `${trip.from.name[language]} – ${trip.to.name[language]}`,
    `${trip.operator.name[language]} ${trip.coachNumber}`,
    coachName(trip.coachType, trip.coachClass)[language],
    weekdayMomentText(trip.departsAt, language),
  ].join(' · ');

/** Alternative with seats: its description, the price of a seat, the seats left, and the address to choose them. */
export type SeatAlternative = {
  key: string;
  to: string;
  says: string;
  price: string;
  seatsLeft: string | null;
};

const coachLine = (trip: TripOffer, language: Language): string =>
  `${weekdayMomentText(trip.departsAt, language)} · ${trip.operator.name[language]} ${trip.coachNumber}`;

const boardingLine = (trip: TripOffer, language: Language): string =>
  `${trip.from.name[language]} · ${weekdayMomentText(trip.departsAt, language)}`;

/** Lists coaches with seats, each with the address of its seat map. */
export const alternativeCoaches = (
  trips: readonly TripOffer[],
  language: Language,
  lineOf = coachLine,
): SeatAlternative[] =>
  trips.map((trip) => ({
    key: `${trip.tripId} ${trip.fromStopNo}`,
    to: seatMapAddress(trip),
    says: lineOf(trip, language),
    price: formatMoney(trip.pricePaisa, language),
    seatsLeft: digits(trip.seatsLeft, language),
  }));

/** The same coach from other stops. */
export const alternativeBoardings = (trips: readonly TripOffer[], language: Language): SeatAlternative[] =>
  alternativeCoaches(trips, language, boardingLine);

/** Days on which coaches between the same places have seats. */
export const alternativeDays = (
  days: readonly DayFare[],
  trip: TripOffer,
  language: Language,
): SeatAlternative[] =>
  days.flatMap(({ date, lowestPricePaisa }) =>
    lowestPricePaisa === null
      ? []
      : [
          {
            key: date,
            to: coachListAddress(trip, date),
            says: formatDate(date, language, 'long'),
            price: formatMoney(lowestPricePaisa, language),
            seatsLeft: null,
          },
        ],
  );
