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
import { chooseAtNagad } from './choose.ts';

const sample = { wallet: '01711428036', otp: '123456', pin: '1234' };

const unknown = () => plainPage('No such payment', 'This payment is unknown to the sandbox. Start it again.');

function walletPage({ amountPaisa, sessionkey, tranId }: Session, fault: string | null) {
  return page(
    'Nagad sandbox',
    html`<h1>Pay with Nagad <span class="muted">(sandbox)</span></h1>
<p class="muted" lang="bn">নগদে টাকা পরিশোধ করুন</p>
<section class="card" aria-label="What you pay for"><div class="row"><span class="amount">৳${toText(amountPaisa)}</span><span class="chip">Poth</span></div><p class="muted">${tranId}</p></section>
<form class="card" method="post" action="/check-out/${sessionkey}">
${fault ? html`<p class="alert" role="alert">${fault}</p>` : ''}
<label>Nagad account number <input type="text" name="wallet" inputmode="numeric" autocomplete="off" value="${sample.wallet}"></label>
<label>Verification code <input type="text" name="otp" inputmode="numeric" autocomplete="off" value="${sample.otp}"></label>
<label>PIN <input type="text" name="pin" inputmode="numeric" autocomplete="off" value="${sample.pin}"></label>
<button class="btn" name="outcome" value="success">Pay ৳${toText(amountPaisa)}</button>
<div class="pair"><button class="btn line" name="outcome" value="fail">Fail</button>
<button class="btn line" name="outcome" value="cancel">Cancel</button></div>
<p class="muted">Any wallet pays here; code ${sample.otp}, PIN ${sample.pin}. Never type a real PIN.</p>
</form>`,
    { narrow: true },
  );
}

function faultOf(form: Record<string, string>): string | null {
  if (!/^01[3-9]\d{8}$/.test(form.wallet ?? '')) return `Account number: 11 digits, as ${sample.wallet}.`;
  if (form.otp !== sample.otp) return `Verification code: ${sample.otp}.`;
  return form.pin === sample.pin ? null : `PIN: ${sample.pin}.`;
}

/** Nagad's page: the customer pays with the wallet, and the browser goes back by a link. */
export function nagadPageRoutes(sandbox: Sandbox) {
  const app = new Hono<Http>();
  const find = (reference: string) => findSession(sandbox, 'sessionkey', reference, 'nagad');

  app.get('/:reference', (c) => {
    const session = find(c.req.param('reference'));
    if (!session) return c.html(unknown(), 404);
    if (isPaid(session) && session.lastReturn) return c.redirect(session.lastReturn.url, 303);
    return c.html(walletPage(session, null));
  });

  app.post('/:reference', async (c) => {
    const session = find(c.req.param('reference'));
    if (!session) return c.html(unknown(), 404);
    const form = await readForm(c);
    if (typeof form === 'string') return c.html(plainPage('Not understood', form), 400);
    const outcome = (['success', 'fail', 'cancel'] as const).find((one) => one === form.outcome);
    const fault = outcome === 'success' ? faultOf(form) : outcome ? null : 'Choose what to do.';
    if (fault || !outcome) return c.html(walletPage(session, fault), 422);
    const carried = await chooseAtNagad(sandbox, session, { outcome, wallet: form.wallet });
    if (!carried)
      return c.html(plainPage('Done', 'The sandbox was told not to send the browser back to the merchant.'));
    return c.redirect(carried.url, 303);
  });
  return app;
}
