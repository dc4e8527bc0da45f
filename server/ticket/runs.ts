import type { Script } from './fonts.ts';

/** A stretch of text that one font file can write. */
export type Run = { script: Script; text: string };

/** Letters, digits, signs and the taka of the Bengali block, the dari, and the two joiners that steer conjuncts. */
const bengali = /[\u0964\u0965\u0980-\u09ff\u200c\u200d]/;
const space = /\s/u;

/**
 * Splits mixed text into runs of one script, since a PDF font has no fallback: 'B3 সিট' becomes two runs. A space
 * belongs to the run before it; a letter that neither font has becomes a question mark.
 */
export const splitRuns = (text: string, has: (script: Script, codePoint: number) => boolean): Run[] => {
  const runs: Run[] = [];
  for (const written of text.normalize('NFC')) {
    const last = runs.at(-1);
    const letter = space.test(written) ? ' ' : written;
    const script: Script = letter === ' ' && last ? last.script : bengali.test(letter) ? 'bengali' : 'latin';
    const shown = has(script, letter.codePointAt(0) ?? 0) ? letter : '?';
    const shownIn = shown === '?' ? 'latin' : script;
    if (last?.script === shownIn) last.text += shown;
    else runs.push({ script: shownIn, text: shown });
  }
  return runs;
};
