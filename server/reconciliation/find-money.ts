import type { Actor } from '@poth/domain/identity/actor.ts';
import { paisa } from '@poth/domain/money.ts';
import { counterGateway } from '@poth/domain/payment/payment.ts';
import { Problem } from '@poth/domain/problem.ts';
import { FindMoneyInput } from '@poth/domain/reconciliation/input.ts';
import { readMoneyKey } from '@poth/domain/reconciliation/money-key.ts';
import {
  type MoneyTrail,
  placeOfMoney,
  type TracedPayment,
} from '@poth/domain/reconciliation/money-trail.ts';
import { call } from '../call.ts';
import type { Deps } from '../deps.ts';
import { readPhone } from '../identity/read-phone.ts';
import { hasBoughtTickets } from '../payment/store.ts';
import { lookUpGuarded } from '../ticket/guarded-look-up.ts';
import { refundStageOf } from '../ticket/refund-stage-of.ts';
import { findMoneyOf, type MoneyRow } from './money-store.ts';

const moment = (text: string | null): Date | null => (text === null ? null : new Date(text));

const tracedOf = (
  { state: bookingState, reviewUntil }: MoneyRow,
  payment: MoneyRow['payments'][number],
  now: Date,
): TracedPayment => {
  const { state, capturedPaisa } = payment;
  const [askAt, openUntil] = [moment(payment.askAt), new Date(payment.openUntil)];
  const boughtNothing = state === 'paid' && !hasBoughtTickets(payment);
  const traced = { ...payment, boughtNothing, askAt, openUntil };
  const place = placeOfMoney(traced, { bookingState, refunds: payment.refunds.length }, now);
  return {
    tranId: payment.tranId,
    place,
    amountPaisa: paisa(capturedPaisa || payment.amountPaisa),
    instrument: payment.instrument,
    atCounter: payment.gateway === counterGateway,
    beganAt: new Date(payment.createdAt),
    paidAt: moment(payment.paidAt),
    askAt,
    openUntil,
    reviewUntil: place === 'person' ? reviewUntil : null,
    refunds: payment.refunds.map(({ refundTransId, ...refund }) => ({
      ...refundStageOf(refund),
      refundTransId,
    })),
  };
};

/** Builds the trail of a booking's money for the caller who found it. */
export const moneyTrailOf = (row: MoneyRow, now: Date): MoneyTrail => {
  const { foundBy, pnr, operator, from, to, departsAt, seatNos, state, payments } = row;
  return {
    pnr: foundBy === 'pnr' ? pnr : null,
    operator,
    from,
    to,
    departsAt,
    seatNos,
    bookingState: state,
    payments: payments.map((payment) => tracedOf(row, payment, now)),
  };
};

/**
 * Finds the bookings of a phone number by a PNR or the number of a payment, with the limits of every look-up. Problems:
 * invalid-input (phone, number), ticket-not-found, too-many-tries.
 */
export const findMoneyRows = async (
  deps: Deps,
  actor: Actor,
  { number: typed, phone: typedPhone }: FindMoneyInput,
): Promise<MoneyRow[]> => {
  const key = readMoneyKey(typed);
  if ('fault' in key) throw new Problem('invalid-input', { faults: { number: key.fault } });
  const phone = readPhone(typedPhone);
  return lookUpGuarded(deps)(actor, phone, async () => {
    const rows = await findMoneyOf(deps.db, key, phone);
    return rows.length > 0 ? rows : undefined;
  });
};

/**
 * Tells where the money of a booking is, by its phone number and either its PNR or the number of one of its payments. Only
 * the payer, or somebody whom the payer told, knows both facts: they show route, day, seats, amounts and stages, as PNR and
 * phone show them of a ticket, and no name, number, address or code. No one-time code is asked for: it would go to the
 * phone of the booking, which a payer for somebody else does not have; and where money is missing the SMS itself may be
 * late. The number of a payment does not show the PNR, which with the phone would show counters and times of the journey
 * too.
 */
export const findMoney = call(
  {
    gate: 'everybody',
    input: FindMoneyInput,
    problems: [
      'invalid-input', // number, phone
      'ticket-not-found', // also for a wrong phone, and for money that is unknown to us
      'too-many-tries',
    ],
  },
  async function findMoney({ deps, actor }, input): Promise<MoneyTrail[]> {
    const rows = await findMoneyRows(deps, actor, input);
    return rows.map((row) => moneyTrailOf(row, deps.now()));
  },
);
