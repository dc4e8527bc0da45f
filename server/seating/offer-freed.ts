import { randomUUID } from 'node:crypto';
import type { SeatNo } from '@poth/domain/fleet/seat-layout.ts';
import { matchOffers } from '@poth/domain/seat-waitlist/match-offers.ts';
import { asksGender, seatMarksOf } from '@poth/domain/seating/womens-seats.ts';
import { legsOf } from '@poth/domain/trip/trip.ts';
import type { Tx } from '../db/database.ts';
import { announce } from '../messaging/outbox.ts';
import { blockSeats } from './store.ts';
import { addOffer, endNotifiedPlaces, lockFreeLegs, lockWaiting } from './waitlist-store.ts';
import { readLegsFor, readWomensRule } from './womens-store.ts';

type Freed = {
  tripId: string;
  seatNos: readonly SeatNo[];
  /** Freeing that the seats come from, where they pass from one offer to the next. */
  freeingId?: string;
};

/** Returns a function that tells which seats of a trip are reserved for women on a journey, as of this transaction. */
const womensSeats = async (tx: Tx, tripId: string) => {
  const rule = await readWomensRule(tx, tripId);
  if (!rule || !asksGender(rule)) return () => false;
  const { legs, now } = await readLegsFor(rule, tx, tripId);
  return (seatNo: SeatNo, { fromStopNo, toStopNo }: { fromStopNo: number; toStopNo: number }) =>
    seatMarksOf(rule.layout, legs, { fromStopNo, toStopNo }, undefined, now)[seatNo] === 'women';
};

/**
 * Offers seats that this transaction has just freed to those who wait for them, in the order of the list: their rows
 * are blocked again before anybody else can see them free. Seats that fit nobody stay free, and entries that asked to
 * be told of free seats are told once. A trip without a list costs one statement.
 */
export const offerFreed = async (
  tx: Tx,
  { tripId, seatNos, freeingId = randomUUID() }: Freed,
): Promise<void> => {
  const list = await lockWaiting(tx, tripId, freeingId);
  if (list.length === 0) return;
  const legs = await lockFreeLegs(tx, { tripId, seatNos });
  const free = new Map(
    [...Map.groupBy(legs, ({ seatNo }) => seatNo)].map(
      ([seatNo, of]) => [seatNo, new Set(of.map(({ legNo }) => legNo))] as const,
    ),
  );
  const { offers, told } = matchOffers(free, list, await womensSeats(tx, tripId));
  for (const { waiting, seatNos: offered } of offers) {
    const offerId = randomUUID();
    const { entryId, fromStopNo, toStopNo } = waiting;
    const until = await addOffer(tx, {
      tripId,
      offerId,
      entryId,
      freeingId,
      seatNos: offered,
      fromStopNo,
      toStopNo,
    });
    const claim = { tripId, seatNos: offered, legNos: legsOf(waiting) };
    if ((await blockSeats(tx, claim, offerId, until)) !== offered.length * claim.legNos.length)
      throw new Error(`offer ${offerId}: locked seats were taken`);
    await announce(tx, tripId, 'seat-offered', offerId, { offerId });
  }
  if (told.length === 0) return;
  await endNotifiedPlaces(
    tx,
    tripId,
    told.map(({ entryId }) => entryId),
  );
  for (const { entryId } of told)
    await announce(tx, tripId, 'seats-free', `${freeingId}:${entryId}`, { entryId });
};
