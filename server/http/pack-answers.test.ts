import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { packAnswers } from './pack-answers.ts';

const app = new Hono();
app.use(packAnswers(({ url }) => new URL(url).pathname.startsWith('/api/')));
const long = 'ঢাকা '.repeat(500);
app.all('/api/long', (c) => c.json({ long }));
app.all('/page', (c) => c.html(`<p>${long}</p>`));

const encodingOf = async (path: string, method = 'GET') => {
  const { status, headers } = await app.request(path, { method, headers: { 'accept-encoding': 'gzip' } });
  return [status, headers.get('content-encoding')];
};

test('pages and what calls answer to readers are packed', async () => {
  expect(await encodingOf('/page')).toEqual([200, 'gzip']);
  expect(await encodingOf('/api/long')).toEqual([200, 'gzip']);
});

test('what a call answers to what was sent comes as it is; a form that comes back is a page', async () => {
  expect(await encodingOf('/api/long', 'POST')).toEqual([200, null]);
  expect(await encodingOf('/page', 'POST')).toEqual([200, 'gzip']);
});
