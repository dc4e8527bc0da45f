import { get, request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtPages } from '../testing/built-pages.ts';
import { createWorld, type World } from '../testing/world.ts';
import { atPublicAddress } from './at-public-address.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ chores: false, web: await builtPages() });
});
afterAll(() => world.stop());

/** Sends a form as a proxy does that passes on another host than the public one; fetch would not let a Host be chosen. */
const sendThroughProxy = (path: string, form: Record<string, string>, origin: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const { port } = new URL(world.publicUrl);
    const headers = {
      host: 'portal.internal:8080',
      origin,
      'sec-fetch-site': 'same-origin',
      'content-type': 'application/x-www-form-urlencoded',
    };
    const sent = request({ port, path, method: 'POST', headers }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve(answer.statusCode ?? 0));
    });
    sent.once('error', reject);
    sent.end(new URLSearchParams(form).toString());
  });

test('a form sent through a proxy that names another host is taken, its page is drawn', async () => {
  const form = { intent: 'look-up', pnr: 'K7XQ4M2P9A', phone: '01711223344' };
  expect(await sendThroughProxy('/ticket', form, world.publicUrl)).toBe(404);
});

test('a form of another site is refused there too', async () => {
  const form = { intent: 'look-up', pnr: 'K7XQ4M2P9A', phone: '01711223344' };
  expect(await sendThroughProxy('/ticket', form, 'https://elsewhere.example')).toBe(403);
});

test('a path of two slashes stays a path of the portal, and names no other host', async () => {
  const at = (path: string) =>
    atPublicAddress(new Request(`https://portal.internal${path}`), 'https://poth.example').url;
  expect(at('//')).toBe('https://poth.example//');
  expect(at('//evil.example/login?to=//x')).toBe('https://poth.example//evil.example/login?to=//x');
  const statusOf = async (path: string) => (await fetch(world.publicUrl + path)).status;
  const told = world.log.length;
  expect([await statusOf('//'), await statusOf('//evil.example/login')]).toEqual([200, 404]);
  expect(world.log.slice(told)).toEqual([]);
});

test('a page asked for through such a proxy is drawn', async () => {
  const status = await new Promise<number>((resolve, reject) => {
    const { port } = new URL(world.publicUrl);
    get({ port, path: '/ticket', headers: { host: 'portal.internal:8080' } }, (answer) => {
      answer.resume();
      resolve(answer.statusCode ?? 0);
    }).once('error', reject);
  });
  expect(status).toBe(200);
});
