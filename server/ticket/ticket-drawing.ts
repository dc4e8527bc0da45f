import type { Language } from '@poth/domain/language.ts';
import type { TicketDocument } from '@poth/domain/ticket/ticket.ts';
import { validityOf } from '@poth/domain/ticket/validity.ts';
import type { Drawing } from './pdf-pool.ts';

const file = new URL('./render-pdf.ts', import.meta.url).href;

/**
 * The ticket of a booking as a drawing for the pool. The moment at its foot says when the file was made, so a kept one
 * stays right; what else depends on the time is whether each ticket is still valid.
 */
export const ticketDrawing = (document: TicketDocument, language: Language, now: Date): Drawing => ({
  file,
  name: 'renderTicketPdf',
  input: { document, language, now },
  looks: [
    document,
    language,
    document.tickets.map(({ state }) => validityOf(state, document.departsAt, now)),
  ],
});
