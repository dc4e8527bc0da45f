import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createWorld, type World } from '../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ chores: false });
});
afterAll(() => world.stop());
beforeEach(() => {
  world.log.length = 0;
});

const send = async (measures: unknown, headers: Record<string, string> = {}): Promise<number> => {
  const { status } = await fetch(`${world.publicUrl}/measures`, {
    method: 'POST',
    body: typeof measures === 'string' ? measures : JSON.stringify(measures),
    headers: {
      'content-type': 'text/plain;charset=UTF-8',
      'sec-fetch-site': 'same-origin',
      origin: world.publicUrl,
      ...headers,
    },
  });
  return status;
};
const told = () => world.deps.metrics.registry.metrics();
const view = { page: 'ticket/:pnr', ttfb: 120, fcp: 900, lcp: 1_900, errors: [] };
const error = { kind: 'TypeError', file: 'seating-Bx2.js', line: 1, column: 4_711 };

test('load times are counted by the page', async () => {
  expect(await send(view)).toBe(204);
  const text = await told();
  expect(text).toContain('poth_page_seconds_sum{page="ticket/:pnr",time="lcp"} 1.9');
  expect(text).toContain('poth_page_seconds_bucket{le="1.8",page="ticket/:pnr",time="fcp"} 1');
  expect(world.log).toEqual([]);
});

test('an error is counted by its class and leaves a line with its place', async () => {
  expect(await send({ ...view, errors: [error, { ...error, kind: 'Weird', file: null }] })).toBe(204);
  const text = await told();
  expect(text).toContain('poth_script_errors_total{kind="TypeError"} 1');
  expect(text).toContain('poth_script_errors_total{kind="other"} 1');
  const line = { event: 'script-error', page: 'ticket/:pnr', ...error };
  expect(world.log.map((written) => JSON.parse(written) as unknown)).toEqual([
    line,
    { ...line, kind: 'other', file: null },
  ]);
});

test('a page that there is not is counted with all others of its kind', async () => {
  for (const page of ['nowhere', 'ticket/K7XQ4M2P9A', 'admin/:anything']) await send({ ...view, page });
  const text = await told();
  expect(text).toContain('poth_page_seconds_count{page="other",time="lcp"} 3');
  for (const made of ['nowhere', 'K7XQ4M2P9A', 'anything']) expect(text).not.toContain(made);
});

test.each([
  ['no JSON', 'page=search'],
  ['nothing', ''],
  ['a field that nobody asked for', { ...view, url: 'https://poth.example/ticket/K7XQ4M2P9A' }],
  ['words in the place of a class', { ...view, errors: [{ ...error, kind: 'no such number: 01711234567' }] }],
  ['an address in the place of a file', { ...view, errors: [{ ...error, file: '/ticket/K7XQ4M2P9A' }] }],
  ['six errors', { ...view, errors: Array.from({ length: 6 }, () => error) }],
  ['a time before its page', { ...view, ttfb: -1 }],
])('%s is refused', async (_, measures) => {
  expect(await send(measures)).toBe(422);
  expect(world.log).toEqual([]);
});

test('what is too large, or comes from another site, is refused', async () => {
  expect(await send('x'.repeat(3_000))).toBe(413);
  expect(await send(view, { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' })).toBe(403);
});

test('one address changes counts and fills the log only so far', async () => {
  const statuses: number[] = [];
  for (let made = 0; made < 70; made += 1)
    statuses.push(await send({ ...view, errors: [error] }, { 'x-forwarded-for': '203.0.113.77' }));
  expect(statuses.filter((status) => status === 204)).toHaveLength(60);
  expect(statuses.at(-1)).toBe(429);
  expect(world.log).toHaveLength(10);
  expect(await send(view, { 'x-forwarded-for': '203.0.113.78' })).toBe(204);
});
