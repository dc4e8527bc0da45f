import type { Account } from '@poth/domain/identity/account.ts';
import { fareBeforeBothWaysDiscount } from '@poth/domain/booking/both-ways.ts';
import type { Checkout } from '@poth/domain/booking/checkout.ts';
import { readDetails } from '@poth/domain/booking/details.ts';
import { coachName } from '@poth/domain/fleet/coach.ts';
import { digits, type Language } from '@poth/domain/language.ts';
import { formatMoney, formatTaka, sum } from '@poth/domain/money.ts';
import { paymentMethods } from '@poth/domain/payment/payment.ts';
import { textIn } from '../text/texts.ts';
import { formatWay } from '../shell/way-in-address.ts';
import { journeyView, searchPath, wayBackPath } from './journey-view.ts';
import { restingSentence } from './resting-text.ts';
import { bookingText } from './text.ts';

/** Price of the booking, line by line. */
const priceLines = ({ booking, price, promo, isPartPaid }: Checkout, language: Language) => {
  const t = textIn(language, bookingText).summary;
  const fares = booking.seats.map(fareBeforeBothWaysDiscount);
  const bothWaysPaisa = sum(booking.seats.map(({ bothWaysOffPaisa }) => bothWaysOffPaisa));
  const [each, count] = [fares[0] ?? 0, digits(booking.seats.length, language)];
  return [
    {
      label: new Set(fares).size === 1 ? t.fare(count, formatTaka(each, language)) : t.fares(count),
      amount: formatTaka(price.farePaisa + bothWaysPaisa, language),
    },
    ...(bothWaysPaisa > 0 ? [{ label: t.bothWays, amount: `−${formatTaka(bothWaysPaisa, language)}` }] : []),
    ...(price.serviceChargePaisa > 0
      ? [{ label: t.serviceCharge, amount: formatTaka(price.serviceChargePaisa, language) }]
      : []),
    ...(price.discountPaisa > 0
      ? [
          {
            label: isPartPaid ? t.oldTicket : promo ? t.promo(promo.code) : t.discount,
            amount: `−${formatTaka(price.discountPaisa, language)}`,
          },
        ]
      : []),
  ];
};

/** Formats a number as people type it. */
const typedNumber = (phone: string): string => phone.replace(/^\+88/, '');

/** Returns the contact that the account knows, as far as the form would accept it, to begin with. */
const knownContact = ({ name, phone, email }: Account) => {
  // An account that was made by phone has its number as its name until its owner gives one.
  const known = { name: name === phone ? '' : name, phone: typedNumber(phone ?? ''), email: email ?? '' };
  const read = readDetails({ ...known, passengers: [] });
  const { faults } = 'faults' in read ? read : { faults: {} };
  return {
    name: faults.name ? '' : known.name,
    phone: faults.phone ? '' : known.phone,
    email: faults.email ? '' : known.email,
  };
};

/** Builds the checkout page's view of a hold, in one language, for the account that is signed in or for a guest. */
export const checkoutView = (
  checkout: Checkout,
  language: Language,
  now: Date,
  account: Account | null = null,
  vatBasisPoints = 0,
  other?: { tripId: string; bookingId: string },
) => {
  const { booking, offer, price, promo, women, openPayment, lastAttempt } = checkout;
  const { restingMethods } = checkout;
  const there = other && formatWay(other);
  const secondsLeft = Math.max(0, Math.ceil((booking.heldUntil.getTime() - now.getTime()) / 1000));
  return {
    tripId: booking.tripId,
    bookingId: booking.bookingId,
    over: booking.state !== 'held' || secondsLeft === 0,
    secondsLeft,
    paymentOpen: openPayment !== null,
    gatewayPageUrl: openPayment?.gatewayPageUrl ?? null,
    lastAttempt,
    /** True where an earlier ticket pays a part of it: no promo code is accepted then. */
    isPartPaid: checkout.isPartPaid,
    methods: paymentMethods.filter((method) => !restingMethods.includes(method)),
    /** Sentence on the payment methods that are left out for now; null where none is. */
    resting: restingMethods.length > 0 ? restingSentence(restingMethods, language) : null,
    /** Seats of a booking whose payment has started no longer change. */
    changePath: booking.extended || checkout.isPartPaid ? null : searchPath(offer, there),
    searchPath: searchPath(offer, there),
    /** Search for the way back, for a hold that is bought alone so far. */
    wayBackPath: booking.extended || checkout.isPartPaid || other ? null : wayBackPath(checkout),
    /** Percentage of the both-ways discount of this company; null where there is none. */
    bothWaysPercent: checkout.bothWaysPercent > 0 ? digits(checkout.bothWaysPercent, language) : null,
    contact: booking.contact && {
      name: booking.contact.name,
      phone: typedNumber(booking.contact.phone),
      email: booking.contact.email ?? '',
    },
    /** Values that the form begins with, while the booking has no contact and nothing was typed. */
    known: account && knownContact(account),
    /** True where the number that is typed may become the account's. */
    keepsNumber: account !== null && account.phone === null,
    seats: booking.seats.map(({ seatNo, passengerName, passengerKind, passengerGender }) => ({
      seatNo,
      passengerName,
      passengerKind,
      passengerGender,
      forWomen: women.seatNos.includes(seatNo),
    })),
    asksGender: women.asked,
    promo: {
      applied: promo && {
        code: promo.code,
        name: promo.name[language],
        off: price.discountPaisa > 0 ? formatMoney(price.discountPaisa, language) : null,
      },
      /** False from the first payment on: the price is fixed then. */
      removable: !booking.extended,
    },
    seatNos: booking.seats.map(({ seatNo }) => seatNo),
    route: `${offer.from.name[language]} – ${offer.to.name[language]}`,
    operator: offer.operator.name[language],
    coach: `${offer.coachNumber} · ${coachName(offer.coachType, offer.coachClass)[language]}`,
    journey: journeyView(checkout, language),
    lines: priceLines(checkout, language),
    isCheaperForBoth: booking.seats.some(({ bothWaysOffPaisa }) => bothWaysOffPaisa > 0),
    totalPaisa: price.totalPaisa,
    total: formatMoney(price.totalPaisa, language),
    /** Rate of the VAT within the fares; null where there is none. */
    vatRate: vatBasisPoints > 0 ? digits(vatBasisPoints / 100, language) : null,
  };
};
export type CheckoutView = ReturnType<typeof checkoutView>;
