import type { Language } from '@poth/domain/language.ts';
import { formatMoney, formatTaka } from '@poth/domain/money.ts';
import type { RefundQuote } from '@poth/domain/refund/policy.ts';
import { momentText } from './refund-rows.ts';

/** What comes back, seat by seat, in one language. */
export const quoteView = (quote: RefundQuote, language: Language) => ({
  seats: quote.seats.map(({ seatNo, farePaisa, feePaisa, refundPaisa }) => ({
    seatNo,
    fare: formatTaka(farePaisa, language),
    fee: formatTaka(feePaisa, language),
    back: formatTaka(refundPaisa, language),
  })),
  fee: formatTaka(quote.feePaisa, language),
  back: formatMoney(quote.refundPaisa, language),
  refundPaisa: quote.refundPaisa,
  until: momentText(quote.validUntil, language),
});
export type QuoteView = ReturnType<typeof quoteView>;
