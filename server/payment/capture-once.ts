import { protectedUntil } from '@poth/domain/booking/hold.ts';
import { outcomeOfPaid } from '@poth/domain/booking/paid-outcome.ts';
import { capturedUntil, isBeingCaptured } from '@poth/domain/payment/capture.ts';
import { decidingTripOf } from '@poth/domain/payment/purchase.ts';
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
      untakenAttempt(attempt),
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
  rememberedFirst(
    {
      recall: () => knownSettlement(deps, ref),
      forget: () => forgetAttempt(deps, ref),
      read: () => readSettlement(deps.db, ref),
    },
    (settlement) => claimShare(deps, settlement),
  );

/** Gives the claims on all shares back, where the gateway has certainly taken nothing; that of the deciding share last. */
const releaseShares = async (deps: Deps, shares: readonly PaymentRef[]): Promise<void> => {
  for (const share of shares.toReversed()) {
    await releaseCapture(deps.db, share);
    forgetAttempt(deps, share);
  }
};

/** Shares of an attempt, the one that decides first: whoever settles which of them, all begin with the same row. */
const sharesOf = async (deps: Deps, ref: PaymentRef): Promise<PaymentRef[]> => {
  const seen = knownSettlement(deps, ref) ?? (await readSettlement(deps.db, ref));
  const otherShares = seen?.attempt.otherShares ?? [];
  const deciding = decidingTripOf({ ...ref, otherShares });
  const trips = [ref.tripId, ...otherShares.map(({ tripId }) => tripId)];
  return [deciding, ...trips.filter((tripId) => tripId !== deciding)].map((tripId) => ({ ...ref, tripId }));
};

/**
 * Claims an attempt: the share that decides, and behind it those beside it, each in a statement on its own trip. Who has the
 * first has the money taken; where the seats of another have gone all are given back and none is.
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
  const shares = (await sharesOf(deps, attempt)).map((share) => ({ ...attempt, ...share }));
  const claim = await claimAttempt(deps, shares);
  if (claim === 'without-seats') return { kind: 'expired', reason: 'its seats went before it was paid' };
  if (claim === 'being-taken' || claim === 'over') return { kind: 'pending' };
  const verdict = claim === 'claimed' ? await gateway.capture(attempt) : await gateway.ask(attempt, null);
  if (verdict.kind !== 'confirmed') return verdict;
  if (claim === 'claimed') await releaseShares(deps, shares);
  return { kind: 'pending' };
};
