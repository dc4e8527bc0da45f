import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font, type Subset } from 'fontkit';
import { createShaper, glyphOf, type Shape } from './shape.ts';
import { sfntOfWoff } from './woff.ts';

/** Anek Bangla comes as one file per script; digits, punctuation and spaces of Latin are in the Latin one only. */
export const scripts = ['bengali', 'latin'] as const;
export type Script = (typeof scripts)[number];

export const weights = [400, 600, 800] as const;
export type Weight = (typeof weights)[number];

/** The part of a font that a document embeds; ids are those of `ShapedGlyph`. */
type LetteredSubset = { includeGlyph: (id: string) => number; encode: () => Uint8Array };

/** A font file ready for pdfkit, which shapes with its `layout` and embeds what its `createSubset` collects. */
export type TicketFont = {
  name: string;
  has: (codePoint: number) => boolean;
  /** In points. */
  widthOf: (text: string, size: number) => number;
  source: Omit<Font, 'layout' | 'createSubset'> & { layout: Shape; createSubset: () => LetteredSubset };
};
export type TicketFonts = Readonly<Record<Script, Readonly<Record<Weight, TicketFont>>>>;

/**
 * A subset holds a glyph once for each reading it has, as a PDF knows only one reading of each glyph it embeds.
 * fontkit's own subset would hold it once; its list of glyphs is not in its types.
 */
const letteredSubset = (subset: Subset & { glyphs?: number[] }): LetteredSubset => {
  const { glyphs } = subset;
  if (!glyphs) throw new Error('fontkit keeps the glyphs of a subset elsewhere now');
  const places = new Map<string, number>();
  return {
    includeGlyph: (id) => {
      const place = places.get(id) ?? glyphs.push(glyphOf(id)) - 1;
      places.set(id, place);
      return place;
    },
    encode: () => subset.encode(),
  };
};

const { resolve } = createRequire(import.meta.url);

const loadFont = (script: Script, weight: Weight): TicketFont => {
  const file = resolve(`@fontsource/anek-bangla/files/anek-bangla-${script}-${weight}-normal.woff`);
  const sfnt = sfntOfWoff(readFileSync(file));
  const font = create(sfnt);
  if (!('getGlyph' in font)) throw new Error(`${file} is a collection of fonts`);
  const shape = createShaper(sfnt, font);
  const startSubset = font.createSubset.bind(font);
  return {
    name: `${script}-${weight}`,
    has: (codePoint) => font.hasGlyphForCodePoint(codePoint),
    widthOf: (text, size) => (shape(text).advanceWidth * size) / font.unitsPerEm,
    source: Object.assign(font, { layout: shape, createSubset: () => letteredSubset(startSubset()) }),
  };
};

const loadFonts = (): TicketFonts => {
  const family = (script: Script) => ({
    400: loadFont(script, 400),
    600: loadFont(script, 600),
    800: loadFont(script, 800),
  });
  return { bengali: family('bengali'), latin: family('latin') };
};

let loaded: TicketFonts | undefined;

/** The fonts of the ticket, read from disk when the first ticket is drawn. */
export const ticketFonts = (): TicketFonts => {
  loaded ??= loadFonts();
  return loaded;
};
