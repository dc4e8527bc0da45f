/** The tables of a TrueType font by their tags. */
export type FontTables = ReadonlyMap<string, Uint8Array>;

const headerBytes = 12;
const recordBytes = 16;
const trueType = 0x00010000;
const padded = (bytes: number): number => (bytes + 3) & ~3;

/**
 * Writes tables as a TrueType file (OpenType 1.9, "Font file"). Checksums stay zero: text shapers and PDF readers do
 * not check them.
 */
export const writeSfnt = (tables: FontTables): Buffer => {
  const tags = [...tables.keys()].toSorted();
  const bodies = tags.map((tag) => tables.get(tag) ?? new Uint8Array());
  const directoryBytes = headerBytes + recordBytes * tags.length;
  const file = Buffer.alloc(bodies.reduce((end, body) => end + padded(body.length), directoryBytes));
  const power = Math.floor(Math.log2(tags.length));
  file.writeUInt32BE(trueType, 0);
  file.writeUInt16BE(tags.length, 4);
  file.writeUInt16BE(2 ** power * recordBytes, 6);
  file.writeUInt16BE(power, 8);
  file.writeUInt16BE((tags.length - 2 ** power) * recordBytes, 10);
  let offset = directoryBytes;
  tags.forEach((tag, index) => {
    const body = bodies[index] ?? new Uint8Array();
    const record = headerBytes + recordBytes * index;
    file.write(tag, record, 'latin1');
    file.writeUInt32BE(offset, record + 8);
    file.writeUInt32BE(body.length, record + 12);
    file.set(body, offset);
    offset += padded(body.length);
  });
  return file;
};
