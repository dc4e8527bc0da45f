import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { create, type Font } from 'fontkit';
import { createSubsetter, type FontSubset } from './font-subset.ts';
import { writeSfnt } from './sfnt.ts';
import { createShaper, type Shape } from './shape.ts';
import { tablesOfWoff } from './woff.ts';

/** Scripts of Anek Bangla, one file each; Latin digits, punctuation and spaces are only in the Latin file. */
export const scripts = ['bengali', 'latin'] as const;
export type Script = (typeof scripts)[number];

export const weights = [400, 600, 800] as const;
export type Weight = (typeof weights)[number];

/** A font file with HarfBuzz's `layout`, and a `createSubset` that collects what a document embeds. */
export type TicketFont = {
  script: Script;
  weight: Weight;
  has: (codePoint: number) => boolean;
  /** Measures a text; size and result are in points. */
  widthOf: (text: string, size: number) => number;
  source: Omit<Font, 'layout' | 'createSubset'> & { layout: Shape; createSubset: () => FontSubset };
};
export type TicketFonts = Readonly<Record<Script, Readonly<Record<Weight, TicketFont>>>>;

const { resolve } = createRequire(import.meta.url);

const loadFont = (script: Script, weight: Weight): TicketFont => {
  const file = resolve(`@fontsource/anek-bangla/files/anek-bangla-${script}-${weight}-normal.woff`);
  const tables = tablesOfWoff(readFileSync(file));
  const sfnt = writeSfnt(tables);
  const font = create(sfnt);
  if (!('getGlyph' in font)) throw new Error(`${file} is a collection of fonts`);
  const { shape, widthOf } = createShaper(sfnt, font);
  const letters = new Set(font.characterSet);
  return {
    script,
    weight,
    has: (codePoint) => letters.has(codePoint),
    widthOf: (text, size) => (widthOf(text) * size) / font.unitsPerEm,
    source: Object.assign(font, { layout: shape, createSubset: createSubsetter(tables) }),
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
