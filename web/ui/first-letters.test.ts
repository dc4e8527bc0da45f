import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Blob, Face, Font, Buffer as ShapedText, shape } from 'harfbuzzjs';
import { expect, test } from 'vitest';
import { clustersOf } from './bengali-clusters.ts';
import { smallFontSuffices } from './first-letters.ts';
import clusters from './fonts/first-clusters.json' with { type: 'json' };

const subsetFont = createRequire(import.meta.url)('subset-font') as (
  font: Buffer,
  text: undefined,
  options: { targetFormat: 'truetype'; keepAllGlyphs: true },
) => Promise<Buffer>;
const read = async (file: string): Promise<Font> => {
  const font = await subsetFont(readFileSync(new URL(`fonts/${file}`, import.meta.url)), undefined, {
    targetFormat: 'truetype',
    keepAllGlyphs: true,
  });
  return new Font(new Face(new Blob(new Uint8Array(font).buffer)));
};

/** Outlines that a word is drawn with, in order. */
const drawn = (font: Font, word: string): string[] => {
  const text = new ShapedText();
  text.addText(word);
  text.guessSegmentProperties();
  shape(font, text);
  return text.getGlyphInfos().map(({ codepoint }) => font.glyphToPath(codepoint));
};

test('the file of a first visit draws what it claims as the whole file does, and nothing in pieces', async () => {
  const [first, whole] = [await read('first.woff2'), await read('bengali.woff2')];
  const differs = clusters.split(' ').filter((word) => `${drawn(first, word)}` !== `${drawn(whole, word)}`);
  expect(differs).toEqual([]);
  // The comparison notices a conjunct that the font lacks.
  expect(drawn(first, 'জ্ঞ')).not.toEqual(drawn(whole, 'জ্ঞ'));
});

test('a text with a conjunct that the file does not hold is seen', () => {
  expect(clustersOf('ক্ষুদ্র, AC ৫০')).toEqual(['ক্ষু', 'দ্র']);
  expect(smallFontSuffices('ঢাকা থেকে কক্সবাজার')).toBe(true);
  expect(smallFontSuffices('বিজ্ঞান')).toBe(false);
});
