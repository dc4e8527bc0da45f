import type { Font as OutlineFont } from 'fontkit';
import { Blob, Buffer, Face, Font, shape } from 'harfbuzzjs';

/** A glyph with the letters it stands for, which a document embeds once for each id. */
export type ShapedGlyph = {
  readonly id: string;
  readonly advanceWidth: number;
  readonly codePoints: readonly number[];
};

type Position = Readonly<{ xAdvance: number; yAdvance: number; xOffset: number; yOffset: number }>;

/** A text as glyphs in the order they are drawn, in the units of its font. */
export type ShapedText = {
  readonly glyphs: readonly ShapedGlyph[];
  readonly positions: readonly Position[];
  readonly advanceWidth: number;
};
export type Shape = (text: string) => ShapedText;

type Placed = ReturnType<Buffer['getGlyphInfosAndPositions']>[number];

/** The glyph's number in its font; the rest of the id are its letters. */
export const glyphOf = (id: string): number => Number.parseInt(id, 10);

/**
 * Assigns the letters of a cluster to its glyphs, so that the glyphs in order read as the text was typed: কি is drawn
 * as ি and ক, and is searched and copied as ক and ি. Marks above and below get no letter, or viewers would take them
 * for a separate word; ো is two glyphs around its consonant, and gets two letters.
 */
const dealLetters = (text: string, glyphs: readonly Placed[]): number[][] => {
  const wide = glyphs.filter(({ xAdvance }) => xAdvance);
  const takers = wide.length > 0 ? wide : glyphs.slice(0, 1);
  const spelled = [...text].length < takers.length ? text.normalize('NFD') : text;
  const letters = Array.from(spelled, (letter) => letter.codePointAt(0) ?? 0);
  return glyphs.map((glyph) => {
    const turn = takers.indexOf(glyph);
    return turn < 0 ? [] : letters.slice(turn, turn === takers.length - 1 ? undefined : turn + 1);
  });
};

const lettersOf = (text: string, placed: readonly Placed[]): number[][] => {
  const starts = [...new Set(placed.map(({ cluster }) => cluster))].sort((a, b) => a - b);
  return starts.flatMap((start, at) =>
    dealLetters(
      text.slice(start, starts[at + 1]),
      placed.filter(({ cluster }) => cluster === start),
    ),
  );
};

/** Words of a text, each with the space behind it. */
export const splitWords = (text: string): string[] => text.split(/(?<= )/);

/** Cache size of each font, in shaped words: those of the ticket and of common names. */
const mostWords = 1_000;

/** Text shaper; `widthOf` sums the widths of the separately shaped words, as they are drawn, in font units. */
export type Shaper = { shape: Shape; widthOf: (text: string) => number };

/**
 * Creates a shaper on HarfBuzz, which shapes text as browsers do; words are cached. fontkit would put the word-initial
 * form of ে inside words and throw on some sequences of signs, and a passenger's name may be any sequence.
 */
export const createShaper = (sfnt: Uint8Array, outlines: OutlineFont): Shaper => {
  const font = new Font(new Face(new Blob(sfnt)));
  const buffer = new Buffer();

  const draw = (text: string): ShapedText => {
    buffer.clearContents();
    buffer.addText(text);
    buffer.guessSegmentProperties();
    shape(font, buffer);
    const placed = buffer.getGlyphInfosAndPositions();
    const letters = lettersOf(text, placed);
    const positions = placed.map(({ xAdvance = 0, yAdvance = 0, xOffset = 0, yOffset = 0 }) => ({
      xAdvance,
      yAdvance,
      xOffset,
      yOffset,
    }));
    const glyphs = placed.map(({ codepoint: glyph }, at) => {
      const codePoints = letters[at] ?? [];
      return {
        id: [glyph, ...codePoints].join(' '),
        advanceWidth: outlines.getGlyph(glyph).advanceWidth,
        codePoints,
      };
    });
    return {
      glyphs,
      positions,
      advanceWidth: positions.reduce((width, { xAdvance }) => width + xAdvance, 0),
    };
  };

  const kept = new Map<string, ShapedText>();
  const keep = (text: string): ShapedText => {
    const found = kept.get(text);
    if (found) return found;
    const drawn = draw(text);
    // Insertion order of the map is the age of its keys: the first is the oldest.
    if (kept.size === mostWords) kept.delete(kept.keys().next().value ?? '');
    kept.set(text, drawn);
    return drawn;
  };

  return {
    shape: keep,
    widthOf: (text) => splitWords(text).reduce((width, word) => width + keep(word).advanceWidth, 0),
  };
};
