import { expect, test } from 'vitest';
import { scriptHash, sealScripts } from './seal-scripts.ts';

const mark = 'm0';
const drawn =
  `<html><head><link nonce="${mark}" rel="stylesheet" href="/a.css"/></head><body><p>Dhaka</p>` +
  `<script nonce="${mark}">first()</script>` +
  `<script nonce="${mark}" type="module" async="">import("/assets/entry.js");</script>` +
  `<script nonce="${mark}" src="/assets/b.js"></script></body></html>`;

test('a page is sent without its mark, and its policy names each inline script that it has', () => {
  const { html, hashes } = sealScripts(drawn, mark);
  expect(html).not.toContain('nonce');
  const inline = [...html.matchAll(/<script[^>]*>(.+?)<\/script>/gs)].map(([, text = '']) => text);
  expect(inline).toHaveLength(2);
  // The third is the text from which the second creates a script.
  expect(hashes).toEqual([...inline, 'import("/assets/entry.js");'].map(scriptHash));
});

test('a script that came in as text is named by no hash, whatever it says of itself', () => {
  const { hashes } = sealScripts(drawn, mark);
  for (const attributes of ['', ' nonce=""', ' nonce="m1"', ' type="module" async=""']) {
    const hole = drawn.replace('Dhaka', `<script${attributes}>evil()</script>`);
    expect(sealScripts(hole, mark).hashes, attributes).toEqual(hashes);
  }
});

test('the texts of scripts are hashed as browsers hash them', () => {
  // An example of the Content Security Policy specification, level 2.
  expect(scriptHash("alert('Hello, world.');")).toBe('sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=');
});
