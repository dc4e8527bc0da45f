import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtPages } from '@poth/server/testing/built-pages.ts';
import { createWorld, type World } from '@poth/server/testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ chores: false, web: await builtPages() });
});
afterAll(() => world.stop());

const send = (path: string, method: string, type?: string, body?: string) =>
  fetch(world.publicUrl + path, {
    method,
    redirect: 'manual',
    headers: {
      origin: world.publicUrl,
      'sec-fetch-site': 'same-origin',
      ...(type !== undefined && { 'content-type': type }),
    },
    ...(body !== undefined && { body }),
  });

test.each([
  ['JSON', 'application/json', '{"a"'],
  ['plain text', 'text/plain', 'intent=send'],
  ['parts without a boundary', 'multipart/form-data', 'x'],
  [
    'a part without an end',
    'multipart/form-data; boundary=b',
    '--b\r\nContent-Disposition: form-data; name="a"\r\n\r\nx',
  ],
  ['nothing', undefined, undefined],
])('a form that is %s is the fault of its sender', async (_, type, body) => {
  for (const path of ['/query', '/bn/search', '/login', '/money', '/query.data']) {
    const answer = await send(path, 'POST', type, body);
    expect([path, answer.status]).toEqual([path, 400]);
  }
  expect(world.log).toEqual([]);
});

test.each(['PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND'])(
  'a page refuses %s, and says what it takes',
  async (method) => {
    for (const path of ['/', '/query', '/bn/search', '/about-us.data', '/passkey', '/nowhere']) {
      const answer = await send(path, method);
      const said = [path, answer.status, answer.headers.get('allow')];
      expect(said).toEqual([path, 405, 'GET, HEAD, POST']);
    }
    expect(world.log).toEqual([]);
  },
);

test('a page without a form refuses one, without a fault in the log', async () => {
  const answer = await send('/bn/about-us', 'POST', 'application/x-www-form-urlencoded', 'a=1');
  expect(answer.status).toBe(405);
  expect(world.log).toEqual([]);
});
