import { nameOfActor, trySubjectsOf } from '@poth/domain/identity/actor.ts';
import { Problem } from '@poth/domain/problem.ts';
import { Pnr } from '@poth/domain/ticket/input.ts';
import type { TicketDocument } from '@poth/domain/ticket/ticket.ts';
import { canShareTrip, shareEndsAt } from '@poth/domain/trip-sharing/shared-trip.ts';
import { call } from '../call.ts';
import { databaseNow } from '../db/clock.ts';
import { chargeTry } from '../rate-limit/count-try.ts';
import { ownTicket } from '../feedback/own-ticket.ts';
import { shareToken } from './share-link.ts';
import { closeShare, openShare, readOpenShare } from './share-store.ts';

/** Share link of a ticket's trip. token: null if there is none; canShare: whether one may be made now. */
export type TripShare = { document: TicketDocument; token: string | null; canShare: boolean; endsAt: Date };

/** Shows the share link of a trip to the proven owner of the ticket. */
export const viewShare = call(
  {
    gate: 'everybody',
    input: Pnr,
    unreadable: 'not-found',
    problems: [
      'not-found', // for all other callers
    ],
  },
  async function viewShare({ deps: { db, linkSigner }, actor }, pnr): Promise<TripShare> {
    const document = await ownTicket(db, actor, pnr);
    const { tripId, arrivesAt } = document;
    const endsAt = shareEndsAt(arrivesAt);
    const canShare = canShareTrip(document, await databaseNow(db));
    const shareId = canShare ? await readOpenShare(db, document) : undefined;
    return {
      document,
      token: shareId ? shareToken(linkSigner, { tripId, shareId }) : null,
      canShare,
      endsAt,
    };
  },
);

/** Makes the share link of a trip for the proven owner of the ticket; an existing link is kept. */
export const shareTrip = call(
  {
    gate: 'everybody',
    input: Pnr,
    unreadable: 'not-found',
    problems: [
      'not-found',
      'booking-closed', // without a ticket
      'trip-over', // more than a day after arrival
      'too-many-tries',
    ],
  },
  async function shareTrip({ deps: { db }, actor }, pnr): Promise<void> {
    const document = await ownTicket(db, actor, pnr);
    const now = await databaseNow(db);
    if (now >= shareEndsAt(document.arrivesAt)) throw new Problem('trip-over');
    if (!canShareTrip(document, now)) throw new Problem('booking-closed');
    await chargeTry(db, 'share', trySubjectsOf(actor));
    await openShare(db, document, nameOfActor(actor));
  },
);

/** Withdraws the share link, which then shows nothing. Does nothing without one. */
export const withdrawShare = call(
  { gate: 'everybody', input: Pnr, unreadable: 'not-found', problems: ['not-found'] },
  async function withdrawShare({ deps: { db }, actor }, pnr): Promise<void> {
    const document = await ownTicket(db, actor, pnr);
    await closeShare(db, document, nameOfActor(actor));
  },
);
