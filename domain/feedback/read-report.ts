import { dhakaInstant, parseDhakaDate } from '../dhaka.ts';
import type { Bilingual } from '../language.ts';
import { type Paisa, parseTypedAmount, taka } from '../money.ts';
import { addMinutes } from '../add-minutes.ts';
import type { ReportTyped } from './input.ts';

export type ReportFault =
  | 'when-missing'
  | 'when-future'
  | 'when-early'
  | 'place-missing'
  | 'place-long'
  | 'text-missing'
  | 'text-long'
  | 'paid-wrong'
  | 'paid-to-missing'
  | 'paid-to-long';
export type ReportField = 'date' | 'place' | 'text' | 'paidTaka' | 'paidTo';
export type ReportFaults = { [Field in ReportField]?: ReportFault };

export const longest = { place: 120, text: 2_000, paidTo: 120 } as const;
const mostTaka = 200_000;
/** Longest time before departure at which tickets are sold, in days: earlier incidents cannot be. */
const earliestDays = 120;

/** Report as stored. */
export type ReportRead = {
  happenedAt: Date;
  place: Bilingual;
  text: string;
  paidPaisa: Paisa | null;
  paidTo: string | null;
};

type Known = {
  counters: readonly { counterId: string; name: Bilingual }[];
  departsAt: Date;
  now: Date;
};

const lengthOf = (text: string): number => [...text].length;

/** Replaces control characters and those that change the reading direction by spaces; keeps line breaks. */
export const stripControlCharacters = (typed: string): string =>
  typed
    .normalize('NFC')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n]|[\u202a-\u202e\u2066-\u2069\ufeff]/gu, ' ')
    .trim();
const readableLine = (typed: string): string => stripControlCharacters(typed).replace(/\s+/g, ' ');

const momentOf = ({ date, time }: Pick<ReportTyped, 'date' | 'time'>): Date | undefined => {
  const day = parseDhakaDate(date);
  const [, hour, minute] = /^([01]\d|2[0-3]):([0-5]\d)$/.exec(time) ?? [];
  return day && hour ? dhakaInstant(day, Number(hour) * 60 + Number(minute)) : undefined;
};

const readWhen = (typed: ReportTyped, { now, departsAt }: Known, faults: ReportFaults): Date => {
  const at = momentOf(typed);
  if (!at) faults.date = 'when-missing';
  // Ten minutes of tolerance for a clock that is a little fast.
  else if (at > addMinutes(now, 10)) faults.date = 'when-future';
  else if (at < addMinutes(departsAt, -earliestDays * 1_440)) faults.date = 'when-early';
  return at ?? now;
};

const readPlace = (typed: ReportTyped, { counters }: Known, faults: ReportFaults): Bilingual => {
  const counter = counters.find(({ counterId }) => counterId === typed.counterId);
  if (counter) return counter.name;
  const place = readableLine(typed.place);
  if (!place) faults.place = 'place-missing';
  else if (lengthOf(place) > longest.place) faults.place = 'place-long';
  return { en: place, bn: place };
};

const readPaid = (
  typed: ReportTyped,
  faults: ReportFaults,
): { paidPaisa: Paisa | null; paidTo: string | null } => {
  if (typed.kind !== 'overcharged') return { paidPaisa: null, paidTo: null };
  const amount = parseTypedAmount(typed.paidTaka);
  if (!amount || amount > taka(mostTaka)) faults.paidTaka = 'paid-wrong';
  const paidTo = readableLine(typed.paidTo);
  if (!paidTo) faults.paidTo = 'paid-to-missing';
  else if (lengthOf(paidTo) > longest.paidTo) faults.paidTo = 'paid-to-long';
  return { paidPaisa: amount ?? null, paidTo };
};

/**
 * Reads a typed report, or returns its faults by field. The place is a counter of the trip or the passenger's own
 * words.
 */
export const readReport = (
  typed: ReportTyped,
  known: Known,
): { report: ReportRead } | { faults: ReportFaults } => {
  const faults: ReportFaults = {};
  const happenedAt = readWhen(typed, known, faults);
  const place = readPlace(typed, known, faults);
  const text = stripControlCharacters(typed.text);
  if (!text) faults.text = 'text-missing';
  else if (lengthOf(text) > longest.text) faults.text = 'text-long';
  const paid = readPaid(typed, faults);
  return Object.keys(faults).length > 0 ? { faults } : { report: { happenedAt, place, text, ...paid } };
};

/** Reads the text of a report or an answer, or finds its fault. */
export const readReply = (typed: string): { said: string } | { fault: 'text-missing' | 'text-long' } => {
  const said = stripControlCharacters(typed);
  if (!said) return { fault: 'text-missing' };
  return lengthOf(said) > longest.text ? { fault: 'text-long' } : { said };
};
