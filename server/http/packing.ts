import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

/** Content encodings, the best first, with the file ending of each. */
export const packings = { br: '.br', gzip: '.gz' } as const;
export type Packing = keyof typeof packings;

const names = Object.keys(packings) as Packing[];
const taken = names.map((name) => ({
  name,
  isNamed: new RegExp(`\\b${name}\\b`),
  isRefused: new RegExp(`\\b${name}\\s*;\\s*q=0(\\.0*)?\\s*(,|$)`),
}));

/** Lists the encodings that an Accept-Encoding header allows, the best first. */
export const acceptedEncodings = (accepted: string | null): Packing[] =>
  accepted
    ? taken
        .filter(({ isNamed, isRefused }) => isNamed.test(accepted) && !isRefused.test(accepted))
        .map(({ name }) => name)
    : [];

const [brotliBuffer, gzipBuffer] = [promisify(brotliCompress), promisify(gzip)];
/** Level 5 of 11: the highest makes a page a tenth smaller and takes ten times as long. */
const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Compresses bytes that are sent many times, in a thread of its own. */
export const pack = async (packing: Packing, bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await (packing === 'br' ? brotliBuffer(bytes, quality) : gzipBuffer(bytes)));
