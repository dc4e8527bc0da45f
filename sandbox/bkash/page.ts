import { Hono } from 'hono';
import { html } from 'hono/html';
import { page } from '../pages/layout.ts';
import type { Http, Sandbox } from '../sandbox.ts';
import { toText } from '../sslcommerz/amounts.ts';
import { plainPage } from '../sslcommerz/checkout-page.ts';
import { isPaid } from '../sslcommerz/choose.ts';
import { readForm } from '../sslcommerz/form.ts';
import { findSession } from '../sslcommerz/look-up.ts';
import type { Session } from '../state.ts';
import { chooseAtBkash } from './choose.ts';
import { blockedWallet, emptyWallet, goodWallets, isTestWallet, walletOtp, walletPin } from './wallets.ts';

const over = () =>
  plainPage('No such payment', 'This payment is over, or unknown to the sandbox. Start it again.');

function walletPage({ amountPaisa, sessionkey, tranId }: Session, fault: string | null) {
  return page(
    'bKash sandbox',
    html`<h1>Pay with bKash <span class="muted">(sandbox)</span></h1>
<p class="muted" lang="bn">বিকাশে টাকা পরিশোধ করুন</p>
<section class="card" aria-label="What you pay for"><div class="row"><span class="amount">৳${toText(amountPaisa)}</span><span class="chip">Poth</span></div><p class="muted">${tranId}</p></section>
<form class="card" method="post" action="/redirect/tokenized/?paymentID=${sessionkey}">
${fault ? html`<p class="alert" role="alert">${fault}</p>` : ''}
<label>bKash account number <input type="text" name="wallet" inputmode="numeric" autocomplete="off" value="${goodWallets[0]}"></label>
<label>Verification code <input type="text" name="otp" inputmode="numeric" autocomplete="off" value="${walletOtp}"></label>
<label>PIN <input type="text" name="pin" inputmode="numeric" autocomplete="off" value="${walletPin}"></label>
<button class="btn" name="outcome" value="success">Confirm ৳${toText(amountPaisa)}</button>
<div class="pair"><button class="btn line" name="outcome" value="fail">Fail</button>
<button class="btn line" name="outcome" value="cancel">Cancel</button></div>
<p class="muted">Wallets that pay: ${goodWallets.join(', ')}. ${emptyWallet} has no money, ${blockedWallet} is blocked.</p>
</form>`,
    { narrow: true },
  );
}

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
    return session ? c.html(walletPage(session, null)) : c.html(over(), 404);
  });

  app.post('/redirect/tokenized/', async (c) => {
    const session = find(c.req.query('paymentID'));
    if (!session) return c.html(over(), 404);
    const form = await readForm(c);
    if (typeof form === 'string') return c.html(plainPage('Not understood', form), 400);
    const outcome = (['success', 'fail', 'cancel'] as const).find((one) => one === form.outcome);
    const fault = outcome === 'success' ? faultOf(form) : outcome ? null : 'Choose what to do.';
    if (fault || !outcome) return c.html(walletPage(session, fault), 422);
    const carried = await chooseAtBkash(sandbox, session, { outcome, wallet: form.wallet });
    if (!carried || 'error' in carried)
      return c.html(plainPage('Done', 'The sandbox was told not to send the browser back to the merchant.'));
    return c.redirect(carried.url, 303);
  });
  return app;
}
