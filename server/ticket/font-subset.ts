import { type FontTables, writeSfnt } from './sfnt.ts';
import { glyphOf } from './shape.ts';

/** The part of a font that a document embeds; ids are those of `ShapedGlyph`. */
export type FontSubset = { includeGlyph: (id: string) => number; encode: () => Uint8Array };

/** Flags of a component in a composite glyph (OpenType 1.9, table glyf). */
const part = { wordOffsets: 0x1, more: 0x20, oneScale: 0x8, twoScales: 0x40, fourScales: 0x80 } as const;
const partsAt = 10;

/** Renumbers the components of a composite glyph to their numbers in the subset; returns any other glyph unchanged. */
const renumberParts = (outline: Buffer, numberOf: (glyph: number) => number): Buffer => {
  if (outline.length === 0 || outline.readInt16BE(0) >= 0) return outline;
  const composed = Buffer.from(outline);
  let [at, flags] = [partsAt, part.more as number];
  while (flags & part.more) {
    flags = composed.readUInt16BE(at);
    composed.writeUInt16BE(numberOf(composed.readUInt16BE(at + 2)), at + 2);
    const scaleBytes =
      flags & part.oneScale ? 2 : flags & part.twoScales ? 4 : flags & part.fourScales ? 8 : 0;
    at += 4 + (flags & part.wordOffsets ? 4 : 2) + scaleBytes;
  }
  return composed;
};

const patched = (table: Uint8Array, at: number, value: number): Buffer => {
  const copy = Buffer.from(table);
  copy.writeUInt16BE(value, at);
  return copy;
};

/**
 * Prepares a font for subsetting; its tables are read once. A subset repeats a glyph for each text that it stands for,
 * since a PDF maps an embedded glyph to one text only; tables that no document needs are left out.
 */
export const createSubsetter = (tables: FontTables): (() => FontSubset) => {
  const table = (tag: string): Buffer => {
    const found = tables.get(tag);
    if (!found) throw new Error(`The font has no table ${tag}`);
    return Buffer.from(found.buffer, found.byteOffset, found.byteLength);
  };
  const [head, hhea, maxp, hmtx, loca, glyf] = [
    table('head'),
    table('hhea'),
    table('maxp'),
    table('hmtx'),
    table('loca'),
    table('glyf'),
  ];
  const [longOffsetsAt, metricCountAt, glyphCountAt] = [50, 34, 4];
  const startOf =
    head.readInt16BE(longOffsetsAt) === 1
      ? (glyph: number) => loca.readUInt32BE(4 * glyph)
      : (glyph: number) => 2 * loca.readUInt16BE(2 * glyph);
  const fullMetrics = hhea.readUInt16BE(metricCountAt);
  /** Copies advance and left side bearing; glyphs after the last full metric share its advance. */
  const copyMetric = (glyph: number, to: Buffer, at: number): void => {
    hmtx.copy(to, at, 4 * Math.min(glyph, fullMetrics - 1), 4 * Math.min(glyph, fullMetrics - 1) + 4);
    if (glyph >= fullMetrics) {
      const bearing = 4 * fullMetrics + 2 * (glyph - fullMetrics);
      hmtx.copy(to, at + 2, bearing, bearing + 2);
    }
  };

  const encode = (chosen: readonly number[]): Uint8Array => {
    const glyphs = [...chosen];
    const parts = new Map<number, number>();
    const numberOf = (glyph: number): number => {
      const number = parts.get(glyph) ?? glyphs.push(glyph) - 1;
      parts.set(glyph, number);
      return number;
    };
    const outlines: Buffer[] = [];
    // Components of composite glyphs are appended to the list during this loop.
    for (const glyph of glyphs)
      outlines.push(renumberParts(glyf.subarray(startOf(glyph), startOf(glyph + 1)), numberOf));
    const [offsets, metrics] = [Buffer.alloc(4 * glyphs.length + 4), Buffer.alloc(4 * glyphs.length)];
    let end = 0;
    glyphs.forEach((glyph, place) => {
      end += outlines[place]?.length ?? 0;
      offsets.writeUInt32BE(end, 4 * place + 4);
      copyMetric(glyph, metrics, 4 * place);
    });
    return writeSfnt(
      new Map([
        ['head', patched(head, longOffsetsAt, 1)],
        ['hhea', patched(hhea, metricCountAt, glyphs.length)],
        ['maxp', patched(maxp, glyphCountAt, glyphs.length)],
        ['hmtx', metrics],
        ['loca', offsets],
        ['glyf', Buffer.concat(outlines)],
      ]),
    );
  };

  return () => {
    // Glyph 0, the missing glyph, is the first of every font.
    const glyphs = [0];
    const places = new Map<string, number>();
    return {
      includeGlyph: (id) => {
        const place = places.get(id) ?? glyphs.push(glyphOf(id)) - 1;
        places.set(id, place);
        return place;
      },
      encode: () => encode(glyphs),
    };
  };
};
