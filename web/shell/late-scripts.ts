const preloads = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;
const end = '</script>';

/** Tag of the script that measures views, as MeasureScript draws it. */
const measuring =
  /<script async="" fetchPriority="low" src="([^"]+)" data-page="([^"]*)" data-one-in="(\d+)"><\/script>/;

/** The attribute by which a drawn page carries its mark. */
export const markedBy = (mark: string): string => ` nonce="${mark}"`;

/** Ends as an ordinary inline script: JSON knows the same text without a sign that could end it. */
const asText = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Where a browser says nothing of its painting, or styles are long in coming. */
const patienceMs = 1500;

const begin = (code: string, files: readonly string[]): string =>
  'let begun=false;const begin=()=>{if(begun)return;begun=true;' +
  `for(const href of ${asText(files)}){const link=document.createElement("link");link.rel="modulepreload";link.href=href;document.head.append(link)}` +
  `const script=document.createElement("script");script.type="module";script.textContent=${asText(code)};document.head.append(script)};` +
  'if(document.visibilityState==="hidden")begin();' +
  `else{new PerformanceObserver(begin).observe({type:"paint",buffered:true});setTimeout(begin,${patienceMs})}`;

/** Fetches the script that measures a view where chance says so. It comes first, and hears of errors of all others. */
const measure = (src: string, page: string, oneIn: string): string =>
  `if(Math.random()*${oneIn}<1){const script=document.createElement("script");` +
  `script.src=${asText(src)};script.dataset.page=${asText(page)};script.dataset.oneIn=1;document.head.append(script)}`;

/**
 * Lets a page be painted before its scripts are fetched: on a slow line they would take the room of its styles and
 * letters, on a slow phone the time to draw it. A page that is not on the screen is never painted and does not wait. The
 * script that measures comes in one view of so many alone.
 * late: the code that the page will make a script of, which its policy has to allow; undefined for a page without one.
 */
export const scriptsAfterPaint = (html: string, mark: string): { html: string; late: string | undefined } => {
  const entry = `<script${markedBy(mark)} type="module" async="">`;
  const at = html.indexOf(entry);
  if (at < 0) return { html, late: undefined };
  const [from, to] = [at + entry.length, html.indexOf(end, at)];
  const [before, late] = [html.slice(0, at), html.slice(from, to)];
  const [, src, page = '', oneIn = ''] = measuring.exec(before) ?? [];
  const measured = src ? measure(src, page, oneIn) : '';
  const files = [...before.matchAll(preloads)].map(([, href = '']) => href);
  const bare = before.replace(preloads, '').replace(measuring, '');
  return { html: bare + entry + measured + begin(late, files) + html.slice(to), late };
};
