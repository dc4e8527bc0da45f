import { expect, test } from 'vitest';
import { qrBars, qrModules, qrSvg } from './render-qr.ts';

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

test('the drawing keeps four light modules on every side and names itself to a screen reader', () => {
  const svg = qrSvg(code, 'Ticket <B3> & "B4"');
  expect(svg).toContain('viewBox="0 0 57 57"');
  expect(svg).toContain('role="img"');
  expect(svg).toContain('<title>Ticket &lt;B3&gt; &amp; "B4"</title>');
  const bars = [...svg.matchAll(/M(\d+) (\d+)h(\d+)v1/g)].map(([, x, y, width]) => [
    Number(x),
    Number(y),
    Number(width),
  ]);
  expect(Math.min(...bars.map(([x = 0]) => x))).toBe(4);
  expect(Math.max(...bars.map(([x = 0, , width = 0]) => x + width))).toBe(53);
  expect(Math.min(...bars.map(([, y = 0]) => y))).toBe(4);
  expect(Math.max(...bars.map(([, y = 0]) => y))).toBe(52);
});
