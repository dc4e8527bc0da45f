import { LRUCache } from 'lru-cache';
import { encodeQR } from 'qr';

/** Light modules around a code, as ISO/IEC 18004 requires. */
export const quietModules = 4;

type Modules = readonly (readonly boolean[])[];

/** Caches the latest codes: the mail of a ticket shows each of them in its PDF and in its body. */
const drawn = new LRUCache<string, Modules>({
  max: 50,
  memoMethod: (text) =>
    encodeQR(text, 'raw', { ecc: 'medium', border: 1 })
      .slice(1, -1)
      .map((row) => row.slice(1, -1)),
});

/**
 * The dark and light modules of a QR code, row by row, without the margin that the library always draws.
 * Level M: a code that lost 15 % to a fold or a scratched screen is still read.
 */
export const qrModules = (text: string): Modules => drawn.memo(text);

/** The dark stretches of a QR code as rectangles one module high, in modules from its top left corner. */
export const qrBars = (modules: Modules): { x: number; y: number; width: number }[] =>
  modules.flatMap((row, y) =>
    row.flatMap((dark, x) => {
      if (!dark || row[x - 1]) return [];
      const end = row.indexOf(false, x);
      return [{ x, y, width: (end < 0 ? row.length : end) - x }];
    }),
  );
