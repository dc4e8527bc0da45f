import { expect, test } from 'vitest';
import { callsInBangla } from '@poth/web/developers/text.ts';
import type { Portal } from '../portal.ts';
import { buildContract } from './api.ts';

/** Nothing is called: what the routes are is known before anybody asks. */
const noPortal = new Proxy({}, { get: () => ({}) }) as Portal;
const { calls, description } = buildContract(noPortal, 'http://localhost');

const described = Object.entries(description.paths ?? {}).flatMap(([path, methods]) =>
  Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
);

test('what is served is described, and what is described is served', () => {
  const served = calls.routes
    .map(({ method, path }) => `${method} ${path.replace(/:(\w+)/g, '{$1}')}`)
    .filter((call) => call !== 'GET /api/openapi.json');
  expect(described.toSorted()).toEqual([...new Set(served)].toSorted());
});

test('the page for developers says in Bangla what each call does, and of none that is not there', () => {
  expect(Object.keys(callsInBangla).toSorted()).toEqual(described.toSorted());
});

test('a call that can refuse a sender before it is made says so, whatever else has that status', () => {
  const signIn = description.paths?.['/auth/sign-in']?.post as { responses: Record<string, object> };
  expect(signIn.responses[403]).toMatchObject({ description: 'account-disabled, foreign-origin' });
});

test('every call says who may, what it takes in patterns that anybody can read, and what it answers', () => {
  for (const [path, methods] of Object.entries(description.paths ?? {}))
    for (const [method, call] of Object.entries(
      methods as Record<string, { responses: object; summary: string }>,
    )) {
      expect([path, method, Object.keys(call.responses)]).toEqual([
        path,
        method,
        expect.arrayContaining(['200', '422', '503', ...(method === 'get' ? [] : ['403', '413'])]),
      ]);
      expect(call.summary).toMatch(/^\p{Lu}/u);
    }
  const patterns = [...JSON.stringify(description).matchAll(/"pattern":("(?:[^"\\]|\\.)*")/g)];
  for (const [, pattern = '""'] of patterns) expect(JSON.parse(pattern)).not.toMatch(/\/[a-z]*$/);
});
