import { encodeQR } from 'qr';
import { expect, test } from 'vitest';
import { qrPath } from './qr-path.ts';

/** The modules that a path of bars darkens, as a scanner sees them. */
const darkened = (path: string): Set<string> =>
  new Set(
    [...path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\3z/g)].flatMap(([, x, y, width]) =>
      Array.from({ length: Number(width) }, (_, at) => `${Number(x) + at} ${y}`),
    ),
  );

test('the path darkens the modules of the code and leaves four light ones around them', () => {
  const text = `POTH1.${'K7'.repeat(100)}`;
  const { size, path } = qrPath(text);
  const data = encodeQR(text, 'raw', { ecc: 'medium', border: 4 });
  expect(size).toBe(data.length);
  const dark = darkened(path);
  for (const [y, row] of data.entries())
    for (const [x, module] of row.entries()) expect(dark.has(`${x} ${y}`)).toBe(module);
  expect(data.slice(0, 4).flat().some(Boolean), 'the margin').toBe(false);
  expect(dark.size).toBe(data.flat().filter(Boolean).length);
});
