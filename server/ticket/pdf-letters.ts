import type { Language } from '@poth/domain/language.ts';
import { type Carried, carriedGlyphs } from './carried-letters.ts';
import { scripts, type TicketFont, ticketFonts, weights } from './fonts.ts';
import { embedFont, type Glyphs, openGlyphs, type PackedGlyphs } from './pdf-font.ts';
import { number } from './pdf-syntax.ts';
import { type ShapedGlyph, splitWords } from './shape.ts';

/**
 * Part of a text on one baseline. rise: its height as a fraction of the font size; array: its glyphs as operand of
 * PDF's TJ.
 */
type Step = { rise: number; array: string };

/** Cache size of each font, in texts: the words of the ticket, and the most recent others. */
const mostTexts = 1_000;

/** Font with the glyphs that all tickets of a language embed. written: null where a text needs other glyphs. */
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
  /** Distance from the pen to the origin of the next glyph. */
  let behind = 0;
  for (const word of splitWords(text)) {
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

/** Returns the fonts for tickets in a language, prepared on first use. */
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
  const isCarried = splitWords(text).every((word) =>
    font.source.layout(word).glyphs.every(carried.glyphs.has),
  );
  const steps = isCarried ? writeText(pen, text, carried.glyphs.numberOf) : null;
  if (written.size === mostTexts) written.delete(written.keys().next().value ?? '');
  written.set(text, steps);
  return steps;
};

/**
 * Text writer of a document: uses the glyphs that all tickets carry, and the document's own where a text needs others.
 */
export type PdfTextWriter = {
  /** Operators that write a text where the pen is. */
  write(font: TicketFont, text: string, size: number): string;
  /** Embeds the fonts that were used, after all text is written. */
  embed(): void;
};

/** Makes the tag of a font subset: six letters, unique in the document (ISO 32000-1, 9.6.4). */
const tagOf = (name: string): string =>
  `POTH${Array.from(name.slice(1).padEnd(2, '9'), (digit) => String.fromCharCode(65 + Number(digit))).join('')}`;

type Used = { font: TicketFont; packed: () => PackedGlyphs; ref: PDFKit.PDFKitReference };

/** Creates the text writer of a document. */
export const createTextWriter = (doc: PDFKit.PDFDocument, language: Language): PdfTextWriter => {
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
