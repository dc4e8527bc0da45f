import { html, raw } from 'hono/html';
import { page } from '../pages/layout.ts';
import type { StandIn } from './stand-ins.ts';

/** Fields of the form: as they were typed, or of the sample person. */
export type Typed = { email: string; name: string; verified: boolean };

export const samplePerson: Typed = { email: 'rahima@example.com', name: 'Rahima Khatun', verified: true };

const css = `.check{display:flex;align-items:center;gap:10px;min-height:44px}
.check input{width:22px;height:22px;accent-color:var(--green-700)}`;

/** Draws a provider's sign-in page: anybody may sign in as anybody. Posts to its own address, without JavaScript. */
export function signInPage({ name }: StandIn, typed: Typed, fault?: string) {
  return page(
    'Sandbox sign-in',
    html`<h1>Sandbox sign-in</h1>
<p class="muted">This page stands for <strong>${name}</strong>. Be whoever you like: no password is asked.</p>
<p class="muted" lang="bn">পরীক্ষামূলক লগ ইন: পাসওয়ার্ড লাগে না</p>
<form class="card" method="post">
${fault ? html`<p class="alert" role="alert">${fault}</p>` : ''}
<label>E-mail <input type="text" name="email" inputmode="email" autocomplete="off" autocapitalize="none" spellcheck="false" value="${typed.email}"></label>
<label>Name <input type="text" name="name" autocomplete="off" value="${typed.name}"></label>
<label class="check"><input type="checkbox" name="verified"${typed.verified ? raw(' checked') : ''}> The e-mail is verified</label>
<button class="btn" name="answer" value="continue">Continue</button>
<button class="btn line" name="answer" value="cancel">Cancel</button>
<p class="muted">Continue: ${name} tells the portal who you are. The same e-mail is always the same account. Cancel: you change your mind.</p>
</form>`,
    { narrow: true, css },
  );
}

/** Page of a problem, where the browser cannot be sent back to the portal. */
export function problemPage(says: string) {
  return page(
    'Sandbox sign-in',
    html`<h1>Sandbox sign-in</h1><div class="card"><p class="alert">${says}</p><p>Go back to the portal and begin again.</p></div>`,
    { narrow: true },
  );
}
