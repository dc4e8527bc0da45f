import { refundSettled } from '@poth/domain/ledger/entry.ts';
import type { Paisa } from '@poth/domain/money.ts';
import type { BookingRow } from '../booking/store.ts';
import type { Tx } from '../db/database.ts';
import { post } from '../ledger/store.ts';
import type { PaymentRow } from '../payment/store.ts';
import { endChoice } from '../refund/end-choice.ts';
import { moveRefund } from '../refund/move-refund.ts';
import { stopSending, unsentRefundsOf } from '../refund/sending-store.ts';
import { readRefund } from '../refund/store.ts';
import { hasPendingSettlementRequest } from './request-store.ts';

export type Overtaken = { refundId: string; amountPaisa: Paisa };

/**
 * Settles refunds of a locked payment that were not sent before a bank took their money back, the oldest first, as far as what
 * it took covers them whole: the passenger has that money, so it must not be sent as well. A refund that is being sent, was
 * accepted, or has an unknown answer is left alone, and one that a second admin may still call paid by our bank.
 */
export const overtakeRefunds = async (
  tx: Tx,
  booking: BookingRow,
  payment: PaymentRow,
  { takenPaisa, by }: { takenPaisa: number; by: string },
): Promise<Overtaken[]> => {
  const overtaken: Overtaken[] = [];
  let openPaisa = takenPaisa;
  for (const { amountPaisa, ...ref } of await unsentRefundsOf(tx, payment)) {
    if (amountPaisa > openPaisa || (await hasPendingSettlementRequest(tx, ref))) continue;
    const stopped = (await stopSending(tx, ref)) && (await readRefund(tx, ref));
    if (!stopped || !(await moveRefund(tx, stopped, 'settle', {}, by))) continue;
    await post(tx, ref.tripId, ref.refundId, refundSettled(payment.gateway, amountPaisa));
    // Until now its passenger could have chosen another coach.
    if (stopped.state === 'requested' && stopped.chooseBy) await endChoice(tx, booking);
    overtaken.push({ refundId: ref.refundId, amountPaisa });
    openPaisa -= amountPaisa;
  }
  return overtaken;
};
