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

/**
 * Shapes text as browsers do, with HarfBuzz. fontkit, which pdfkit would use, writes the word-initial form of
 * ে inside words and throws on some sequences of signs, and a passenger's name may be any sequence.
 */
export const createShaper = (sfnt: Uint8Array, outlines: OutlineFont): Shape => {
  const font = new Font(new Face(new Blob(sfnt)));
  const buffer = new Buffer();

  return (text) => {
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
    return {
      glyphs: placed.map(({ codepoint: glyph }, at) => {
        const codePoints = letters[at] ?? [];
        return {
          id: [glyph, ...codePoints].join(' '),
          advanceWidth: outlines.getGlyph(glyph).advanceWidth,
          codePoints,
        };
      }),
      positions,
      // Summed when asked: pdfkit scales the positions in place and then reads the width.
      get advanceWidth() {
        return positions.reduce((width, { xAdvance }) => width + xAdvance, 0);
      },
    };
  };
};
