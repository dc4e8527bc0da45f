import type { Language } from '@poth/domain/language.ts';
import type { RenamingView } from '@poth/domain/renaming/renaming.ts';
import { ticketAboutText } from '../text/booked-trip-text.ts';
import { weekdayMomentText } from '../text/moment.ts';

/** View of the names on a ticket that may be changed, in one language. */
export const renamingView = ({ document, seats, endsAt, asksGender }: RenamingView, language: Language) => ({
  pnr: document.pnr,
  about: ticketAboutText(document, language),
  until: weekdayMomentText(endsAt, language),
  seats: seats.map(({ seatNo, name }) => ({ value: seatNo, label: `${seatNo} · ${name}` })),
  asksGender,
});
