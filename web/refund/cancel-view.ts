import { formatPnr } from '@poth/domain/booking/pnr.ts';
import type { DhakaDate } from '@poth/domain/dhaka.ts';
import type { Language } from '@poth/domain/language.ts';
import type { RefundQuote } from '@poth/domain/refund/policy.ts';
import type { TicketDocument } from '@poth/domain/ticket/ticket.ts';
import { bookedTripText } from '../text/booked-trip-text.ts';
import { quoteView } from './quote-view.ts';
import { type PromisedDays, promiseText } from './refund-stage-view.ts';

/** View of a booking for the page that cancels, in one language; quote: undefined where nothing can be cancelled. */
export const cancelView = (
  document: TicketDocument,
  quote: (RefundQuote & { promisedBy: DhakaDate }) | undefined,
  days: PromisedDays,
  language: Language,
) => ({
  pnr: document.pnr,
  shownPnr: formatPnr(document.pnr),
  journey: bookedTripText(document, language),
  seats: document.tickets
    .filter(({ state }) => state === 'issued')
    .map(({ seatNo, passengerName }) => ({ seatNo, name: passengerName })),
  quote: quote && quoteView(quote, language),
  promise: quote && promiseText(days, quote.promisedBy, language),
  /** Tells that it was paid at a counter, where the money is collected. */
  atCounter: document.channel !== 'web',
});
export type CancelView = ReturnType<typeof cancelView>;
