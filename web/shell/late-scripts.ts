const preloads = /<link rel="modulepreload" href="([^"]+)"[^>]*>/g;
const end = '</script>';

/** Tag of the script that measures views, as `MeasureScript` renders it. */
const measuring =
  /<script async="" fetchPriority="low" src="([^"]+)" data-page="([^"]*)" data-one-in="(\d+)"><\/script>/;

/** Attribute with the mark in a rendered page. */
export const markAttribute = (mark: string): string => ` nonce="${mark}"`;

/** Encodes a value for an inline script: in JSON an escaped < is the same text and cannot end the script. */
const asText = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** Longest wait for the paint, where a browser does not report it or styles are slow to load. */
const patienceMs = 1500;

const begin = (code: string, files: readonly string[]): string =>
  'let begun=false;const begin=()=>{if(begun)return;begun=true;' +
  `for(const href of ${asText(files)}){const link=document.createElement("link");link.rel="modulepreload";link.href=href;document.head.append(link)}` +
  `const script=document.createElement("script");script.type="module";script.textContent=${asText(code)};document.head.append(script)};` +
  'if(document.visibilityState==="hidden")begin();' +
  `else{new PerformanceObserver(begin).observe({type:"paint",buffered:true});setTimeout(begin,${patienceMs})}`;

/** Loads the script that measures a view, at random. It comes first, so that it hears errors of all others. */
const measure = (src: string, page: string, oneIn: string): string =>
  `if(Math.random()*${oneIn}<1){const script=document.createElement("script");` +
  `script.src=${asText(src)};script.dataset.page=${asText(page)};script.dataset.oneIn=1;document.head.append(script)}`;

/**
 * Lets a page be painted before its scripts are loaded: on a slow line they would compete with styles and fonts, on a slow
 * phone they would delay rendering. A page in the background is never painted and does not wait. The measuring script is
 * loaded in only one of `oneIn` views.
 * late: the code that the page will turn into a script, which its policy has to allow; undefined for a page without one.
 */
export const deferScripts = (html: string, mark: string): { html: string; late: string | undefined } => {
  const entry = `<script${markAttribute(mark)} type="module" async="">`;
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
