import { offerTimes, waitlistLimits } from '@poth/domain/seat-waitlist/waitlist.ts';
import { serviceDateOf } from '@poth/domain/trip/trip-id.ts';
import type { Tx } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { offerFreed } from '../seating/offer-freed.ts';
import { freeBlockedSeats } from '../seating/store.ts';
import { endOffer } from '../seating/waitlist-store.ts';
import { countLapse, giveBackPlace } from './day-store.ts';
import { wasKeptAfterSms } from './offer-store.ts';
import { endEntry, endPlacesOfDate, type EntryRow, moveToEndOfList, readEntry } from './store.ts';
import { subjectOfNumber } from './subjects.ts';

type Ref = { tripId: string; offerId: string };

/**
 * Updates a place after an offer that was not taken: it waits again, last. After too many offers that kept seats from
 * the others for long after their SMS, whether they lapsed or were declined late, the number's places on that date end,
 * so that numbers that take nothing do not hold up a list.
 */
const settlePlace = async (
  tx: Tx,
  { linkSigner }: Pick<Deps, 'linkSigner'>,
  entry: EntryRow,
  offerId: string,
): Promise<void> => {
  await moveToEndOfList(tx, entry);
  if (!(await wasKeptAfterSms(tx, { tripId: entry.tripId, offerId }, offerTimes.declineMinutes))) return;
  const date = serviceDateOf(entry.tripId);
  const lapsed = await countLapse(tx, date, subjectOfNumber(linkSigner, entry.phone));
  if (lapsed >= waitlistLimits.lapsedOffers) await endPlacesOfDate(tx, date, entry.phone, 'let-pass');
};

/**
 * Ends an open offer and offers its seats to the next in the same transaction: nobody else sees them free in between.
 * Seats whose block had lapsed and that another buyer has taken stay with that buyer. Returns false where the offer was
 * not open, or has not run out yet.
 */
export const passOn = async (
  tx: Tx,
  deps: Pick<Deps, 'linkSigner'>,
  { tripId, offerId }: Ref,
  to: 'declined' | 'lapsed',
): Promise<boolean> => {
  const ended = await endOffer(tx, { tripId, offerId }, to);
  if (!ended) return false;
  const { entryId, freeingId, seatNos } = ended;
  const entry = await readEntry(tx, entryId);
  // A person who was erased has no place any more.
  if (entry) await settlePlace(tx, deps, entry, offerId);
  await freeBlockedSeats(tx, tripId, offerId);
  await offerFreed(tx, { tripId, seatNos, freeingId });
  return true;
};

/** Ends a place at its owner's wish; seats offered to it pass to the next place. Returns false where it had ended. */
export const leavePlace = async (
  tx: Tx,
  deps: Pick<Deps, 'linkSigner'>,
  entryId: string,
): Promise<boolean> => {
  const entry = await readEntry(tx, entryId);
  if (!entry || entry.state === 'ended') return false;
  const { tripId, offer, phone, device } = entry;
  if (offer) await passOn(tx, deps, { tripId, offerId: offer.offerId }, 'declined');
  if (!(await endEntry(tx, entry, 'left'))) return false;
  await giveBackPlace(tx, serviceDateOf(tripId), [subjectOfNumber(deps.linkSigner, phone), device]);
  return true;
};
