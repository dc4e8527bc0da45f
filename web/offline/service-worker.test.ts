import { readFile } from 'node:fs/promises';
import { createContext, runInContext } from 'node:vm';
import { beforeEach, expect, test } from 'vitest';

const script = await readFile(new URL('../public/sw.js', import.meta.url), 'utf8');
const board = '/board/00000000-0000-4000-8000-000000000001';
const ticket = '/ticket/K7XQ4M2P9A';
const origin = 'https://poth.example';

/** Caches of a browser, by name and address. */
const phoneCaches = () => {
  const kept = new Map<string, Map<string, Response>>();
  const addressOf = (asked: string | { url: string }) =>
    new URL(typeof asked === 'string' ? asked : asked.url, origin).href;
  const cacheOf = (pages: Map<string, Response>) => ({
    match: async (asked: string | { url: string }) => pages.get(addressOf(asked))?.clone(),
    put: async (asked: string, answer: Response) => void pages.set(addressOf(asked), answer),
    delete: async (asked: string | { url: string }) => pages.delete(addressOf(asked)),
    keys: async () => [...pages.keys()].map((url) => ({ url })),
  });
  return {
    open: async (name: string) => {
      const pages = kept.get(name) ?? new Map<string, Response>();
      kept.set(name, pages);
      return cacheOf(pages);
    },
    delete: async (name: string) => kept.delete(name),
    keys: async () => [...kept.keys()],
    paths: () => [...(kept.get('poth-pages')?.keys() ?? [])].map((url) => new URL(url).pathname),
  };
};

type Listener = (event: object) => void;
let caches: ReturnType<typeof phoneCaches>;
let listeners: Map<string, Listener>;
/** Response of the network; undefined: there is none. */
let network: Response | undefined;
let now: number;

beforeEach(() => {
  caches = phoneCaches();
  listeners = new Map();
  now = Date.parse('2026-11-27T16:00:00Z');
  class PhoneDate extends Date {
    constructor(at: number | string = now) {
      super(at);
    }
    static override now = () => now;
  }
  const fetch = async () => {
    if (!network) throw new TypeError('no network');
    return network.clone();
  };
  const self = {
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
    location: { origin },
  };
  const browser = { self, caches, fetch, Date: PhoneDate, URL, Headers, Response, setTimeout };
  runInContext(script, createContext(browser));
});

/** Sends a request through the worker; resolves once the worker has finished all that the request started. */
const ask = async (path: string, { method = 'GET', mode = 'navigate' } = {}): Promise<Response> => {
  const waits: Promise<unknown>[] = [];
  let answer: Promise<Response> | undefined;
  listeners.get('fetch')?.({
    request: { url: origin + path, method, mode },
    respondWith: (given: Promise<Response>) => (answer = given),
    waitUntil: (work: Promise<unknown>) => waits.push(work),
  });
  const given = await answer?.finally(() => Promise.all(waits));
  if (!given) throw new Error(`the worker leaves ${path} alone`);
  return given;
};
const page = (text: string) =>
  new Response(`<html lang="en"><title>${text}</title></html>`, { headers: { 'content-type': 'text/html' } });

test('a list and a ticket open without a network, other pages do not, and a page of login is no list', async () => {
  network = page('Rahima');
  for (const path of [board, ticket, '/manifests']) await ask(path);
  expect(caches.paths()).toEqual([board, ticket]);
  network = undefined;
  expect(await (await ask(board)).text()).toContain('data-kept-at="2026-11-27T16:00:00.000Z"');
  expect((await ask('/manifests')).status).toBe(503);
  network = new Response(null, { status: 303, headers: { location: '/login' } });
  await ask(board);
  network = undefined;
  expect(await (await ask(board)).text()).toContain('Rahima');
});

test('without a network a ticket that was opened in one language is found in either, and listed once', async () => {
  network = page('Rahima');
  for (const path of [`/bn${ticket}`, board, `/bn${board}`]) await ask(path);
  network = undefined;
  const listed = async (path: string) =>
    [...(await (await ask(path)).text()).matchAll(/<li[^>]*><a href="([^"]+)"/g)].map(([, to]) => to);
  // The link of an SMS is in no language.
  expect(await listed('/t/K7XQ4M2P9Asigned')).toEqual([`/bn${ticket}`, board]);
  expect(await listed('/bn/tickets')).toEqual([`/bn${ticket}`, `/bn${board}`]);
  expect(await listed(ticket)).toEqual([`/bn${ticket}`, board]);
});

test('a page that is refused leaves the phone, and whoever signs out leaves none, without a network too', async () => {
  network = page('Rahima');
  await ask(board);
  await ask(ticket);
  network = new Response(null, { status: 404 });
  await ask(board);
  expect(caches.paths()).toEqual([ticket]);
  network = undefined;
  await expect(ask('/bn/sign-out.data', { method: 'POST', mode: 'cors' })).rejects.toThrow('no network');
  expect(caches.paths()).toEqual([]);
});

test('a list that has lain on the phone for days is neither shown nor kept, whatever is opened', async () => {
  network = page('Rahima');
  await ask(board);
  await ask(ticket);
  now += 4 * 86_400_000;
  network = undefined;
  expect((await ask(board)).status).toBe(503);
  expect(caches.paths()).toEqual([ticket]);
  network = page('Rahima');
  await ask(board);
  now += 4 * 86_400_000;
  network = page('Help');
  await ask('/help');
  expect(caches.paths()).toEqual([ticket]);
});
