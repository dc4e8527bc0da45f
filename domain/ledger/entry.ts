import { type Paisa, paisa, sum } from '../money.ts';

/** Account that money is booked on. A positive amount is a debit: owed to Poth, or with a gateway. */
export type Account =
  /** Captured by a gateway and not yet paid out to us. */
  | `gateway_clearing:${string}`
  /** Taken by an operator at its counters, which holds the money already. */
  | `operator_cash:${string}`
  /** Captured for a booking that is not confirmed yet. */
  | 'customer_deposit'
  | `operator_payable:${string}`
  | 'service_charge'
  /** Discounts that Poth gives by promo codes: the operator gets its whole fare. */
  | 'promo_expense'
  /** Earnings of Poth from the fares it sells. */
  | 'commission'
  /** Owed back to a traveller. */
  | 'refund_payable'
  /** Given back beyond the policy at Poth's own cost. */
  | 'goodwill'
  /** Taken back from the gateway by a bank or wallet, until it is decided who bears it. */
  | 'chargeback'
  /** Taken back by a bank or wallet, and borne by Poth. */
  | 'chargeback_loss'
  /** Poth's own account at its bank: money paid from there, past the gateway. */
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

/** Books money that a gateway captured for an attempt. */
export const captured = (gateway: string, amount: Paisa): Entry =>
  entry('capture', [line(`gateway_clearing:${gateway}`, amount), line('customer_deposit', -amount)]);

/** Books money that an operator took at one of its counters: it is there, not with a gateway. */
export const takenAtCounter = (operatorId: string, amount: Paisa): Entry =>
  entry('capture', [line(`operator_cash:${operatorId}`, amount), line('customer_deposit', -amount)]);

type Sale = { operatorId: string; farePaisa: number; serviceChargePaisa: number; discountPaisa: number };

/** Books the confirmation of a paid booking: the deposit becomes the operator's fare and our charge. */
export const confirmed = ({ operatorId, farePaisa, serviceChargePaisa, discountPaisa }: Sale): Entry =>
  entry('confirmation', [
    line('customer_deposit', farePaisa + serviceChargePaisa - discountPaisa),
    line('promo_expense', discountPaisa),
    line(`operator_payable:${operatorId}`, -farePaisa),
    line('service_charge', -serviceChargePaisa),
  ]);

/** Books the money of an earlier booking that pays part of a new one: it replaces the discount that stood for it. */
export const credited = (amount: Paisa): Entry =>
  entry('confirmation', [line('customer_deposit', amount), line('promo_expense', -amount)]);

/** Books captured money that bought nothing as owed back whole. */
export const depositReturned = (amount: Paisa): Entry =>
  entry('refund-due', [line('customer_deposit', amount), line('refund_payable', -amount)]);

/**
 * Books a passenger's cancellation: the refund is taken from the operator's fare; the fee stays with the operator. undone:
 * the part of our discount that comes back to us as well.
 */
export const cancelled = (operatorId: string, refund: Paisa, undone: Paisa = paisa(0)): Entry =>
  entry('cancellation', [
    line(`operator_payable:${operatorId}`, refund + undone),
    line('promo_expense', -undone),
    line('refund_payable', -refund),
  ]);

/**
 * Books a passenger's change to another trip: what was paid, less the operator's fee, is owed to the new booking or comes
 * back. Our charge and our discount are undone with the fare: the new booking has its own price.
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
 * Books seats that the operator did not provide as sold: their whole price comes back, and our charge and discount are
 * undone with the fare. The passenger gets what was paid, the discount comes back to Poth, which bore it: for these seats
 * the operator's account, our charge and our discount are each zero again.
 */
export const calledOff = ({ operatorId, farePaisa, serviceChargePaisa, discountPaisa }: Sale): Entry =>
  entry('called-off', [
    line(`operator_payable:${operatorId}`, farePaisa),
    line('service_charge', serviceChargePaisa),
    line('promo_expense', -discountPaisa),
    line('refund_payable', -(farePaisa + serviceChargePaisa - discountPaisa)),
  ]);

/** Books a refund that its gateway reports as back on the instrument that paid. */
export const refundSettled = (gateway: string, amount: Paisa): Entry =>
  entry('refund-settled', [line('refund_payable', amount), line(`gateway_clearing:${gateway}`, -amount)]);

/** Books a refund that a counter paid out of its till. */
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
 * Books money given back beyond the policy: the operator's part is taken from its fare, the rest is Poth's. Where the
 * operator bears all that is left, our charge and discount are undone with its fare, as for a trip that it cancelled: then
 * nobody has earned or lost anything by the booking.
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

/** Books a refund that Poth's bank paid because the gateway refused it: the captured money is still with the gateway. */
export const paidByBank = (gateway: string, amount: Paisa): Entry =>
  entry('paid-outside', [line(`gateway_clearing:${gateway}`, amount), line('bank', -amount)]);

/** Books captured money that a bank or wallet took back from the gateway. */
export const reversed = (gateway: string, amount: Paisa): Entry =>
  entry('reversal', [line('chargeback', amount), line(`gateway_clearing:${gateway}`, -amount)]);

/** Books the decision who bears money that was taken back. */
export const reversalCharged = (
  operatorId: string,
  { operatorPaisa, portalPaisa }: { operatorPaisa: number; portalPaisa: number },
): Entry =>
  entry('reversal-charged', [
    line(`operator_payable:${operatorId}`, operatorPaisa),
    line('chargeback_loss', portalPaisa),
    line('chargeback', -(operatorPaisa + portalPaisa)),
  ]);

/** Books money that had been taken back and that the gateway has returned. */
export const reversalReturned = (gateway: string, amount: Paisa): Entry =>
  entry('reversal-returned', [line(`gateway_clearing:${gateway}`, amount), line('chargeback', -amount)]);

type Settled = { operatorId: string; cashPaisa: number; commissionPaisa: number; paidPaisa: number };

/**
 * Books a closed statement of an operator: the cash that it already holds and our commission are subtracted from what it is
 * owed, and our bank pays the rest. Undefined where nothing moves.
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
