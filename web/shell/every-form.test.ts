import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const web = new URL('..', import.meta.url);
const sources = readdirSync(web, { recursive: true, encoding: 'utf8' })
  .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !/^(build|node_modules|\.react-router)/.test(file))
  .map((file) => ({ file, text: readFileSync(new URL(file, web), 'utf8') }));
const having = (words: RegExp): string[] =>
  sources.filter(({ text }) => words.test(text)).map(({ file }) => file);

test('every form is sent by the router, where keep-unsent stands', () => {
  // The boarding page asks nobody over these; the seat map's own form only serves pages without a script.
  expect(having(/<form\b/).toSorted()).toEqual([
    'boarding/rider-row.tsx',
    'boarding/scan-panel.tsx',
    'seating/seat-panel.tsx',
  ]);
  expect(having(/\bmethod="post"|<Action(Form|Button)\b/).length).toBeGreaterThan(50);
  // The counter reads the shift's sales beside the page by one; no form is sent so.
  expect(having(/useFetcher\b/)).toEqual(['counter/own-sale.tsx']);
  expect(having(/fetcher\.(Form|submit)\b|\bsubmit\b.*useFetcher/)).toEqual([]);
  expect(readFileSync(new URL('root.tsx', web), 'utf8')).toContain('[keepUnsent]');
});

test('a form that is sent as a document is named: without a network the press is stopped, a lost answer is not', () => {
  expect(having(/<Form\b[^>]*reloadDocument/)).toEqual(['content/part-form.tsx']);
});
