import { decodeQR } from 'qr/decode.js';

type Pixels = { width: number; height: number; data: Uint8ClampedArray };

/** Decodes a QR code in a picture of RGBA pixels; undefined where there is none that can be read. */
export const readPixels = ({ width, height, data }: Pixels): string | undefined => {
  try {
    return decodeQR({ width, height, data });
  } catch {
    // A picture without a readable code, as most are.
    return undefined;
  }
};
