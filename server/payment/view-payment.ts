import { z } from 'zod';
import { canChangeHold } from '@poth/domain/account/policy.ts';
import type { Checkout } from '@poth/domain/booking/checkout.ts';
import type { BookingState } from '@poth/domain/booking/lifecycle.ts';
import type { PaymentState } from '@poth/domain/payment/lifecycle.ts';
import { Problem } from '@poth/domain/problem.ts';
import { readBooking } from '../booking/store.ts';
import { readCheckout } from '../booking/view-checkout.ts';
import { call } from '../call.ts';
import { findAttempt, isOpen, paymentsOf, readPayment } from './store.ts';

export type PaymentView = {
  tripId: string;
  bookingId: string;
  pnr: string | null;
  paymentState: PaymentState;
  bookingState: BookingState;
  heldUntil: Date;
};

/** How an attempt and its booking stand, for the page that waits after paying. */
export const viewPayment = call(
  {
    gate: 'everybody',
    input: z.custom<string>(),
    problems: [
      'not-found', // also for another's
    ],
  },
  async function viewPayment({ deps, actor }, tranId): Promise<PaymentView> {
    const ref = await findAttempt(deps.db, tranId);
    const payment = ref && (await readPayment(deps.db, ref));
    const booking = payment && (await readBooking(deps.db, payment));
    if (!booking || !payment || !canChangeHold(actor, booking)) throw new Problem('not-found');
    const { tripId, bookingId, pnr, heldUntil } = booking;
    return { tripId, bookingId, pnr, heldUntil, paymentState: payment.state, bookingState: booking.state };
  },
);

/** Checkout with its payments: one under way can be gone on with, and the end of the last one is told. */
export const viewCheckout = call(
  { gate: 'everybody', input: z.custom<{ tripId: string; bookingId: string }>(), problems: ['not-found'] },
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
    };
  },
);
