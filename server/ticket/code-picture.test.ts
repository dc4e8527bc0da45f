import sharp from 'sharp';
import { expect, test } from 'vitest';
import { drawCodePicture } from './code-picture.ts';
import { qrModules, quietModules } from './render-qr.ts';

const code = `POTH1.${'ABCDEFGHIJ234567KLMN'.repeat(10)}`;

test('the picture of a code shows each module as four pixels by four, with four light ones around, in a kilobyte', async () => {
  const picture = drawCodePicture(code);
  expect(picture.byteLength).toBeLessThan(1_500);
  const { data, info } = await sharp(picture).greyscale().raw().toBuffer({ resolveWithObject: true });
  const modules = qrModules(code);
  const side = (modules.length + 2 * quietModules) * 4;
  expect(info).toMatchObject({ format: 'raw', width: side, height: side });
  const isDark = (x: number, y: number): boolean => data[(y * info.width + x) * info.channels] === 0;
  const places = Array.from({ length: side }, (_, at) => at);
  const shown = places.map((y) => places.map((x) => isDark(x, y)));
  const wanted = shown.map((row, y) =>
    row.map((_, x) => modules[Math.floor(y / 4) - quietModules]?.[Math.floor(x / 4) - quietModules] === true),
  );
  expect(shown).toEqual(wanted);
});
