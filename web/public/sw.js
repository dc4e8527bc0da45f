/*
 * Keeps the files that a phone needs on a road without a network: the boarding pages and bought tickets that were
 * opened, and the scripts, styles and fonts of pages. Nothing else is kept, and nothing that is sent.
 */
const assets = 'poth-assets-__BUILD__';
const pages = 'poth-pages';
const keepable = /^(?:\/bn)?\/(?:board\/[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}|ticket\/[2-9A-Z]{10})$/;
const signsOut = /^(?:\/bn)?\/sign-out(?:\.data)?$/;
/** Longest wait for the network when a kept copy is at hand. */
const patienceMs = 6_000;
const dayMs = 86_400_000;
/** Limits how long names and numbers of passengers are kept on a phone. */
const keptForMs = { board: 3 * dayMs, ticket: 90 * dayMs };

self.addEventListener('install', () => self.skipWaiting());

self.addEventListener('activate', (event) => {
  event.waitUntil(dropOldAssets().then(() => self.clients.claim()));
});

self.addEventListener('message', (event) => {
  const { kind, path, files } = event.data ?? {};
  if (kind === 'forget') event.waitUntil(caches.delete(pages));
  if (kind === 'keep' && keepable.test(path))
    event.waitUntil(
      keepPage(path, files ?? []).then((kept) => kept && event.source?.postMessage({ kind: 'kept', path })),
    );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin) return;
  if (request.method === 'POST' && signsOut.test(pathname)) event.respondWith(signOut(request));
  if (request.method !== 'GET') return;
  if (pathname.startsWith('/assets/')) event.respondWith(assetOf(request));
  else if (request.mode === 'navigate') event.respondWith(pageOf(event, pathname));
});

/** Keeps the files of the previous build: pages that were kept with it still need them. */
async function dropOldAssets() {
  const old = (await caches.keys()).filter((name) => name.startsWith('poth-assets-') && name !== assets);
  await Promise.all(old.slice(0, -1).map((name) => caches.delete(name)));
}

async function assetOf(request) {
  const kept = await caches.match(request.url, { ignoreVary: true });
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok && answer.type === 'basic')
    await (await caches.open(assets)).put(request.url, answer.clone());
  return answer;
}

/** Signing out leaves nothing on the phone, even if the request does not reach the server. */
async function signOut(request) {
  try {
    return await fetch(request);
  } finally {
    await caches.delete(pages);
  }
}

/** Tries the network first; without one, returns the kept copy, else a page that says so. */
async function pageOf(event, path) {
  const { request } = event;
  const cache = await caches.open(pages);
  const found = keepable.test(path) ? await cache.match(path) : undefined;
  const kept = found && isFresh(found, path) ? found : undefined;
  event.waitUntil(dropOldPages(cache));
  try {
    const answer = await (kept ? inTime(fetch(request)) : fetch(request));
    if (answer.status >= 500 && kept) return marked(kept);
    if (keepable.test(path)) {
      if (isPage(answer)) event.waitUntil(putPage(path, answer.clone()));
      else await dropRefused(path, answer);
    }
    return answer;
  } catch {
    return kept ? marked(kept) : offlinePage(path);
  }
}

function inTime(answer) {
  const late = new Promise((_, reject) => setTimeout(() => reject(new Error('late')), patienceMs));
  return Promise.race([answer, late]);
}

function isPage(answer) {
  return (
    answer.status === 200 &&
    !answer.redirected &&
    (answer.headers.get('content-type') ?? '').startsWith('text/html')
  );
}

/** Deletes a page that the server refuses to the current visitor: it must not open without a network either. */
async function dropRefused(path, { status }) {
  if (status === 403 || status === 404) await (await caches.open(pages)).delete(path);
}

async function keepPage(path, files) {
  const answer = await fetch(path, { redirect: 'manual', headers: { accept: 'text/html' } }).catch(
    () => undefined,
  );
  if (!answer) return false;
  if (!isPage(answer)) {
    await dropRefused(path, answer);
    return false;
  }
  const html = await putPage(path, answer);
  const named = [...html.matchAll(/\/assets\/[\w.-]+/g)].map(([file]) => file);
  const wanted = new Set([...named, ...files.filter((file) => file.startsWith('/assets/'))]);
  const cache = await caches.open(assets);
  const missing = [];
  for (const file of wanted) if (!(await caches.match(file, { ignoreVary: true }))) missing.push(file);
  const got = await Promise.all(
    missing.map((file) =>
      cache.add(file).then(
        () => true,
        () => false,
      ),
    ),
  );
  return !got.includes(false);
}

async function putPage(path, answer) {
  const html = await answer.text();
  const headers = new Headers({ 'x-kept-at': new Date().toISOString() });
  for (const name of ['content-type', 'content-security-policy', 'permissions-policy', 'referrer-policy'])
    if (answer.headers.has(name)) headers.set(name, answer.headers.get(name));
  headers.set('x-title', encodeURIComponent(/<title>([^<]*)/.exec(html)?.[1] ?? path));
  await (await caches.open(pages)).put(path, new Response(html, { headers }));
  return html;
}

function isFresh(kept, address) {
  const longest = address.includes('/board/') ? keptForMs.board : keptForMs.ticket;
  return Date.parse(kept.headers.get('x-kept-at') ?? '') + longest > Date.now();
}

/** Runs whenever a page is opened, not only when one is kept: a phone may never open a list again. */
async function dropOldPages(cache) {
  for (const request of await cache.keys()) {
    const kept = await cache.match(request);
    if (kept && !isFresh(kept, request.url)) await cache.delete(request);
  }
}

/** Marks a copy with the moment at which it was kept. */
async function marked(kept) {
  const html = await kept.text();
  const at = kept.headers.get('x-kept-at') ?? '';
  return new Response(html.replace('<html ', `<html data-kept-at="${at}" `), { headers: kept.headers });
}

/** Fonts of the pages, where the phone has them. */
async function keptFaces() {
  const faces = [];
  for (const name of await caches.keys())
    for (const { url } of await (await caches.open(name)).keys())
      if (/\/assets\/(?:latin|bengali)-[\w-]+\.woff2$/.test(url))
        faces.push(
          `@font-face{font-family:"Anek Bangla";font-weight:100 800;src:url("${new URL(url).pathname}");unicode-range:${url.includes('/latin-') ? 'U+0-24F,U+2000-206F' : 'U+964-965,U+980-9FF,U+200C-200D'}}`,
        );
  return faces.join('');
}

async function offlinePage(path) {
  const bangla = /^\/bn(\/|$)/.test(path);
  const cache = await caches.open(pages);
  await dropOldPages(cache);
  const links = [];
  const paths = (await cache.keys()).map(({ url }) => new URL(url).pathname);
  for (const pathname of paths) {
    // A page that is kept in one language only is listed in either.
    const isBangla = pathname.startsWith('/bn/');
    if (isBangla !== bangla && paths.includes(isBangla ? pathname.slice(3) : `/bn${pathname}`)) continue;
    const title = decodeURIComponent((await cache.match(pathname))?.headers.get('x-title') ?? pathname);
    const name = pathname.includes('/ticket/')
      ? `${title.split(' · ')[0]} · ${pathname.slice(-10, -5)} ${pathname.slice(-5)}`
      : title;
    links.push(`<li lang="${isBangla ? 'bn' : 'en'}"><a href="${pathname}">${name}</a></li>`);
  }
  const said = {
    en: [
      'No network',
      'This page was not kept on your phone. Try again when the connection is back.',
      'Try again',
      'Kept on this phone',
    ],
    bn: [
      'ইন্টারনেট নেই',
      'এই পাতাটি আপনার ফোনে রাখা নেই। সংযোগ এলে আবার চেষ্টা করুন।',
      'আবার চেষ্টা করুন',
      'এই ফোনে রাখা আছে',
    ],
  };
  const block = (language, tag) => {
    const [title, text, again] = said[language];
    return `<section lang="${language}"><${tag}>${title}</${tag}><p>${text}</p><a class="again" href="">${again}</a></section>`;
  };
  const order = bangla ? ['bn', 'en'] : ['en', 'bn'];
  const kept = links.length ? `<h2>${said[order[0]][3]}</h2><ul>${links.join('')}</ul>` : '';
  return new Response(
    `<!doctype html><html lang="${order[0]}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="theme-color" content="#06281d">
<title>${said[order[0]][0]} · ${bangla ? 'পথ' : 'Poth'}</title><style>
${await keptFaces()}
body{margin:0;background:#fbf8f1;color:#12261f;font:1.05rem/1.6 "Anek Bangla",system-ui,"Noto Sans Bengali",sans-serif}
header{background:#06281d;color:#fff;padding:20px 24px;font-size:1.5rem;font-weight:800;border-bottom:6px solid #ffb92e}
main{max-width:34rem;margin:0 auto;padding:24px}
section,ul{background:#fff;border:1px solid #e6dfd0;border-radius:22px;padding:22px;margin:0 0 16px}
h1,h2{line-height:1.25;margin:0 0 6px}h1{font-size:1.7rem}h2{font-size:1.25rem}p{margin:0 0 16px;color:#4b5d55}
ul{list-style:none}li a{display:block;padding:12px 0;color:#005a3e;font-weight:600}
.again{display:inline-block;background:#ffb92e;color:#2a1a00;font-weight:700;padding:13px 22px;border-radius:14px;text-decoration:none}
a:focus-visible{outline:3px solid #00704d;outline-offset:3px}
@media(prefers-color-scheme:dark){body{background:#0f1714;color:#e8efea}section,ul{background:#18221d;border-color:#2b3832}p{color:#b6c4bc}li a{color:#7fd8b0}a:focus-visible{outline-color:#2fb583}}
</style></head><body><header>${bangla ? 'পথ' : 'Poth'}</header><main>${block(order[0], 'h1')}${kept}${block(order[1], 'h2')}</main></body></html>`,
    { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } },
  );
}
