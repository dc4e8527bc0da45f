import { latinDigits } from '../language.ts';
import type { CoachClass } from './coach.ts';
import { padRows, type PlanCell, type PlanCells, type PlanSeat } from './plan-cells.ts';
import type { SeatMark } from './seat-layout.ts';

/**
 * A seat plan as text, a line for each row, front first: seats by their labels, | for the aisle, . for an empty place,
 * a line of dashes above the upper deck. Letters after a colon mark a seat: A1:w a women's seat, p a priority seat,
 * e economy, b business, s sleeper.
 */
const aisle = '|';
const empty = '.';
const upperDeck = '---';
const marks: Readonly<Record<SeatMark, string>> = { women: 'w', priority: 'p' };
const classes: Readonly<Record<CoachClass, string>> = { economy: 'e', business: 'b', sleeper: 's' };

/** Longest plan text, in characters: far more than the largest coach needs. */
const longest = 5_000;

export type TextFault = `sign-unknown ${string}` | 'decks-many' | 'text-long';
export type ReadPlan = { cells: PlanCells; faults: TextFault[] };

const meant = <Name extends string>(signs: Readonly<Record<Name, string>>, letters: string): Name | null =>
  (Object.keys(signs) as Name[]).find((name) => letters.includes(signs[name])) ?? null;
const known = [...Object.values(marks), ...Object.values(classes)].join('');

const readCell = (token: string): PlanCell => {
  if (token === aisle || token === empty) return null;
  const [label = '', letters = ''] = token.split(':');
  const said = letters.toLowerCase();
  return { seatNo: label.toUpperCase(), mark: meant(marks, said), coachClass: meant(classes, said) };
};

const isUnread = (token: string): boolean =>
  [...token.split(':').slice(1).join(':').toLowerCase()].some((letter) => !known.includes(letter));

/** Parses a plan from typed text: draws as much of it as it can and reports what is wrong. */
export const readPlanText = (text: string): ReadPlan => {
  const rows: PlanCell[][] = [];
  const faults: TextFault[] = text.length > longest ? ['text-long'] : [];
  let upperFrom: number | null = null;
  for (const line of latinDigits(text.slice(0, longest)).split(/\r?\n/)) {
    const tokens = line.replaceAll(aisle, ` ${aisle} `).trim().split(/\s+/).filter(Boolean);
    if (/^\s*[-=—–]{2,}\s*$/.test(line)) {
      if (upperFrom !== null) faults.push('decks-many');
      upperFrom ??= rows.length;
    } else if (tokens.length > 0) {
      rows.push(tokens.map(readCell));
      for (const token of tokens.filter(isUnread)) faults.push(`sign-unknown ${token}`);
    }
  }
  return { cells: { rows: padRows(rows), upperFrom }, faults };
};

const signsOf = ({ mark, coachClass }: PlanSeat): string => {
  const signs = `${mark ? marks[mark] : ''}${coachClass ? classes[coachClass] : ''}`;
  return signs && `:${signs}`;
};

const wordsOf = (row: readonly PlanCell[]): string[] => {
  const isBetween = (column: number) =>
    row.slice(0, column).some(Boolean) && row.slice(column + 1).some(Boolean);
  return row.map((cell, column) => (cell ? cell.seatNo + signsOf(cell) : isBetween(column) ? aisle : empty));
};

/** Writes a plan as text that `readPlanText` parses to the same plan, its columns aligned. */
export const writePlanText = ({ rows, upperFrom }: PlanCells): string => {
  const words = rows.map(wordsOf);
  const widths = (rows[0] ?? []).map((_, column) =>
    Math.max(...words.map((row) => row[column]?.length ?? 0)),
  );
  const lines = words.map((row) =>
    row
      .map((word, column) => word.padEnd(widths[column] ?? 0))
      .join(' ')
      .trimEnd(),
  );
  if (upperFrom !== null) lines.splice(upperFrom, 0, upperDeck);
  return lines.join('\n');
};
