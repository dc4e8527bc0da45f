import { encodeQR } from 'qr';

/** Light modules around a code, as ISO/IEC 18004 requires. */
const quietModules = 4;

type QrPath = { size: number; path: string };

/**
 * Draws the dark modules of a QR code as one SVG path; `size` includes the margin. Level M: a code stays readable after
 * losing 15 % to a scratched screen.
 */
export const qrPath = (text: string): QrPath => {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: quietModules });
  const bars = rows.flatMap((row, y) =>
    row.flatMap((dark, x) => {
      if (!dark || row[x - 1]) return [];
      const width = row.indexOf(false, x) - x;
      return [`M${x} ${y}h${width}v1h-${width}z`];
    }),
  );
  return { size: rows.length, path: bars.join('') };
};
