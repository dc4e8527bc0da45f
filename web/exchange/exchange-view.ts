import { formatPnr } from '@poth/domain/booking/pnr.ts';
import { formatDate, formatTime } from '@poth/domain/dhaka.ts';
import type { ExchangeOffer, ExchangeView } from '@poth/domain/exchange/exchange.ts';
import { coachName } from '@poth/domain/fleet/coach.ts';
import { digits, type Language } from '@poth/domain/language.ts';
import { formatMoney } from '@poth/domain/money.ts';
import type { Settings } from '@poth/domain/settings.ts';
import { ticketAboutText } from '../text/booked-trip-text.ts';
import { weekdayMomentText } from '../text/moment.ts';
import { textIn } from '../text/texts.ts';
import { exchangeText } from './text.ts';

/** Fewest and most business days until refunded money arrives. */
type Days = Settings['refundBusinessDays'];

/** Names a journey of a trip in an address: trip id, and stop to stop. */
const journeyName = ({ tripId, fromStopNo, toStopNo }: ExchangeOffer): string =>
  `${tripId}:${fromStopNo}-${toStopNo}`;

const offerView = (offer: ExchangeOffer, language: Language) => {
  const t = textIn(language, exchangeText);
  const { backPaisa, payPaisa } = offer.quote;
  const back = backPaisa > 0 ? t.back(formatMoney(backPaisa, language)) : t.even;
  return {
    to: journeyName(offer),
    leaves: weekdayMomentText(offer.departsAt, language),
    coach: `${offer.coachNumber}, ${coachName(offer.coachType, offer.coachClass)[language]}`,
    seatNos: [...offer.seatNos],
    says: payPaisa > 0 ? t.pay(formatMoney(payPaisa, language)) : back,
  };
};

/** Quote of one trip, in one language. */
const quoteView = (
  { quote, ...offer }: ExchangeOffer,
  { exchange, days: [least, most] }: { exchange: ExchangeView; days: Days },
  language: Language,
) => {
  const t = textIn(language, exchangeText);
  const { leastKept: kept, otherWayPaisa } = exchange;
  return {
    offer: offerView({ ...offer, quote }, language),
    paid: formatMoney(quote.paidPaisa, language),
    newPrice: formatMoney(quote.newTotalPaisa, language),
    fee: quote.feePaisa > 0 ? formatMoney(quote.feePaisa, language) : null,
    back: quote.backPaisa > 0 ? formatMoney(quote.backPaisa, language) : null,
    backPaisa: quote.backPaisa,
    pay: quote.payPaisa > 0 ? formatMoney(quote.payPaisa, language) : null,
    payPaisa: quote.payPaisa,
    promise: quote.backPaisa > 0 ? t.promise(digits(least, language), digits(most, language)) : null,
    kept: kept === null ? t.keptAll : t.kept(digits(`${kept / 100}%`, language)),
    otherWay: otherWayPaisa > 0 ? t.otherWay(formatMoney(otherWayPaisa, language)) : null,
  };
};

/** View of the trip whose difference is being paid, in one language. */
const payingView = ({ paying }: ExchangeView, language: Language) => {
  if (!paying) return null;
  const { tripId, bookingId, payPaisa, heldUntil, departsAt } = paying;
  const t = textIn(language, exchangeText);
  const until = formatTime(heldUntil, language);
  return {
    says: t.paying(weekdayMomentText(departsAt, language), formatMoney(payPaisa, language), until),
    checkoutPath: `/checkout/${tripId}/${bookingId}`,
  };
};

/** View of the other trips for a booking, in one language. asked: the chosen one, by the name of its journey. */
export const exchangeView = (
  exchange: ExchangeView,
  { asked, days }: { asked: string | null; days: Days },
  language: Language,
) => {
  const { document, offers, isOpen, because, endsAt, date, firstDate, lastDate, carriedTo } = exchange;
  const chosen = asked ? offers.find((offer) => journeyName(offer) === asked) : undefined;
  return {
    pnr: document.pnr,
    about: ticketAboutText(document, language),
    was: weekdayMomentText(document.departsAt, language),
    isOpen,
    isFree: because !== null,
    until: weekdayMomentText(endsAt, language),
    date,
    firstDate,
    lastDate,
    day: formatDate(date, language),
    mayPay: exchange.mayPay,
    paying: payingView(exchange, language),
    carriedTo: carriedTo && { pnr: carriedTo, shown: formatPnr(carriedTo) },
    offers: chosen ? [] : offers.map((offer) => offerView(offer, language)),
    quote: chosen ? quoteView(chosen, { exchange, days }, language) : null,
    isGone: asked !== null && !chosen && !exchange.paying,
  };
};
export type ExchangePageView = ReturnType<typeof exchangeView>;
