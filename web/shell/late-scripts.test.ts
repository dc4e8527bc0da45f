import { expect, test } from 'vitest';
import { deferScripts } from './late-scripts.ts';

const page = (scripts: string) =>
  `<html><head><link rel="modulepreload" href="/assets/a-1.js"/><link rel="modulepreload" href="/assets/b-2.js" crossorigin=""/></head><body>${scripts}</body></html>`;
const entry = `<script nonce="m0" type="module" async="">import * as route from "/assets/a-1.js";import("/assets/entry.js");</script>`;

test('what a page loads for its script is named to the browser only once the page is painted', () => {
  const { html, late } = deferScripts(page(entry), 'm0');
  expect(html).not.toContain('<link rel="modulepreload"');
  expect(html).toContain('["/assets/a-1.js","/assets/b-2.js"]');
  expect(late).toBe('import * as route from "/assets/a-1.js";import("/assets/entry.js");');
  expect(html).toContain('type:"paint"');
  // The code does not run in place: it is the text of a script that is created later.
  expect(html).not.toContain('async="">import');
});

test('code that holds a script’s end cannot end the script it travels in', () => {
  const { html } = deferScripts(page(entry.replace('/assets/entry.js', '/assets/<b>.js')), 'm0');
  expect(html).toContain('\\u003cb>');
});

test('a page without a script of ours stays as it was written', () => {
  expect(deferScripts(page(''), 'm0')).toEqual({ html: page(''), late: undefined });
  expect(deferScripts(page(entry), 'm1')).toEqual({ html: page(entry), late: undefined });
});

test('the script that measures is fetched where chance says so, and not before', () => {
  const tag = (pattern: string) =>
    `<script async="" fetchPriority="low" src="/assets/measure-1.js" data-page="${pattern}" data-one-in="20"></script>`;
  const { html } = deferScripts(page(tag('routes/:slug') + entry), 'm0');
  expect(html).not.toContain(tag('routes/:slug'));
  expect(html).toContain('if(Math.random()*20<1)');
  expect(html).toContain('.src="/assets/measure-1.js";script.dataset.page="routes/:slug"');
  // A page that is only read has no other script that could decide.
  expect(deferScripts(page(tag('faqs')), 'm0').html).toContain(tag('faqs'));
});
