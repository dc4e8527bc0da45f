import { dhakaDate, formatDate, formatDuration, formatMoment, formatTime } from '@poth/domain/dhaka.ts';
import { coachName } from '@poth/domain/fleet/coach.ts';
import type { Language } from '@poth/domain/language.ts';
import { formatMoney } from '@poth/domain/money.ts';
import type { Connection } from '@poth/domain/search/connection.ts';
import { publishedDeparture, type TripOffer } from '@poth/domain/search/offer.ts';
import { textIn } from '../text/texts.ts';
import { changeText } from './change-text.ts';

/** Builds the address of the list of a coach's own day, with the coach's seat map open. */
const seatsOf = (offer: TripOffer): string => {
  const { tripId, from, to, fromStopNo, toStopNo } = offer;
  const query = new URLSearchParams({
    from: from.placeId,
    to: to.placeId,
    date: dhakaDate(publishedDeparture(offer)),
    trip: tripId,
    leg: `${fromStopNo}-${toStopNo}`,
  });
  return `/search?${query}#trip-${tripId}`;
};

const legView = (offer: TripOffer, language: Language) => {
  const t = textIn(language, changeText);
  const { operator, coachNumber, coachType, coachClass, from, to, departsAt, arrivesAt } = offer;
  const [leaves, arrives] = [dhakaDate(departsAt), dhakaDate(arrivesAt)];
  const until = leaves === arrives ? formatTime(arrivesAt, language) : formatMoment(arrivesAt, language);
  return {
    key: offer.tripId,
    road: t.leg(from.name[language], to.name[language]),
    company: operator.name[language],
    coach: `${coachNumber} · ${coachName(coachType, coachClass)[language]}`,
    times: `${formatDate(leaves, language)}, ${formatTime(departsAt, language)} – ${until}`,
    price: formatMoney(offer.pricePaisa, language),
    seats: seatsOf(offer),
  };
};

const changeOf = ({ first, second, waitMinutes }: Connection, language: Language): string => {
  const t = textIn(language, changeText);
  const [off, on] = [first.dropping.at(-1)?.name[language], second.boarding[0]?.name[language]];
  const where = t.change(first.to.name[language], formatDuration(waitMinutes, language));
  return off && on ? `${where}, ${t.counters(off, on)}` : where;
};

/** Formats a journey with one change in one language. */
export const connectionView = (connection: Connection, language: Language) => {
  const t = textIn(language, changeText);
  const { first, second, isGuaranteed, pricePaisa } = connection;
  return {
    key: `${first.tripId} ${second.tripId}`,
    title: t.arrives(formatMoment(second.arrivesAt, language), formatMoney(pricePaisa, language)),
    legs: [legView(first, language), legView(second, language)] as const,
    change: changeOf(connection, language),
    isGuaranteed,
    promise: isGuaranteed ? t.guaranteed(first.operator.name[language]) : t.notGuaranteed,
  };
};
export type ConnectionView = ReturnType<typeof connectionView>;
