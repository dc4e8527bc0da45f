import type { Language } from '@poth/domain/language.ts';
import type { TicketDocument } from '@poth/domain/ticket/ticket.ts';
import { validityOf } from '@poth/domain/ticket/validity.ts';
import type { TicketMail } from './compose-ticket-mail.ts';
import type { Drawing } from './pdf-pool.ts';

// Module addresses for the threads; importing these modules here would load their libraries in the main thread too.
const pdf = new URL('./render-pdf.ts', import.meta.url).href;
const mail = new URL('./compose-ticket-mail.ts', import.meta.url).href;

/**
 * Describes the PDF of a booking's ticket for the pool. Its foot says when the file was made, so a cached one stays
 * right; besides that, only the validity of each ticket depends on the time.
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

/** Describes the mail of a ticket for the pool; it is sent once, so it is not cached. */
export const ticketMailDrawing = (input: TicketMail): Drawing => ({
  file: mail,
  name: 'composeTicketMail',
  input,
  looks: null,
});
