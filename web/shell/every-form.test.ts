import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const web = new URL('..', import.meta.url);
const sources = readdirSync(web, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !/^(build|node_modules|\.react-router)/.test(file))
  .map((file) => ({ file, text: readFileSync(new URL(file, web), 'utf8') }));
const having = (words: RegExp): string[] =>
  sources.filter(({ text }) => words.test(text)).map(({ file }) => file);

test('every form is sent by the router, where keep-unsent stands', () => {
  // The boarding page handles its forms in the browser; the seat map's own form is only for pages without a script.
  expect(having(/<form\b/).toSorted()).toEqual([
    'boarding/rider-row.tsx',
    'boarding/scan-panel.tsx',
    'seating/seat-panel.tsx',
  ]);
  expect(having(/\bmethod="post"|<Action(Form|Button)\b/).length).toBeGreaterThan(50);
  // The counter loads the shift's sales with a fetcher, which sends no form.
  expect(having(/useFetcher\b/)).toEqual(['counter/own-sale.tsx']);
  expect(having(/fetcher\.(Form|submit)\b|\bsubmit\b.*useFetcher/)).toEqual([]);
  expect(readFileSync(new URL('root.tsx', web), 'utf8')).toContain('[keepUnsent]');
});

test('a form that is sent as a document is named: without a network the press is stopped, a lost answer is not', () => {
  expect(having(/<Form\b[^>]*reloadDocument/)).toEqual(['content/part-form.tsx']);
});
