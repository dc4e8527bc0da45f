import type { Language } from '@poth/domain/language.ts';
import { formatMoney, formatTaka } from '@poth/domain/money.ts';
import { givenBackOf } from '@poth/domain/refund/within-paid.ts';
import { withheldOf, type RefundQuote } from '@poth/domain/refund/policy.ts';
import { weekdayMomentText } from '../text/moment.ts';

/** View of a refund, seat by seat, in one language. */
export const quoteView = (quote: RefundQuote, language: Language) => ({
  seats: quote.seats.map(({ seatNo, farePaisa, chargePaisa, discountPaisa, feePaisa, ...seat }) => ({
    seatNo,
    fare: [farePaisa, ...(discountPaisa ? [discountPaisa] : [])]
      .map((amount) => formatTaka(amount, language))
      .join(' − '),
    fee: [feePaisa, ...(seat.otherWayPaisa ? [seat.otherWayPaisa] : [])]
      .map((amount) => formatTaka(amount, language))
      .join(' + '),
    /** Service charge that is refunded too, where the operator is the cause. */
    ...(quote.free && { charge: formatTaka(chargePaisa, language) }),
    back: formatTaka(seat.refundPaisa, language),
  })),
  fee: formatTaka(quote.feePaisa + withheldOf(quote), language),
  /** Discount of the other way, which stays booked, where it is withheld. */
  ...(withheldOf(quote) > 0 && { ofOtherWay: formatMoney(withheldOf(quote), language) }),
  /** Amount that went back before, and is not refunded again. */
  ...(givenBackOf(quote) > 0 && { givenBack: formatMoney(givenBackOf(quote), language) }),
  /** Amount that was withheld from the other way and comes back as well. */
  ...(quote.otherWayBackPaisa > 0 && { otherWayBack: formatMoney(quote.otherWayBackPaisa, language) }),
  ...(quote.seats.some(({ discountPaisa }) => discountPaisa > 0) && { cheaper: true }),
  back: formatMoney(quote.refundPaisa, language),
  refundPaisa: quote.refundPaisa,
  until: weekdayMomentText(quote.validUntil, language),
  ...(quote.free && { free: quote.free }),
});
export type QuoteView = ReturnType<typeof quoteView>;
