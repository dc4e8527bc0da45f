import { type Actor, buyerOf } from '@poth/domain/account/actor.ts';
import { canCancelBooking } from '@poth/domain/account/policy.ts';
import type { CancelInput } from '@poth/domain/booking/input.ts';
import { cancelled } from '@poth/domain/ledger/entry.ts';
import { Problem } from '@poth/domain/problem.ts';
import { legsOf } from '@poth/domain/trip/trip.ts';
import { moveBooking, readBooking } from '../booking/store.ts';
import { databaseNow } from '../db/clock.ts';
import { once } from '../db/once.ts';
import { transaction } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { post } from '../ledger/post.ts';
import { boughtTickets, paymentsOf } from '../payment/store.ts';
import { freeSoldSeats } from '../seating/store.ts';
import { voidTickets } from '../ticket/void-tickets.ts';
import { quoteSeats } from './quote-refund.ts';
import { addRefund, refundedOf } from './store.ts';

/**
 * Cancels seats of a booking and sends the quoted money back to the instrument that paid: tickets void, seats on sale
 * again, refund requested and booked, in one transaction. The call carries the amount that the traveller saw.
 * Answers the refund, or null where nothing comes back.
 * Problems: terms-not-accepted, not-found, not-cancellable, quote-changed (with the amount as it is now), key-reused.
 */
export const cancelAndRefund =
  (deps: Deps) =>
  async (actor: Actor, input: CancelInput): Promise<{ refundId: string | null; refundPaisa: number }> => {
    const { tripId, bookingId } = input;
    if (!input.termsAccepted) throw new Problem('terms-not-accepted');
    const by = buyerOf(actor);
    const answer = await transaction(deps.db, (tx) =>
      once(tx, { tripId, actor: by, key: input.key, input }, async () => {
        const booking = await readBooking(tx, input, 'locked');
        if (!booking || !canCancelBooking(actor, booking)) throw new Problem('not-found');
        const seatNos = [...new Set(input.seatNos)].sort();
        const quote = await quoteSeats(tx, booking, seatNos, await databaseNow(tx));
        const { refundPaisa } = quote;
        if (refundPaisa < input.shownRefundPaisa) throw new Problem('quote-changed', { refundPaisa });

        const voided = await voidTickets(tx, { tripId, bookingId, seatNos, by });
        const freed = await freeSoldSeats(tx, { tripId, seatNos, legNos: legsOf(booking) }, bookingId);
        if (voided.length !== seatNos.length || freed !== seatNos.length * legsOf(booking).length)
          throw new Error(`booking ${bookingId}: tickets and seats disagree`);
        const left = await tx
          .selectFrom('ticketLeg')
          .select('seatNo')
          .where('tripId', '=', tripId)
          .where('bookingId', '=', bookingId)
          .executeTakeFirst();
        if (!left) await moveBooking(tx, booking, 'cancel', by, { seatNos });
        if (refundPaisa === 0) return { refundId: null, refundPaisa };

        const paid = (await paymentsOf(tx, tripId, bookingId)).find(boughtTickets);
        if (!paid || (await refundedOf(tx, tripId, paid.paymentId)) + refundPaisa > paid.amountPaisa)
          throw new Error(`booking ${bookingId}: refund above what was paid`);
        const { paymentId } = paid;
        const reasonKey = `cancelled:${seatNos.join('+')}`;
        const refundId = await addRefund(tx, {
          tripId,
          bookingId,
          paymentId,
          reasonKey,
          seatNos,
          amountPaisa: refundPaisa,
          by,
        });
        if (!refundId) throw new Problem('not-cancellable');
        await post(tx, tripId, refundId, cancelled(booking.operatorId, refundPaisa));
        return { refundId, refundPaisa };
      }),
    );
    deps.seatWatch.changed(tripId);
    return answer;
  };
