import { html } from 'hono/html';
import { toText } from '../sslcommerz/amounts.ts';
import type { Session } from '../state.ts';
import { page } from './layout.ts';

/** Outcomes on the page of a wallet, each with a button. */
export const walletOutcomes = ['success', 'fail', 'cancel'] as const;

type Wallet = {
  name: string;
  /** Title of the page in Bangla. */
  inBangla: string;
  /** Address that the form is posted to. */
  action: string;
  /** Verb of the button that pays. */
  pays: string;
  filled: { wallet: string; otp: string; pin: string };
  hint: string;
};

/** Draws the page of a wallet: what is paid for, number, code and PIN, and a button for each outcome. */
export const walletPage = (
  { amountPaisa, tranId }: Pick<Session, 'amountPaisa' | 'tranId'>,
  { name, inBangla, action, pays, filled, hint }: Wallet,
  fault: string | null,
) =>
  page(
    `${name} sandbox`,
    html`<h1>Pay with ${name} <span class="muted">(sandbox)</span></h1>
<p class="muted" lang="bn">${inBangla}</p>
<section class="card" aria-label="What you pay for"><div class="row"><span class="amount">৳${toText(amountPaisa)}</span><span class="chip">Poth</span></div><p class="muted">${tranId}</p></section>
<form class="card" method="post" action="${action}">
${fault ? html`<p class="alert" role="alert">${fault}</p>` : ''}
<label>${name} account number <input type="text" name="wallet" inputmode="numeric" autocomplete="off" value="${filled.wallet}"></label>
<label>Verification code <input type="text" name="otp" inputmode="numeric" autocomplete="off" value="${filled.otp}"></label>
<label>PIN <input type="text" name="pin" inputmode="numeric" autocomplete="off" value="${filled.pin}"></label>
<button class="btn" name="outcome" value="success">${pays} ৳${toText(amountPaisa)}</button>
<div class="pair"><button class="btn line" name="outcome" value="fail">Fail</button>
<button class="btn line" name="outcome" value="cancel">Cancel</button></div>
<p class="muted">${hint}</p>
</form>`,
    { narrow: true },
  );
