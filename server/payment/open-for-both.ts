import { bothWaysOff } from '@poth/domain/booking/both-ways.ts';
import type { BookingRef, StartPaymentInput } from '@poth/domain/booking/input.ts';
import type { Share } from '@poth/domain/payment/purchase.ts';
import { Problem } from '@poth/domain/problem.ts';
import type { Context } from '../call.ts';
import { applyVerdict } from './apply-verdict.ts';
import { openAttempt, type OpenedAttempt, requestOf } from './open-attempt.ts';
import { type PayFacts, readPayFacts } from './pay-store.ts';
import { priceOfAttempt, refuseHigherPrice, refuseUnpayable } from './payable.ts';
import { newTranId } from './tran-id.ts';

/** Reads the facts that decide the payment of a way, before anything is written. Problems: those of refuseUnpayable. */
const factsOf = async ({ deps, actor }: Context, way: StartPaymentInput) => {
  const facts = await readPayFacts(deps.db, way, requestOf(actor, way));
  // A repeated request gets the earlier answer, whatever has become of the hold.
  if (!facts?.earlier) refuseUnpayable(actor, facts);
  if (!facts) throw new Problem('not-found');
  return facts;
};

const heldWay = ({ booking, phoneDay: { fromPlaceId, toPlaceId } }: PayFacts) => ({
  ...booking,
  fromPlaceId,
  toPlaceId,
});

/** Computes the share of a way, at the fares that its company asks where the other way is bought with it. */
const shareOf = ({ deps }: Context, facts: PayFacts, other: PayFacts) => {
  const off = bothWaysOff(heldWay(facts), heldWay(other));
  const { amountPaisa } = priceOfAttempt(facts, deps.settings().serviceChargePerSeat, off);
  return { tripId: facts.booking.tripId, amountPaisa, off };
};

/**
 * Opens one payment for there and back: a share on the trip of each, the first trip first, each in a statement of its own.
 * Both are opened or neither, at the fares of both ways: where the second is refused the first ends, and both stay held.
 * Returns the attempts of this request; where the first belongs to another request, only that one, to be waited for.
 * Problems: those of startPayment.
 */
export const openForBoth = async (
  context: Context,
  input: StartPaymentInput,
  otherWay: BookingRef,
): Promise<[OpenedAttempt & { tripId: string }, OpenedAttempt?]> => {
  if (otherWay.tripId === input.tripId) throw new Problem('not-found');
  // In the order of their trips, whichever way was asked for: two requests at once meet at the first trip.
  const [first, second] = (
    input.tripId < otherWay.tripId ? [input, { ...input, ...otherWay }] : [{ ...input, ...otherWay }, input]
  ) as [StartPaymentInput, StartPaymentInput];
  const [ofFirst, ofSecond] = await Promise.all([factsOf(context, first), factsOf(context, second)]);
  const [share, nextShare] = [shareOf(context, ofFirst, ofSecond), shareOf(context, ofSecond, ofFirst)];
  // An attempt that is there already has its price.
  if (![ofFirst, ofSecond].some(({ earlier, openAttempt: underWay }) => earlier || underWay))
    refuseHigherPrice(share.amountPaisa + nextShare.amountPaisa, input.shownTotalPaisa);
  const tranId = newTranId(first.tripId);
  const beside = ({ tripId, amountPaisa }: Share) => ({ otherShares: [{ tripId, amountPaisa }], tranId });
  const opened = await openAttempt(context, first, { ...share, ...beside(nextShare) });
  const one = { tripId: first.tripId, ...opened };
  if (!one.opened) return [one];
  try {
    const other = await openAttempt(context, second, { ...nextShare, ...beside(share) });
    if (!other.opened) throw new Problem('way-being-paid');
    return [one, other];
  } catch (thrown) {
    const reason = 'the other way could not be paid for';
    await applyVerdict(
      context.deps,
      { tripId: first.tripId, paymentId: one.paymentId },
      { kind: 'failed', reason },
    );
    throw thrown;
  }
};
