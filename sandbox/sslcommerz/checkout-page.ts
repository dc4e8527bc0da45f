import { html, raw } from 'hono/html';
import { page } from '../pages/layout.ts';
import type { Carried, Session } from '../state.ts';
import { toText } from './amounts.ts';
import { allowedMethods, testCards, testOtps } from './methods.ts';

const due = (session: Session) => html`<section class="card" aria-label="What you pay for">
<div class="row"><span class="amount">৳${toText(session.amountPaisa)}</span><span class="chip">${session.request.store_id}</span></div>
<p>${session.request.product_name}</p>
<p class="muted">${session.request.cus_name} · ${session.request.cus_phone}<br>${session.tranId}</p>
</section>`;

/** The hosted checkout: one form that works without JavaScript and from the keyboard. */
export function checkoutPage(session: Session, chosen: string | undefined, fault: string | null) {
  const offered = allowedMethods(session.request.multi_card_name ?? '');
  const first = offered.find((method) => method.key === chosen) ?? offered[0];
  const lit = offered.map(({ key }) => `#m-${key}:checked~.tabs label[for=m-${key}]`).join();
  const focused = offered.map(({ key }) => `#m-${key}:focus-visible~.tabs label[for=m-${key}]`).join();
  const css = `${lit}{border-color:var(--green-700);background:var(--green-50);color:var(--green-700)}
${focused}{outline:3px solid var(--gold-400);outline-offset:2px}`;

  const picks = offered.map(
    ({ key, kind }) =>
      html`<input class="pick pick-${kind}" type="radio" name="method" id="m-${key}" value="${key}"${key === first?.key ? raw(' checked') : ''}>`,
  );
  const tabs = offered.map(
    ({ key, label, labelBn }) =>
      html`<label for="m-${key}">${label}<small lang="bn">${labelBn}</small></label>`,
  );
  const cardPanel = html`<div class="panel card-panel">
<label>Card number <input type="text" name="card_number" inputmode="numeric" autocomplete="off" value="${testCards[0]?.number}"></label>
<div class="pair"><label>Expiry <input type="text" name="card_expiry" inputmode="numeric" autocomplete="off" value="12/${String(new Date().getFullYear() + 2).slice(2)}"></label>
<label>CVV <input type="text" name="card_cvv" inputmode="numeric" autocomplete="off" value="111"></label></div>
<label>One-time code <input type="text" name="card_otp" inputmode="numeric" autocomplete="off" value="${testOtps[0]}"></label>
</div>`;
  const walletPanel = html`<div class="panel wallet">
<label>Wallet number <input type="tel" name="wallet_number" autocomplete="off" value="${session.request.cus_phone || '01700000000'}"></label>
<label>One-time code <input type="text" name="wallet_otp" inputmode="numeric" autocomplete="off" value="${testOtps[1]}"></label>
</div>`;

  return page(
    'Sandbox payment',
    html`<h1>Pay with SSLCommerz <span class="muted">(sandbox)</span></h1>
<p class="muted" lang="bn">টাকা পরিশোধ করুন</p>
${due(session)}
<form class="card" method="post" action="/EasyCheckOut/${session.sessionkey}">
${fault ? html`<p class="alert" role="alert">${fault}</p>` : ''}
<fieldset><legend>How do you pay? <span class="muted" lang="bn">কীভাবে দেবেন?</span></legend>
${picks}
<div class="tabs">${tabs}</div>
${offered.some((method) => method.kind === 'card') ? cardPanel : ''}
${offered.some((method) => method.kind === 'wallet') ? walletPanel : ''}
</fieldset>
<button class="btn" name="outcome" value="success">Pay ৳${toText(session.amountPaisa)}</button>
<div class="pair"><button class="btn line" name="outcome" value="fail">Fail</button>
<button class="btn line" name="outcome" value="cancel">Cancel</button></div>
<p class="muted">Pay: the bank agrees. Fail: the bank declines. Cancel: you change your mind.</p>
</form>
<p class="muted" style="margin-top:14px"><a href="/EasyCheckOut/${session.sessionkey}/left">Leave without returning</a>: as if you closed the page.</p>`,
    { narrow: true, css },
  );
}

/** The page that sends the browser back with a POST across sites; without JavaScript its button does. */
export function returnPage({ url, fields }: Carried) {
  return page(
    'Returning to the merchant',
    html`<h1>Returning to the merchant</h1>
<p class="muted" lang="bn">আপনাকে ফিরিয়ে নেওয়া হচ্ছে</p>
<form id="return" class="card" method="post" action="${url}">
${Object.entries(fields).map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
<p>If nothing happens, press the button.</p>
<button class="btn">Return to merchant</button>
</form>
<script>document.getElementById('return').submit()</script>`,
    { narrow: true },
  );
}

/** Draws a page with one message. */
export function plainPage(title: string, says: string, back?: { href: string; text: string }) {
  return page(
    title,
    html`<h1>${title}</h1><div class="card"><p>${says}</p>${back ? html`<p><a href="${back.href}">${back.text}</a></p>` : ''}</div>`,
    { narrow: true },
  );
}
