import { deflateSync } from 'node:zlib';
import type { TicketFont } from './fonts.ts';
import { number, Written } from './pdf-syntax.ts';
import type { ShapedGlyph } from './shape.ts';

/**
 * Glyphs of a font as a document embeds them, compressed. widths: of each glyph, in thousandths of the font size, as in
 * PDF.
 */
export type PackedGlyphs = {
  outlines: Uint8Array;
  readings: Uint8Array;
  widths: Written;
};

/**
 * Reads the metrics of a font that a document states, in thousandths of the font size; fontkit reads the file each
 * time.
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

/** Encodes letters as UTF-16BE hex for a ToUnicode map. */
const lettersHex = (codePoints: readonly number[]): string =>
  Buffer.from(String.fromCodePoint(...codePoints), 'utf16le')
    .swap16()
    .toString('hex');

/** Most glyphs of one range of a map (Adobe Technical Note 5411, section 1.4.1). */
const rangeLength = 100;

/** Writes the ToUnicode map from glyphs to text, for search, copying and screen readers (ISO 32000-1, 9.10.3). */
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

/** Collects glyphs of a font, once for each text that a glyph stands for: a PDF maps a glyph to one text only. */
export type Glyphs = {
  has(glyph: ShapedGlyph): boolean;
  /** Returns the number of a glyph in the document; adds the glyph if it is new. */
  numberOf(glyph: ShapedGlyph): number;
  pack(): PackedGlyphs;
};

/** Creates a collection that holds only the font's missing glyph. */
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

/** Font flag: glyph numbers are those of the font file and follow no standard encoding. */
const symbolic = 4;

/** Writes a font subset to the reference by which pages use it. tag: unique for each font of a document. */
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
