import type { BookingRef, StartPaymentInput } from '@poth/domain/booking/input.ts';
import { Problem } from '@poth/domain/problem.ts';
import type { Context } from '../call.ts';
import { applyVerdict } from './apply-verdict.ts';
import { openAttempt, type OpenedAttempt, requestOf, type ShareToOpen } from './open-attempt.ts';
import { readPayFacts } from './pay-store.ts';
import { priceOfAttempt, refuseUnpayable } from './payable.ts';
import { newTranId } from './tran-id.ts';

/** Reads what each way would be paid with, before anything is written. Problems: those of refuseUnpayable. */
const amountOf = async ({ deps, actor }: Context, way: StartPaymentInput) => {
  const facts = await readPayFacts(deps.db, way, requestOf(actor, way));
  // A request that came before is answered as then, whatever has become of the hold.
  if (!facts?.earlier) refuseUnpayable(actor, facts);
  if (!facts) throw new Problem('not-found');
  return priceOfAttempt(facts, deps.settings().serviceChargePerSeat).amountPaisa;
};

/**
 * Opens one payment for there and back: a share on the trip of each, the first trip first, each in a statement of its own. Both
 * are opened or neither: where the second is refused the first ends, and both stay held. Answers the attempts that
 * were opened; one that is not opened is another's that is waited for.
 * Problems: those of startPayment.
 */
export const openForBoth = async (
  context: Context,
  input: StartPaymentInput,
  otherWay: BookingRef,
): Promise<[OpenedAttempt & { tripId: string }, OpenedAttempt?]> => {
  if (otherWay.tripId === input.tripId) throw new Problem('not-found');
  // In the order of their trips, whichever way was asked for: two who ask at once meet at the first.
  const [first, second] = (
    input.tripId < otherWay.tripId ? [input, { ...input, ...otherWay }] : [{ ...input, ...otherWay }, input]
  ) as [StartPaymentInput, StartPaymentInput];
  const shares = await Promise.all(
    [first, second].map(async (way) => ({ tripId: way.tripId, amountPaisa: await amountOf(context, way) })),
  );
  const tranId = newTranId(first.tripId);
  const shareOf = ({ tripId }: StartPaymentInput): ShareToOpen => {
    const own = shares.find((share) => share.tripId === tripId);
    if (!own) throw new Error(`no share on ${tripId}`);
    return { ...own, otherShares: shares.filter((share) => share !== own), tranId };
  };
  const one = { tripId: first.tripId, ...(await openAttempt(context, first, shareOf(first))) };
  if (!one.opened) return [one];
  try {
    const other = await openAttempt(context, second, shareOf(second));
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
