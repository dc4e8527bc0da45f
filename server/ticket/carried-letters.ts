import { dhakaDate, formatDate, formatMinute } from '@poth/domain/dhaka.ts';
import { digits, type Language } from '@poth/domain/language.ts';
import { formatMoney, taka } from '@poth/domain/money.ts';
import { passengerKindNames } from '@poth/domain/ticket/ticket-fields.ts';
import { validityNames } from '@poth/domain/ticket/validity.ts';
import type { TicketFont, TicketFonts, Weight } from './fonts.ts';
import { type Glyphs, openGlyphs, type PackedGlyphs } from './pdf-font.ts';
import { splitRuns } from './runs.ts';
import { splitWords } from './shape.ts';
import { ticketWord, ticketWords } from './ticket-text.ts';

const range = (count: number, from = 0): number[] => Array.from({ length: count }, (_, at) => from + at);
const firstMonday = Date.UTC(2029, 0, 1);
const dayMs = 86_400_000;

const capitals = range(64, 32)
  .map((code) => String.fromCharCode(code))
  .join(' ');
const small = range(26, 97)
  .map((code) => String.fromCharCode(code))
  .join(' ');

/** Texts needed in every weight: hours, and capitals for PNR, seats and coaches. */
const inAllWeights = (language: Language): string[] => [
  capitals,
  ...range(10).map((digit) => digits(digit, language)),
  ...range(24).map((hour) => formatMinute(hour * 60, language)),
];

/** Texts needed in the two lighter weights too: small letters of names and addresses, days, months, money. */
const inLightWeights = (language: Language): string[] => [
  '– … ’ ·',
  ...range(12).map((month) =>
    formatDate(dhakaDate(new Date(firstMonday + month * 31 * dayMs)), language, 'long'),
  ),
  ...range(7).map((day) => formatDate(dhakaDate(new Date(firstMonday + day * dayMs)), language, 'long')),
  formatMoney(taka(123_456), language),
  ...Object.values(passengerKindNames).map((kind) => kind[language]),
];

/** Texts that most tickets in a language show in a weight. */
const textsIn = (language: Language, weight: Weight): string[] => {
  if (weight === 800) return [...inAllWeights(language), ticketWord('product', language)];
  const own =
    weight === 400
      ? [
          ...(['offline', 'once', 'noCode', 'printed'] as const).map((word) => ticketWord(word, language)),
          language === 'en' ? small : '',
        ]
      : [
          small,
          ...[...Object.values(ticketWords), ...Object.values(validityNames)].map((word) => word[language]),
        ];
  return [...inAllWeights(language), ...inLightWeights(language), ...own];
};

/** Glyphs of a font that all tickets embed alike, subset and packed once. */
export type Carried = { glyphs: Glyphs; packed: PackedGlyphs };

/** Collects the glyphs of what most tickets say. */
export const carriedGlyphs = (fonts: TicketFonts, font: TicketFont, language: Language): Carried => {
  const { script, weight } = font;
  const glyphs = openGlyphs(font);
  for (const text of textsIn(language, weight))
    for (const run of splitRuns(text, (other, codePoint) => fonts[other][weight].has(codePoint)))
      if (run.script === script)
        for (const word of splitWords(run.text)) font.source.layout(word).glyphs.forEach(glyphs.numberOf);
  return { glyphs, packed: glyphs.pack() };
};
