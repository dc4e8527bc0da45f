import type { HoldSeatsInput } from '@poth/domain/booking/input.ts';
import { legsOf } from '@poth/domain/trip/trip.ts';
import { writeMoves } from '../audit-log/record-move.ts';
import type { Context } from '../call.ts';
import { hashOf } from '../db/once.ts';
import { takeStep } from '../db/step.ts';
import { isRetriable, TryAgain } from '../db/transaction.ts';
import { unchangedCompany } from '../operator/company-steps-store.ts';
import { offeredSeats, openOffer, takeOffered } from '../seating/offer-steps-store.ts';
import { giveSeats, takeableSeats } from '../seating/seat-steps-store.ts';
import { takeKey, unchangedBooking } from './booking-steps-store.ts';
import type { DecidedHold } from './decide-hold.ts';
import { type HoldFacts, readHoldFacts } from './hold-facts-store.ts';
import { insertHold, insertSeats, raiseContentsNoOfHold } from './hold-steps-store.ts';
import { giveBackHoldNumber, takeHoldNumber } from './hold-store.ts';
import { shareSaleReading, rememberHoldFacts, rememberWanted } from './known-hold-facts.ts';
import { isRemembered, rememberHold } from './known-sale.ts';
import type { BookingRow, Sale } from './store.ts';
import type { UnpaidHoldSource } from './unpaid-source.ts';
import { sourceRowsOf, unchangedSources, writeUnpaidHold } from './unpaid-store.ts';

/** Buyer who asks for seats, with the source of the request and the end of the hold of the other direction. */
export type HoldContext = Context & { source: UnpaidHoldSource; endsBy?: Date | null };

export type DecisionWithFacts = DecidedHold & { facts: HoldFacts };

/** Seats that an entry of the waiting list was offered: they are kept under the offer, and taken with it. */
export type Offered = { offerId: string; entryId: string; seatNos: readonly string[] };

/** Reads the facts by which a hold is decided, and remembers them. */
export const readAndRememberHoldFacts = (
  { deps, actor, source }: HoldContext,
  input: HoldSeatsInput,
): Promise<HoldFacts> =>
  shareSaleReading(deps, input, async () => {
    const by = { actor, source, settings: deps.settings(), links: deps.linkSigner };
    const facts = await readHoldFacts(deps.db, by, input);
    rememberHoldFacts(deps, input, source, facts);
    return facts;
  });

/** Returns the sale that a hold was decided by: a decision without one is a refusal. */
export const saleOf = ({ sale }: HoldFacts): Sale => {
  if (!sale) throw new Error('a hold was decided without a sale');
  return sale;
};

/**
 * Writes a hold with its added seats, or throws TryAgain where the facts of its decision have changed since. offered:
 * the offer that its seats are kept under; without one they must be takeable.
 */
export const writeHold = async (
  { deps, actor, source }: HoldContext,
  input: HoldSeatsInput,
  { facts, hold, isNew, added, numberHash }: DecisionWithFacts,
  offered?: Offered,
): Promise<BookingRow> => {
  const { db } = deps;
  const { tripId, bookingId, heldUntil } = hold;
  const by = actor.buyerId;
  const key = takeKey({ tripId, actor: by, key: input.key, requestHash: hashOf(input) }, { bookingId });
  const unchanged = isNew ? [] : [unchangedBooking(hold, { live: true })];
  if (added.length === 0) {
    if (!(await takeStep(db, { guards: [...unchanged, key], writes: [] }))) throw new TryAgain();
    return hold;
  }
  const sources = [...sourceRowsOf(source), ...(numberHash ? [numberHash] : [])];
  const claim = { tripId, seatNos: added.map(({ seatNo }) => seatNo), legNos: legsOf(hold) };
  const sale = saleOf(facts);
  rememberWanted(deps, tripId, claim.seatNos);
  const seats = [...hold.seats, ...added].sort((a, b) => (a.seatNo < b.seatNo ? -1 : 1));
  const begun = { subject: 'booking', subjectId: bookingId, event: 'hold', from: null, to: 'held' } as const;
  const kept = { until: heldUntil, tripVersion: sale.tripVersion };
  const isTaken = await takeStep(db, {
    guards: [
      ...unchanged,
      unchangedSources(tripId, sources, facts.sourceVersions),
      unchangedCompany(bookingId, sale),
      ...(offered
        ? [openOffer({ tripId, ...offered }), offeredSeats(claim, { ...kept, offerId: offered.offerId })]
        : [takeableSeats(claim, kept)]),
      key,
    ],
    writes: [
      giveSeats(claim, bookingId, 'held', heldUntil),
      ...(isNew ? [insertHold(hold), writeMoves([{ tripId, ...begun, by }])] : [raiseContentsNoOfHold(hold)]),
      insertSeats(hold, added),
      writeUnpaidHold({ ...hold, ...source, seats: seats.length, numberHash }),
      ...(offered ? takeOffered({ tripId, ...offered }, bookingId) : []),
    ],
  });
  if (!isTaken) throw new TryAgain();
  const changed = { contentsNo: hold.contentsNo + Number(hold.extended), version: hold.version + 1 };
  const booking = { ...hold, seats, ...(isNew ? {} : changed) };
  // A promised discount of a growing hold was not read: only a remembered hold is known to have none.
  rememberHold(deps, booking, { beingPaid: false, promised: !isNew && !isRemembered(deps, hold) });
  rememberHoldFacts(deps, input, source, facts, seats.length);
  return booking;
};

/** Takes a number for a new hold, and gives it back where the hold is not written. */
export const writeNewHold = async (
  asking: HoldContext,
  input: HoldSeatsInput,
  seen: DecisionWithFacts,
  offered?: Offered,
): Promise<BookingRow> => {
  const { db, settings } = asking.deps;
  if (!(await takeHoldNumber(db, seen.hold, settings().holdsPerBrowser))) throw new TryAgain();
  try {
    return await writeHold(asking, input, seen, offered);
  } catch (thrown) {
    if (isRetriable(thrown)) await giveBackHoldNumber(db, seen.hold);
    throw thrown;
  }
};
