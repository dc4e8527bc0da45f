import { crc32, deflateSync } from 'node:zlib';
import { qrModules, quietModules } from './render-qr.ts';

/** Pixels of a module: a mail shows the picture at half its size or less, so it stays sharp on a phone. */
const scale = 4;

/** Makes a chunk of a PNG: length, name, data, and the checksum of the last two (W3C PNG, 5.3). */
const chunk = (name: string, data: Uint8Array): Uint8Array => {
  const named = Buffer.concat([Buffer.from(name, 'latin1'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.byteLength);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
};

/** Makes the header of a greyscale picture with one bit per pixel (W3C PNG, 11.2.1). */
const header = (side: number): Uint8Array => {
  const data = Buffer.alloc(13);
  data.writeUInt32BE(side, 0);
  data.writeUInt32BE(side, 4);
  data[8] = 1;
  return data;
};

/**
 * Draws the code of a ticket as a PNG of about one kilobyte, with the margin that readers need. The general library,
 * sharp, takes ten times as long for a picture of two colours.
 */
export const drawCodePicture = (code: string): Uint8Array => {
  const modules = qrModules(code);
  const side = (modules.length + 2 * quietModules) * scale;
  // First byte of a row: its filter type, here none.
  const stride = 1 + Math.ceil(side / 8);
  const pixels = Buffer.alloc(stride * side, 255);
  for (let y = 0; y < side; y++) pixels[y * stride] = 0;
  for (const [y, row] of modules.entries()) {
    const top = (y + quietModules) * scale * stride;
    for (const [x, isDark] of row.entries()) {
      if (!isDark) continue;
      for (let pixel = (x + quietModules) * scale, end = pixel + scale; pixel < end; pixel++)
        pixels[top + 1 + (pixel >> 3)]! &= ~(128 >> (pixel & 7));
    }
    for (let line = 1; line < scale; line++) pixels.copy(pixels, top + line * stride, top, top + stride);
  }
  const signature = Buffer.from([137, 80, 78, 71, 13, 10, 26, 10]);
  const parts = [
    signature,
    chunk('IHDR', header(side)),
    chunk('IDAT', deflateSync(pixels, { level: 3 })),
    chunk('IEND', Buffer.alloc(0)),
  ];
  return new Uint8Array(Buffer.concat(parts));
};
