import { holdSeatsCall } from '@poth/domain/booking/api.ts';
import { type BookingRef, HoldSeatsInput } from '@poth/domain/booking/input.ts';
import { problemsIn } from '@poth/domain/contract.ts';
import { Problem } from '@poth/domain/problem.ts';
import { legsOf } from '@poth/domain/trip/trip.ts';
import { call, type Context } from '../call.ts';
import { databaseNow } from '../db/clock.ts';
import { tryRememberedFirst } from '../db/known-facts.ts';
import type { Deps } from '../deps.ts';
import { oncePerPortal } from '../once-per-portal.ts';
import { openTurns } from '../turns.ts';
import { requirePass } from '../waiting-room/require-pass.ts';
import { decideHold } from './decide-hold.ts';
import type { HoldFacts } from './hold-facts-store.ts';
import { knownHoldFacts, saleIfSeatsProbablyGone, waitForSaleReading } from './known-hold-facts.ts';
import { seatsOfOthers } from './seats-of-others-store.ts';
import { requireOwnHold } from './lock-own-hold.ts';
import { type BookingRow, readBooking } from './store.ts';
import { sourceOf } from './unpaid-source.ts';
import { type HoldContext, readAndRememberHoldFacts, saleOf, writeHold, writeNewHold } from './write-hold.ts';

/** Makes the holds of one network or browser take turns: each changes the rows by which the others are counted. */
const turnsOf = oncePerPortal((_deps: Deps) => openTurns());

/**
 * Refuses a browser's first hold on a trip whose seats another has, before reading all that a hold is decided by: in a
 * rush nearly every request is such a one, and one statement answers many of them. Problems: seat-taken.
 */
const refuseOutrun = async ({ deps, source }: HoldContext, input: HoldSeatsInput): Promise<void> => {
  const sale = saleIfSeatsProbablyGone(deps, source, input);
  const { tripId, seatNos, key } = input;
  if (!sale || seatNos.length > deps.settings().seatsPerBooking) return;
  const claim = { tripId, seatNos, legNos: legsOf(input) };
  const { buyerId } = source;
  const seats = await seatsOfOthers(deps.db, { claim, tripVersion: sale.tripVersion, buyerId, key });
  if (seats.length > 0) throw new Problem('seat-taken', { seats });
};

/**
 * Decides and writes a hold in its turn. A request that had to wait is decided again; a refused request waits for
 * nobody. Returns the hold and whether it gained seats. Adds the wait for the turn to `waits`.
 */
const holdInTurn = async (
  asking: HoldContext,
  input: HoldSeatsInput,
  facts: HoldFacts,
  again: () => Promise<HoldFacts>,
  waits: { turnMs: number },
): Promise<{ held: BookingRow; isGain: boolean }> => {
  const { deps, actor, source } = asking;
  const decide = (by: HoldFacts) => {
    const decided = decideHold(by, actor.buyerId, input, deps.settings(), asking.endsBy);
    // A growing hold needs no pass: a buyer who holds a seat is never sent to the waiting room.
    if ('isNew' in decided && decided.isNew) {
      const { operatorId, opensAt } = saleOf(by);
      requirePass(deps, actor, { tripId: input.tripId, operatorId, opensAt });
    }
    return decided;
  };
  const first = decide(facts);
  if ('answered' in first) return { held: first.answered, isGain: false };
  const { buyerHash, networkHash } = source;
  const askedMs = performance.now();
  return turnsOf(deps)([buyerHash, ...(networkHash ? [networkHash] : [])], async (waited) => {
    waits.turnMs += performance.now() - askedMs;
    const seenFacts = waited ? await again() : facts;
    const decided = waited ? decide(seenFacts) : first;
    if ('answered' in decided) return { held: decided.answered, isGain: false };
    const seen = { ...decided, facts: seenFacts };
    const held = await (seen.isNew ? writeNewHold : writeHold)(asking, input, seen);
    return { held, isGain: seen.added.length > 0 };
  });
};

/**
 * Returns the end of the hold of the other direction: the buyer's own hold on another trip. Problems: not-found,
 * booking-closed, hold-expired.
 */
const endOfOtherWay = async (
  { deps, actor }: Context,
  { tripId }: HoldSeatsInput,
  otherWay: BookingRef,
): Promise<Date> => {
  if (otherWay.tripId === tripId) throw new Problem('not-found');
  const booking = await readBooking(deps.db, otherWay);
  return requireOwnHold(booking, actor, await databaseNow(deps.db)).heldUntil;
};

/**
 * Holds seats for a buyer from the moment they are tapped, until `holdMinutes` after the first seat of the journey.
 * Later taps join the same hold; the second direction of a purchase ends with the first. All of the seats or none. Web
 * sale of a stop ends `webSaleClosesMinutes` before that stop's own departure, whatever stops the coach has left.
 */
export const holdSeats = call(
  {
    gate: 'everybody',
    input: HoldSeatsInput,
    problems: problemsIn(holdSeatsCall.responses),
  },
  async function holdSeats({ deps, actor }, input): Promise<BookingRow> {
    const source = sourceOf(deps.linkSigner, actor, input.tripId);
    const endsBy = input.otherWay ? await endOfOtherWay({ deps, actor }, input, input.otherWay) : null;
    const asking = { deps, actor, source, endsBy };
    const beganMs = performance.now();
    const waits = { turnMs: 0 };
    await waitForSaleReading(deps, input);
    const read = async () => {
      await refuseOutrun(asking, input);
      return readAndRememberHoldFacts(asking, input);
    };
    const { held, isGain } = await tryRememberedFirst(
      { recall: () => knownHoldFacts(deps, source, input), read },
      (facts, again) => holdInTurn(asking, input, facts, again, waits),
    );
    deps.seatWatch.changed(input.tripId);
    // Waiting rooms admit by the time that a hold takes. One who taps without end may make the wait for a turn as long as
    // they like, and gains no seat: neither slows down the admission of all.
    if (isGain) deps.rooms.noteHold(performance.now() - beganMs - waits.turnMs);
    return held;
  },
);
