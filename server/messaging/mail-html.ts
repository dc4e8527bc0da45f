import { html, raw } from 'hono/html';
import type { MailContent, MailFact, MailLink } from './mail-content.ts';
import { mailBrand, mailFoot, previewOf } from './mail-foot.ts';
import { darkMailStyles, mailStyles as s } from './mail-look.ts';

type Html = ReturnType<typeof html>;

/** Serialises JSON for a script element, escaping all characters that could end the element or open another. */
const jsonInPage = (value: object): string =>
  JSON.stringify(value).replaceAll(
    /[<>&\u2028\u2029]/g,
    (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

const linkLine = ({ label, url }: MailLink, style: string): Html =>
  html`<a class="way" href="${url}" style="${style}">${label}</a>`;

/** Writes a row of the fact table; the first fact is emphasised. */
const factRow = ({ name, value, more = [], links = [] }: MailFact, at: number): Html =>
  html`<tr>
<th scope="row" class="soft" style="${s.name}">${name}</th>
<td class="ink" style="${at === 0 ? s.firstValue : s.value}">${value}${more.map((line) => html`<div class="soft" style="${s.more}">${line}</div>`)}${links.map((link) => html`<div>${linkLine(link, s.smallLink)}</div>`)}</td>
</tr>`;

/** Attributes of layout tables, which screen readers do not treat as tables. */
const placed = raw('role="presentation" cellpadding="0" cellspacing="0" border="0"');
/** Wraps the mail in a table of 600 pixels for Outlook on Windows, which ignores max-width. */
const outlookOnly = (open: boolean) =>
  raw(
    open
      ? '<!--[if mso]><table role="presentation" width="600" align="center"><tr><td><![endif]-->'
      : '<!--[if mso]></td></tr></table><![endif]-->',
  );

const body = (content: MailContent): Html => {
  const { greeting, title, lead, facts = [], pictures = [], quote, paragraphs = [], button } = content;
  const { links = [], smallPrint = [] } = content;
  const words = (text: string) => html`<p class="ink" style="${s.words}">${text}</p>`;
  return html`${greeting && words(`${greeting},`)}
<h1 class="ink" style="${s.title}">${title}</h1>
${lead && words(lead)}
${facts.length > 0 && html`<table cellpadding="0" cellspacing="0" border="0" class="ink" style="${s.facts}">${facts.map(factRow)}</table>`}
${pictures.map(
  ({ cid, caption, alt }) => html`<table ${placed} style="${s.picture}">
<tr><td><img src="cid:${cid}" width="200" height="200" alt="${alt}" style="${s.code}"></td></tr>
<tr><td class="ink" style="${s.caption}">${caption}</td></tr>
</table>`,
)}
${quote && html`<blockquote class="quiet" style="${s.quote}">${quote}</blockquote>`}
${paragraphs.map(words)}
${button && html`<table ${placed}><tr><td bgcolor="#ffb92e" style="${s.button}"><a href="${button.url}" style="${s.buttonLink}">${button.label}</a></td></tr></table>`}
${links.map((link) => html`<p style="${s.small}">${linkLine(link, s.link)}</p>`)}
${smallPrint.map((text) => html`<p class="soft" style="${s.small}">${text}</p>`)}`;
};

/**
 * Writes a mail as HTML: styles on the elements and tables for the layout, which Gmail and Outlook keep; nothing is loaded
 * from anywhere. Takes content without foreign links. ownUrl: the portal's address.
 */
export const mailHtml = (content: MailContent, ownUrl: string): string => {
  const { language, subject, reservation } = content;
  const foot = mailFoot(language, ownUrl);
  const written = html`<!doctype html>
<html lang="${language}" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<meta name="format-detection" content="date=no, address=no, email=no">
<title>${subject}</title>
<style>:root{color-scheme:light dark}${raw(darkMailStyles)}</style>
${reservation && html`<script type="application/ld+json">${raw(jsonInPage(reservation))}</script>`}
</head>
<body class="paper" style="${s.page}">
<div style="${s.preview}">${previewOf(content)}</div>
<table ${placed} width="100%" class="paper" style="${s.outer}"><tr><td align="center" style="padding:20px 10px">
${outlookOnly(true)}
<table ${placed} style="${s.frame}">
<tr><td align="left" style="${s.band}">${mailBrand[language]}</td></tr>
<tr><td align="left" class="card" style="${s.card}">
${body(content)}
</td></tr>
<tr><td align="left" class="soft" style="${s.foot}">${foot.about} ${linkLine(foot.link, s.smallLink)}</td></tr>
</table>
${outlookOnly(false)}
</td></tr></table>
</body>
</html>`;
  return String(written);
};
