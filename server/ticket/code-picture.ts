import sharp from 'sharp';
import type { Drawing } from './pdf-pool.ts';
import { qrBars, qrModules, quietModules } from './render-qr.ts';

/** Pixels of a module: a mail shows the picture at half its size or less, so it stays sharp on a phone. */
const scale = 4;

/**
 * Draws the code of a ticket as a PNG with the margin that readers need, two kilobytes. Grey as it is: to look for a palette takes
 * five times as long.
 */
export const drawCodePicture = async ({ code }: { code: string }): Promise<Uint8Array> => {
  const modules = qrModules(code);
  const side = (modules.length + 2 * quietModules) * scale;
  const grey = Buffer.alloc(side * side, 255);
  for (const [y, row] of modules.entries()) {
    const top = (y + quietModules) * scale * side;
    for (const { x, width } of qrBars([row])) {
      const left = top + (x + quietModules) * scale;
      for (let line = 0; line < scale; line++)
        grey.fill(0, left + line * side, left + line * side + width * scale);
    }
  }
  const png = await sharp(grey, { raw: { width: side, height: side, channels: 1 } })
    .toColourspace('b-w')
    .png({ adaptiveFiltering: false })
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
