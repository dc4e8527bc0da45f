import { randomUUID } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, dhakaDate } from '@poth/domain/dhaka.ts';
import { builtPages } from '@poth/server/testing/built-pages.ts';
import { type Person, signUpPerson } from '@poth/server/testing/people.ts';
import { sampleTrip } from '@poth/server/testing/sample-trip.ts';
import { createWorld, type World } from '@poth/server/testing/world.ts';

let here: World;
let tripId: string;
let search: string;
let person: Person;
/** Pages that were drawn here, by their path and query. */
const drawn: string[] = [];

beforeAll(async () => {
  const web = await builtPages();
  const counting: typeof web = {
    ...web,
    page: (request, values) => {
      const { pathname, search: query } = new URL(request.url);
      drawn.push(pathname + query);
      return web.page(request, values);
    },
  };
  here = await createWorld({ chores: false, web: counting });
  ({ tripId } = await sampleTrip(here.db));
  search = `/search?from=dhaka&to=naogaon&date=${addDays(dhakaDate(new Date()), 7)}`;
  person = await signUpPerson(here, { name: 'Shirin Akter' });
});
afterAll(() => here.stop());

const ask = (path: string, headers: Record<string, string> = {}) =>
  fetch(here.publicUrl + path, { headers, redirect: 'manual' });
const read = async (path: string, headers: Record<string, string> = {}) => (await ask(path, headers)).text();
const cookieOf = (who: Person): string => who.browser.headers.get('cookie') ?? '';
const buyerCookie = (buyerId: string): string => `buyer=${here.deps.linkSigner.sign('buyer', buyerId)}`;
/** Tells a page that caches in front of the portal may keep; browsers keep none. */
const isForAll = ({ headers }: Response): boolean => {
  expect(headers.get('cache-control')).toBe('no-store');
  return headers.has('cdn-cache-control');
};
const timesDrawn = (path: string): number => drawn.filter((one) => one === path).length;
let asked = 0;
/** Makes an address that nobody has requested yet. */
const newSearch = (): string => `${search}&seats=1&op=none-${(asked += 1)}`;

/** Fetches bytes as they come, with no decoding. */
const raw = (path: string, headers: Record<string, string>) =>
  new Promise<{ headers: Record<string, unknown>; body: Buffer }>((resolve, reject) => {
    const request = httpRequest(here.publicUrl + path, { headers, agent: false }, (answer) => {
      const parts: Buffer[] = [];
      answer.on('data', (part: Buffer) => parts.push(part));
      answer.on('end', () => {
        const { date: _, ...told } = answer.headers;
        resolve({ headers: told, body: Buffer.concat(parts) });
      });
    });
    request.on('error', reject);
    request.end();
  });

test.each(['/', '/bn', '/bn/routes', '/routes/dhaka-to-naogaon', '/search', '/_.data'])(
  '%s is drawn once for all, carries nothing of its reader, and may be kept before the portal for a second',
  async (path) => {
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask(path)));
    const bodies = await Promise.all(answers.map((answer) => answer.text()));
    expect([timesDrawn(path), new Set(bodies).size]).toEqual([1, 1]);
    expect(bodies[0]).not.toContain('nonce=');
    for (const { headers } of answers) {
      expect(headers.getSetCookie()).toEqual([]);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('cdn-cache-control')).toBe('public, max-age=1, stale-while-revalidate=1');
      expect(headers.get('vary')).toBe('Accept-Encoding, Authorization, Cookie');
      expect(headers.get('content-security-policy')).not.toContain('nonce-');
    }
  },
);

test('what is kept is what was drawn, as it is and packed, for each reader in the way that is taken', async () => {
  const plain = await raw(search, {});
  for (const [accepted, encoding, unpack] of [
    ['gzip, deflate, br, zstd', 'br', brotliDecompressSync],
    ['gzip', 'gzip', gunzipSync],
    ['br;q=0, gzip;q=0.5', 'gzip', gunzipSync],
    ['gzip;q=0', undefined, (body: Buffer) => body],
    ['identity', undefined, (body: Buffer) => body],
  ] as const)
    for (const _ of ['made', 'kept']) {
      const packed = await raw(search, { 'accept-encoding': accepted });
      expect(packed.headers['content-encoding'], accepted).toBe(encoding);
      expect(unpack(packed.body).equals(plain.body), accepted).toBe(true);
      const { 'content-encoding': _encoding, 'content-length': length, ...told } = packed.headers;
      expect(Number(length)).toBe(packed.body.byteLength);
      expect(told).toEqual({ ...plain.headers, 'content-length': undefined });
    }
});

test.each<[what: string, path: string, headers: () => Record<string, string>]>([
  ['who is signed in', '/', () => ({ cookie: cookieOf(person) })],
  ['who is signed in', '/bn', () => ({ cookie: cookieOf(person) })],
  ['who is signed in', '/_.data', () => ({ cookie: cookieOf(person) })],
  ['who is signed in', '/routes', () => ({ cookie: `poth_language=en; ${cookieOf(person)}` })],
  ['who holds seats', '/routes', () => ({ cookie: buyerCookie(randomUUID()) })],
  ['who is told something', '/routes', () => ({ cookie: 'notice=signed-out' })],
  ['who is told something', '/routes', () => ({ cookie: 'poth_language=en; notice=signed-out' })],
  ['who proved a booking', '/routes', () => ({ cookie: 'holder=x' })],
  ['a cookie of others', '/routes', () => ({ cookie: 'something=else' })],
  ['a token', '/routes', () => ({ authorization: `Bearer ${buyerCookie(randomUUID()).slice(6)}` })],
])('%s gets a page of its own, which nobody else ever gets: %s', async (_, path, headersOf) => {
  const shared = await read(path);
  const [before, headers] = [timesDrawn(path), headersOf()];
  const answer = await ask(path, headers);
  const page = await answer.text();
  expect([isForAll(answer), timesDrawn(path) - before]).toEqual([false, 1]);
  expect(page.includes('Shirin Akter')).toBe(JSON.stringify(headers).includes(cookieOf(person)));
  for (const others of [shared, await read(path)]) expect(/Shirin Akter|logged out/.test(others)).toBe(false);
});

test('a page that was drawn first for a cookie is not kept for others', async () => {
  const path = newSearch();
  expect(await read(path, { cookie: cookieOf(person) })).toContain('Shirin Akter');
  expect(await read(path, { cookie: 'notice=signed-out' })).toContain('You are logged out');
  const shared = await read(path);
  expect(shared).not.toMatch(/Shirin Akter|You are logged out/);
  expect(await read(path, { cookie: 'poth_language=bn' })).toBe(shared);
});

test('headers of the first client are in nobody’s page', async () => {
  const path = newSearch();
  const evil = 'evil.example';
  const first = await raw(path, {
    host: evil,
    origin: `https://${evil}`,
    referer: `https://${evil}/`,
    'user-agent': evil,
    'accept-language': 'bn',
    'x-forwarded-for': '203.0.113.9',
    'x-forwarded-host': evil,
    'x-forwarded-proto': 'https',
    'x-original-url': '/admin',
    'x-http-method-override': 'POST',
    forwarded: `host=${evil}`,
  });
  const page = first.body.toString();
  expect(page).not.toContain(evil);
  expect(page).toContain('<html lang="en"');
  expect(await read(path)).toBe(page);
  expect(await read(path.replace('/search', '/bn/search'))).toContain('<html lang="bn"');
});

test('other methods, open maps, other names in the query and other paths are drawn for who asks', async () => {
  const open = `${search}&trip=${tripId}&leg=0-2`;
  for (const path of [
    open,
    search.replace('?', '?op=x?&') + `&trip=${tripId}&leg=0-2`,
    `${search}&utm_source=x`,
    '/search/',
    '/SEARCH',
    '/search?x=1',
    '/query',
    '/login',
  ]) {
    const before = timesDrawn(path);
    for (const _ of ['once', 'twice']) {
      const answer = await ask(path);
      expect(isForAll(answer), path).toBe(false);
      await answer.body?.cancel();
    }
    expect(timesDrawn(path) - before, path).toBe(2);
  }
  const [one, other] = await Promise.all([read(open), read(open)]);
  const keyOf = (page: string) => /name="key" value="([^"]+)"/.exec(page)?.[1];
  expect(keyOf(one)).not.toBe(keyOf(other));
  const head = await fetch(here.publicUrl + search, { method: 'HEAD' });
  expect([head.status, isForAll(head), await head.text()]).toEqual([200, false, '']);
  const missing = '/routes/nowhere-to-nowhere';
  for (const _ of ['once', 'twice']) expect(isForAll(await ask(missing))).toBe(false);
  expect(timesDrawn(missing)).toBe(2);
});

test.each(['/faqs', '/bn/about-us', '/operators', '/developers', '/terms.data'])(
  'the article %s is the same for all, however it is asked for, and may be kept before the portal for a minute',
  async (path) => {
    const evil = {
      'user-agent': 'evil',
      referer: 'https://evil.example/',
      'x-forwarded-host': 'evil.example',
    };
    const answers = await Promise.all([
      ask(path),
      ask(path, evil),
      ask(path, { cookie: 'poth_language=bn' }),
    ]);
    const bodies = await Promise.all(answers.map((answer) => answer.text()));
    // This one is drawn for a stranger's cookie: a page that is kept for all may not differ from one drawing to the next.
    expect(new Set([...bodies, await read(path, { cookie: 'something=else' })]).size).toBe(1);
    for (const { headers } of answers) {
      expect(headers.getSetCookie()).toEqual([]);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('cdn-cache-control')).toBe('public, max-age=60, stale-while-revalidate=60');
      expect(headers.get('vary')).toBe('Accept-Encoding, Authorization, Cookie');
      expect(headers.get('content-security-policy')).not.toContain('nonce-');
    }
    for (const headers of [
      { cookie: cookieOf(person) },
      { cookie: buyerCookie(randomUUID()) },
      { cookie: 'something=else' },
      { authorization: 'Bearer x' },
    ])
      expect(isForAll(await ask(path, headers))).toBe(false);
    const packed = await raw(path, { 'accept-encoding': 'gzip' });
    expect(packed.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(packed.body).toString()).toBe(bodies[0]);
  },
);

test('an answer that sets a cookie is kept by nobody, whatever else it is', async () => {
  const [file, session] = ['/counter-names', cookieOf(person).replace(/(^|; )buyer=[^;]*/, '')];
  const plain = await ask(file);
  expect([plain.headers.get('cache-control'), plain.headers.getSetCookie()]).toEqual([
    'public, max-age=300',
    [],
  ]);
  const own = await ask(file, { cookie: session });
  expect([own.headers.get('cache-control'), own.headers.getSetCookie()]).toEqual([
    'no-store',
    [expect.stringMatching(/^buyer=/)],
  ]);
});
