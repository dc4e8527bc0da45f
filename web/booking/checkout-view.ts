import type { Checkout } from '@poth/domain/booking/checkout.ts';
import { coachName } from '@poth/domain/fleet/coach.ts';
import { digits, type Language } from '@poth/domain/language.ts';
import { formatMoney, formatTaka } from '@poth/domain/money.ts';
import { settings } from '@poth/domain/settings.ts';
import { textIn } from '../text/texts.ts';
import { journeyView, searchPath } from './journey-view.ts';
import { bookingText } from './text.ts';

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
    ...(price.discountPaisa > 0
      ? [{ label: t.discount, amount: formatTaka(-price.discountPaisa, language) }]
      : []),
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
    seats: booking.seats.map(({ seatNo, passengerName, passengerKind }) => ({
      seatNo,
      passengerName,
      passengerKind,
    })),
    seatNos: booking.seats.map(({ seatNo }) => seatNo),
    operator: offer.operator.name[language],
    coach: `${offer.coachNumber} · ${coachName(offer.coachType, offer.coachClass)[language]}`,
    journey: journeyView(checkout, language),
    lines: priceLines(checkout, language),
    total: formatMoney(price.totalPaisa, language),
    vatRate: digits(settings.vatBasisPoints / 100, language),
  };
};
export type CheckoutView = ReturnType<typeof checkoutView>;
