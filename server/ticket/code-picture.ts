import sharp from 'sharp';
import type { Drawing } from './pdf-pool.ts';
import { qrModules, quietModules } from './render-qr.ts';

/** Pixels of a module: a mail shows the picture at half its size or less, so it stays sharp on a phone. */
const scale = 6;

/** Draws the code of a ticket as a PNG with the margin that readers need, one bit to a pixel: some kilobytes. */
export const drawCodePicture = async ({ code }: { code: string }): Promise<Uint8Array> => {
  const modules = qrModules(code);
  const side = modules.length + 2 * quietModules;
  const grey = Buffer.alloc(side * side, 255);
  modules.forEach((row, y) => {
    row.forEach((dark, x) => {
      if (dark) grey[(y + quietModules) * side + x + quietModules] = 0;
    });
  });
  const png = await sharp(grey, { raw: { width: side, height: side, channels: 1 } })
    .resize(side * scale, side * scale, { kernel: 'nearest' })
    .png({ palette: true, colours: 2, effort: 1 })
    .toBuffer();
  return new Uint8Array(png);
};

/** The code of a ticket as a drawing for the pool. */
export const codeDrawing = (code: string): Drawing => ({
  file: import.meta.url,
  name: 'drawCodePicture',
  input: { code },
  looks: code,
});
