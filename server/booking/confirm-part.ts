import { confirmed } from '@poth/domain/ledger/entry.ts';
import type { Move } from '../audit-log/record-move.ts';
import type { Deps } from '../deps.ts';
import { toOwner, channelsTo } from '../messaging/outbox.ts';
import { markPromisePaid, promoUseKey, writeLateUse } from '../promo/use-store.ts';
import { giveSeats } from '../seating/seat-steps-store.ts';
import { makeSignedTickets } from '../ticket/issue-tickets.ts';
import { type NewTicket, writeTickets } from '../ticket/ticket-steps-store.ts';
import { listUnderPhone, moveHoldEnds, writeBookingState } from './booking-steps-store.ts';
import { moveOf } from './move-booking.ts';
import type { PaidBooking } from './paid-store.ts';
import type { SalePart } from './sale-step.ts';
import { claimOf } from './seat-claim.ts';
import type { BookingRow } from './store.ts';

/** Makes a promised discount final; a promise that has lapsed keeps its price by a late use, even beyond the limit. */
const promisePart = ({ booking, promiseStands }: PaidBooking): SalePart => {
  const { promoId, discountPaisa, contact } = booking;
  if (!promoId || discountPaisa === 0) return { guards: [], writes: [] };
  if (promiseStands) return { guards: [markPromisePaid(booking, discountPaisa)], writes: [] };
  const use = { ...booking, promoId, discountPaisa, phone: contact?.phone ?? null };
  return { guards: [], writes: [writeLateUse(use)], keys: [promoUseKey] };
};

const issueOf = ({ tripId, bookingId }: BookingRow, { ticketId }: NewTicket): Move => ({
  tripId,
  subject: 'ticket',
  subjectId: ticketId,
  event: 'issue',
  from: null,
  to: 'issued',
  by: `booking:${bookingId}`,
});

/**
 * Gives a paid booking its tickets: sells the seats, keeps the promised discount, posts the ledger, tells the owner.
 * Its seats are locked already.
 */
export const confirmPart = (
  { ticketSigner }: Pick<Deps, 'ticketSigner'>,
  paid: PaidBooking,
  by: string,
): SalePart => {
  const { booking, now, departsAt, arrivesAt } = paid;
  if (!departsAt || !arrivesAt) throw new Error(`booking ${booking.bookingId} has no journey`);
  const { bookingId, contact } = booking;
  const tickets = makeSignedTickets(ticketSigner, booking, { departsAt, arrivesAt }, now);
  const promise = promisePart(paid);
  return {
    ...promise,
    writes: [
      giveSeats(claimOf(booking), bookingId, 'sold', null),
      writeBookingState(booking, 'confirmed'),
      ...writeTickets(booking, tickets),
      ...promise.writes,
      ...moveHoldEnds(booking, now),
      ...(contact ? [listUnderPhone(booking, contact.phone)] : []),
    ],
    moves: [moveOf(booking, 'confirm', by), ...tickets.map((ticket) => issueOf(booking, ticket))],
    postings: [{ sourceId: bookingId, entry: confirmed(booking) }],
    announced: toOwner('booking-confirmed', bookingId, { bookingId }, channelsTo(contact)),
  };
};
