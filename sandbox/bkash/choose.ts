import type { Refusal } from '../control/refusal.ts';
import type { Sandbox } from '../sandbox.ts';
import { isPaid, type Outcome } from '../sslcommerz/choose.ts';
import type { Carried, Session } from '../state.ts';
import { callbackUrl } from './create.ts';
import { goodWallets } from './wallets.ts';

/**
 * Carries out what the customer chose on bKash's page. Confirming moves no money: that waits for the merchant's
 * execute. An ended visit cannot be resumed. Returns the link back, or null where the browser stays.
 */
export async function chooseAtBkash(
  sandbox: Sandbox,
  session: Session,
  { outcome, wallet = goodWallets[0] }: { outcome: Outcome; wallet?: string | undefined },
): Promise<Carried | null | Refusal> {
  const scenario = sandbox.scenarios.of(session.tranId);
  if (isPaid(session) || (session.visit !== 'open' && session.visit !== 'confirmed'))
    return { error: 'The payment is over at bKash.', status: 409 };
  if (outcome === 'unattempted') return null;
  session.visit = outcome === 'success' ? 'confirmed' : outcome === 'fail' ? 'failed' : 'cancelled';
  session.wallet = wallet ?? '';
  const truth = outcome === 'success' ? 'success' : outcome === 'fail' ? 'failure' : 'cancel';
  const told = scenario.lie === 'valid' ? 'success' : scenario.lie === 'fail' ? 'failure' : truth;
  session.lastReturn = { url: callbackUrl(session, told), fields: {} };
  await sandbox.keepNow();
  return scenario.noReturn ? null : session.lastReturn;
}
