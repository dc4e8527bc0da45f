import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Blob, Buffer as ShapedText, Face, Font, shapeWithTrace, TracePhase } from 'harfbuzzjs';

const require = createRequire(import.meta.url);

/** Functions of hb-subset.h that we call. */
type Subsetter = {
  memory: WebAssembly.Memory;
  _initialize(): void;
  malloc(bytes: number): number;
  hb_blob_create(at: number, bytes: number, mode: number, user: number, destroy: number): number;
  hb_blob_get_data(blob: number, length: number): number;
  hb_blob_get_length(blob: number): number;
  hb_face_create(blob: number, index: number): number;
  hb_face_reference_blob(face: number): number;
  hb_set_add(set: number, value: number): void;
  hb_set_clear(set: number): void;
  hb_set_invert(set: number): void;
  hb_subset_input_create_or_fail(): number;
  hb_subset_input_set(input: number, which: number): number;
  hb_subset_input_set_flags(input: number, flags: number): void;
  hb_subset_input_unicode_set(input: number): number;
  hb_subset_input_glyph_set(input: number): number;
  hb_subset_or_fail(face: number, input: number): number;
};
const memoryModeWritable = 2;
const setsLayoutFeatureTag = 6;
const flagNoLayoutClosure = 0x200;

const bytesOf = (font: Uint8Array): ArrayBuffer => new Uint8Array(font).buffer;

/** Lets the shaping run to its end. */
const noLookup = -1;

/** Returns the glyphs that words are drawn with, intermediate ones too (a half letter, say), and the words' code points. */
const readGlyphs = (font: Uint8Array, words: readonly string[]) => {
  const face = new Font(new Face(new Blob(bytesOf(font))));
  const [glyphs, codePoints] = [new Set<number>(), new Set<number>()];
  for (const word of words) {
    for (const letter of word) codePoints.add(letter.codePointAt(0) ?? 0);
    const text = new ShapedText();
    text.addText(word);
    text.guessSegmentProperties();
    for (const { t, glyphs: areGlyphs } of shapeWithTrace(face, text, [], noLookup, TracePhase.DONT_STOP))
      if (areGlyphs) for (const { g } of t as { g: number }[]) glyphs.add(g);
  }
  return { glyphs, codePoints };
};

/**
 * Reduces a TrueType font to the glyphs of the given words. It lacks a conjunct of the same letters that is in none of
 * them: code that uses the font has to check first (web/ui/first-letters.ts).
 */
export const subsetToGlyphs = async (font: Uint8Array, words: readonly string[]): Promise<Uint8Array> => {
  const { glyphs, codePoints } = readGlyphs(font, words);
  const program = readFileSync(require.resolve('harfbuzzjs/dist/harfbuzz-subset.wasm'));
  const { instance } = await WebAssembly.instantiate(program);
  const hb = instance.exports as unknown as Subsetter;
  // oxlint-disable-next-line no-underscore-dangle -- WebAssembly's own name for it
  hb._initialize();
  const at = hb.malloc(font.length);
  new Uint8Array(hb.memory.buffer).set(font, at);
  const face = hb.hb_face_create(hb.hb_blob_create(at, font.length, memoryModeWritable, 0, 0), 0);
  const input = hb.hb_subset_input_create_or_fail();
  const features = hb.hb_subset_input_set(input, setsLayoutFeatureTag);
  hb.hb_set_clear(features);
  hb.hb_set_invert(features);
  hb.hb_subset_input_set_flags(input, flagNoLayoutClosure);
  for (const codePoint of codePoints) hb.hb_set_add(hb.hb_subset_input_unicode_set(input), codePoint);
  for (const glyph of glyphs) hb.hb_set_add(hb.hb_subset_input_glyph_set(input), glyph);
  const subset = hb.hb_face_reference_blob(hb.hb_subset_or_fail(face, input));
  const [start, length] = [hb.hb_blob_get_data(subset, 0), hb.hb_blob_get_length(subset)];
  return new Uint8Array(hb.memory.buffer).slice(start, start + length);
};
