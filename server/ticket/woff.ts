import { inflateSync } from 'node:zlib';
import type { FontTables } from './sfnt.ts';

const directoryAt = 44;
const entryBytes = 20;

/** Reads the tables of a font file out of WOFF 1.0 (W3C Recommendation of 13 December 2012, sections 4 and 5). */
export const tablesOfWoff = (woff: Buffer): FontTables => {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('Not a WOFF 1.0 font');
  const tables = new Map<string, Buffer>();
  for (let index = 0; index < woff.readUInt16BE(12); index += 1) {
    const entry = directoryAt + entryBytes * index;
    const from = woff.readUInt32BE(entry + 4);
    const packedBytes = woff.readUInt32BE(entry + 8);
    const packed = woff.subarray(from, from + packedBytes);
    const isPacked = packedBytes < woff.readUInt32BE(entry + 12);
    tables.set(woff.toString('latin1', entry, entry + 4), isPacked ? inflateSync(packed) : packed);
  }
  return tables;
};
