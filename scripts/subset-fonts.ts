import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { validityNames } from '@poth/domain/ticket/validity.ts';
import { bookingStateNames } from '../web/ticket/booking-states.ts';

// node scripts/subset-fonts.ts: makes web/ui/fonts anew from Anek Bangla (SIL Open Font License) as it is published.
type Weights = number | { min: number; max: number };

const require = createRequire(new URL('../web/package.json', import.meta.url));
const subsetFont = require('subset-font') as (
  font: Buffer,
  text: string,
  options: { targetFormat: 'woff2'; variationAxes: { wght: Weights } },
) => Promise<Uint8Array>;

const range = (first: number, last: number): string =>
  Array.from({ length: last - first + 1 }, (_, at) => String.fromCodePoint(first + at)).join('');

/** What is written in Bangla today: no Assamese, no Vedic signs. Every conjunct of these letters comes along. */
const bengali = 'ঁংঃঅআইঈউঊঋএঐওঔকখগঘঙচছজঝঞটঠডঢণতথদধনপফবভমযরলশষসহ়ািীুূৃেৈোৌ্ৎৗড়ঢ়য়০১২৩৪৫৬৭৮৯৳।॥\u200c\u200d\u25cc';
/** What our own texts and the names of this country are written in; other letters come with the file for them. */
const latin = `${range(0x20, 0x7e)}\u00a0×·–—‘’“”…•→←↑↓−×©é`;

/** As bold as anything of ours is. */
const ours = { min: 400, max: 700 };

/** Words that an English page says in Bangla too: the state of a ticket. */
const states = [...Object.values(bookingStateNames), ...Object.values(validityNames)]
  .map(({ bn }) => bn)
  .join('');

/** The sign of the taka, and the name of the language for the switch: an English page needs no more of Bengali. */
const files: readonly [name: string, script: 'bengali' | 'latin', text: string, weights: Weights][] = [
  ['bengali', 'bengali', bengali, ours],
  ['latin', 'latin', latin, ours],
  ['taka', 'bengali', '৳বাংলা', ours],
  // In the one weight of a chip: all weights would be three times as much.
  ['states', 'bengali', states, 550],
];

for (const [name, script, text, wght] of files) {
  const source = require.resolve(
    `@fontsource-variable/anek-bangla/files/anek-bangla-${script}-wght-normal.woff2`,
  );
  const font = await subsetFont(readFileSync(source), text, {
    targetFormat: 'woff2',
    variationAxes: { wght },
  });
  const file = fileURLToPath(new URL(`../web/ui/fonts/${name}.woff2`, import.meta.url));
  writeFileSync(file, font);
  console.log(`${name}.woff2: ${(font.length / 1000).toFixed(1)} kB`);
}
