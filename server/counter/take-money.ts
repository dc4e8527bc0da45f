import { randomUUID } from 'node:crypto';
import { totalOf } from '@poth/domain/booking/price.ts';
import { instrumentOf } from '@poth/domain/counter/tender.ts';
import { takenAtCounter } from '@poth/domain/ledger/entry.ts';
import { counterGateway } from '@poth/domain/payment/payment.ts';
import { Problem } from '@poth/domain/problem.ts';
import { recordAct } from '../audit-log/record-act.ts';
import { recordMove, writeMoves } from '../audit-log/record-move.ts';
import { confirmBooking } from '../booking/confirm-booking.ts';
import type { BookingRow } from '../booking/store.ts';
import type { Tx } from '../db/database.ts';
import { takeStep } from '../db/step.ts';
import { timeOrderedId } from '../db/time-ordered-id.ts';
import type { Deps } from '../deps.ts';
import { post } from '../ledger/store.ts';
import { attemptInState, writeAttempt } from '../payment/attempt-steps-store.ts';
import { claimReceipt } from '../payment/store.ts';
import { addCounterPayment, markSold } from './hold-store.ts';
import type { AtTill } from './open-till.ts';
import type { Money } from './read-customer.ts';
import { streamOfShift } from './seller.ts';
import { addTillMove } from './till-store.ts';

const freshNumber = (letter: string): string => letter + randomUUID().replaceAll('-', '').toUpperCase();

/**
 * Returns the receipt number of money at a counter: for mobile money the number of the transfer, which may pay only one
 * sale of an operator.
 */
const receiptOf = (operatorId: string, { reference }: Money): string =>
  reference === null ? freshNumber('R') : `${operatorId}:${reference}`;

/** Writes the payment attempt and moves it to paid at once. Problems: reference-used. */
const addPayment = async (tx: Tx, booking: BookingRow, money: Money, by: string, now: Date) => {
  const { tripId, bookingId, operatorId } = booking;
  const [paymentId, tranId, receiptId] = [timeOrderedId(), freshNumber('C'), receiptOf(operatorId, money)];
  const amountPaisa = totalOf(booking);
  await addCounterPayment(tx, {
    tripId,
    paymentId,
    bookingId,
    tranId,
    method: money.tender,
    amountPaisa,
    openUntil: now,
  });
  await recordMove(tx, {
    tripId,
    subject: 'payment',
    subjectId: paymentId,
    event: 'create',
    from: null,
    to: 'created',
    by,
  });
  if (!(await claimReceipt(tx, counterGateway, receiptId, { tripId, paymentId })))
    throw new Problem('reference-used');
  const attempt = { tripId, paymentId };
  const pay = { tripId, subject: 'payment', subjectId: paymentId, event: 'pay' } as const;
  const isTaken = await takeStep(tx, {
    guards: [attemptInState(attempt, 'created')],
    writes: [
      writeAttempt(attempt, 'paid', {
        receiptId,
        bankTranId: money.reference ?? tranId,
        instrument: instrumentOf[money.tender],
        capturedPaisa: amountPaisa,
      }),
      writeMoves([{ ...pay, from: 'created', to: 'paid', by, detail: { reason: null } }]),
    ],
  });
  if (!isTaken) throw new Error(`payment ${paymentId} moved before it was written`);
  return { paymentId, amountPaisa };
};

/**
 * Takes the price of a held, locked booking at the counter and turns it into tickets, by the same steps that follow a
 * payment at a gateway; the operator holds the money. Runs in the transaction that took the seats. Problems:
 * reference-used, hold-expired (another booking has its seats).
 */
export const takeMoney = async (
  tx: Tx,
  deps: Pick<Deps, 'ticketSigner'>,
  seller: AtTill,
  booking: BookingRow,
  money: Money,
  now: Date,
): Promise<void> => {
  const { tripId, bookingId, operatorId, pnr } = booking;
  const { shiftId } = seller.till;
  const { paymentId, amountPaisa } = await addPayment(tx, booking, money, seller.by, now);
  await post(tx, tripId, paymentId, takenAtCounter(operatorId, amountPaisa));
  await addTillMove(tx, { tripId, sourceId: paymentId, shiftId, amountPaisa, ...money });
  await markSold(tx, booking, { soldBy: seller.userId, shiftId });
  const outcome = await confirmBooking(tx, deps, booking, { paymentId, money: 'plain' });
  // No money is taken for seats that cannot be given: the whole transaction is rolled back.
  if (outcome !== 'confirm') throw new Problem('hold-expired');
  const seatNos = booking.seats.map(({ seatNo }) => seatNo);
  await recordAct(tx, seller.by, {
    stream: streamOfShift(seller.till),
    act: 'counter-sold',
    detail: { tripId, bookingId, pnr, seatNos, amountPaisa, tender: money.tender },
  });
};
