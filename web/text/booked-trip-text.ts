import { formatPnr } from '@poth/domain/booking/pnr.ts';
import type { Language } from '@poth/domain/language.ts';
import type { TicketDocument } from '@poth/domain/ticket/ticket.ts';
import { weekdayMomentText } from './moment.ts';

/** Describes the trip of a ticket: Hanif 12 · Dhaka – Sylhet · Fri 27 Nov, 10:30 PM. */
export const bookedTripText = (document: TicketDocument, language: Language): string =>
  [
    `${document.operator.name[language]} ${document.coachNumber}`,
    `${document.from[language]} – ${document.to[language]}`,
    weekdayMomentText(document.departsAt, language),
  ].join(' · ');

/** Describes the trip of a ticket, with its PNR. */
export const ticketAboutText = (document: TicketDocument, language: Language): string =>
  `${bookedTripText(document, language)} · PNR ${formatPnr(document.pnr)}`;
