import type { Font as OutlineFont } from 'fontkit';
import { Blob, Buffer, Face, Font, shape } from 'harfbuzzjs';

/** A glyph with the letters it stands for, which pdfkit writes into the document once per id. */
export type ShapedGlyph = { id: string; advanceWidth: number; codePoints: number[] };

/** A text as glyphs in the order they are drawn, in the units of its font: what pdfkit asks of a font's `layout`. */
export type ShapedText = {
  glyphs: ShapedGlyph[];
  positions: { xAdvance: number; yAdvance: number; xOffset: number; yOffset: number }[];
  readonly advanceWidth: number;
};
export type Shape = (text: string) => ShapedText;

type Placed = ReturnType<Buffer['getGlyphInfosAndPositions']>[number];

/** The glyph's number in its font; the rest of the id are its letters. */
export const glyphOf = (id: string): number => Number.parseInt(id, 10);

/**
 * The letters of a cluster dealt out to its glyphs, so that glyph after glyph they read as they were typed:
 * কি is drawn as ি and ক, and is searched and copied as ক and ি. Marks above and below take no letter, or viewers
 * would see a word of its own in them; ো is two glyphs around its consonant and two letters for them.
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

/** How many words a font keeps shaped: those of the ticket and of common names. */
const mostWords = 1_000;

/** Shapes text; `widthOf` is that of its words one after the other, as pdfkit draws them, in the units of the font. */
export type Shaper = { shape: Shape; widthOf: (text: string) => number };

const totalAdvance = (positions: ShapedText['positions']): number =>
  positions.reduce((width, { xAdvance }) => width + xAdvance, 0);

/**
 * Shapes text as browsers do, with HarfBuzz, each word once as long as it is kept. fontkit, which pdfkit would use, writes
 * the word-initial form of ে inside words and throws on some sequences of signs, and a passenger's name may be any sequence.
 */
export const createShaper = (sfnt: Uint8Array, outlines: OutlineFont): Shaper => {
  const font = new Font(new Face(new Blob(sfnt)));
  const buffer = new Buffer();

  const draw = (text: string) => {
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
    return { glyphs, positions, width: totalAdvance(positions) };
  };

  const kept = new Map<string, ReturnType<typeof draw>>();
  const keep = (text: string): ReturnType<typeof draw> => {
    const found = kept.get(text);
    if (found) return found;
    const drawn = draw(text);
    // A map holds its keys in the order in which they were put: the first is the oldest.
    if (kept.size === mostWords) kept.delete(kept.keys().next().value ?? '');
    kept.set(text, drawn);
    return drawn;
  };

  return {
    shape: (text) => {
      const { glyphs, positions: drawn } = keep(text);
      // Copied, and summed when asked: pdfkit scales the positions in place and then reads the width.
      const positions = drawn.map((position) => ({ ...position }));
      return {
        glyphs,
        positions,
        get advanceWidth() {
          return totalAdvance(positions);
        },
      };
    },
    widthOf: (text) => text.split(/(?<= )/).reduce((width, word) => width + keep(word).width, 0),
  };
};
