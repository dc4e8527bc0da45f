import { retrying } from '../db/transaction.ts';
import type { Deps } from '../deps.ts';
import { settlePayment } from './settle-payment.ts';
import { claimPaymentsToAsk } from './store.ts';

/**
 * Asks the gateway about attempts whose return and notice may never come, each when it is due.
 * Returns how many it asked about.
 */
export const askAboutPayments = (deps: Deps) => async (): Promise<number> => {
  const due = await retrying(() => claimPaymentsToAsk(deps.db, 20));
  await Promise.all(due.map((ref) => settlePayment(deps)(ref)));
  return due.length;
};
