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
import { readCheckout } from '../booking/view-checkout.ts';
import { call } from '../call.ts';
import { isOpen, paymentsOf } from './store.ts';
import { readShareStanding, readStanding, type ShareStanding } from './tran-store.ts';

export type PaymentView = {
  tripId: string;
  bookingId: string;
  pnr: string | null;
  paymentState: PaymentState;
  bookingState: BookingState;
  heldUntil: Date;
  /** How the other ways of a purchase stand that it pays for too. */
  otherWays: readonly ShareStanding[];
};

/** Shows how an attempt and its booking stand, for the page that waits after paying. */
export const viewPayment = call(
  {
    gate: 'everybody',
    input: TranId,
    unreadable: 'not-found',
    problems: problemsIn(viewPaymentCall.responses),
  },
  async function viewPayment({ deps, actor }, tranId): Promise<PaymentView> {
    const standing = await readStanding(deps.db, tranId);
    if (!standing || !canChangeHold(actor, standing)) throw new Problem('not-found');
    const { tripId, bookingId, pnr, heldUntil, paymentState, bookingState, paymentId } = standing;
    const others = standing.otherShares.map((share) =>
      readShareStanding(deps.db, { tripId: share.tripId, paymentId }),
    );
    const otherWays = (await Promise.all(others)).flatMap((way) => way ?? []);
    return { tripId, bookingId, pnr, heldUntil, paymentState, bookingState, otherWays };
  },
);

/** Shows the checkout with its payments: one under way can be gone on with, and the end of the last one is told. */
export const viewCheckout = call(
  {
    gate: 'everybody',
    input: BookingRef,
    unreadable: 'not-found',
    problems: problemsIn(viewHoldCall.responses),
  },
  async function viewCheckout({ deps, actor }, ref): Promise<Checkout> {
    const checkout = await readCheckout(deps, actor, ref);
    const [last] = await paymentsOf(deps.db, ref.tripId, ref.bookingId);
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
  },
);
