import { RecordReversalInput } from '@poth/domain/back-office/input.ts';
import { answerReversalBy, readReversedOn } from '@poth/domain/back-office/reversal.ts';
import { nameOfActor, personOf } from '@poth/domain/identity/actor.ts';
import { reversed } from '@poth/domain/ledger/entry.ts';
import { paisa } from '@poth/domain/money.ts';
import { counterGateway } from '@poth/domain/payment/payment.ts';
import { Problem } from '@poth/domain/problem.ts';
import { addMinutes } from '@poth/domain/trip/delay.ts';
import { type BookingRow, readBooking, readSale } from '../booking/store.ts';
import { call } from '../call.ts';
import { databaseNow } from '../db/clock.ts';
import type { Tx } from '../db/database.ts';
import { once } from '../db/once.ts';
import { timeOrderedId } from '../db/time-ordered-id.ts';
import { transaction } from '../db/transaction.ts';
import { post } from '../ledger/store.ts';
import { type PaymentRow, readPayment } from '../payment/store.ts';
import { paymentsLeft } from '../refund/payments-left.ts';
import { readTripNews } from '../trip/terms-store.ts';
import { hasHadTickets, voidLiveTickets } from './give-money-back.ts';
import { recordOnBooking } from './record-on-booking.ts';
import { addReversal, takeReversedAmount } from './reversal-store.ts';

/**
 * Locks the gateway's payment that bought a locked booking's tickets, the one with most left where there are two.
 * Problems: not-reversible.
 */
const lockBought = async (tx: Tx, booking: BookingRow): Promise<PaymentRow & { paidAt: Date }> => {
  const [most] = hasHadTickets(booking) ? await paymentsLeft(tx, booking) : [];
  const payment = most && (await readPayment(tx, most.payment, 'locked'));
  if (!payment?.paidAt || payment.gateway === counterGateway) throw new Problem('not-reversible');
  return { ...payment, paidAt: payment.paidAt };
};

const hasLeft = async (tx: Tx, booking: BookingRow): Promise<boolean> => {
  const sale = await readSale(tx, booking);
  const news = await readTripNews(tx, booking);
  return !sale || addMinutes(sale.departsAt, news?.delayMinutes ?? 0) <= (await databaseNow(tx));
};

/**
 * Records that a bank or wallet took captured money back from the gateway: opens a case to answer, takes the money off
 * the gateway's account, and rules out a refund of it. The tickets of a coach that has not left become void and their
 * seats free, unless they are kept. Money of a payment that bought no tickets goes back by itself and has no case.
 */
export const recordReversal = call(
  {
    gate: 'admin',
    input: RecordReversalInput,
    problems: [
      'not-found',
      'not-reversible', // no payment at a gateway bought tickets of it
      'invalid-input', // reversedOn
      'reversal-too-much', // more than earlier refunds and reversals leave
      'already-decided', // the payment has a case with the same reference
      'key-reused',
    ],
  },
  async function recordReversal({ deps, actor }, wish): Promise<{ reversalId: string }> {
    const { tripId, bookingId, amountPaisa, reference, reason, ticketsKept, key } = wish;
    const by = nameOfActor(actor);
    const now = deps.now();
    const done = await transaction(deps.db, (tx) =>
      once(tx, { tripId, actor: by, key, input: wish }, async () => {
        const booking = await readBooking(tx, wish, 'locked');
        if (!booking?.pnr) throw new Problem('not-found');
        const { paymentId, gateway, paidAt } = await lockBought(tx, booking);
        const reversedOn = readReversedOn(wish.reversedOn, paidAt, now);
        if (!reversedOn) throw new Problem('invalid-input', { faults: { reversedOn: 'date-wrong' } });
        const reversalId = timeOrderedId();
        const answerBy = answerReversalBy(now, deps.settings().reversalAnswerDays);
        const told = { amountPaisa, reversedOn, reference, reason, answerBy, ticketsKept };
        const isNew = await addReversal(tx, {
          tripId,
          reversalId,
          paymentId,
          bookingId,
          ...told,
          recordedBy: by,
          recordedByName: personOf(actor).name,
        });
        if (!isNew) throw new Problem('already-decided');
        if (!(await takeReversedAmount(tx, { tripId, paymentId }, amountPaisa)))
          throw new Problem('reversal-too-much');
        await post(tx, tripId, reversalId, reversed(gateway, paisa(amountPaisa)));
        const voided =
          ticketsKept || (await hasLeft(tx, booking)) ? [] : await voidLiveTickets(tx, booking, by);
        await recordOnBooking(tx, actor, booking, 'reversal-recorded', { ...told, reversalId, voided });
        return { reversalId };
      }),
    );
    deps.seatWatch.changed(tripId);
    return done;
  },
);
