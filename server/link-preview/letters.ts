import { type TicketFont, ticketFonts, type Weight } from '../ticket/fonts.ts';
import { splitRuns } from '../ticket/runs.ts';
import { glyphOf } from '../ticket/shape.ts';

/** Text as outlines of its letters, so that no font has to be installed where it is rendered. */
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
    // The y axis of a font points up, that of a picture down.
    return outline
      ? `<path transform="translate(${left.toFixed(1)} ${(-yOffset * scale).toFixed(1)}) scale(${scale.toFixed(5)} ${(-scale).toFixed(5)})" d="${outline}"/>`
      : '';
  });
  return { width: x * scale, path: paths.join('') };
};

/**
 * Draws a line of mixed English and Bangla, shaped as on the ticket, with its baseline at y = 0 and its start at x = 0.
 */
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

/** Like `letters`, in a smaller size where the line would be wider than `most` pixels. */
export const lettersWithin = (text: string, hand: Hand, most: number): Letters & { size: number } => {
  const first = letters(text, hand);
  if (first.width <= most) return { ...first, size: hand.size };
  const size = (hand.size * most) / first.width;
  return { ...letters(text, { ...hand, size }), size };
};
