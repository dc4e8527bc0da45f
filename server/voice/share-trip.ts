import { type Actor, nameOfActor, triesOf } from '@poth/domain/account/actor.ts';
import { Problem } from '@poth/domain/problem.ts';
import type { TicketDocument } from '@poth/domain/ticket/ticket.ts';
import { canShareTrip, shareEndsAt } from '@poth/domain/voice/shared-trip.ts';
import { databaseNow } from '../db/clock.ts';
import type { Deps } from '../deps.ts';
import { takeTry } from '../notification/count-try.ts';
import { ownTicket } from './own-ticket.ts';
import { shareToken } from './share-link.ts';
import { closeShare, openShare, readOpenShare } from './share-store.ts';

type Needs = Pick<Deps, 'db' | 'linkSigner'>;

/** The link of a ticket's trip: token null while there is none, canShare: whether one may be made now. */
export type TripShare = { document: TicketDocument; token: string | null; canShare: boolean; endsAt: Date };

/** The link by which a trip is shared, for who has proved to own the ticket. Problems: not-found for everybody else. */
export const viewShare =
  ({ db, linkSigner }: Needs) =>
  async (actor: Actor, pnr: string): Promise<TripShare> => {
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
  };

/**
 * Makes the link by which a trip is shared; where there is one, it stays. Only who has proved to own the ticket does.
 * Problems: not-found, booking-closed without a ticket, trip-over from a day after the arrival on, too-many-tries.
 */
export const shareTrip =
  ({ db }: Needs) =>
  async (actor: Actor, pnr: string): Promise<void> => {
    const document = await ownTicket(db, actor, pnr);
    const now = await databaseNow(db);
    if (now >= shareEndsAt(document.arrivesAt)) throw new Problem('trip-over');
    if (!canShareTrip(document, now)) throw new Problem('booking-closed');
    await takeTry(db, 'share', triesOf(actor));
    await openShare(db, document, nameOfActor(actor));
  };

/** Takes the link back: it shows nothing any more. Without one nothing changes. Problems: not-found. */
export const withdrawShare =
  ({ db }: Needs) =>
  async (actor: Actor, pnr: string): Promise<void> => {
    const document = await ownTicket(db, actor, pnr);
    await closeShare(db, document, nameOfActor(actor));
  };
