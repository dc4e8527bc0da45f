import { randomUUID } from 'node:crypto';
import { serve } from '@hono/node-server';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '../../portal/app.ts';
import { builtPages } from '../testing/built-pages.ts';
import { freePort } from '../testing/free-port.ts';
import { makeOwner, signUpPerson } from '../testing/people.ts';
import { sampleTrip } from '../testing/sample-trip.ts';
import { setStage } from '../testing/stage.ts';
import { createWorld, type World } from '../testing/world.ts';
import { scriptHash } from '@poth/web/shell/seal-scripts.ts';

const publicUrl = 'https://poth.example';
let world: World;
let server: ReturnType<typeof serve>;
let listening: string;
/** Addresses of things that this test creates, and the cookies of people who may see them. */
let made: Record<'script' | 'sheet' | 'font' | 'trip' | 'picture' | 'document' | 'ticket' | 'owner', string>;

const ask = (path: string, init: RequestInit = {}) =>
  fetch(`${listening}${path}`, {
    redirect: 'manual',
    ...init,
    headers: { 'x-forwarded-for': '10.0.0.1', ...(init.headers as Record<string, string>) },
  });
const post = (type: string, body: string, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  body,
  headers: { 'content-type': type, ...headers },
});
const form = (headers: Record<string, string>, body = 'intent=sign-in') =>
  post('application/x-www-form-urlencoded', body, headers);
const named = { 'x-poth-client': 'test' };
const own = { 'sec-fetch-site': 'same-origin' };

const putPicture = async (): Promise<string> => {
  const imageId = randomUUID();
  const picture = sharp({ create: { width: 9, height: 9, channels: 3, background: '#0b8a5f' } });
  await world.deps.objects.put(`coach-images/${imageId}`, new Uint8Array(await picture.webp().toBuffer()));
  return imageId;
};
const putDocument = async (operatorId: string): Promise<string> => {
  const documentId = randomUUID();
  const objectKey = `documents/${documentId}`;
  await world.deps.objects.put(objectKey, new TextEncoder().encode('%PDF-1.7'));
  const document = { documentId, operatorId, fileName: 'licence.pdf', contentType: 'application/pdf' };
  await world.db
    .insertInto('operatorDocument')
    .values({ ...document, byteCount: 8, objectKey })
    .execute();
  return documentId;
};

beforeAll(async () => {
  const web = await builtPages();
  world = await createWorld({ chores: false, web });
  const config = { demonstration: true, sandboxUrl: null, production: true, trustProxy: 1 };
  const app = buildApp({
    deps: { ...world.deps, publicUrl },
    portal: world.portal,
    config: { ...config, identityProviders: {}, logFormat: 'plain', measuredOneIn: 20 },
    web,
    readiness: () => Promise.reject(new Error('a failure that nobody expected')),
  });
  const port = await freePort();
  listening = `http://localhost:${port}`;
  server = serve({ fetch: app.fetch, port });
  const home = await (await ask('/')).text();
  const asset = (ending: string) => new RegExp(`/assets/[\\w.-]+\\.${ending}`).exec(home)?.[0] ?? '';
  const owner = await makeOwner(world, await signUpPerson(world, { accountType: 'busProvider' }));
  const stage = await setStage(world);
  made = {
    script: asset('js'),
    sheet: asset('css'),
    font: asset('woff2'),
    trip: (await sampleTrip(world.db)).tripId,
    picture: await putPicture(),
    document: await putDocument(owner.operatorId),
    ticket: stage.tranId,
    owner: owner.browser.headers.get('cookie') ?? '',
  };
});
afterAll(async () => {
  if ('closeAllConnections' in server) server.closeAllConnections();
  server.close();
  await world.stop();
});

/** Kinds of answers, each with its status, its media type and a request for it. */
const kinds: Record<string, [status: number, type: RegExp | null, () => Promise<Response>]> = {
  'a page': [200, /html/, () => ask('/bn/faqs')],
  'a page without a body': [200, /html/, () => ask('/faqs', { method: 'HEAD' })],
  'a page that is not there': [404, /html/, () => ask('/nowhere')],
  'a page that one is led away from': [303, null, () => ask('/tickets')],
  'a form that is refused': [422, /html/, () => ask('/login', form(own))],
  'a form of another site': [403, /problem/, () => ask('/login', form({ origin: 'https://evil.example' }))],
  'a form that is too large': [413, /problem/, () => ask('/login', form(own, 'x'.repeat(70_000)))],
  'the data of a page': [200, /x-script/, () => ask('/faqs.data')],
  'the data of a page that is not there': [404, /x-script/, () => ask('/nowhere.data')],
  'a call': [200, /json/, () => ask('/auth/session')],
  'a call of the specification': [200, /json/, () => ask('/available-bus/from-and-to')],
  'a call that is refused': [
    422,
    /problem/,
    () => ask('/auth/sign-in', post('application/json', '{', named)),
  ],
  'a call that there is not': [404, /problem/, () => ask('/api/nothing')],
  'a method that a call has not': [405, /problem/, () => ask('/auth/session', { method: 'DELETE' })],
  'the description of the calls': [200, /json/, () => ask('/api/openapi.json')],
  'a script': [200, /javascript/, () => ask(made.script)],
  'a style sheet': [200, /css/, () => ask(made.sheet)],
  'the size of paper': [200, /css/, () => ask('/paper.css?width=58&millimetres=120')],
  'a font': [200, /woff2/, () => ask(made.font)],
  'a file that is not there': [404, null, () => ask('/assets/nothing.js')],
  'the service worker': [200, /javascript/, () => ask('/sw.js')],
  'the manifest': [200, /manifest/, () => ask('/manifest.webmanifest')],
  'the robots file': [200, /plain/, () => ask('/robots.txt')],
  'the map of the site': [200, /xml/, () => ask('/sitemap.xml')],
  'an uploaded picture': [200, /webp/, () => ask(`/coach-images/${made.picture}`)],
  'an uploaded document': [
    200,
    /pdf/,
    () => ask(`/documents/${made.document}`, { headers: { cookie: made.owner } }),
  ],
  'a live map': [200, /event-stream/, () => ask(`/live/seats/${made.trip}?leg=0-2`)],
  'the return of a gateway': [303, null, () => ask(`/pay/return/${made.ticket}`)],
  'a notice of a gateway': [200, /plain/, () => ask(`/pay/ipn/${made.ticket}`, form({}, 'status=VALID'))],
  'the return of an identity provider': [302, null, () => ask('/auth/callback/google')],
  'a sign of life': [200, /json/, () => ask('/healthz')],
  'a failure that nobody expected': [500, /plain/, () => ask('/readyz')],
};

test.each(Object.entries(kinds))('%s says how it is to be taken', async (_, [status, type, asked]) => {
  const answer = await asked();
  const { headers } = answer;
  await answer.body?.cancel();
  expect([answer.status, type?.test(headers.get('content-type') ?? '') ?? true]).toEqual([status, true]);
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('strict-transport-security')).toBe('max-age=31536000; includeSubDomains');
  expect(headers.get('referrer-policy')).toBe('same-origin');
  expect(headers.get('cache-control')).not.toBeNull();
  // Only a failure carries the request's id; a successful answer may be sent to others too.
  expect(headers.has('x-request-id')).toBe(status >= 500);
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy.replace(/style-src-attr [^;]*/, '')).not.toContain('unsafe');
  // Only pages load anything; the worker fetches for them.
  const isPage = (headers.get('content-type') ?? '').startsWith('text/html');
  const isScript = (headers.get('content-type') ?? '').startsWith('text/javascript');
  expect(policy).toMatch(isPage || isScript ? /^default-src 'self'/ : /^default-src 'none'.*; sandbox$/);
  expect(/script-src 'self'( 'sha256-[\w+/]{43}=')*;/.test(policy)).toBe(isPage);
});

test.each(['/', '/bn/search?from=dhaka&to=naogaon', '/bn/login', '/nowhere', '/faqs'])(
  'the policy of %s names each of its inline scripts by its hash, and nothing else',
  async (path) => {
    const answer = await ask(path);
    const html = await answer.text();
    expect(html).not.toContain('nonce');
    const policy = /script-src 'self'([^;]*);/.exec(answer.headers.get('content-security-policy') ?? '')?.[1];
    const allowed = new Set(policy?.match(/[^ ']+/g));
    const texts = [
      ...html.matchAll(/<script(?! type="application\/ld|[^>]* src=)[^>]*>(.+?)<\/script>/gs),
    ].map(([, text = '']) => text);
    // Inline scripts that the page's own script adds once the page is painted.
    const late = texts.flatMap((text) => /\.textContent=("(?:[^"\\]|\\.)*")/.exec(text)?.[1] ?? []);
    const inline = [...texts, ...late.map((text) => JSON.parse(text) as string)];
    expect(allowed).toEqual(new Set(inline.map(scriptHash)));
    expect(inline.length > 0).toBe(path !== '/faqs');
  },
);

test('no page has a style element, and every sheet says the order of the layers', async () => {
  // Names of layers in the order in which a browser meets them, in a statement or at a block.
  const layersOf = (css: string) =>
    [
      ...new Set([...css.matchAll(/@layer ([\w, ]+)/g)].flatMap(([, names = '']) => names.split(/,\s*/))),
    ].slice(0, 6);
  for (const path of ['/', '/bn/search?from=dhaka&to=naogaon', '/bn/login', '/nowhere']) {
    const html = await (await ask(path)).text();
    expect(html, path).not.toContain('<style');
    const sheets = [...html.matchAll(/href="(\/assets\/[^"#]+\.css)#?"/g)].map(([, href]) => href ?? '');
    expect(sheets.length, path).toBeGreaterThan(0);
    for (const sheet of sheets)
      expect(layersOf(await (await ask(sheet)).text()), sheet).toEqual([
        'theme',
        'base',
        'ui',
        'shell',
        'components',
      ]);
  }
});

test('over http nobody is told to use https alone', async () => {
  const { headers } = await fetch(`${world.publicUrl}/healthz`);
  expect([headers.get('strict-transport-security'), headers.get('x-content-type-options')]).toEqual([
    null,
    'nosniff',
  ]);
});
