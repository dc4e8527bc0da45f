import { z } from 'zod';
import { canChangeHold } from '@poth/domain/identity/policy.ts';
import { viewHoldCall } from '@poth/domain/booking/api.ts';
import type { Checkout } from '@poth/domain/booking/checkout.ts';
import { BookingRef } from '@poth/domain/booking/input.ts';
import type { BookingState } from '@poth/domain/booking/lifecycle.ts';
import { problemsIn } from '@poth/domain/contract.ts';
import { viewPaymentCall } from '@poth/domain/payment/api.ts';
import { TranId } from '@poth/domain/payment/input.ts';
import type { PaymentState } from '@poth/domain/payment/lifecycle.ts';
import { Problem } from '@poth/domain/problem.ts';
import { checkoutOf, type HeldCheckout, readHeld } from '../booking/view-checkout.ts';
import { call, type Context } from '../call.ts';
import { isOpen, paymentsOf } from './store.ts';
import { readShareStates, readAttemptStates, type ShareStates } from './tran-store.ts';

export type PaymentView = {
  tripId: string;
  bookingId: string;
  pnr: string | null;
  paymentState: PaymentState;
  bookingState: BookingState;
  departsAt: Date;
  heldUntil: Date;
  /** States of the purchase's other ways that the attempt also pays for. */
  otherWays: readonly ShareStates[];
};

/** Shows the states of an attempt and its booking, for the page that waits after paying. */
export const viewPayment = call(
  {
    gate: 'everybody',
    readsArchive: 'where-missing',
    input: TranId,
    unreadable: 'not-found',
    problems: problemsIn(viewPaymentCall.responses),
  },
  async function viewPayment({ deps, actor }, tranId): Promise<PaymentView> {
    const standing = await readAttemptStates(deps.db, tranId);
    if (!standing || !canChangeHold(actor, standing)) throw new Problem('not-found');
    const { tripId, bookingId, pnr, departsAt, heldUntil, paymentState, bookingState, paymentId } = standing;
    const others = standing.otherShares.map((share) =>
      readShareStates(deps.db, { tripId: share.tripId, paymentId }),
    );
    const otherWays = (await Promise.all(others)).flatMap((way) => way ?? []);
    return { tripId, bookingId, pnr, departsAt, heldUntil, paymentState, bookingState, otherWays };
  },
);

const withPayments = async ({ deps }: Context, checkout: HeldCheckout): Promise<Checkout> => {
  const { tripId, bookingId } = checkout.booking;
  const [last] = await paymentsOf(deps.db, tripId, bookingId);
  const ended =
    last && ['failed', 'cancelled', 'expired'].includes(last.state)
      ? (last.state as 'failed' | 'cancelled' | 'expired')
      : null;
  return {
    ...checkout,
    openPayment:
      last && isOpen(last)
        ? { paymentId: last.paymentId, tranId: last.tranId, gatewayPageUrl: last.gatewayPageUrl }
        : null,
    lastAttempt: ended,
    restingMethods: deps.gateways.restingMethods(),
  };
};

/** Shows the checkout with its payments: one under way can be continued, and the end of the last one is shown. */
export const viewCheckout = call(
  {
    gate: 'everybody',
    input: BookingRef,
    unreadable: 'not-found',
    problems: problemsIn(viewHoldCall.responses),
  },
  async function viewCheckout({ deps, actor }, ref): Promise<Checkout> {
    return withPayments({ deps, actor }, checkoutOf(deps, await readHeld(deps, actor, ref), null));
  },
);

/**
 * Shows the checkout of both ways, each at the fares that its company asks where both are bought together; null for the
 * second where it is not held any more: then the first is bought alone.
 */
export const viewBothCheckouts = call(
  {
    gate: 'everybody',
    input: z.strictObject({ ...BookingRef.shape, otherWay: BookingRef }),
    unreadable: 'not-found',
    problems: ['not-found'], // also for another buyer's hold
  },
  async function viewBothCheckouts(context, { otherWay, ...ref }): Promise<[Checkout, Checkout | null]> {
    const { deps, actor } = context;
    const [held, other] = await Promise.all([ref, otherWay].map((way) => readHeld(deps, actor, way)));
    if (!held || !other) throw new Error('each way is read or refused');
    const isHeld = other.booking.state === 'held' && other.booking.heldUntil > deps.now();
    const own = withPayments(context, checkoutOf(deps, held, isHeld ? other : null));
    if (!isHeld) return [await own, null];
    return Promise.all([own, withPayments(context, checkoutOf(deps, other, held))]);
  },
);
