import { type TicketFont, ticketFonts, type Weight } from '../ticket/fonts.ts';
import { splitRuns } from '../ticket/runs.ts';
import { glyphOf } from '../ticket/shape.ts';

/** A text as the outlines of its letters, so that no font need be installed where it is painted. */
export type Letters = { width: number; path: string };

type Hand = { size: number; weight: Weight };

const outlinesOf = (font: TicketFont, text: string, scale: number, startX: number): Letters => {
  const { glyphs, positions } = font.source.layout(text);
  let x = 0;
  const paths = glyphs.map(({ id }, at) => {
    const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[at] ?? {};
    const left = startX + (x + xOffset) * scale;
    x += xAdvance;
    const outline = font.source.getGlyph(glyphOf(id)).path.toSVG();
    // A font counts upwards from the line, a picture downwards.
    return outline
      ? `<path transform="translate(${left.toFixed(1)} ${(-yOffset * scale).toFixed(1)}) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})" d="${outline}"/>`
      : '';
  });
  return { width: x * scale, path: paths.join('') };
};

/** Writes a line of mixed English and Bangla, shaped as on the ticket, standing on y = 0 from x = 0. */
export const letters = (text: string, { size, weight }: Hand): Letters => {
  const fonts = ticketFonts();
  const has = (script: keyof typeof fonts, codePoint: number) => fonts[script][weight].has(codePoint);
  let width = 0;
  const parts = splitRuns(text, has).map((run) => {
    const font = fonts[run.script][weight];
    const part = outlinesOf(font, run.text, size / font.source.unitsPerEm, width);
    width += part.width;
    return part.path;
  });
  return { width, path: parts.join('') };
};

/** The same, smaller where it would be wider than so many pixels. */
export const lettersWithin = (text: string, hand: Hand, most: number): Letters & { size: number } => {
  const first = letters(text, hand);
  if (first.width <= most) return { ...first, size: hand.size };
  const size = (hand.size * most) / first.width;
  return { ...letters(text, { ...hand, size }), size };
};
