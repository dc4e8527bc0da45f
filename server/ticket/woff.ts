import { inflateSync } from 'node:zlib';

const directoryAt = 44;
const entryBytes = 20;
const padded = (bytes: number): number => (bytes + 3) & ~3;

/**
 * A font file as OpenType has it, unpacked from WOFF 1.0 (W3C Recommendation of 13 December 2012, sections 4 and 5):
 * the shaper reads nothing else.
 */
export const sfntOfWoff = (woff: Buffer): Buffer => {
  if (woff.toString('latin1', 0, 4) !== 'wOFF') throw new Error('Not a WOFF 1.0 font');
  const count = woff.readUInt16BE(12);
  const header = Buffer.alloc(12 + 16 * count);
  woff.copy(header, 0, 4, 8);
  header.writeUInt16BE(count, 4);
  const tables: Buffer[] = [header];
  let offset = header.length;
  for (let index = 0; index < count; index += 1) {
    const entry = directoryAt + entryBytes * index;
    const [from, packedBytes, bytes] = [4, 8, 12].map((at) => woff.readUInt32BE(entry + at)) as [
      number,
      number,
      number,
    ];
    const packed = woff.subarray(from, from + packedBytes);
    const table = Buffer.alloc(padded(bytes));
    (packedBytes < bytes ? inflateSync(packed) : packed).copy(table);
    const record = 12 + 16 * index;
    woff.copy(header, record, entry, entry + 4);
    woff.copy(header, record + 4, entry + 16, entry + 20);
    header.writeUInt32BE(offset, record + 8);
    header.writeUInt32BE(bytes, record + 12);
    tables.push(table);
    offset += table.length;
  }
  return Buffer.concat(tables);
};
