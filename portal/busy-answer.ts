import { html } from 'hono/html';
import type { Language } from '@poth/domain/language.ts';
import { Problem } from '@poth/domain/problem.ts';
import { problemText } from '@poth/domain/problem-text.ts';
import { isRead } from '@poth/server/http/guard.ts';
import { hasLongBody } from '@poth/server/http/take-lane.ts';
import { currentInstance } from '@poth/server/log/request-id.ts';
import { isCall } from '@poth/server/specification/routes.ts';
import { busyText as t } from './busy-text.ts';

/** Seconds after which a refused request may be repeated, drawn at random so that clients do not all return at once. */
const retryAfter = { leastSeconds: 2, mostSeconds: 6 };

const languageOf = ({ url }: Request): Language =>
  /^\/bn(\/|\.data$|$)/.test(new URL(url).pathname) ? 'bn' : 'en';

const drawRetrySeconds = (): number =>
  retryAfter.leastSeconds +
  Math.floor(Math.random() * (retryAfter.mostSeconds - retryAfter.leastSeconds + 1));

// Background and text colour of web/ui/tokens.css in both schemes where a browser knows light-dark(), else the light ones.
const ground =
  'color-scheme:light dark;background:#fbf8f1;background:light-dark(#fbf8f1,#0f1714);color:#12261f;color:light-dark(#12261f,#e8efea)';

// Styles as attributes of elements: the policy allows no other inline style, and a style sheet would be one more request.
const look = {
  body: `margin:0;${ground};font:400 1rem/1.6 "Anek Bangla",system-ui,"Noto Sans Bengali",sans-serif`,
  main: 'max-width:32rem;margin:0 auto;padding:4rem 1.25rem',
  title: 'font-size:1.75rem;line-height:1.25;margin:0 0 1rem',
  button:
    'display:inline-block;box-sizing:border-box;min-height:3rem;padding:.75rem 1.5rem;border:0;border-radius:14px;background:#ffb92e;color:#2a1a00;font:inherit;font-weight:650;text-decoration:none;cursor:pointer',
};

/**
 * Reads the fields of a form sent without a script, to send them again; undefined where they are files or may be long:
 * nothing has limited the body of a refused request yet, and a portal without room must not wait for it.
 */
const fieldsOf = async (request: Request): Promise<[string, string][] | undefined> => {
  const type = request.headers.get('content-type') ?? '';
  return type.startsWith('application/x-www-form-urlencoded') && !hasLongBody(request)
    ? [...new URLSearchParams(await request.text())]
    : undefined;
};

/** Draws the small page that replaces any other: it needs no script, no style sheet and no picture. */
const drawPage = async (request: Request, seconds: number): Promise<string> => {
  const language = languageOf(request);
  const isForm = !isRead(request.method);
  const fields = isForm ? await fieldsOf(request) : undefined;
  const text = isForm ? (fields ? t.form : t.files) : t.page;
  const hidden = fields?.map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
  );
  const way = isForm
    ? fields &&
      html`<form method="post">${hidden}<button style="${look.button}">${t.sendAgain[language]}</button></form>`
    : html`<a href="" style="${look.button}">${t.askNow[language]}</a>`;
  return String(
    await html`<!doctype html>
      <html lang="${language}">
        <head>
          <meta charset="utf-8" />
          <meta name="viewport" content="width=device-width, initial-scale=1" />
          <meta name="robots" content="noindex" />
          ${isForm ? '' : html`<meta http-equiv="refresh" content="${seconds}" />`}
          <title>${t.title[language]} · ${t.product[language]}</title>
        </head>
        <body style="${look.body}">
          <main style="${look.main}">
            <h1 style="${look.title}">${t.title[language]}</h1>
            <p>${text[language]}</p>
            ${way ?? ''}
          </main>
        </body>
      </html>`,
  );
};

/** Tells whether a browser shows the answer as a page. A request without an Accept header comes from `anonymousRequest`. */
const asksForDocument = ({ headers, url }: Request): boolean =>
  (headers.get('accept') ?? 'text/html').includes('text/html') && !new URL(url).pathname.endsWith('.data');

/**
 * Answers a request that finds no room with 503 and Retry-After: a call gets a problem in either language, a page
 * request a small page that retries by itself, and a request of a script a sentence.
 */
export const answerBusy = async (request: Request): Promise<Response> => {
  const seconds = drawRetrySeconds();
  const busy = new Problem('unavailable');
  const answer = (body: string, type: string): Response =>
    new Response(body, { status: 503, headers: { 'content-type': type, 'retry-after': String(seconds) } });
  if (isCall(request)) {
    const language = /^bn\b/i.test(request.headers.get('accept-language') ?? '') ? 'bn' : 'en';
    const title = problemText(busy, language);
    const { status, code } = busy;
    const body = { type: '/problems/unavailable', title, status, code, ...currentInstance() };
    return answer(JSON.stringify(body), 'application/problem+json; charset=utf-8');
  }
  return asksForDocument(request)
    ? answer(await drawPage(request, seconds), 'text/html; charset=utf-8')
    : answer(problemText(busy, languageOf(request)), 'text/plain; charset=utf-8');
};
