import { randomUUID } from 'node:crypto';
import { admins, by, type CasesOf } from './case.ts';

const support = by('support');

/** Searching, sending again and opening cases is for support, deciding for admins; nothing here moves money. */
export const supportCases: CasesOf<'support'> = {
  findBookings: support(({ support: desk }, { actor }, { pnr }) => desk.findBookings(actor, { text: pnr })),
  viewBooking: support(({ support: desk }, { actor }, { pnr }) => desk.viewBooking(actor, pnr)),
  resendTicket: support(({ support: desk }, { actor }, { tripId, bookingId }) =>
    desk.resendTicket(actor, { tripId, bookingId, key: randomUUID() }),
  ),
  openCase: support(
    ({ support: desk }, { actor }, { tripId, bookingId }) =>
      desk.openCase(actor, {
        tripId,
        bookingId,
        kind: 'other',
        text: 'The passenger calls again.',
        key: randomUUID(),
      }),
    'already-reported',
  ),
  listOwnCases: support(({ support: desk }, { actor }) => desk.listOwnCases(actor)),
  listCases: admins(({ support: desk }, { actor }) => desk.listCases(actor)),
  decideCase: admins(
    ({ support: desk }, { actor }, { tripId, caseId }) =>
      desk.decideCase(actor, { tripId, caseId, event: 'close', said: '', seenMoves: 99 }),
    'already-decided',
  ),
};
