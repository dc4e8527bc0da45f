import { expect, test } from 'vitest';
import { qrBars, qrModules } from './render-qr.ts';

const code = `POTH1.${'ABCDEFGHIJ234567KLMN'.repeat(10)}`;

test('a ticket code is a QR of version 8: the alphanumeric mode at level M', () => {
  expect(qrModules(code)).toHaveLength(49);
  expect(qrModules(code.toLowerCase()).length).toBeGreaterThan(49);
});

test('the bars cover the dark modules and nothing else', () => {
  const modules = qrModules(code);
  const drawn = modules.map((row) => row.map(() => false));
  for (const { x, y, width } of qrBars(modules)) {
    for (let at = x; at < x + width; at += 1) drawn[y]?.splice(at, 1, true);
  }
  expect(drawn).toEqual(modules);
});
