import type { Checkout } from '@poth/domain/booking/checkout.ts';
import { dhakaDate, formatDate, formatTime } from '@poth/domain/dhaka.ts';
import { coachName } from '@poth/domain/fleet/coach.ts';
import { digits, type Language } from '@poth/domain/language.ts';
import { formatMoney, formatTaka } from '@poth/domain/money.ts';
import type { Place } from '@poth/domain/place/place.ts';
import type { TripOffer } from '@poth/domain/search/offer.ts';
import { settings } from '@poth/domain/settings.ts';
import { textIn } from '../text/texts.ts';
import { bookingText } from './text.ts';

/** The places of a journey, where its offer names them. */
type Ends = Partial<Record<'from' | 'to', Pick<Place, 'placeId' | 'name'>>>;

/** The search that shows this journey again, with the map of its coach open; without its places the empty search. */
const searchPath = (offer: TripOffer & Ends): string => {
  if (!offer.from || !offer.to) return '/search';
  const date = dhakaDate(offer.departsAt);
  const { tripId: trip, from, to } = offer;
  const leg = `${offer.fromStopNo}-${offer.toStopNo}`;
  return `/search?${new URLSearchParams({ from: from.placeId, to: to.placeId, date, trip, leg })}`;
};

/** A time whose words stay on one line. */
const timeText = (at: Date, language: Language): string => formatTime(at, language).replaceAll(' ', '\u00a0');

/** One end of the journey: the hour, the place and the counter; the date where it is not the first day's. */
const endView = ({ booking, offer }: { booking: Checkout['booking']; offer: TripOffer & Ends }, end: 'from' | 'to', language: Language) => {
  const points = end === 'from' ? offer.boarding : offer.dropping;
  const counterId = end === 'from' ? booking.boardingCounterId : booking.droppingCounterId;
  const point = points.find((one) => one.counterId === counterId) ?? points[0];
  const at = point?.at ?? (end === 'from' ? offer.departsAt : offer.arrivesAt);
  const date = dhakaDate(at);
  return {
    time: timeText(at, language),
    place: [offer[end]?.name[language], point?.name[language]].filter(Boolean).join(', '),
    date: date === dhakaDate(offer.departsAt) ? null : formatDate(date, language, 'short'),
    reporting: timeText(point?.reportingAt ?? at, language),
  };
};

/** What the booking costs, line by line. */
const priceLines = ({ booking, price }: Checkout, language: Language) => {
  const t = textIn(language, bookingText).summary;
  const fares = new Set(booking.seats.map(({ farePaisa }) => farePaisa));
  const [each, count] = [booking.seats[0]?.farePaisa ?? 0, digits(booking.seats.length, language)];
  return [
    {
      label: fares.size === 1 ? t.fare(count, formatTaka(each, language)) : t.fares(count),
      amount: formatTaka(price.farePaisa, language),
    },
    { label: t.serviceCharge, amount: formatTaka(price.serviceChargePaisa, language) },
    ...(price.discountPaisa > 0 ? [{ label: t.discount, amount: formatTaka(-price.discountPaisa, language) }] : []),
  ];
};

/** A hold as the checkout page says it, in one language. */
export const checkoutView = (checkout: Checkout, language: Language, now: Date) => {
  const { booking, offer, price, openPayment, lastAttempt } = checkout;
  const secondsLeft = Math.max(0, Math.ceil((booking.heldUntil.getTime() - now.getTime()) / 1000));
  return {
    bookingId: booking.bookingId,
    over: booking.state !== 'held' || secondsLeft === 0,
    secondsLeft,
    paymentOpen: openPayment !== null,
    gatewayPageUrl: openPayment?.gatewayPageUrl ?? null,
    lastAttempt,
    /** Seats of a booking whose payment has started no longer change. */
    changePath: booking.extended ? null : searchPath(offer),
    searchPath: searchPath(offer),
    contact: booking.contact && {
      name: booking.contact.name,
      phone: booking.contact.phone.replace(/^\+88/, ''),
      email: booking.contact.email ?? '',
    },
    seats: booking.seats.map(({ seatNo, passengerName, passengerKind }) => ({ seatNo, passengerName, passengerKind })),
    seatNos: booking.seats.map(({ seatNo }) => seatNo).join(', '),
    operator: offer.operator.name[language],
    coach: `${offer.coachNumber} · ${coachName(offer.coachType, offer.coachClass)[language]}`,
    from: endView(checkout, 'from', language),
    to: endView(checkout, 'to', language),
    date: formatDate(dhakaDate(offer.departsAt), language, 'long'),
    lines: priceLines(checkout, language),
    total: formatMoney(price.totalPaisa, language),
    vatRate: digits(settings.vatBasisPoints / 100, language),
  };
};
export type CheckoutView = ReturnType<typeof checkoutView>;
