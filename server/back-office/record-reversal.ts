import { RecordReversalInput } from '@poth/domain/back-office/input.ts';
import { answerReversalBy, readReversedOn } from '@poth/domain/back-office/reversal.ts';
import { nameOfActor, personOf } from '@poth/domain/identity/actor.ts';
import { reversed } from '@poth/domain/ledger/entry.ts';
import { paisa, sum } from '@poth/domain/money.ts';
import { counterGateway } from '@poth/domain/payment/payment.ts';
import { Problem } from '@poth/domain/problem.ts';
import { addMinutes } from '@poth/domain/add-minutes.ts';
import { type BookingRow, readBooking, readSale } from '../booking/store.ts';
import { call } from '../call.ts';
import { databaseNow } from '../db/clock.ts';
import type { Tx } from '../db/database.ts';
import { once } from '../db/once.ts';
import { timeOrderedId } from '../db/time-ordered-id.ts';
import { transaction } from '../db/transaction.ts';
import { post } from '../ledger/store.ts';
import { hasBoughtTickets, type PaymentRow, paymentsOf, readPayment } from '../payment/store.ts';
import { readTripNews } from '../trip/terms-store.ts';
import { hasHadTickets, voidLiveTickets } from './give-money-back.ts';
import { overtakeRefunds } from './overtake-refunds.ts';
import { recordOnBooking } from './record-on-booking.ts';
import { addReversal, takeReversedAmount } from './reversal-store.ts';

/**
 * Locks the payment of a locked booking that is named, or the only one that a gateway captured. Problems: not-reversible,
 * invalid-input (payment) where none is named of several.
 */
const lockPaid = async (
  tx: Tx,
  { tripId, bookingId }: BookingRow,
  paymentId: string | undefined,
): Promise<PaymentRow & { paidAt: Date }> => {
  const captured = (await paymentsOf(tx, tripId, bookingId)).filter(
    ({ gateway, capturedPaisa }) => gateway !== counterGateway && capturedPaisa,
  );
  if (!paymentId && captured.length > 1)
    throw new Problem('invalid-input', { faults: { payment: 'missing' } });
  const chosen = captured.find((one) => !paymentId || one.paymentId === paymentId);
  const payment = chosen && (await readPayment(tx, chosen, 'locked'));
  if (!payment?.paidAt) throw new Problem('not-reversible');
  return { ...payment, paidAt: payment.paidAt };
};

const hasLeft = async (tx: Tx, booking: BookingRow): Promise<boolean> => {
  const sale = await readSale(tx, booking);
  const news = await readTripNews(tx, booking);
  return !sale || addMinutes(sale.departsAt, news?.delayMinutes ?? 0) <= (await databaseNow(tx));
};

/**
 * Records that a bank or wallet took captured money back from the gateway. Refunds of it that were not sent are settled by
 * that. The rest is a case to answer: it is taken off the gateway's account, and cannot be refunded. The tickets of a coach
 * that has not left become void and their seats free, unless they are kept. Money of a payment that bought no tickets goes
 * back by itself and has no case. Returns the case, or null where refunds were all of it.
 */
export const recordReversal = call(
  {
    gate: 'admin',
    input: RecordReversalInput,
    problems: [
      'not-found',
      'not-reversible', // the payment is not one that a gateway captured, or bought no tickets and has no such refund to be sent
      'invalid-input', // payment, reversedOn
      'reversal-too-much', // more than earlier reversals and refunds leave; one that is being sent counts as gone
      'already-decided', // the payment has a case with the same reference
      'key-reused',
    ],
  },
  async function recordReversal({ deps, actor }, wish): Promise<{ reversalId: string | null }> {
    const { tripId, bookingId, amountPaisa: takenPaisa, reference, reason, ticketsKept, key } = wish;
    const by = nameOfActor(actor);
    const now = deps.now();
    const done = await transaction(deps.db, (tx) =>
      once(tx, { tripId, actor: by, key, input: wish }, async () => {
        const booking = await readBooking(tx, wish, 'locked');
        if (!booking?.pnr) throw new Problem('not-found');
        const payment = await lockPaid(tx, booking, wish.paymentId);
        const { paymentId, gateway, paidAt } = payment;
        const reversedOn = readReversedOn(wish.reversedOn, paidAt, now);
        if (!reversedOn) throw new Problem('invalid-input', { faults: { reversedOn: 'date-wrong' } });
        const overtaken = await overtakeRefunds(tx, booking, payment, { takenPaisa, by });
        const amountPaisa = takenPaisa - sum(overtaken.map((refund) => refund.amountPaisa));
        const answerBy = answerReversalBy(now, deps.settings().reversalAnswerDays);
        const told = { amountPaisa, reversedOn, reference, reason, answerBy, ticketsKept };
        const record = (reversalId: string | null, voided: string[]) =>
          recordOnBooking(tx, actor, booking, 'reversal-recorded', {
            ...told,
            reversalId,
            voided,
            overtaken,
          });
        if (amountPaisa === 0) {
          await record(null, []);
          return { reversalId: null };
        }
        if (!hasHadTickets(booking) || !hasBoughtTickets(payment)) throw new Problem('not-reversible');
        const reversalId = timeOrderedId();
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
        const isKept = ticketsKept || (await hasLeft(tx, booking));
        await record(reversalId, isKept ? [] : await voidLiveTickets(tx, booking, by));
        return { reversalId };
      }),
    );
    deps.seatWatch.changed(tripId);
    return done;
  },
);
