import { isInDateRange } from './date-reach.ts';
import type { DhakaDate } from './dhaka-date.ts';
import { digits, type Language } from './language.ts';

export { DhakaDate } from './dhaka-date.ts';

/** Bangladesh keeps UTC+6 all year; it tried summer time in 2009 only. */
const offsetMs = 6 * 3_600_000;
const dayMs = 86_400_000;

/** Shifts an instant to a Date whose UTC fields read as the wall clock in Dhaka. */
const wall = (at: Date): Date => new Date(at.getTime() + offsetMs);

export const dhakaDate = (at: Date): DhakaDate => wall(at).toISOString().slice(0, 10) as DhakaDate;
export const minuteOfDay = (at: Date): number => wall(at).getUTCHours() * 60 + wall(at).getUTCMinutes();

/** Formats an instant as Dhaka time with its offset, for programs: 2026-11-27T22:30:00+06:00. */
export const dhakaIso = (at: Date): string => `${wall(at).toISOString().slice(0, 19)}+06:00`;

/** Instant at a number of minutes after midnight of a Dhaka date; minutes may exceed 1440. */
export const dhakaInstant = (date: DhakaDate, minutes = 0): Date =>
  new Date(Date.parse(`${date}T00:00:00Z`) - offsetMs + minutes * 60_000);

export const addDays = (date: DhakaDate, days: number): DhakaDate =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10) as DhakaDate;

export const daysBetween = (from: DhakaDate, to: DhakaDate): number =>
  Math.round((Date.parse(to) - Date.parse(from)) / dayMs);

/** Parses a date typed by a person or in an address; undefined if there is no such day. */
export const parseDhakaDate = (text: string | null | undefined): DhakaDate | undefined => {
  if (!text || !/^\d{4}-\d\d-\d\d$/.test(text) || !isInDateRange(text)) return undefined;
  const at = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text) ? (text as DhakaDate) : undefined;
};

const names = {
  en: {
    days: ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'],
    longDays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'],
    months: ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'],
  },
  bn: {
    days: ['রবি', 'সোম', 'মঙ্গল', 'বুধ', 'বৃহস্পতি', 'শুক্র', 'শনি'],
    longDays: ['রবিবার', 'সোমবার', 'মঙ্গলবার', 'বুধবার', 'বৃহস্পতিবার', 'শুক্রবার', 'শনিবার'],
    months: [
      'জানুয়ারি',
      'ফেব্রুয়ারি',
      'মার্চ',
      'এপ্রিল',
      'মে',
      'জুন',
      'জুলাই',
      'আগস্ট',
      'সেপ্টেম্বর',
      'অক্টোবর',
      'নভেম্বর',
      'ডিসেম্বর',
    ],
  },
} as const satisfies Record<Language, Record<'days' | 'longDays' | 'months', readonly string[]>>;

/** Parts of the day as Bangla names them, by their first hour. */
const partsOfDay = [
  [20, 'রাত'],
  [18, 'সন্ধ্যা'],
  [15, 'বিকেল'],
  [12, 'দুপুর'],
  [6, 'সকাল'],
  [4, 'ভোর'],
  [0, 'রাত'],
] as const;

/** Formats a time of day: 10:30 PM, রাত ১০:৩০. */
export const formatTime = (at: Date, language: Language): string => {
  const hour = wall(at).getUTCHours();
  const clock = `${hour % 12 || 12}:${String(wall(at).getUTCMinutes()).padStart(2, '0')}`;
  if (language === 'en') return `${clock} ${hour < 12 ? 'AM' : 'PM'}`;
  const part = partsOfDay.find(([from]) => hour >= from)?.[1] ?? 'রাত';
  return `${part} ${digits(clock, 'bn')}`;
};

/** Formats a time of day given in minutes after a midnight; minutes may exceed 1440. */
export const formatMinute = (minutes: number, language: Language): string =>
  formatTime(new Date(minutes * 60_000 - offsetMs), language);

export type DateStyle = 'weekday' | 'day' | 'short' | 'year' | 'long';

/** Formats a Dhaka date: weekday Fri, day 27 Nov, short Fri 27 Nov, year 27 Nov 2026, long Friday, 27 Nov 2026. */
export const formatDate = (date: DhakaDate, language: Language, style: DateStyle = 'short'): string => {
  const at = new Date(`${date}T00:00:00Z`);
  const name = names[language];
  const weekday = name.days[at.getUTCDay()] ?? '';
  const day = digits(`${at.getUTCDate()} ${name.months[at.getUTCMonth()]}`, language);
  const year = `${day} ${digits(at.getUTCFullYear(), language)}`;
  const long = `${name.longDays[at.getUTCDay()]}, ${year}`;
  return { weekday, day, short: `${weekday} ${day}`, year, long }[style];
};

/** Formats a moment with its day: Mon 15 Mar, 8:00 AM. */
export const formatMoment = (at: Date, language: Language): string =>
  `${formatDate(dhakaDate(at), language)}, ${formatTime(at, language)}`;

/** Formats a duration: 9 h 30 m, ৯ ঘণ্টা ৩০ মিনিট. */
export const formatDuration = (minutes: number, language: Language): string => {
  const [hourWord, minuteWord] = language === 'en' ? ['h', 'm'] : ['ঘণ্টা', 'মিনিট'];
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  const parts = [hours && `${hours} ${hourWord}`, rest && `${rest} ${minuteWord}`].filter(Boolean);
  return digits(parts.join(' ') || `0 ${minuteWord}`, language);
};
