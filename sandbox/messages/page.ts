import { html } from 'hono/html';
import { dhakaTime } from '../dhaka-time.ts';
import type { Html } from '../pages/layout.ts';
import { page } from '../pages/layout.ts';
import type { Message } from '../state.ts';

/** Address of the bytes of one attachment. */
export const attachmentHref = (message: Message, index: number) =>
  `/messages/${message.id}/attachments/${index}`;

const address = /(https?:\/\/[^\s<>"']+[^\s<>"'.,;:!?)।])/;

/** Turns addresses in a text into links; a split by one capture group makes every second piece an address. */
const linked = (text: string): Html[] =>
  text
    .split(address)
    .map((piece, at) =>
      at % 2 === 1 ? html`<a href="${piece}" rel="noreferrer">${piece}</a>` : html`${piece}`,
    );

/** Opens links of a mail outside the frame, because the portal refuses to be framed. */
const inNewTabs = '<base target="_blank">';

/** Draws the page of a mail for a frame, with pictures from the catcher's store. */
const framed = (message: Message): string => {
  const body = message.attachments.reduce(
    (shown, { cid }, at) =>
      cid ? shown.replaceAll(`"cid:${cid}"`, `"${attachmentHref(message, at)}"`) : shown,
    message.html ?? '',
  );
  return body.includes('<head>') ? body.replace('<head>', `<head>${inNewTabs}`) : inNewTabs + body;
};

const sizeText = (bytes: number) => (bytes < 1024 ? `${bytes} B` : `${Math.round(bytes / 1024)} kB`);

/** All that was caught, newest first, of everybody or of one receiver. */
export function messagesPage(messages: readonly Message[], to: string) {
  return page(
    'Messages',
    html`<p class="muted"><a href="/">Poth sandbox</a></p>
<h1>Messages</h1>
<form class="card" method="get" action="/messages">
<label for="to">Phone number or e-mail</label>
<input id="to" type="search" name="to" value="${to}">
<button class="btn line">Show</button>
</form>
<p class="muted" style="margin-top:14px" role="status">${messages.length} ${messages.length === 1 ? 'message' : 'messages'}${to ? html` to ${to}, <a href="/messages">show all</a>` : ''}</p>
${messages.map(card)}`,
  );
}

const gatewayNames = { 'ssl-wireless': 'SSL Wireless', infobip: 'Infobip' } as const;

function card(message: Message) {
  const kind = message.kind === 'sms' ? 'SMS' : 'Mail';
  const { sms, subject, html: body, attachments } = message;
  return html`<article class="card" aria-label="${kind} to ${message.to.join(', ')}">
<div class="row"><span><span class="chip${sms ? '' : ' gold'}">${kind}</span> <strong>${message.to.join(', ')}</strong></span>
<time class="muted" datetime="${new Date(message.at).toISOString()}">${dhakaTime(message.at)}</time></div>
${subject ? html`<p><strong>${subject}</strong></p>` : ''}
${message.text ? html`<p>${linked(message.text.trim())}</p>` : ''}
${body ? html`<details><summary>As the reader sees it</summary><iframe sandbox="allow-popups allow-popups-to-escape-sandbox" title="${subject || 'Mail'}" srcdoc="${framed(message)}"></iframe></details>` : ''}
${
  attachments.length > 0
    ? html`<ul class="files">${attachments.map(({ name, size }, at) => html`<li><a href="${attachmentHref(message, at)}" download>${name}</a> <span class="muted">${sizeText(size)}</span></li>`)}</ul>`
    : ''
}
<p class="muted">From ${message.from}${sms ? ` by ${gatewayNames[sms.gateway]} · ${sms.encoding} · ${sms.segments} ${sms.segments === 1 ? 'part' : 'parts'} · ${[...message.text].length} characters` : ''}</p>
</article>`;
}
