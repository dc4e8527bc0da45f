import { deflateSync } from 'node:zlib';
import type { TicketFont } from './fonts.ts';
import { number, Written } from './pdf-syntax.ts';
import type { ShapedGlyph } from './shape.ts';

/** Glyphs of a font as a document embeds them, packed. widths: of each, in thousandths of the size, as a PDF says them. */
export type PackedGlyphs = {
  outlines: Uint8Array;
  readings: Uint8Array;
  widths: Written;
};

/**
 * Facts of a font that a document names beside its glyphs, in thousandths of the size; fontkit reads it from the file
 * each time.
 */
const factsOf = ({ source }: TicketFont) => {
  const perMille = (units: number): number => (units * 1000) / source.unitsPerEm;
  const { minX, minY, maxX, maxY } = source.bbox;
  return {
    postscriptName: source.postscriptName,
    descriptor: {
      FontBBox: [minX, minY, maxX, maxY].map(perMille),
      ItalicAngle: source.italicAngle,
      Ascent: perMille(source.ascent),
      Descent: perMille(source.descent),
      CapHeight: perMille(source.capHeight || source.ascent),
      XHeight: perMille(source.xHeight || 0),
    },
  };
};
const facts = new WeakMap<TicketFont, ReturnType<typeof factsOf>>();

const hex = (value: number): string => value.toString(16).padStart(4, '0');

/** Letters in UTF-16, as a map of readings says them. */
const lettersHex = (codePoints: readonly number[]): string =>
  Buffer.from(String.fromCodePoint(...codePoints), 'utf16le')
    .swap16()
    .toString('hex');

/** Most glyphs of one range of a map (Adobe Technical Note 5411, section 1.4.1). */
const rangeLength = 100;

/** Says how each glyph reads, for those who search, copy or listen (ISO 32000-1, 9.10.3). */
const readingsMap = (readings: readonly (readonly number[])[]): string => {
  const ranges: string[] = [];
  for (let from = 0; from < readings.length; from += rangeLength) {
    const part = readings.slice(from, from + rangeLength);
    const said = part.map((letters) => `<${lettersHex(letters)}>`).join(' ');
    ranges.push(`<${hex(from)}> <${hex(from + part.length - 1)}> [${said}]`);
  }
  return `/CIDInit /ProcSet findresource begin
12 dict begin
begincmap
/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def
/CMapName /Adobe-Identity-UCS def
/CMapType 2 def
1 begincodespacerange
<0000><ffff>
endcodespacerange
${ranges.length} beginbfrange
${ranges.join('\n')}
endbfrange
endcmap
CMapName currentdict /CMap defineresource pop
end
end`;
};

/** Collects glyphs of a font, each once for every reading it has: a PDF knows one reading of a glyph. */
export type Glyphs = {
  has(glyph: ShapedGlyph): boolean;
  /** The number of a glyph in the document; one that is not there yet joins. */
  numberOf(glyph: ShapedGlyph): number;
  pack(): PackedGlyphs;
};

/** Opens a collection with the font's missing glyph alone. */
export const openGlyphs = ({ source }: TicketFont): Glyphs => {
  const perMille = 1000 / source.unitsPerEm;
  const subset = source.createSubset();
  const numbers = new Map<string, number>();
  const readings: (readonly number[])[] = [[0]];
  const widths = [source.getGlyph(0).advanceWidth * perMille];
  return {
    has: ({ id }) => numbers.has(id),
    numberOf: ({ id, codePoints, advanceWidth }) => {
      const known = numbers.get(id);
      if (known !== undefined) return known;
      const place = subset.includeGlyph(id);
      numbers.set(id, place);
      readings[place] = codePoints;
      widths[place] = advanceWidth * perMille;
      return place;
    },
    pack: () => ({
      outlines: deflateSync(subset.encode()),
      readings: deflateSync(readingsMap(readings)),
      widths: new Written(`[0 [${widths.map(number).join(' ')}]]`),
    }),
  };
};

/** Glyphs are numbered as the font file numbers them, and not by the order of an alphabet. */
const symbolic = 4;

/** Writes a font with some of its glyphs to the reference under which pages use it. tag: another for each font of a document. */
export const embedFont = (
  font: PDFKit.PDFKitReference,
  tag: string,
  ticketFont: TicketFont,
  { outlines, readings, widths }: PackedGlyphs,
): void => {
  const known = facts.get(ticketFont) ?? factsOf(ticketFont);
  facts.set(ticketFont, known);
  const write = (data: object, bytes?: Uint8Array): PDFKit.PDFKitReference => {
    const ref = font.document.ref(bytes ? { ...data, Filter: 'FlateDecode' } : data);
    ref.end(bytes);
    return ref;
  };
  const fontName = `${tag}+${known.postscriptName}`;
  const descriptor = write({
    Type: 'FontDescriptor',
    FontName: fontName,
    Flags: symbolic,
    ...known.descriptor,
    StemV: 0,
    FontFile2: write({}, outlines),
  });
  const glyphs = write({
    Type: 'Font',
    Subtype: 'CIDFontType2',
    BaseFont: fontName,
    // pdfkit writes a String as text and a string as a name.
    CIDSystemInfo: { Registry: new String('Adobe'), Ordering: new String('Identity'), Supplement: 0 },
    CIDToGIDMap: 'Identity',
    FontDescriptor: descriptor,
    W: widths,
  });
  Object.assign(font.data, {
    Type: 'Font',
    Subtype: 'Type0',
    BaseFont: fontName,
    Encoding: 'Identity-H',
    DescendantFonts: [glyphs],
    ToUnicode: write({}, readings),
  });
  font.end(undefined);
};
