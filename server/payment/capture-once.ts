import { protectedUntil } from '@poth/domain/booking/hold.ts';
import { outcomeOfPaid } from '@poth/domain/booking/paid-outcome.ts';
import { capturedUntil, isBeingCaptured } from '@poth/domain/payment/capture.ts';
import type { Verdict } from '@poth/domain/payment/payment.ts';
import { unchangedBooking } from '../booking/booking-steps-store.ts';
import { claimOf } from '../booking/seat-claim.ts';
import { rememberedFirst } from '../db/known-facts.ts';
import { takeStep } from '../db/step.ts';
import { TryAgain } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { giveSeats, ownSeats } from '../seating/seat-steps-store.ts';
import { isPaidBy } from './apply-verdict.ts';
import { claimCapture, untakenAttempt } from './attempt-steps-store.ts';
import type { AskedAttempt, Gateway } from './gateways/gateway.ts';
import { forgetAttempt, knownSettlement, rememberCapture } from './known-attempts.ts';
import { readSettlement, type Settlement } from './settle-store.ts';
import { type PaymentRef, releaseCapture } from './store.ts';

/**
 * claimed: the money is to be taken from here, once; being-taken, taken-before: another does, or did; over: the attempt has
 * ended; without-seats: money would buy nothing, so none is taken.
 */
type Claim = 'claimed' | 'taken-before' | 'being-taken' | 'over' | 'without-seats';

/** Whether money that was captured now would bring the tickets of a share. */
const wouldBuy = (deps: Deps, { attempt, paid }: Settlement): boolean => {
  const { booking, seatRows, keptRows, phoneDay, now } = paid;
  const facts = {
    ...paid,
    state: booking.state,
    // Only seats that are the booking's still are paid for here, and those it was not refused.
    seatRows: { wanted: seatRows.wanted, sellable: Math.min(keptRows, seatRows.sellable) },
    lostWomensSeat: false,
    phoneHasRoom: phoneDay.seats + booking.seats.length <= deps.settings().seatsPerPhone,
  };
  return isPaidBy(paid, attempt) && outcomeOfPaid(facts, { money: 'plain', now }).kind === 'confirm';
};

/** Claims one share: its seats are its own until the money is taken or not, whatever the end of its hold. */
const claimShare = async (
  deps: Deps,
  settlement: Settlement | undefined,
  { claims }: { claims: boolean },
): Promise<Claim> => {
  if (!settlement) return 'over';
  const { attempt, paid } = settlement;
  const { booking, now, tripVersion } = paid;
  if (attempt.captureClaimedAt !== null)
    return isBeingCaptured(attempt, now) ? 'being-taken' : 'taken-before';
  const mayBeTaken = attempt.state === 'redirected' && wouldBuy(deps, settlement);
  if (!mayBeTaken && settlement.isRemembered) throw new TryAgain();
  if (!mayBeTaken) return attempt.state === 'redirected' ? 'without-seats' : 'over';
  const ends = [protectedUntil(attempt.openUntil, deps.settings()), capturedUntil(now)];
  const until = new Date(Math.max(...ends.map((end) => end.getTime())));
  const claim = claimOf(booking);
  const isTaken = await takeStep(deps.db, {
    guards: [
      untakenAttempt(attempt),
      unchangedBooking(booking),
      ownSeats(claim, booking.bookingId, { own: 'kept', tripVersion }),
    ],
    writes: [
      giveSeats(claim, booking.bookingId, 'paying', until),
      ...(claims ? [claimCapture(attempt)] : []),
    ],
  });
  if (!isTaken) throw new TryAgain();
  if (claims) rememberCapture(deps, attempt);
  return 'claimed';
};

const claimOn = (deps: Deps, ref: PaymentRef, how: { claims: boolean }) =>
  rememberedFirst(
    {
      recall: () => knownSettlement(deps, ref),
      forget: () => forgetAttempt(deps, ref),
      read: () => readSettlement(deps.db, ref),
    },
    async (settlement) => ({
      claim: await claimShare(deps, settlement, how),
      otherShares: settlement?.attempt.otherShares ?? [],
    }),
  );

/** Claims an attempt: the shares beside it first, for the row of its own trip decides. */
const claimAttempt = async (deps: Deps, ref: PaymentRef): Promise<Claim> => {
  const seen = knownSettlement(deps, ref) ?? (await readSettlement(deps.db, ref));
  for (const { tripId } of seen?.attempt.otherShares ?? []) {
    const { claim } = await claimOn(deps, { ...ref, tripId }, { claims: false });
    if (claim !== 'claimed') return claim;
  }
  return (await claimOn(deps, ref, { claims: true })).claim;
};

/**
 * Has the money of an attempt taken whose customer has confirmed, once: behind a claim on its row, in the statement that
 * finds its seats still its own and keeps them so. Where they have gone nothing is taken and the attempt is over. Who comes
 * later asks the gateway what came of it.
 */
export const captureOnce = async (
  deps: Deps,
  gateway: Gateway,
  attempt: PaymentRef & AskedAttempt,
): Promise<Verdict> => {
  if (!gateway.capture) return { kind: 'pending' };
  const claim = await claimAttempt(deps, attempt);
  if (claim === 'without-seats') return { kind: 'expired', reason: 'its seats went before it was paid' };
  if (claim === 'being-taken' || claim === 'over') return { kind: 'pending' };
  const verdict = claim === 'claimed' ? await gateway.capture(attempt) : await gateway.ask(attempt, null);
  if (verdict.kind !== 'confirmed') return verdict;
  if (claim === 'claimed') {
    await releaseCapture(deps.db, attempt);
    forgetAttempt(deps, attempt);
  }
  return { kind: 'pending' };
};
