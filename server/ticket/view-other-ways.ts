import { canSeeTicket } from '@poth/domain/identity/policy.ts';
import { Problem } from '@poth/domain/problem.ts';
import { Pnr } from '@poth/domain/ticket/input.ts';
import type { TicketDocument } from '@poth/domain/ticket/ticket.ts';
import { call } from '../call.ts';
import { findBookingOfPayment } from './other-ways-store.ts';
import { findByPnr } from './pnr-store.ts';
import { readTicketDocument } from './store.ts';

/**
 * Shows the other bookings of the same purchase that the reader may see: the buyer of both ways sees them together, and
 * a reader to whom one way was passed on sees nothing of the other.
 */
export const viewOtherWays = call(
  {
    gate: 'everybody',
    readsArchive: 'together',
    input: Pnr,
    unreadable: 'not-found',
    problems: ['not-found'], // also for a booking that the reader may not see
  },
  async function viewOtherWays({ deps, actor }, pnr): Promise<TicketDocument[]> {
    const found = await findByPnr(deps.db, pnr);
    const read = found && (await readTicketDocument(deps.db, found));
    if (!read || !canSeeTicket(actor, read)) throw new Problem('not-found');
    const { purchase } = read.document;
    const others = (purchase?.otherTripIds ?? []).map(async (tripId) => {
      const ref = await findBookingOfPayment(deps.db, { tripId, paymentId: purchase?.paymentId ?? '' });
      const other = ref && (await readTicketDocument(deps.db, ref));
      return other && canSeeTicket(actor, other) ? [other.document] : [];
    });
    return (await Promise.all(others)).flat();
  },
);
