import { z } from 'zod';
import { addDays, type DhakaDate, parseDhakaDate } from '../dhaka.ts';
import { type Bilingual, latinDigits } from '../language.ts';

/** Public holidays, by their dates: banks send no money on them. */
export type Holidays = ReadonlySet<DhakaDate>;

export type Holiday = { date: DhakaDate; name: Bilingual };

/** Holidays of Bangladesh with a fixed date; those of the lunar calendar are announced year by year. */
const fixedHolidays: readonly { monthDay: string; name: Bilingual }[] = [
  { monthDay: '02-21', name: { en: 'Language Martyrs’ Day', bn: 'শহীদ দিবস ও আন্তর্জাতিক মাতৃভাষা দিবস' } },
  { monthDay: '03-26', name: { en: 'Independence Day', bn: 'স্বাধীনতা ও জাতীয় দিবস' } },
  { monthDay: '04-14', name: { en: 'Bengali New Year', bn: 'বাংলা নববর্ষ' } },
  { monthDay: '05-01', name: { en: 'May Day', bn: 'মে দিবস' } },
  { monthDay: '12-16', name: { en: 'Victory Day', bn: 'বিজয় দিবস' } },
  { monthDay: '12-25', name: { en: 'Christmas Day', bn: 'বড়দিন' } },
];

const yearOf = (date: DhakaDate): number => Number(date.slice(0, 4));

/** The holidays of a year that are fixed by date. */
export const fixedHolidaysOf = (year: number): Holiday[] =>
  fixedHolidays.map(({ monthDay, name }) => ({ date: `${year}-${monthDay}` as DhakaDate, name }));

/** Returns the coming fixed holidays of this year and the next that are not stored yet. */
export const missingFixedHolidays = (kept: Holidays, today: DhakaDate): Holiday[] =>
  [yearOf(today), yearOf(today) + 1]
    .flatMap(fixedHolidaysOf)
    .filter(({ date }) => date >= today && !kept.has(date));

/** Most days ahead that a holiday can be entered: next year's calendar is published in autumn. */
const mostHolidayDaysAhead = 800;
const longestHolidayName = 80;

/** Holiday as typed; `readHoliday` finds its faults. */
export const AddHolidayInput = z.strictObject({
  date: z.string().max(40),
  nameEn: z.string().max(200),
  nameBn: z.string().max(200),
});
export type AddHolidayInput = z.infer<typeof AddHolidayInput>;

/** Date of a holiday to remove, as it was listed. */
export const RemoveHolidayInput = z.strictObject({ date: z.string().max(40) });
export type RemoveHolidayInput = z.infer<typeof RemoveHolidayInput>;

export type HolidayFault = 'missing' | 'date-wrong' | 'past' | 'too-far' | 'too-long' | 'taken';
export type HolidayFaults = { [Field in keyof AddHolidayInput]?: HolidayFault };

const dateFault = (
  typed: string,
  date: DhakaDate | undefined,
  today: DhakaDate,
): HolidayFault | undefined => {
  if (!date) return typed ? 'date-wrong' : 'missing';
  if (date < today) return 'past';
  return date > addDays(today, mostHolidayDaysAhead) ? 'too-far' : undefined;
};

const nameFault = (name: string): HolidayFault | undefined =>
  name === '' ? 'missing' : name.length > longestHolidayName ? 'too-long' : undefined;

/** Reads a holiday as typed, or returns its faults by field. A past date is refused, because it changes nothing. */
export const readHoliday = (
  typed: AddHolidayInput,
  today: DhakaDate,
): { holiday: Holiday } | { faults: HolidayFaults } => {
  const text = latinDigits(typed.date).trim();
  const date = parseDhakaDate(text);
  const name = { en: typed.nameEn.trim(), bn: typed.nameBn.trim() };
  const found = {
    date: dateFault(text, date, today),
    nameEn: nameFault(name.en),
    nameBn: nameFault(name.bn),
  };
  const faults = Object.fromEntries(Object.entries(found).filter(([, fault]) => fault)) as HolidayFaults;
  return !date || Object.keys(faults).length > 0 ? { faults } : { holiday: { date, name } };
};
