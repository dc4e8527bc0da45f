import type { Language } from '@poth/domain/language.ts';
import type { TicketDocument } from '@poth/domain/ticket/ticket.ts';
import { validityOf } from '@poth/domain/ticket/validity.ts';
import type { TicketMail } from './compose-ticket-mail.ts';
import type { Drawing } from './pdf-pool.ts';

// Addresses of modules that a thread loads; importing them here would load their libraries in the main thread, too.
const pdf = new URL('./render-pdf.ts', import.meta.url).href;
const mail = new URL('./compose-ticket-mail.ts', import.meta.url).href;

/**
 * The ticket of a booking as a drawing for the pool. The moment at its foot says when the file was made, so a kept one
 * stays right; what else depends on the time is whether each ticket is still valid.
 */
export const ticketDrawing = (document: TicketDocument, language: Language, now: Date): Drawing => ({
  file: pdf,
  name: 'renderTicketPdf',
  input: { document, language, now },
  looks: [
    document,
    language,
    document.tickets.map(({ state }) => validityOf(state, document.departsAt, now)),
  ],
});

/** The mail of a ticket as a drawing for the pool; it is sent once and kept for nobody. */
export const ticketMailDrawing = (input: TicketMail): Drawing => ({
  file: mail,
  name: 'composeTicketMail',
  input,
  looks: null,
});
