import { protectedUntil } from '@poth/domain/booking/hold.ts';
import { outcomeOfPaid } from '@poth/domain/booking/paid-outcome.ts';
import { capturedUntil, isBeingCaptured } from '@poth/domain/payment/capture.ts';
import { decidingTripOf } from '@poth/domain/payment/purchase.ts';
import type { Verdict } from '@poth/domain/payment/payment.ts';
import { unchangedBooking } from '../booking/booking-steps-store.ts';
import { claimOf } from '../booking/seat-claim.ts';
import { tryRememberedFirst } from '../db/known-facts.ts';
import { takeStep } from '../db/step.ts';
import { TryAgain } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { giveSeats, ownSeats } from '../seating/seat-steps-store.ts';
import { stillPaysFor } from './apply-verdict.ts';
import { claimCapture, unclaimedAttempt } from './attempt-steps-store.ts';
import type { AskedAttempt, Gateway } from './gateways/gateway.ts';
import { forgetAttempt, knownSettlement, rememberCapture } from './known-attempts.ts';
import { readSettlement, type Settlement } from './settle-store.ts';
import { type PaymentRef, releaseCapture } from './store.ts';

/**
 * claimed: this process captures the money, once; being-taken, taken-before: another process does, or did; over: the
 * attempt has ended; without-seats: the money would buy nothing, so none is captured.
 */
type Claim = 'claimed' | 'taken-before' | 'being-taken' | 'over' | 'without-seats';

/** Tells whether money that is captured now would bring the tickets of a share. */
const wouldBuy = (deps: Deps, { attempt, paid }: Settlement): boolean => {
  const { booking, seatRows, keptRows, phoneDay, now } = paid;
  const facts = {
    ...paid,
    state: booking.state,
    // Only seats that the booking still has are paid for here, and only those that it was not refused.
    seatRows: { wanted: seatRows.wanted, sellable: Math.min(keptRows, seatRows.sellable) },
    lostWomensSeat: false,
    phoneHasRoom: phoneDay.seats + booking.seats.length <= deps.settings().seatsPerPhone,
  };
  return stillPaysFor(paid, attempt) && outcomeOfPaid(facts, { money: 'plain', now }).kind === 'confirm';
};

/** Claims one share: the booking keeps its seats until the capture has ended, even where its hold ends earlier. */
const claimShare = async (deps: Deps, settlement: Settlement | undefined): Promise<Claim> => {
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
      unclaimedAttempt(attempt),
      unchangedBooking(booking),
      ownSeats(claim, booking.bookingId, { own: 'kept', tripVersion }),
    ],
    writes: [giveSeats(claim, booking.bookingId, 'paying', until), claimCapture(attempt)],
  });
  if (!isTaken) throw new TryAgain();
  rememberCapture(deps, attempt);
  return 'claimed';
};

const claimOn = (deps: Deps, ref: PaymentRef): Promise<Claim> =>
  tryRememberedFirst(
    {
      recall: () => knownSettlement(deps, ref),
      forget: () => forgetAttempt(deps, ref),
      read: () => readSettlement(deps.db, ref),
    },
    (settlement) => claimShare(deps, settlement),
  );

/** Releases the claims on all shares, where the gateway has certainly captured nothing; the deciding share last. */
const releaseShares = async (deps: Deps, shares: readonly PaymentRef[]): Promise<void> => {
  for (const share of shares.toReversed()) {
    await releaseCapture(deps.db, share);
    forgetAttempt(deps, share);
  }
};

/** Lists the shares of an attempt, the deciding one first: every process begins with the same row. */
const sharesOf = async (deps: Deps, ref: PaymentRef): Promise<PaymentRef[]> => {
  const seen = knownSettlement(deps, ref) ?? (await readSettlement(deps.db, ref));
  const otherShares = seen?.attempt.otherShares ?? [];
  const deciding = decidingTripOf({ ...ref, otherShares });
  const trips = [ref.tripId, ...otherShares.map(({ tripId }) => tripId)];
  return [deciding, ...trips.filter((tripId) => tripId !== deciding)].map((tripId) => ({ ...ref, tripId }));
};

/**
 * Claims an attempt: the deciding share, then the others, each in a statement on its own trip. The process that claims the
 * first share captures the money; where the seats of another share have gone, all claims are released and nothing is
 * captured.
 */
const claimAttempt = async (deps: Deps, shares: readonly PaymentRef[]): Promise<Claim> => {
  for (const [place, share] of shares.entries()) {
    const claim = await claimOn(deps, share).catch(async (thrown: unknown) => {
      await releaseShares(deps, shares.slice(0, place));
      throw thrown;
    });
    if (claim === 'claimed') continue;
    await releaseShares(deps, shares.slice(0, place));
    return claim;
  }
  return 'claimed';
};

/**
 * Captures the money of an attempt whose customer has confirmed, once: behind a claim on its row, in the statement that
 * checks that the booking still has its seats and keeps them. Where the seats have gone nothing is captured and the attempt
 * is over. Later callers ask the gateway for the result.
 */
export const captureOnce = async (
  deps: Deps,
  gateway: Gateway,
  attempt: PaymentRef & AskedAttempt,
): Promise<Verdict> => {
  if (!gateway.capture) return { kind: 'pending' };
  const shares = (await sharesOf(deps, attempt)).map((share) => ({ ...attempt, ...share }));
  const claim = await claimAttempt(deps, shares);
  if (claim === 'without-seats') return { kind: 'expired', reason: 'its seats went before it was paid' };
  if (claim === 'being-taken' || claim === 'over') return { kind: 'pending' };
  const verdict = claim === 'claimed' ? await gateway.capture(attempt) : await gateway.ask(attempt, null);
  if (verdict.kind !== 'confirmed') return verdict;
  if (claim === 'claimed') await releaseShares(deps, shares);
  return { kind: 'pending' };
};
