import { nameOfActor } from '@poth/domain/identity/actor.ts';
import { DecideReviewInput } from '@poth/domain/back-office/input.ts';
import type { BookingState } from '@poth/domain/booking/lifecycle.ts';
import { Problem } from '@poth/domain/problem.ts';
import { confirmBooking } from '../booking/confirm-booking.ts';
import { readBooking } from '../booking/store.ts';
import { unseatBooking } from '../booking/unseat-booking.ts';
import { call } from '../call.ts';
import { transaction } from '../db/transaction.ts';
import { paymentsOf } from '../payment/store.ts';
import { recordOnBooking } from './record-on-booking.ts';

/**
 * Decides about money that the gateway calls risky: the booking gets its tickets, or its seats are freed and the money
 * goes back. Returns the booking's state: unseated, too, where it was approved after the coach had left.
 */
export const decideReview = call(
  { gate: 'admin', input: DecideReviewInput, problems: ['not-found', 'already-decided'] },
  async function decideReview({ deps, actor }, { decision, ...ref }): Promise<{ state: BookingState }> {
    const { tripId, bookingId } = ref;
    const state = await transaction(deps.db, async (tx) => {
      const booking = await readBooking(tx, ref, 'locked');
      if (!booking) throw new Problem('not-found');
      if (booking.state !== 'review') throw new Problem('already-decided');
      const paid = (await paymentsOf(tx, tripId, bookingId)).find(({ reason }) => reason === 'risky');
      if (!paid) throw new Error(`booking ${bookingId} waits for a person, but not about a payment`);
      const { paymentId, amountPaisa } = paid;
      const act = decision === 'approve' ? 'payment-approved' : 'payment-declined';
      await recordOnBooking(tx, actor, booking, act, { paymentId, amountPaisa });
      if (decision === 'approve') await confirmBooking(tx, deps, booking, { paymentId, money: 'approved' });
      else await unseatBooking(tx, booking, paymentId, nameOfActor(actor));
      return (await readBooking(tx, ref))?.state ?? 'review';
    });
    deps.seatWatch.changed(tripId);
    return { state };
  },
);
