import { dhakaTime } from '../dhaka-time.ts';
import type { Scenario } from '../scenario.ts';
import type { Payment, Session } from '../state.ts';
import { toShortText, toText } from './amounts.ts';
import type { Method } from './methods.ts';

/** Attempt of a customer on the page; `error` is the gateway's word on why it is not paid. */
export type Attempt = Pick<Payment, 'status' | 'valId' | 'bankTranId' | 'amountPaisa' | 'at'> & {
  method: Method;
  cardNo: string;
  cardType: string;
  cardBrand: string;
  error: string;
};

const feeShare = 0.025;
const maskCard = (number: string) => (number ? `${number.slice(0, 6)}XXXXXX${number.slice(-4)}` : '');

/**
 * The fields the gateway posts about an attempt, unsigned: the set differs by status as it does in genuine posts
 * (a FAILED one names no val_id, store_amount or risk; a CANCELLED one no card).
 */
export function toldFields(session: Session, attempt: Attempt, scenario: Scenario): Record<string, string> {
  const amount = scenario.amountFormat === 'plain' ? toText : toShortText;
  const { request, rate } = session;
  const paid = attempt.status === 'VALID';
  const about = {
    tran_id: session.tranId,
    status: attempt.status,
    error: attempt.error,
    bank_tran_id: attempt.bankTranId,
    tran_date: dhakaTime(attempt.at),
    amount: amount(attempt.amountPaisa),
    currency: scenario.currency,
    store_id: request.store_id ?? '',
    currency_type: scenario.currencyType === 'BDT' ? (request.currency ?? '') : scenario.currencyType,
    currency_amount: amount(Math.round(attempt.amountPaisa / rate)),
    currency_rate: rate.toFixed(4),
    base_fair: '0.00',
    value_a: request.value_a ?? '',
    value_b: request.value_b ?? '',
    value_c: request.value_c ?? '',
    value_d: request.value_d ?? '',
  };
  if (attempt.status === 'CANCELLED') return about;

  const card = {
    card_type: paid ? attempt.cardType : '',
    card_no: paid ? maskCard(attempt.cardNo) : '',
    card_issuer: paid ? attempt.method.cardIssuer : '',
    card_brand: paid ? attempt.cardBrand : '',
    card_sub_brand: paid && attempt.method.kind === 'card' ? 'Classic' : '',
    card_issuer_country: paid ? 'Bangladesh' : '',
    card_issuer_country_code: paid ? 'BD' : '',
  };
  if (attempt.status === 'FAILED') return { ...about, ...card };

  return {
    ...about,
    ...card,
    val_id: attempt.valId,
    store_amount: paid ? amount(Math.round(attempt.amountPaisa * (1 - feeShare))) : '',
    risk_level: paid ? scenario.risk : '0',
    risk_title: paid && scenario.risk === '1' ? 'Not Safe' : 'Safe',
  };
}
