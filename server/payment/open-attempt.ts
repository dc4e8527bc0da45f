import { type Actor, buyerOf } from '@poth/domain/identity/actor.ts';
import type { BothWaysOff } from '@poth/domain/booking/both-ways.ts';
import { exchangeCreditOf } from '@poth/domain/booking/price.ts';
import { extendForPayment, protectedUntil } from '@poth/domain/booking/hold.ts';
import type { StartPaymentInput } from '@poth/domain/booking/input.ts';
import { isOpeningLost } from '@poth/domain/payment/opening.ts';
import type { Share, ShareOfPurchase } from '@poth/domain/payment/purchase.ts';
import { Problem } from '@poth/domain/problem.ts';
import { writeMoves } from '../audit-log/record-move.ts';
import {
  moveHoldEnds,
  takeKey,
  unchangedBooking,
  writeFares,
  writePrice,
} from '../booking/booking-steps-store.ts';
import { forgetHold } from '../booking/known-sale.ts';
import { awaitsCredit } from '../booking/exchange-claim-store.ts';
import { unchangedDeviceDay } from '../booking/device-limit-store.ts';
import { unchangedPhoneDay } from '../booking/phone-limit-store.ts';
import { claimOf } from '../booking/seat-claim.ts';
import type { BookingRow, Sale } from '../booking/store.ts';
import type { Context } from '../call.ts';
import { tryRememberedFirst } from '../db/known-facts.ts';
import { hashOf } from '../db/once.ts';
import { takeStep } from '../db/step.ts';
import { transaction, TryAgain } from '../db/transaction.ts';
import { unchangedCompany } from '../operator/company-steps-store.ts';
import { checkPromoForPhone } from '../promo/promise-discount.ts';
import { extendPromise } from '../promo/use-store.ts';
import { giveSeats, ownSeats, unchangedSeats } from '../seating/seat-steps-store.ts';
import { lookAtWomensSeats } from '../seating/womens-seats.ts';
import { applyVerdict } from './apply-verdict.ts';
import { insertAttempt, oneOpenAttemptKey, type NewAttempt } from './attempt-steps-store.ts';
import { knownPayFacts, rememberAttempt } from './known-attempts.ts';
import { type PayFacts, readPayFacts } from './pay-store.ts';
import { priceOfAttempt, refuseHigherPrice, refuseLostSeats, refuseUnpayable } from './payable.ts';
import { newTranId, paymentIdOf } from './tran-id.ts';

/** An attempt of a booking: opened by this request, or by another that is waited for. */
export type OpenedAttempt = { paymentId: string } & (
  | { opened: NewAttempt; booking: BookingRow }
  | { opened: null }
);

/** Share of a payment for both ways, with what both shares must agree on. */
export type ShareToOpen = ShareOfPurchase & { tranId: string; off: BothWaysOff };

const nothingOff: BothWaysOff = new Map();

export const requestOf = (actor: Actor, input: StartPaymentInput) => ({
  tripId: input.tripId,
  actor: buyerOf(actor),
  key: input.key,
  requestHash: hashOf(input),
});

const isSameTrips = (some: readonly Share[], others: readonly Share[]): boolean =>
  some.length === others.length &&
  some.every(({ tripId }) => others.some((other) => other.tripId === tripId));

/**
 * Writes an attempt, once for each key: its price is fixed, the first payment of a hold extends the hold once, and from now
 * on nobody else can take its seats.
 */
const writeAttemptOf = async (
  { deps, actor }: Context,
  input: StartPaymentInput,
  facts: (PayFacts & { sale?: Sale }) | undefined,
  share: ShareToOpen | null,
): Promise<OpenedAttempt> => {
  const { db } = deps;
  const settings = deps.settings();
  const { tripId, bookingId } = input;
  const request = requestOf(actor, input);

  if (facts?.earlier && facts.earlier.requestHash !== request.requestHash) throw new Problem('key-reused');
  if (facts?.earlier) return { paymentId: facts.earlier.paymentId, opened: null };
  const booking = refuseUnpayable(actor, facts);
  if (!facts || !booking.contact) throw new Problem('not-found');

  const { openAttempt: underWay, phoneDay, deviceDay, promised } = facts;
  if (underWay && isOpeningLost(underWay, facts.now)) {
    await applyVerdict(deps, { tripId, paymentId: underWay.paymentId }, { kind: 'pending' });
    throw new TryAgain();
  }
  if (underWay) {
    const { paymentId } = underWay;
    if (share && !isSameTrips(share.otherShares, underWay.otherShares)) throw new Problem('way-being-paid');
    const isTaken = await takeStep(db, { guards: [takeKey(request, { paymentId })], writes: [] });
    if (!isTaken) throw new TryAgain();
    return { paymentId, opened: null };
  }
  const isPartPaid = exchangeCreditOf(booking) > 0;
  // After a process was killed between this hold and the claim on the earlier booking, nothing will pay the rest.
  if (isPartPaid && !(await awaitsCredit(db, booking))) throw new Problem('booking-closed');
  // Seats of the booking that this one replaces may still be counted.
  const wanted = isPartPaid ? 0 : booking.seats.length;
  if (phoneDay.seats + wanted > settings.seatsPerPhone)
    throw new Problem('phone-limit', { limit: settings.seatsPerPhone });
  if (deviceDay.seats + wanted > settings.seatsPerDevice)
    throw new Problem('device-limit', { limit: settings.seatsPerDevice });
  const women = await lookAtWomensSeats(db, facts.womensRule, booking);
  if (women.refused.length > 0) throw new Problem('women-only-seat', { seats: women.refused });
  const { phone } = booking.contact;
  if (promised) await transaction(db, (tx) => checkPromoForPhone(tx, booking, phone));
  refuseLostSeats(facts);

  const openUntil = extendForPayment(booking, settings);
  const seatsUntil = protectedUntil(openUntil, settings);
  const { amountPaisa, price, seats } = priceOfAttempt(
    facts,
    settings.serviceChargePerSeat,
    share?.off ?? nothingOff,
  );
  if (!share) refuseHigherPrice(amountPaisa, input.shownTotalPaisa);
  // Asks for exactly the amount that the other way's share records for this one.
  if (share && share.amountPaisa !== amountPaisa) throw new Problem('gateway-unavailable');
  const tranId = share?.tranId ?? newTranId(tripId);
  const attempt: NewAttempt = {
    tripId,
    paymentId: paymentIdOf(tranId),
    bookingId,
    gateway: deps.gateways.forMethod(input.method).name,
    tranId,
    method: input.method,
    amountPaisa,
    otherShares: share?.otherShares ?? [],
    contentsNo: price.contentsNo,
    openUntil,
  };
  const { paymentId } = attempt;
  const made = {
    tripId,
    subject: 'payment',
    subjectId: paymentId,
    event: 'create',
    from: null,
    to: 'created',
  } as const;
  const claim = claimOf(booking);
  const isTaken = await takeStep(db, {
    guards: [
      unchangedBooking(booking, { live: true }),
      unchangedPhoneDay({ ...booking, phone }, phoneDay),
      unchangedDeviceDay(booking, deviceDay),
      ...(women.seen.length > 0 ? [unchangedSeats(tripId, women.seen)] : []),
      ...(facts.sale ? [unchangedCompany(bookingId, facts.sale)] : []),
      ownSeats(claim, bookingId, { own: 'held', tripVersion: facts.tripVersion }),
      ...(promised ? [extendPromise(booking, seatsUntil)] : []),
      takeKey(request, { paymentId }),
    ],
    writes: [
      giveSeats(claim, bookingId, 'paying', seatsUntil),
      writePrice(booking, { ...price, heldUntil: openUntil }),
      ...writeFares(booking, seats),
      ...moveHoldEnds(booking, seatsUntil),
      insertAttempt(attempt),
      writeMoves([{ ...made, by: booking.buyerId }]),
    ],
    keys: [oneOpenAttemptKey],
  });
  if (!isTaken) throw new TryAgain();
  const version = booking.version + 1;
  const left = { ...booking, ...price, seats, heldUntil: openUntil, extended: true, version };
  const opening = {
    state: 'created',
    capturedPaisa: null,
    openingSince: facts.now,
    captureClaimedAt: null,
  } as const;
  rememberAttempt(deps, { ...attempt, ...opening }, left, phoneDay);
  return { paymentId, opened: attempt, booking };
};

/** Opens an attempt of a hold, by what is remembered of the hold first. share: where it pays for both ways. */
export const openAttempt = (
  context: Context,
  input: StartPaymentInput,
  share: ShareToOpen | null = null,
): Promise<OpenedAttempt> => {
  const { deps, actor } = context;
  return tryRememberedFirst(
    {
      recall: () => knownPayFacts(deps, input),
      forget: () => forgetHold(deps, input.bookingId),
      read: () => readPayFacts(deps.db, input, requestOf(actor, input)),
    },
    (facts) => writeAttemptOf(context, input, facts, share),
  );
};
