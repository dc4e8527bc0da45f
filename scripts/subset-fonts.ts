import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { addDays, type DhakaDate, formatDate } from '@poth/domain/dhaka.ts';
import { validityNames } from '@poth/domain/ticket/validity.ts';
import { bookingStateNames } from '../web/ticket/booking-states.ts';
import { clustersOf } from '../web/ui/bengali-clusters.ts';
import { subsetToGlyphs } from './subset-glyphs.ts';

// node scripts/subset-fonts.ts: regenerates web/ui/fonts from the published Anek Bangla (SIL Open Font License).
// node scripts/subset-fonts.ts http://localhost:3000: also generates the files of a first visit, from the Bangla home
// page of the portal that runs there.
type Weights = number | { min: number; max: number };

const require = createRequire(new URL('../web/package.json', import.meta.url));
type Options = {
  targetFormat: 'woff2' | 'truetype';
  variationAxes?: { wght: Weights };
  keepFeatures?: readonly string[];
  keepAllGlyphs?: boolean;
  dropTables?: readonly string[];
};
const subsetFont = require('subset-font') as (
  font: Buffer,
  text: string | undefined,
  options: Options,
) => Promise<Uint8Array>;

const range = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)).join('');

/** Letters that are written in Bangla today: no Assamese, no Vedic signs. Every conjunct of these letters is kept. */
const bengali = 'ঁংঃঅআইঈউঊঋএঐওঔকখগঘঙচছজঝঞটঠডঢণতথদধনপফবভমযরলশষসহ়ািীুূৃেৈোৌ্ৎৗড়ঢ়য়০১২৩৪৫৬৭৮৯৳।॥\u200c\u200d\u25cc';
/** Letters of our own texts and of names in this country; others are in a further file. */
const latin = `${range(0x20, 0x7e)}\u00a0×·–—‘’“”…•→←↑↓−×©é`;

/** Range of weights that our styles use. */
const ours = { min: 400, max: 700 };

/** Bangla words on an English page: the state of a ticket. */
const states = [...Object.values(bookingStateNames), ...Object.values(validityNames)]
  .map(({ bn }) => bn)
  .join('');

/** taka: the taka sign, and the name of the language for the switch; an English page needs no other Bengali. */
const files: readonly [name: string, script: 'bengali' | 'latin', text: string, weights: Weights][] = [
  ['bengali', 'bengali', bengali, ours],
  ['latin', 'latin', latin, ours],
  ['taka', 'bengali', '৳বাংলা', ours],
  // Only the weight of a chip: all weights would be three times as large.
  ['states', 'bengali', states, 550],
];

const published = (script: 'bengali' | 'latin'): Buffer =>
  readFileSync(
    require.resolve(`@fontsource-variable/anek-bangla/files/anek-bangla-${script}-wght-normal.woff2`),
  );
const write = (file: string, content: Uint8Array): void => {
  writeFileSync(fileURLToPath(new URL(`../web/ui/fonts/${file}`, import.meta.url)), content);
  console.log(`${file}: ${(content.length / 1000).toFixed(1)} kB`);
};

for (const [name, script, text, wght] of files)
  write(
    `${name}.woff2`,
    await subsetFont(published(script), text, { targetFormat: 'woff2', variationAxes: { wght } }),
  );

/** Layout features of Bengali letters, without kerning, which takes up to a fifth of the outlines' size. */
const shaping =
  'abvm abvs akhn blwf blwm blws calt ccmp cjct clig half haln init liga locl mark mkmk nukt pref pres pstf psts rkrf rlig rphf vatu';

const hex = (codePoint: number): string => codePoint.toString(16).toUpperCase().padStart(4, '0');
/** Formats the code points of a text as a CSS unicode-range, with neighbours joined. */
const unicodeRange = (text: string): string => {
  const spans: [first: number, last: number][] = [];
  for (const letter of [...new Set(text)].toSorted()) {
    const codePoint = letter.codePointAt(0) ?? 0;
    const span = spans.at(-1);
    if (span?.[1] === codePoint - 1) span[1] = codePoint;
    else spans.push([codePoint, codePoint]);
  }
  return spans
    .map(([first, last]) => (first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`))
    .join(', ');
};
const faceCss = (file: string, text: string): string =>
  `@font-face {
  font-family: "Anek Bangla First";
  font-display: swap;
  font-weight: 400 700;
  src: url("./${file}") format("woff2");
  unicode-range: ${unicodeRange(text)};
}
`;
/** Faces of a first visit, for exactly the letters in their files. */
const firstCss = (bengaliWords: string, latinShown: string): string =>
  `/* Written by scripts/subset-fonts.ts. */\n${faceCss('first.woff2', bengaliWords)}${faceCss('first-latin.woff2', latinShown)}`;

/** Tables that browsers do not need: hints, names of styles, and widths by weight, which the outlines contain too. */
const dropTables = ['STAT', 'gasp', 'prep', 'HVAR'];

const [portal] = process.argv.slice(2);
if (portal) {
  const page = await (await fetch(`${portal}/bn`)).text();
  const text = page.replaceAll(/<(script|style|dialog|option)\b.*?<\/\1>/gs, '').replaceAll(/<[^>]*>/g, '\n');
  // One weight, no kerning: a few names and marks, one upper-cased by its style, and the digits of a date.
  const inCapitals = 'American Express'.toUpperCase();
  const latinShown = [...new Set(`${text}${inCapitals}0123456789/`)]
    .filter((letter) => latin.includes(letter))
    .join('');
  // The page has a date in words, which differ tomorrow.
  const dates = Array.from({ length: 366 }, (_, day) =>
    formatDate(addDays('2026-01-01' as DhakaDate, day), 'bn'),
  );
  const words = `${text} ${dates.join(' ')}`.match(/[\u0964\u0980-\u09fe\u200c\u200d]+/g) ?? [];
  const options = { targetFormat: 'truetype', variationAxes: { wght: ours } } as const;
  const whole = await subsetFont(published('bengali'), bengali, {
    ...options,
    keepFeatures: shaping.split(' '),
  });
  const kept = await subsetToGlyphs(whole, words);
  write(
    'first.woff2',
    await subsetFont(Buffer.from(kept), undefined, {
      targetFormat: 'woff2',
      keepAllGlyphs: true,
      dropTables,
    }),
  );
  write(
    'first-latin.woff2',
    await subsetFont(published('latin'), latinShown, {
      targetFormat: 'woff2',
      variationAxes: { wght: 550 },
      keepFeatures: [],
      dropTables,
    }),
  );
  write('first.css', Buffer.from(firstCss(words.join(''), latinShown)));
  const clusters = [...new Set(words.flatMap(clustersOf))].toSorted();
  write('first-clusters.json', Buffer.from(`${JSON.stringify(clusters.join(' '))}\n`));
}
