import { z } from 'zod';
import { parseAmount } from '@poth/domain/money.ts';
import type { Verdict } from '@poth/domain/payment/payment.ts';
import { Scalar } from '../read-answer.ts';
import { call, orderPath, type SslcommerzConfig, validationPath } from './call.ts';

const Transaction = z.object({
  status: Scalar,
  tran_id: Scalar.default(''),
  tran_date: Scalar.default(''),
  val_id: Scalar.default(''),
  amount: Scalar.default(''),
  currency: Scalar.default(''),
  currency_type: Scalar.default(''),
  currency_amount: Scalar.default(''),
  bank_tran_id: Scalar.default(''),
  card_type: Scalar.default(''),
  card_no: Scalar.default(''),
  risk_level: Scalar.default(''),
  error: Scalar.default(''),
});
type Transaction = z.infer<typeof Transaction>;

const Validation = Transaction.partial({ status: true }).extend({ APIConnect: Scalar });

/** Answer to a query. Some hold one object where the contract says a list, or an empty one for nothing found. */
const Query = z.object({
  APIConnect: Scalar,
  element: z
    .union([
      z.array(Transaction),
      Transaction.transform((one) => [one]),
      z.strictObject({}).transform(() => []),
    ])
    .default([]),
});

const risks: Record<string, 'safe' | 'risky'> = { '0': 'safe', '1': 'risky' };
const isPaid = ({ status }: Transaction): boolean => status === 'VALID' || status === 'VALIDATED';

/** Chooses among the tries under one id: the paid one, else the newest; dates are text that sorts by time. */
const decisive = (tries: readonly Transaction[]): Transaction | undefined =>
  tries.find(isPaid) ??
  tries.reduce<Transaction | undefined>(
    (last, one) => (last && last.tran_date > one.tran_date ? last : one),
    undefined,
  );

/** Reads one transaction of the gateway; VALIDATED is a VALID one that was asked about again. */
const read = (transaction: Transaction): Verdict => {
  const { status, error } = transaction;
  if (isPaid(transaction)) {
    const amountPaisa = parseAmount(transaction.amount);
    const askedPaisa = transaction.currency_amount ? parseAmount(transaction.currency_amount) : amountPaisa;
    if (
      amountPaisa === undefined ||
      askedPaisa === undefined ||
      !transaction.val_id ||
      !transaction.bank_tran_id
    )
      return { kind: 'unknown', reason: 'unreadable-payment' };
    const settledInTaka = transaction.currency === 'BDT';
    return {
      kind: 'paid',
      receiptId: transaction.val_id,
      bankTranId: transaction.bank_tran_id,
      amountPaisa,
      askedPaisa,
      currency: settledInTaka ? transaction.currency_type || 'BDT' : transaction.currency,
      tranId: transaction.tran_id,
      instrument: transaction.card_type,
      payer: transaction.card_no && `${transaction.card_type} ${transaction.card_no}`,
      risk: risks[transaction.risk_level] ?? 'unknown',
    };
  }
  if (status === 'FAILED') return { kind: 'failed', reason: error || 'failed' };
  if (status === 'CANCELLED') return { kind: 'cancelled', reason: error || 'cancelled' };
  if (status === 'EXPIRED' || status === 'UNATTEMPTED')
    return { kind: 'expired', reason: error || 'no payment was made' };
  return { kind: 'pending' };
};

/** Call C1, transaction query by our id. */
const query = async (config: SslcommerzConfig, tranId: string): Promise<Verdict> => {
  const reply = await call(config, orderPath, { tran_id: tranId, format: 'json' }, 'query', Query);
  if (!reply.ok) return { kind: 'unknown', reason: reply.reason };
  if (reply.body.APIConnect !== 'DONE') return { kind: 'unknown', reason: reply.body.APIConnect };
  const transaction = decisive(reply.body.element);
  return transaction ? read({ ...transaction, tran_id: transaction.tran_id || tranId }) : { kind: 'pending' };
};

/** Call B, validation of a receipt; undefined when the gateway does not know it as paid. */
const validate = async (config: SslcommerzConfig, receiptId: string): Promise<Verdict | undefined> => {
  const asked = { val_id: receiptId, format: 'json', v: '1' };
  const reply = await call(config, validationPath, asked, 'query', Validation);
  if (!reply.ok || reply.body.APIConnect !== 'DONE') return undefined;
  const transaction = { ...reply.body, status: reply.body.status ?? '' };
  return isPaid(transaction) && transaction.val_id === receiptId ? read(transaction) : undefined;
};

/**
 * Asks SSLCommerz about an attempt, server to server. A receipt from a callback is validated first, and counts only where
 * the gateway says that it belongs to this attempt; everything else is settled by our own id.
 */
export const askVerdict = async (
  config: SslcommerzConfig,
  tranId: string,
  receiptHint: string | null,
): Promise<Verdict> => {
  const validated = receiptHint ? await validate(config, receiptHint) : undefined;
  return validated?.kind === 'paid' && validated.tranId === tranId ? validated : query(config, tranId);
};
