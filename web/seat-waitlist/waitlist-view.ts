import { formatDate } from '@poth/domain/dhaka.ts';
import { coachName } from '@poth/domain/fleet/coach.ts';
import { digits, type Language } from '@poth/domain/language.ts';
import { formatMoney } from '@poth/domain/money.ts';
import type { DayFare, TripOffer } from '@poth/domain/search/offer.ts';
import { weekdayMomentText } from '../text/moment.ts';
import { listOf, mapOf } from './addresses-of.ts';

/** A journey in a line: places, company, coach, departure. */
export const journeyLine = (trip: TripOffer, language: Language): string =>
  [
    `${trip.from.name[language]} – ${trip.to.name[language]}`,
    `${trip.operator.name[language]} ${trip.coachNumber}`,
    coachName(trip.coachType, trip.coachClass)[language],
    weekdayMomentText(trip.departsAt, language),
  ].join(' · ');

/** Alternative with seats: its description, the price of a seat, the seats left, and the address to choose them. */
export type Instead = { key: string; to: string; says: string; price: string; seatsLeft: string | null };

const coachLine = (trip: TripOffer, language: Language): string =>
  `${weekdayMomentText(trip.departsAt, language)} · ${trip.operator.name[language]} ${trip.coachNumber}`;

const boardingLine = (trip: TripOffer, language: Language): string =>
  `${trip.from.name[language]} · ${weekdayMomentText(trip.departsAt, language)}`;

/** Lists coaches with seats, each with the address of its seat map. */
export const coachesInstead = (
  trips: readonly TripOffer[],
  language: Language,
  lineOf = coachLine,
): Instead[] =>
  trips.map((trip) => ({
    key: `${trip.tripId} ${trip.fromStopNo}`,
    to: mapOf(trip),
    says: lineOf(trip, language),
    price: formatMoney(trip.pricePaisa, language),
    seatsLeft: digits(trip.seatsLeft, language),
  }));

/** The same coach from other stops. */
export const boardingsInstead = (trips: readonly TripOffer[], language: Language): Instead[] =>
  coachesInstead(trips, language, boardingLine);

/** Days on which coaches between the same places have seats. */
export const daysInstead = (days: readonly DayFare[], trip: TripOffer, language: Language): Instead[] =>
  days.flatMap(({ date, lowestPricePaisa }) =>
    lowestPricePaisa === null
      ? []
      : [
          {
            key: date,
            to: listOf(trip, date),
            says: formatDate(date, language, 'long'),
            price: formatMoney(lowestPricePaisa, language),
            seatsLeft: null,
          },
        ],
  );
