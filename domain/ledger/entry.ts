import { type Paisa, paisa, sum } from '../money.ts';

/** Account that money is booked on. A positive amount is a debit: owed to Poth, or with a gateway. */
export type Account =
  /** Captured by a gateway and not yet paid out to us. */
  | `gateway_clearing:${string}`
  /** Taken by an operator at its counters: it holds the money already. */
  | `operator_cash:${string}`
  /** Captured for a booking that is not confirmed yet. */
  | 'customer_deposit'
  | `operator_payable:${string}`
  | 'service_charge'
  /** Discounts that Poth gives by promo codes: the operator's fare is whole. */
  | 'promo_expense'
  /** Earnings of Poth from the fares it sells. */
  | 'commission'
  /** Owed back to a traveller. */
  | 'refund_payable'
  /** Given back beyond the policy at Poth's own cost. */
  | 'goodwill'
  /** Taken back from the gateway by a bank or wallet, until it is decided who bears it. */
  | 'chargeback'
  /** Taken back and borne by Poth. */
  | 'chargeback_loss'
  /** Poth's own account at its bank: what was paid back from there, past the gateway. */
  | 'bank';

export type Line = { account: Account; amountPaisa: Paisa };

/** Entry of the ledger: lines that add up to zero. */
export type Entry = {
  source:
    | 'capture'
    | 'confirmation'
    | 'refund-due'
    | 'cancellation'
    | 'called-off'
    | 'refund-settled'
    | 'given-back'
    | 'paid-outside'
    | 'reversal'
    | 'reversal-charged'
    | 'reversal-returned'
    | 'settlement';
  lines: readonly Line[];
};

const line = (account: Account, amount: number): Line => ({ account, amountPaisa: paisa(amount) });
const entry = (source: Entry['source'], lines: Line[]): Entry => ({
  source,
  lines: lines.filter(({ amountPaisa }) => amountPaisa !== 0),
});

export const isBalanced = ({ lines }: Entry): boolean =>
  lines.length >= 2 && sum(lines.map(({ amountPaisa }) => amountPaisa)) === 0;

/** A gateway captured money for an attempt. */
export const captured = (gateway: string, amount: Paisa): Entry =>
  entry('capture', [line(`gateway_clearing:${gateway}`, amount), line('customer_deposit', -amount)]);

/** An operator took money at one of its counters: it lies there, not with a gateway. */
export const takenAtCounter = (operatorId: string, amount: Paisa): Entry =>
  entry('capture', [line(`operator_cash:${operatorId}`, amount), line('customer_deposit', -amount)]);

type Sale = { operatorId: string; farePaisa: number; serviceChargePaisa: number; discountPaisa: number };

/** A paid booking got its tickets: the deposit becomes the operator's fare and our charge. */
export const confirmed = ({ operatorId, farePaisa, serviceChargePaisa, discountPaisa }: Sale): Entry =>
  entry('confirmation', [
    line('customer_deposit', farePaisa + serviceChargePaisa - discountPaisa),
    line('promo_expense', discountPaisa),
    line(`operator_payable:${operatorId}`, -farePaisa),
    line('service_charge', -serviceChargePaisa),
  ]);

/** Money of an earlier booking came to the one that it pays a part of: what was taken off that for it is taken off no more. */
export const credited = (amount: Paisa): Entry =>
  entry('confirmation', [line('customer_deposit', amount), line('promo_expense', -amount)]);

/** Captured money that bought nothing goes back whole. */
export const depositReturned = (amount: Paisa): Entry =>
  entry('refund-due', [line('customer_deposit', amount), line('refund_payable', -amount)]);

/**
 * A passenger cancelled: what comes back is taken from the operator's fare; the fee stays there. undone: the part of our
 * discount that comes back to us beside it.
 */
export const cancelled = (operatorId: string, refund: Paisa, undone: Paisa = paisa(0)): Entry =>
  entry('cancellation', [
    line(`operator_payable:${operatorId}`, refund + undone),
    line('promo_expense', -undone),
    line('refund_payable', -refund),
  ]);

/**
 * A passenger goes on to another trip: what was paid is owed to that booking or comes back, less the operator's fee. Our charge
 * and our discount are undone with the fare: the new booking has its own price.
 */
export const exchanged = (
  { operatorId, farePaisa, serviceChargePaisa, discountPaisa }: Sale,
  feePaisa: number,
): Entry =>
  entry('cancellation', [
    line(`operator_payable:${operatorId}`, farePaisa - feePaisa),
    line('service_charge', serviceChargePaisa),
    line('promo_expense', -discountPaisa),
    line('refund_payable', -(farePaisa + serviceChargePaisa - discountPaisa - feePaisa)),
  ]);

/**
 * The operator did not keep what it sold: the whole price of seats comes back, our charge and discount undone with the
 * fare. The passenger gets what was paid, the discount comes back to Poth, who bore it: of these seats the operator's
 * account, our charge and our discount are each zero again.
 */
export const calledOff = ({ operatorId, farePaisa, serviceChargePaisa, discountPaisa }: Sale): Entry =>
  entry('called-off', [
    line(`operator_payable:${operatorId}`, farePaisa),
    line('service_charge', serviceChargePaisa),
    line('promo_expense', -discountPaisa),
    line('refund_payable', -(farePaisa + serviceChargePaisa - discountPaisa)),
  ]);

/** A gateway says that the money is back on the instrument that paid. */
export const refundSettled = (gateway: string, amount: Paisa): Entry =>
  entry('refund-settled', [line('refund_payable', amount), line(`gateway_clearing:${gateway}`, -amount)]);

/** A counter handed a refund out of its till. */
export const paidOutAtCounter = (operatorId: string, amount: Paisa): Entry =>
  entry('refund-settled', [line('refund_payable', amount), line(`operator_cash:${operatorId}`, -amount)]);

type GivenBack = {
  operatorPaisa: number;
  portalPaisa: number;
  /** Parts of our charge and of our discount that are undone where the operator is the cause and all goes back. */
  chargePaisa?: number;
  discountPaisa?: number;
};

/**
 * Money beyond the policy: what the operator bears is taken from its fare, the rest is Poth's. Where the operator bears
 * all that is left, our charge and discount are undone with its fare, as for a trip that it called off: then nobody has
 * earned anything of the booking, and nobody has lost anything.
 */
export const givenBack = (
  operatorId: string,
  { operatorPaisa, portalPaisa, chargePaisa = 0, discountPaisa = 0 }: GivenBack,
): Entry =>
  entry('given-back', [
    line(`operator_payable:${operatorId}`, operatorPaisa),
    line('goodwill', portalPaisa),
    line('service_charge', chargePaisa),
    line('promo_expense', -discountPaisa),
    line('refund_payable', -(operatorPaisa + portalPaisa + chargePaisa - discountPaisa)),
  ]);

/** Pays by Poth's bank what the gateway refused to send back: the money is still with the gateway. */
export const paidByBank = (gateway: string, amount: Paisa): Entry =>
  entry('paid-outside', [line(`gateway_clearing:${gateway}`, amount), line('bank', -amount)]);

/** A bank or wallet took captured money back from the gateway. */
export const reversed = (gateway: string, amount: Paisa): Entry =>
  entry('reversal', [line('chargeback', amount), line(`gateway_clearing:${gateway}`, -amount)]);

/** It is decided who bears money that was taken back. */
export const reversalCharged = (
  operatorId: string,
  { operatorPaisa, portalPaisa }: { operatorPaisa: number; portalPaisa: number },
): Entry =>
  entry('reversal-charged', [
    line(`operator_payable:${operatorId}`, operatorPaisa),
    line('chargeback_loss', portalPaisa),
    line('chargeback', -(operatorPaisa + portalPaisa)),
  ]);

/** The gateway gave back what had been taken from it. */
export const reversalReturned = (gateway: string, amount: Paisa): Entry =>
  entry('reversal-returned', [line(`gateway_clearing:${gateway}`, amount), line('chargeback', -amount)]);

type Settled = { operatorId: string; cashPaisa: number; commissionPaisa: number; paidPaisa: number };

/**
 * A statement of an operator is closed: what it holds already and our commission are taken off what it is owed, the
 * rest is paid by our bank. Undefined where nothing moves.
 */
export const settled = ({
  operatorId,
  cashPaisa,
  commissionPaisa,
  paidPaisa,
}: Settled): Entry | undefined => {
  const made = entry('settlement', [
    line(`operator_payable:${operatorId}`, cashPaisa + commissionPaisa + paidPaisa),
    line(`operator_cash:${operatorId}`, -cashPaisa),
    line('commission', -commissionPaisa),
    line('bank', -paidPaisa),
  ]);
  return made.lines.length > 0 ? made : undefined;
};
