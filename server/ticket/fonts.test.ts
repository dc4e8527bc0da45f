import { create } from 'fontkit';
import { expect, test } from 'vitest';
import { scripts, ticketFonts, weights } from './fonts.ts';
import { splitRuns } from './runs.ts';
import { glyphOf } from './shape.ts';
import { breakLines } from './text-lines.ts';

const fonts = ticketFonts();
const has = (script: 'bengali' | 'latin', codePoint: number) => fonts[script][400].has(codePoint);
const style = { size: 10, weight: 400, colour: '#000' } as const;
const linesOf = (text: string, width: number, lines?: number) =>
  breakLines(fonts, text, width, lines ? { ...style, lines } : style).map((line) => line.text);

test('mixed text is split where one font ends and the other begins; spaces stay with the word before them', () => {
  expect(splitRuns('সিট B3, ৳৩,৬০০', has)).toEqual([
    { script: 'bengali', text: 'সিট ' },
    { script: 'latin', text: 'B3, ' },
    { script: 'bengali', text: '৳৩' },
    { script: 'latin', text: ',' },
    { script: 'bengali', text: '৬০০' },
  ]);
});

test('what no font of the ticket can write becomes a question mark', () => {
  expect(splitRuns('李 Mia\tমিয়া', has).map(({ text }) => text)).toEqual(['? Mia ', 'মিয়া'.normalize('NFC')]);
});

test.each(weights)('at weight %i ে has its own form at the start of a word and joins inside it', (weight) => {
  const { glyphs } = fonts.bengali[weight].source.layout('থেকে');
  expect(glyphs).toHaveLength(4);
  expect(Number.parseInt(glyphs[0]?.id ?? '', 10)).not.toBe(Number.parseInt(glyphs[2]?.id ?? '', 10));
});

test.each([
  ['ক্ষ', 1],
  ['ন্দ্র', 1],
  ['চট্টগ্রাম', 5],
  ['র্শ', 2],
  ['কি', 2],
])('%s is drawn with %i glyphs, none missing', (word, count) => {
  const { glyphs } = fonts.bengali[400].source.layout(word);
  expect(glyphs).toHaveLength(count);
  expect(glyphs.every(({ id }) => Number.parseInt(id, 10) > 0)).toBe(true);
});

test.each(scripts)('a subset of the %s font holds a glyph once for each reading', (script) => {
  const subset = fonts[script][400].source.createSubset();
  const places = ['5 65', '5 66', '5 65', '6 65'].map((id) => subset.includeGlyph(id));
  expect(places).toEqual([1, 2, 1, 3]);
  expect(subset.encode().length).toBeGreaterThan(0);
});

test.each([
  ['bengali', 'কি'],
  ['latin', 'Aé'],
] as const)(
  'a subset of the %s font draws the outlines of the font, composed letters too',
  (script, text) => {
    const { source } = fonts[script][600];
    const subset = source.createSubset();
    const { glyphs } = source.layout(text);
    const places = glyphs.map(({ id }) => subset.includeGlyph(id));
    const cut = create(Buffer.from(subset.encode()));
    if (!('getGlyph' in cut)) throw new Error('A subset is one font');
    glyphs.forEach(({ id }, at) => {
      const [whole, part] = [source.getGlyph(glyphOf(id)), cut.getGlyph(places[at] ?? 0)];
      expect(part.path.toSVG()).toBe(whole.path.toSVG());
      expect(part.path.commands.length).toBeGreaterThan(0);
      expect(part.advanceWidth).toBe(whole.advanceWidth);
    });
  },
);

test('a word is shaped once, as wide as its glyphs together', () => {
  const { layout } = fonts.latin[400].source;
  const first = layout('Poth');
  expect(layout('Poth')).toBe(first);
  expect(first.advanceWidth).toBe(first.positions.reduce((width, { xAdvance }) => width + xAdvance, 0));
});

test('lines break at spaces, between hyphenated names and before the @ of an address', () => {
  expect(linesOf('Abdullah-Al-Mamun Chowdhury', 70)).toEqual(['Abdullah-Al-', 'Mamun', 'Chowdhury']);
  expect(linesOf('ibrahim.khalil@example.com', 70)).toEqual(['ibrahim.khalil', '@example.com']);
});

test('what has no room ends in an ellipsis, never in half a letter', () => {
  expect(linesOf('ব্রাহ্মণবাড়িয়া', 40, 1)).toEqual([expect.stringMatching(/^ব্রাহ্মণ.*…$/)]);
  for (let width = 6; width < 80; width += 1) {
    const [line = ''] = linesOf('ক্ষ্মীক্ষ্মীক্ষ্মীক্ষ্মী', width, 1);
    expect(line.replaceAll('ক্ষ্মী', '')).toMatch(/^…?$/);
  }
});
