import { afterAll, beforeAll, expect, test } from 'vitest';
import { createWorld, type World } from '../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ chores: false });
});
afterAll(() => world.stop());

const ask = (method: string, path: string, headers: Record<string, string> = {}) =>
  fetch(world.publicUrl + path, { method, headers, redirect: 'manual' });

test.each([
  ['GET', '/api/nothing'],
  ['POST', '/api/trips/extra/parts/of/it'],
  ['GET', '/api'],
  ['GET', '/auth/nothing'],
  ['DELETE', '/busProvider/a/b'],
  ['GET', '/1/download'],
  ['GET', '/api/trips/'],
])('%s %s: a problem says that there is no such call, whoever asks', async (method, path) => {
  for (const headers of [{}, { accept: 'text/html' }, { 'x-poth-client': 'test' }]) {
    const answer = await ask(method, path, headers);
    expect(answer.status).toBe(404);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
    expect(await answer.json()).toMatchObject({ code: 'call-unknown', status: 404 });
  }
});

test.each([
  ['DELETE', '/api/trips', 'GET, HEAD'],
  ['GET', '/api/holds', 'POST'],
  ['PUT', '/api/payments/T123', 'GET, HEAD'],
  ['OPTIONS', '/auth/sign-in', 'POST'],
  ['DELETE', '/busProvider/somebody@example.com', 'GET, PATCH, HEAD'],
  ['PATCH', '/users/somebody@example.com', 'GET, PUT, HEAD'],
  ['PATCH', '/users/jwt', 'GET, HEAD'],
  ['POST', '/available-bus/search-data/', 'GET, HEAD'],
  ['PROPFIND', '/api/holds', 'POST'],
])('%s %s: a problem says which methods the address takes', async (method, path, allow) => {
  const answer = await ask(method, path);
  expect([answer.status, answer.headers.get('allow')]).toEqual([405, allow]);
  expect(await answer.json()).toMatchObject({ code: 'method-not-allowed', allow: allow.split(', ') });
});

test('what is described is answered as before: by HEAD too, and a page at the address of a call', async () => {
  expect((await ask('HEAD', '/api/openapi.json')).status).toBe(200);
  expect((await ask('PATCH', '/busProvider/x', { 'x-poth-client': 'test' })).status).not.toBe(405);
  const page = await ask('GET', '/users/somebody@example.com', { accept: 'text/html' });
  expect(page.headers.get('content-type')).not.toContain('problem');
});
