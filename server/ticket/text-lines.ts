import type { TicketFonts, Weight } from './fonts.ts';
import { type Run, splitRuns } from './runs.ts';

/** Style of a text: sizes in points; tracking is the extra space between Latin letters. */
export type TextStyle = {
  size: number;
  weight: Weight;
  colour: string;
  align?: 'left' | 'right' | 'centre';
  tracking?: number;
  /** Most lines; text beyond them is cut with an ellipsis. */
  lines?: number;
};

export type MeasuredRun = Run & { width: number };
export type Line = { text: string; runs: readonly MeasuredRun[]; width: number };

const graphemes = new Intl.Segmenter('bn', { granularity: 'grapheme' });
const lettersOf = (text: string): string[] => Array.from(graphemes.segment(text), ({ segment }) => segment);

/** Cache size of each weight, in measured lines: the words of the ticket, and the most recent others. */
const mostLines = 1_000;
const measured: Record<Weight, Map<string, MeasuredRun[]>> = {
  400: new Map(),
  600: new Map(),
  800: new Map(),
};

/** The runs of a text, each with its width at a size of one point. */
const runsOf = (fonts: TicketFonts, text: string, weight: Weight): MeasuredRun[] => {
  const kept = measured[weight];
  const found = kept.get(text);
  if (found) return found;
  const runs = splitRuns(text, (script, codePoint) => fonts[script][weight].has(codePoint)).map((run) => ({
    ...run,
    width: fonts[run.script][weight].widthOf(run.text, 1),
  }));
  // Insertion order of the map is the age of its keys: the first is the oldest.
  if (kept.size === mostLines) kept.delete(kept.keys().next().value ?? '');
  kept.set(text, runs);
  return runs;
};

/** Measures one line of text. Tracking is not applied to Bangla: it would tear the headstroke between the letters. */
export const measureLine = (
  fonts: TicketFonts,
  text: string,
  { size, weight, tracking = 0 }: TextStyle,
): Line => {
  const runs = runsOf(fonts, text, weight).map((run) => ({
    ...run,
    width: run.width * size + (run.script === 'latin' ? run.text.length * tracking : 0),
  }));
  return { text, runs, width: runs.reduce((width, run) => width + run.width, 0) };
};

/** Positions where a line may break: after a space, after a hyphen between letters, before the @ of an address. */
const breaks = /(?<= )|(?<=[\p{L}\p{M}]-)(?=\p{L})|(?=@)/u;

/** A text broken into lines of a width; what is wider than a line and has no place to break, breaks anywhere. */
export const breakLines = (fonts: TicketFonts, text: string, width: number, style: TextStyle): Line[] => {
  const measure = (part: string): Line => measureLine(fonts, part, style);
  const fits = (part: string): boolean => measure(part.trimEnd()).width <= width;
  const whole = measure(text.trim());
  if (whole.width <= width) return [whole];
  const parts = whole.text.split(breaks).flatMap((word) => (fits(word) ? [word] : lettersOf(word)));
  const lines: string[] = [];
  for (const part of parts) {
    const line = lines.at(-1);
    if (line !== undefined && fits(line + part)) lines[lines.length - 1] = line + part;
    else lines.push(part);
  }
  const room = style.lines ?? lines.length;
  if (lines.length <= room) return lines.map((line) => measure(line.trimEnd()));
  const kept = lettersOf(lines.slice(room - 1).join(''));
  while (kept.length > 0 && !fits(`${kept.join('').trimEnd()}…`)) kept.pop();
  return [...lines.slice(0, room - 1), `${kept.join('').trimEnd()}…`].map((line) => measure(line.trimEnd()));
};
