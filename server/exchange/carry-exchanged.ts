import { quoteExchange } from '@poth/domain/exchange/exchange.ts';
import { Problem } from '@poth/domain/problem.ts';
import { refuseWhileExchanged } from '../booking/exchange-claim-store.ts';
import type { Tx } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import type { HoldOnNewTrip } from '../rebooking/hold-on-new-trip.ts';
import { carryMoney } from './carry-money.ts';
import { readExchangeable } from './read-exchangeable.ts';

type Carrying = {
  from: { tripId: string; bookingId: string };
  to: HoldOnNewTrip;
  shownBackPaisa: number;
  by: string;
};

/**
 * Ends a booking whose passenger changes to another trip with nothing left to pay: the price there is carried to the seats
 * that are held there, the fee stays with the company, and the rest is refunded. Returns the refund that was carried, with
 * the fee.
 * Problems: not-exchangeable, being-exchanged, not-cancellable, quote-changed (with the current amount).
 */
export const carryExchanged = async (
  tx: Tx,
  deps: Deps,
  { from, to, shownBackPaisa, by }: Carrying,
): Promise<{ refundId: string; feePaisa: number }> => {
  const open = await readExchangeable(tx, deps, from, 'locked');
  if (!open) throw new Problem('not-exchangeable');
  await refuseWhileExchanged(tx, from);
  const { booking, payment, paidPaisa, feePaisa, otherWayPaisa } = open;
  const { payPaisa, backPaisa } = quoteExchange({ newTotalPaisa: to.totalPaisa, paidPaisa, feePaisa });
  if (payPaisa > 0) throw new Problem('not-exchangeable');
  if (backPaisa < shownBackPaisa) throw new Problem('quote-changed', { refundPaisa: backPaisa });
  const { paymentId } = payment;
  const amountPaisa = to.totalPaisa;
  const money = {
    booking,
    paymentId,
    to,
    amountPaisa,
    backPaisa,
    feePaisa,
    otherWayPaisa,
    paysPart: false,
    by,
  };
  return { refundId: await carryMoney(tx, deps, money), feePaisa };
};
