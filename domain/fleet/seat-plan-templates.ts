import type { Bilingual } from '../language.ts';
import type { SeatLayout, SeatNo } from './seat-layout.ts';

type Row = (SeatNo | null)[];
type Deck = { letters: string; row: (letter: string) => Row };

const rowsOf = ({ letters, row }: Deck): Row[] => [...letters].map(row);
const plan = (layoutId: string, ...parts: (Deck | Row)[]): SeatLayout => ({
  layoutId,
  rows: parts.flatMap((part) => (Array.isArray(part) ? [part] : rowsOf(part))),
});
const twoDecks = (layoutId: string, lower: Deck, upper: Deck): SeatLayout => ({
  layoutId,
  rows: [...rowsOf(lower), ...rowsOf(upper)],
  upperFrom: lower.letters.length,
});

/** Rows of two seats, the aisle and two seats; `oneAndTwo` has one and two. A label begins with its deck. */
const twoAndTwo = (letters: string, deck = ''): Deck => ({
  letters,
  row: (r) => [`${deck}${r}1`, `${deck}${r}2`, null, `${deck}${r}3`, `${deck}${r}4`],
});
const oneAndTwo = (letters: string, deck = ''): Deck => ({
  letters,
  row: (r) => [`${deck}${r}1`, null, `${deck}${r}2`, `${deck}${r}3`],
});
/** Bench across the whole back of a coach. */
const bench = (letter: string, seats: number): Row =>
  Array.from({ length: seats }, (_, column) => `${letter}${column + 1}`);

const berths = (layout: SeatLayout): SeatLayout => ({
  ...layout,
  classes: Object.fromEntries(layout.rows.flat().flatMap((seatNo) => (seatNo ? [[seatNo, 'sleeper']] : []))),
});

/** Seat plans that coaches in Bangladesh have, by their id. */
export const seatLayouts = {
  'business-27': plan('business-27', oneAndTwo('ABCDEFGHI')),
  'business-28': plan('business-28', oneAndTwo('ABCDEFGH'), bench('I', 4)),
  'economy-36': plan('economy-36', twoAndTwo('ABCDEFGHI')),
  'economy-40': plan('economy-40', twoAndTwo('ABCDEFGHIJ')),
  'economy-41': plan('economy-41', twoAndTwo('ABCDEFGHI'), bench('J', 5)),
  'economy-45': plan('economy-45', twoAndTwo('ABCDEFGHIJ'), bench('K', 5)),
  // The first row is over the engine, beside the driver.
  'economy-49': plan(
    'economy-49',
    ['EN-1', 'EN-2', null, 'EN-3', 'EN-4'],
    twoAndTwo('ABCDEFGHIJ'),
    bench('K', 5),
  ),
  'double-deck-40': twoDecks('double-deck-40', twoAndTwo('AB', 'L-'), twoAndTwo('ABCDEFGH', 'U-')),
  'sleeper-30': berths(twoDecks('sleeper-30', oneAndTwo('ABCDE', 'L-'), oneAndTwo('ABCDE', 'U-'))),
} as const satisfies Record<string, SeatLayout>;
export type TemplateId = keyof typeof seatLayouts;

/** Names of the plans that an operator may start from, in the order of the list. */
export const templateNames: Readonly<Record<TemplateId, Bilingual>> = {
  'business-27': { en: '1 + 2 business', bn: '১ + ২ বিজনেস' },
  'business-28': { en: '1 + 2 business, back row of 4', bn: '১ + ২ বিজনেস, পেছনে ৪ সিট' },
  'economy-36': { en: '2 + 2', bn: '২ + ২' },
  'economy-40': { en: '2 + 2, ten rows', bn: '২ + ২, দশ সারি' },
  'economy-41': { en: '2 + 2, back bench of 5', bn: '২ + ২, পেছনে ৫ সিট' },
  'economy-45': { en: '2 + 2, ten rows and back bench', bn: '২ + ২, দশ সারি, পেছনে ৫ সিট' },
  'economy-49': { en: '2 + 2 with engine seats', bn: '২ + ২, ইঞ্জিন-কভারের সিটসহ' },
  'double-deck-40': { en: 'Double-decker', bn: 'ডাবল ডেকার' },
  'sleeper-30': { en: 'Sleeper, two decks', bn: 'স্লিপার, দুই তলা' },
};
export const templateIds = Object.keys(templateNames) as TemplateId[];

export const isTemplateId = (id: string): id is TemplateId => Object.hasOwn(seatLayouts, id);
