import { html } from 'hono/html';
import type { Sandbox } from '../sandbox.ts';
import { goodWallets, walletOtp, walletPin } from '../bkash/wallets.ts';
import { scenarioKeys } from '../control/scenario-keys.ts';
import { pathOf, standIns } from '../identity/stand-ins.ts';
import { testCards, testOtps } from '../sslcommerz/methods.ts';
import { page } from './layout.ts';

/** Page that says what this program is, where its parts are, and what it can be told. */
export function homePage(sandbox: Sandbox) {
  return page(
    'Poth sandbox',
    html`<h1>Poth sandbox</h1>
<p class="muted">The payment gateway, the SMS provider, the mailbox and the sign-in providers of demonstration and tests. It behaves like the real ones and can be told to misbehave.</p>
<ul class="card list">
<li><a href="/messages">Messages</a>: every SMS and mail that was sent (${sandbox.state.messages.length})</li>
<li><a href="/__sandbox/ledger">Ledger</a>: what was asked, paid and refunded, as JSON (${sandbox.state.sessions.length} sessions)</li>
<li>Sign in with ${standIns.map((standIn, at) => html`${at > 0 ? ' or ' : ''}<a href="${pathOf(standIn)}/.well-known/openid-configuration">${standIn.name}</a>`)}: OpenID providers where anybody may be anybody, described as JSON</li>
<li><a href="/__sandbox/scenario">Scenario</a>: what it is told now, as JSON</li>
</ul>
<h2>Test numbers</h2>
<p>Cards ${testCards.map((card) => html`<code>${card.number}</code> (${card.brand}), `)}any expiry and CVV; one-time code ${testOtps.join(' or ')}. Wallets take any mobile number.</p>
<p>bKash ${sandbox.origins.bkash || 'is not asked for'}: ${goodWallets[0]}, code ${walletOtp}, PIN ${walletPin}. Nagad ${sandbox.origins.nagad || 'is not asked for'}: any wallet, code 123456, PIN 1234.</p>
<h2>Scenario</h2>
<p class="muted">POST a JSON object of these keys to <code>/__sandbox/scenario</code> for the sessions to come, or to <code>/__sandbox/scenario/TRAN_ID</code> for one; DELETE resets.</p>
<dl class="card">${scenarioKeys.map(
      ({ key, values, what }) =>
        html`<div><dt><strong>${key}</strong> <code>${values}</code></dt><dd>${what}</dd></div>`,
    )}</dl>`,
  );
}
