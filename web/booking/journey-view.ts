import type { Checkout } from '@poth/domain/booking/checkout.ts';
import { addDays, dhakaDate, formatDate } from '@poth/domain/dhaka.ts';
import type { Language } from '@poth/domain/language.ts';
import { publishedDeparture, type TripOffer } from '@poth/domain/search/offer.ts';
import { timeText } from '@poth/domain/ticket/ticket-fields.ts';
import { formatWay } from '../shell/way-in-address.ts';

type Held = Pick<Checkout, 'booking' | 'offer'>;

/**
 * Returns the search that shows a journey again, with the map of its coach open, and with the held other direction, if
 * any.
 */
export const searchPath = (offer: TripOffer, there?: string): string => {
  const { tripId: trip, from, to } = offer;
  const leg = `${offer.fromStopNo}-${offer.toStopNo}`;
  const date = dhakaDate(publishedDeparture(offer));
  const query = { from: from.placeId, to: to.placeId, date, trip, leg, ...(there && { there }) };
  return `/search?${new URLSearchParams(query)}#trip-${trip}`;
};

/** Returns the search for the way back of a held journey, from the day after it arrives. */
export const wayBackPath = ({ booking, offer }: Held): string => {
  const { from, to, arrivesAt } = offer;
  const date = addDays(dhakaDate(arrivesAt), 1);
  return `/search?${new URLSearchParams({ from: to.placeId, to: from.placeId, date, there: formatWay(booking) })}`;
};

/** Formats a moment of a journey: the time alone, or with its date where that is not the date of boarding. */
const momentText = (at: Date, boardsAt: Date, language: Language): string => {
  const date = dhakaDate(at);
  const time = timeText(at, language);
  return date === dhakaDate(boardsAt) ? time : `${formatDate(date, language, 'short')}, ${time}`;
};

/**
 * Builds the checkout's view of a journey: the chosen points with their times, and each day other than the first by its
 * date.
 */
export const journeyView = ({ booking, offer }: Held, language: Language) => {
  const boarding =
    offer.boarding.find(({ counterId }) => counterId === booking.boardingCounterId) ?? offer.boarding[0];
  const dropping =
    offer.dropping.find(({ counterId }) => counterId === booking.droppingCounterId) ?? offer.dropping[0];
  const [boardsAt, alightsAt] = [boarding?.at ?? offer.departsAt, dropping?.at ?? offer.arrivesAt];
  const [first, last] = [dhakaDate(boardsAt), dhakaDate(alightsAt)];
  const placeOf = (end: 'from' | 'to', counter: typeof boarding) =>
    [offer[end].name[language], counter?.name[language]].filter(Boolean).join(', ');
  return {
    from: { time: timeText(boardsAt, language), place: placeOf('from', boarding), date: null },
    to: {
      time: timeText(alightsAt, language),
      place: placeOf('to', dropping),
      date: last === first ? null : formatDate(last, language, 'short'),
    },
    date: formatDate(first, language, 'long'),
    leaves: `${formatDate(first, language, 'short')}, ${timeText(boardsAt, language)}`,
    reporting: momentText(boarding?.reportingAt ?? boardsAt, boardsAt, language),
  };
};
