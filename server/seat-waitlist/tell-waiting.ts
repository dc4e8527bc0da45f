import { dhakaDate } from '@poth/domain/dhaka.ts';
import { publishedDeparture, type TripOffer } from '@poth/domain/search/offer.ts';
import type { Deps } from '../deps.ts';
import { messageRef } from '../messaging/message-ref.ts';
import type { SmsReceipt } from '../messaging/ports.ts';
import { searchLink } from '../search/search-link.ts';
import { readOffer } from '../search/view-offer.ts';
import { returnToWaitlist } from '../seating/waitlist-store.ts';
import { closedSms, offerSms, seatsFreeSms } from './offer-sms.ts';
import { placeLink } from './place-link.ts';
import { priceOf } from './price-of.ts';
import { readOfferTold } from './offer-store.ts';
import { readEntry } from './store.ts';

type Told = { tripId: string; outboxId: string };

/** Sends a number its offer by SMS. Nothing is sent where the offer has ended meanwhile, or the place was deleted. */
export const tellOffered = async (
  deps: Deps,
  told: Told & { offerId: string },
): Promise<SmsReceipt | undefined> => {
  const entryId = await readOfferTold(deps.db, told);
  const entry = entryId ? await readEntry(deps.db, entryId) : undefined;
  const trip = entry && (await readOffer(deps, entry));
  if (!entry?.offer || !trip) return undefined;
  const { language, phone, offer } = entry;
  const pricePaisa = await priceOf(deps, entry, offer.seatNos);
  const text = offerSms({ trip, offer, pricePaisa, language }, placeLink(deps, entry.entryId, language));
  return deps.sms.send({ to: phone, text, ref: messageRef(told.outboxId) });
};

/** Reads a place that waits and the trip it waits for; undefined where one of them is gone. */
const readWaiting = async (deps: Deps, entryId: string) => {
  const entry = await readEntry(deps.db, entryId);
  const trip = entry && (await readOffer(deps, entry));
  return entry && trip && { entry, trip };
};

/** The search that finds the coaches of the same day. */
const searchOf = ({ from, to, ...trip }: TripOffer) => ({
  from: from.placeId,
  to: to.placeId,
  date: dhakaDate(publishedDeparture(trip)),
});

/** Tells a number by SMS, once, that seats are on sale for everybody. */
export const tellSeatsFree = async (
  deps: Deps,
  told: Told & { entryId: string },
): Promise<SmsReceipt | undefined> => {
  const waiting = await readWaiting(deps, told.entryId);
  if (!waiting) return undefined;
  const { entry, trip } = waiting;
  // The seats are sold by now: no SMS, and the place waits again.
  if (trip.seatsLeft < entry.seatCount) {
    await returnToWaitlist(deps.db, entry);
    return undefined;
  }
  const map = { trip: trip.tripId, leg: `${trip.fromStopNo}-${trip.toStopNo}` };
  const text = seatsFreeSms(
    trip,
    entry.language,
    searchLink(deps, entry.language, { ...searchOf(trip), ...map }),
  );
  return deps.sms.send({ to: entry.phone, text, ref: messageRef(told.outboxId) });
};

/** Tells a number by SMS that the trip it waited for is cancelled. */
export const tellListClosed = async (
  deps: Deps,
  told: Told & { entryId: string },
): Promise<SmsReceipt | undefined> => {
  const waiting = await readWaiting(deps, told.entryId);
  if (!waiting) return undefined;
  const { entry, trip } = waiting;
  const text = closedSms(trip, entry.language, searchLink(deps, entry.language, searchOf(trip)));
  return deps.sms.send({ to: entry.phone, text, ref: messageRef(told.outboxId) });
};
