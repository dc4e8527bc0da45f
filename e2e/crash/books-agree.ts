import { amountText, paisa } from '@poth/domain/money.ts';
import { readBooks } from './database.ts';
import { readLedger } from './gateway.ts';
import type { Installation } from './installation.ts';

/** Gateway's status for a refund that is settled, or sent, in our books. */
const refundWords: Partial<Record<string, string>> = { settled: 'refunded', sent: 'processing' };

const ours = (installation: Installation): Promise<string[]> =>
  readBooks(installation, async (db) => {
    const payments = await db
      .selectFrom('payment')
      .select(['tranId', 'bankTranId', 'capturedPaisa'])
      .where('gateway', '=', 'sslcommerz')
      .where('capturedPaisa', 'is not', null)
      .execute();
    const refunds = await db.selectFrom('refund').select(['refundTransId', 'amountPaisa', 'state']).execute();
    return [
      ...payments.map(
        (paid) => `${paid.tranId} ${paid.bankTranId} ${amountText(paisa(paid.capturedPaisa ?? 0))}`,
      ),
      ...refunds.map(
        (back) =>
          `${back.refundTransId} ${amountText(paisa(back.amountPaisa))} ${refundWords[back.state] ?? back.state}`,
      ),
    ];
  });

const theirs = async (installation: Installation): Promise<string[]> =>
  (await readLedger(installation))
    .filter(({ status }) => status === 'VALID')
    .flatMap((paid) => [
      `${paid.tran_id} ${paid.bank_tran_id} ${paid.amount}`,
      ...paid.refunds.map((back) => `${back.refund_trans_id} ${back.amount} ${back.status}`),
    ]);

/** Compares every captured payment and every refund with the gateway's ledger; returns entries that only one side has. */
export const compareBooks = async (installation: Installation) => {
  const [here, there] = [await ours(installation), await theirs(installation)];
  return {
    lines: here.length,
    differences: [
      ...here.filter((line) => !there.includes(line)).map((line) => `only in our books: ${line}`),
      ...there.filter((line) => !here.includes(line)).map((line) => `only at the gateway: ${line}`),
    ],
  };
};
