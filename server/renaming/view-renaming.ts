import { PnrOrNone } from '@poth/domain/feedback/input.ts';
import { canCancelBooking } from '@poth/domain/identity/policy.ts';
import { Problem } from '@poth/domain/problem.ts';
import { canRename, type RenamingView, renamingEndsAt } from '@poth/domain/renaming/renaming.ts';
import { asksGender } from '@poth/domain/seating/womens-seats.ts';
import { readBooking, readSale } from '../booking/store.ts';
import { call } from '../call.ts';
import { databaseNow } from '../db/clock.ts';
import { ownTicket } from '../feedback/own-ticket.ts';
import { readNamedSeats } from './store.ts';

/** Shows the owner of a ticket which of its seats may get another name, and until when. */
export const viewRenaming = call(
  {
    gate: 'everybody',
    input: PnrOrNone,
    problems: [
      'not-found', // for callers who have not proved that the ticket is theirs
    ],
  },
  async function viewRenaming({ deps, actor }, pnr): Promise<RenamingView> {
    const document = await ownTicket(deps.db, actor, pnr);
    const booking = await readBooking(deps.db, document);
    const sale = booking && (await readSale(deps.db, booking));
    if (!booking || !sale || !canCancelBooking(actor, booking)) throw new Problem('not-found');
    const { departsAt } = document;
    const { cancelled, isOnTheRoad, layout, protectsWomenAlone } = sale;
    const isConfirmed = booking.state === 'confirmed';
    const isOpen = canRename({ isConfirmed, cancelled, isOnTheRoad, departsAt }, await databaseNow(deps.db));
    const seats = isOpen ? await readNamedSeats(deps.db, booking) : [];
    return {
      document,
      seats: seats
        .filter(({ ticketState, renamedAt }) => ticketState === 'issued' && !renamedAt)
        .map(({ seatNo, passengerName }) => ({ seatNo, name: passengerName })),
      endsAt: renamingEndsAt(departsAt),
      asksGender: asksGender({ layout, protectsWomenAlone }),
    };
  },
);
