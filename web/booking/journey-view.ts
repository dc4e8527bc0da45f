import type { Checkout } from '@poth/domain/booking/checkout.ts';
import { dhakaDate, formatDate, formatTime } from '@poth/domain/dhaka.ts';
import type { Language } from '@poth/domain/language.ts';
import type { Place } from '@poth/domain/place/place.ts';
import type { TripOffer } from '@poth/domain/search/offer.ts';

/** The places of a journey, where its offer names them. */
type Ends = Partial<Record<'from' | 'to', Pick<Place, 'placeId' | 'name'>>>;
type Held = { booking: Checkout['booking']; offer: TripOffer & Ends };

/** The search that shows a journey again, with the map of its coach open; without its places the empty search. */
export const searchPath = (offer: TripOffer & Ends): string => {
  if (!offer.from || !offer.to) return '/search';
  const { tripId: trip, from, to } = offer;
  const leg = `${offer.fromStopNo}-${offer.toStopNo}`;
  const date = dhakaDate(offer.departsAt);
  return `/search?${new URLSearchParams({ from: from.placeId, to: to.placeId, date, trip, leg })}#trip-${trip}`;
};

/** A time whose words stay on one line. */
const timeText = (at: Date, language: Language): string => formatTime(at, language).replaceAll(' ', '\u00a0');

/** A moment of a journey: its hour alone, or with its date where that is not the date of boarding. */
const momentText = (at: Date, boardsAt: Date, language: Language): string => {
  const date = dhakaDate(at);
  const time = timeText(at, language);
  return date === dhakaDate(boardsAt) ? time : `${formatDate(date, language, 'short')}, ${time}`;
};

/** A journey as the checkout says it: the chosen points with their hours, and every other day than the first by its date. */
export const journeyView = ({ booking, offer }: Held, language: Language) => {
  const boarding =
    offer.boarding.find(({ counterId }) => counterId === booking.boardingCounterId) ?? offer.boarding[0];
  const dropping =
    offer.dropping.find(({ counterId }) => counterId === booking.droppingCounterId) ?? offer.dropping[0];
  const [boardsAt, alightsAt] = [boarding?.at ?? offer.departsAt, dropping?.at ?? offer.arrivesAt];
  const [first, last] = [dhakaDate(boardsAt), dhakaDate(alightsAt)];
  const placeOf = (end: 'from' | 'to', counter: typeof boarding) =>
    [offer[end]?.name[language], counter?.name[language]].filter(Boolean).join(', ');
  return {
    from: { time: timeText(boardsAt, language), place: placeOf('from', boarding), date: null },
    to: {
      time: timeText(alightsAt, language),
      place: placeOf('to', dropping),
      date: last === first ? null : formatDate(last, language, 'short'),
    },
    date: formatDate(first, language, 'long'),
    reporting: momentText(boarding?.reportingAt ?? boardsAt, boardsAt, language),
  };
};
