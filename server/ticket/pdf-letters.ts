import type { Language } from '@poth/domain/language.ts';
import { type Carried, carriedGlyphs } from './carried-letters.ts';
import { scripts, type TicketFont, ticketFonts, weights } from './fonts.ts';
import { embedFont, type Glyphs, openGlyphs, type PackedGlyphs } from './pdf-font.ts';
import { number } from './pdf-syntax.ts';
import { type ShapedGlyph, wordsOf } from './shape.ts';

/** A part of a text on one height: the height in parts of the size, and its glyphs as PDF's TJ takes them. */
type Step = { rise: number; array: string };

/** Texts that a font keeps written: the words of the ticket, and what was written last. */
const mostTexts = 1_000;

/** A font with what the tickets of a language carry of it. written: null where a text needs other glyphs. */
type Pen = {
  font: TicketFont;
  name: string;
  perMille: number;
  carried: Carried;
  written: Map<string, readonly Step[] | null>;
};

/** Writes a text by the numbers that its glyphs have in a document (ISO 32000-1, 9.4.3). */
const writeText = (
  { font, perMille }: Pen,
  text: string,
  numberOf: (glyph: ShapedGlyph) => number,
): readonly Step[] => {
  const steps: Step[] = [];
  /** By how much the pen is short of where the next glyph begins. */
  let behind = 0;
  for (const word of wordsOf(text)) {
    const { glyphs, positions } = font.source.layout(word);
    for (const [at, glyph] of glyphs.entries()) {
      const { xAdvance, xOffset, yOffset } = positions[at]!;
      const shift = behind + xOffset;
      const shown = `${shift === 0 ? '' : number(-shift * perMille)}<${numberOf(glyph).toString(16).padStart(4, '0')}>`;
      const last = steps.at(-1);
      const rise = (yOffset * perMille) / 1000;
      if (last?.rise === rise) last.array += shown;
      else steps.push({ rise, array: shown });
      behind = xAdvance - glyph.advanceWidth - xOffset;
    }
  }
  return steps.map(({ rise, array }) => ({ rise, array: array.replaceAll('><', '') }));
};

const openPens = (language: Language): ReadonlyMap<TicketFont, Pen> => {
  const fonts = ticketFonts();
  const all = scripts.flatMap((script) => weights.map((weight) => fonts[script][weight]));
  return new Map(
    all.map((font, at) => {
      const [name, perMille] = [`F${at + 1}`, 1000 / font.source.unitsPerEm];
      return [
        font,
        { font, name, perMille, carried: carriedGlyphs(fonts, font, language), written: new Map() },
      ];
    }),
  );
};

const opened = new Map<Language, ReadonlyMap<TicketFont, Pen>>();

/** The fonts for tickets in a language, prepared with the first. */
const pensFor = (language: Language): ReadonlyMap<TicketFont, Pen> => {
  const pens = opened.get(language) ?? openPens(language);
  opened.set(language, pens);
  return pens;
};

/** Writes a text with what all tickets carry; null where it needs more. */
const writeCarried = (pen: Pen, text: string): readonly Step[] | null => {
  const { font, carried, written } = pen;
  const known = written.get(text);
  if (known !== undefined) return known;
  const isCarried = wordsOf(text).every((word) => font.source.layout(word).glyphs.every(carried.glyphs.has));
  const steps = isCarried ? writeText(pen, text, carried.glyphs.numberOf) : null;
  if (written.size === mostTexts) written.delete(written.keys().next().value ?? '');
  written.set(text, steps);
  return steps;
};

/** How a document writes texts: with glyphs that all tickets carry, and where a text needs others with its own. */
export type Letters = {
  /** Operators that write a text where the pen is. */
  write(font: TicketFont, text: string, size: number): string;
  /** Embeds the fonts that were written with, once all is. */
  embed(): void;
};

/** Marks fonts of a document as parts of one: six letters, others for each (ISO 32000-1, 9.6.4). */
const tagOf = (name: string): string =>
  `POTH${Array.from(name.slice(1).padEnd(2, '9'), (digit) => String.fromCharCode(65 + Number(digit))).join('')}`;

type Used = { font: TicketFont; packed: () => PackedGlyphs; ref: PDFKit.PDFKitReference };

/** Opens the letters of a document. */
export const openLetters = (doc: PDFKit.PDFDocument, language: Language): Letters => {
  const pens = pensFor(language);
  const own = new Map<Pen, Glyphs>();
  const used = new Map<string, Used>();

  const use = (name: string, font: TicketFont, packed: () => PackedGlyphs): void => {
    const known = used.get(name) ?? { font, packed, ref: doc.ref({}) };
    used.set(name, known);
    doc.page.fonts[name] = known.ref;
  };
  const ownOf = (pen: Pen): Glyphs => {
    const glyphs = own.get(pen) ?? openGlyphs(pen.font);
    own.set(pen, glyphs);
    return glyphs;
  };
  const stepsOf = (pen: Pen, text: string): { name: string; steps: readonly Step[] } => {
    const { font, name, carried } = pen;
    const steps = writeCarried(pen, text);
    if (steps) {
      use(name, font, () => carried.packed);
      return { name, steps };
    }
    const glyphs = ownOf(pen);
    use(`${name}0`, font, glyphs.pack);
    return { name: `${name}0`, steps: writeText(pen, text, glyphs.numberOf) };
  };

  return {
    write: (font, text, size) => {
      const { name, steps } = stepsOf(pens.get(font)!, text);
      const shown = steps.map(({ rise, array }) =>
        rise === 0 ? `[${array}] TJ` : `${number(rise * size)} Ts [${array}] TJ 0 Ts`,
      );
      return `/${name} ${size} Tf ${shown.join(' ')}`;
    },
    embed: () => {
      for (const [name, { font, packed, ref }] of used) embedFont(ref, tagOf(name), font, packed());
    },
  };
};
