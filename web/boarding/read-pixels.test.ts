import { encodeQR } from 'qr';
import { expect, test } from 'vitest';
import { readPixels } from './read-pixels.ts';

const code = `POTH1.${'ABCDEFGHIJ234567KLMN'.repeat(10)}`;

/** Makes a camera picture of a code: several pixels per module, a light margin, a shade over one side. */
const pictureOf = (text: string, points: number, margin: number) => {
  const modules = encodeQR(text, 'raw', { ecc: 'medium', border: 1 });
  const side = modules.length * points + 2 * margin;
  const data = new Uint8ClampedArray(side * side * 4).fill(255);
  for (let y = 0; y < side; y++)
    for (let x = 0; x < side; x++) {
      const row = modules[Math.floor((y - margin) / points)];
      const dark = row?.[Math.floor((x - margin) / points)] ?? false;
      const shade = dark ? 40 : 230 - Math.round((70 * x) / side);
      data.fill(shade, (y * side + x) * 4, (y * side + x) * 4 + 3);
    }
  return { width: side, height: side, data };
};

test.each([
  [3, 20],
  [6, 90],
])('our own code is read from a picture, %i points to a module', (points, margin) => {
  expect(readPixels(pictureOf(code, points, margin))).toBe(code);
});

test('a picture without a code reads as nothing', () => {
  const data = new Uint8ClampedArray(200 * 200 * 4).fill(200);
  expect(readPixels({ width: 200, height: 200, data })).toBeUndefined();
});
