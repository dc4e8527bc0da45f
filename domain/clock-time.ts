import { latinDigits } from './language.ts';

const parts: readonly (readonly [words: RegExp, afternoon: boolean])[] = [
  [/^(am|ভোর|সকাল|পূর্বাহ্ণ)$/u, false],
  [/^(pm|বিকেল|বিকাল|সন্ধ্যা|অপরাহ্ণ)$/u, true],
];
const night = /^রাত$/u;
const noon = /^দুপুর$/u;
const clock = /^(\d{1,2})(?:[:.](\d{2})|(\d{2}))?$/;

/**
 * Returns the hour of the day, 0 to 23, for an hour of a twelve-hour clock and its part of the day; undefined if there
 * is none.
 */
const hourOf = (hour: number, part: string): number | undefined => {
  if (hour < 1 || hour > 12) return undefined;
  // In Bangla রাত is both the evening and the hours after midnight.
  if (night.test(part)) return hour === 12 || hour < 6 ? hour % 12 : hour + 12;
  // দুপুর begins before twelve.
  if (noon.test(part)) return hour < 10 ? hour + 12 : hour;
  const [, afternoon] = parts.find(([words]) => words.test(part)) ?? [];
  return afternoon === undefined ? undefined : (hour % 12) + (afternoon ? 12 : 0);
};

/**
 * Parses a time of day as people type it into minutes after midnight: 11:00 pm, 23:00, ২৩:০০, রাত ১১:০০, 9 am.
 * Undefined for anything else; an hour without minutes needs its part of the day.
 */
export const parseClock = (typed: string): number | undefined => {
  const text = latinDigits(typed.normalize('NFC'))
    .toLowerCase()
    .replaceAll(/[ap]\.\s?m\.?/g, (dotted) => `${dotted[0]}m`);
  const [, before = '', digits = '', after = ''] =
    /^\s*([^\d\s]*)\s*([\d:.]+)\s*([^\d\s]*)\s*$/u.exec(text) ?? [];
  const [, hours, minutes, joined] = clock.exec(digits) ?? [];
  if (hours === undefined || (before && after)) return undefined;
  const part = before || after;
  if (!part && minutes === undefined && joined === undefined) return undefined;
  const hour = part ? hourOf(Number(hours), part) : Number(hours);
  const minute = Number(minutes ?? joined ?? 0);
  return hour === undefined || hour > 23 || minute > 59 ? undefined : hour * 60 + minute;
};

const dayMinutes = 24 * 60;

/** Minutes from one time of day to the next occurrence of another: 23:45 to 00:15 is thirty minutes. */
export const minutesUntil = (from: number, to: number): number => (to - from + dayMinutes) % dayMinutes;

/** Time of day as forms hold it, in any language: 23:00. */
export const clockText = (minute: number): string =>
  [Math.floor(minute / 60) % 24, minute % 60].map((part) => String(part).padStart(2, '0')).join(':');
