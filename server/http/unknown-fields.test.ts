import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Portal } from '../portal.ts';
import { createWorld, type World } from '../testing/world.ts';
import { buildContract } from './api.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ chores: false });
});
afterAll(() => world.stop());

const noPortal = new Proxy({}, { get: () => ({}) }) as Portal;
const { description } = buildContract(noPortal, 'http://localhost');
type Operation = { requestBody?: object };

/** Calls that take no body, each with values for its parameters that nothing has. */
const withoutBody = Object.entries(description.paths ?? {}).flatMap(([path, operations]) =>
  Object.entries(operations as Record<string, Operation>)
    .filter(([method, { requestBody }]) => /^(get|post|put|patch|delete)$/.test(method) && !requestBody)
    .map(([method]): [string, string] => [method.toUpperCase(), path.replaceAll(/\{\w+\}/g, 'x')]),
);
const writing = withoutBody.filter(([method]) => method !== 'GET');

const bodies = ['{"isAdmin":true}', '{"__proto__":{"isAdmin":true}}', '{', '[]', 'null', '\u0000', 'a=b'];

test('calls without a body are found', () => {
  expect(writing).toContainEqual(['POST', '/auth/sign-out']);
  expect(withoutBody.length).toBeGreaterThan(writing.length);
});

test.each(withoutBody)('%s %s: an unknown field in its query is no failure of ours', async (method, path) => {
  const answer = await fetch(`${world.publicUrl}${path}?isAdmin=true&__proto__=x&a%00=b`, {
    method,
    headers: { 'x-poth-client': 'test' },
    redirect: 'manual',
  });
  expect(answer.status).toBeLessThan(500);
});

test.each(writing)('%s %s: an unknown field in a body is no failure of ours', async (method, path) => {
  for (const type of [
    'application/json',
    'application/x-www-form-urlencoded',
    'multipart/form-data; boundary=x',
  ])
    for (const body of bodies) {
      const sent = { method, body, headers: { 'x-poth-client': 'test', 'content-type': type } };
      const { status } = await fetch(world.publicUrl + path, sent);
      expect([type, body, status < 500]).toEqual([type, body, true]);
    }
});
