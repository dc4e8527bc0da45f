import { Hono } from 'hono';
import { walletOutcomes, walletPage } from '../pages/wallet-page.ts';
import type { Http, Sandbox } from '../sandbox.ts';
import { plainPage } from '../sslcommerz/checkout-page.ts';
import { isPaid } from '../sslcommerz/choose.ts';
import { readForm } from '../sslcommerz/form.ts';
import { findSession } from '../sslcommerz/look-up.ts';
import type { Session } from '../state.ts';
import { chooseAtBkash } from './choose.ts';
import { blockedWallet, emptyWallet, goodWallets, isTestWallet, walletOtp, walletPin } from './wallets.ts';

const over = () =>
  plainPage('No such payment', 'This payment is over, or unknown to the sandbox. Start it again.');

const pageOf = (session: Session, fault: string | null) =>
  walletPage(
    session,
    {
      name: 'bKash',
      inBangla: 'বিকাশে টাকা পরিশোধ করুন',
      action: `/redirect/tokenized/?paymentID=${session.sessionkey}`,
      pays: 'Confirm',
      filled: { wallet: goodWallets[0], otp: walletOtp, pin: walletPin },
      hint: `Wallets that pay: ${goodWallets.join(', ')}. ${emptyWallet} has no money, ${blockedWallet} is blocked.`,
    },
    fault,
  );

function faultOf(form: Record<string, string>): string | null {
  if (!isTestWallet(form.wallet ?? ''))
    return 'Only the test wallets below. Never type a real number and PIN here.';
  if (form.otp !== walletOtp) return `Verification code: ${walletOtp}.`;
  return form.pin === walletPin ? null : `PIN: ${walletPin}.`;
}

/** bKash's page: the customer confirms with the wallet, and the browser goes back by a link. */
export function bkashPageRoutes(sandbox: Sandbox) {
  const app = new Hono<Http>();
  const find = (paymentID: string | undefined) => {
    const session = findSession(sandbox, 'sessionkey', paymentID, 'bkash');
    return session?.visit === 'open' && !isPaid(session) ? session : undefined;
  };

  app.get('/redirect/tokenized/', (c) => {
    const session = find(c.req.query('paymentID'));
    return session ? c.html(pageOf(session, null)) : c.html(over(), 404);
  });

  app.post('/redirect/tokenized/', async (c) => {
    const session = find(c.req.query('paymentID'));
    if (!session) return c.html(over(), 404);
    const form = await readForm(c);
    if (typeof form === 'string') return c.html(plainPage('Not understood', form), 400);
    const outcome = walletOutcomes.find((one) => one === form.outcome);
    const fault = outcome === 'success' ? faultOf(form) : outcome ? null : 'Choose what to do.';
    if (fault || !outcome) return c.html(pageOf(session, fault), 422);
    const carried = await chooseAtBkash(sandbox, session, { outcome, wallet: form.wallet });
    if (!carried || 'error' in carried)
      return c.html(plainPage('Done', 'The sandbox was told not to send the browser back to the merchant.'));
    return c.redirect(carried.url, 303);
  });
  return app;
}
