import { html, raw } from 'hono/html';
import { style } from './style.ts';

/** Part of a page, escaped where it was put together. */
export type Html = ReturnType<typeof html>;

/** Draws a whole page of the sandbox, under the line that names it as the sandbox. */
export function page(title: string, body: Html, extra: { narrow?: boolean; css?: string } = {}): Html {
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title}</title>
<link rel="icon" href="data:,">
<style>${raw(style + (extra.css ?? ''))}</style>
</head>
<body>
<header class="notice">Sandbox — no real money<span lang="bn">পরীক্ষামূলক পাতা, এখানে আসল টাকা লাগে না</span></header>
<main${extra.narrow ? raw(' class="narrow"') : ''}>
${body}
</main>
</body>
</html>`;
}
