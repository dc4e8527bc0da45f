import { addDays, type DhakaDate } from './dhaka.ts';

/** Month of a date: 2026-11. */
export const monthOf = (date: DhakaDate): string => date.slice(0, 7);

/** Days since the Saturday that began the week of a date. */
export const daysSinceSaturday = (date: DhakaDate): number =>
  (new Date(`${date}T00:00:00Z`).getUTCDay() + 1) % 7;

/** Weeks of a month, from Saturday on; null: a day of another month. */
export const weeksOfMonth = (month: string): (DhakaDate | null)[][] => {
  const first = `${month}-01` as DhakaDate;
  const saturday = addDays(first, -daysSinceSaturday(first));
  const weeks = Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (__, day) => {
      const date = addDays(saturday, 7 * week + day);
      return monthOf(date) === month ? date : null;
    }),
  );
  return weeks.filter((week) => week.some((date) => date !== null));
};

/** Same day of a later or earlier month, or its last day if it is shorter. */
export const addMonths = (date: DhakaDate, months: number): DhakaDate => {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const last = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  const at = new Date(Date.UTC(year, month - 1 + months, Math.min(day, last)));
  return at.toISOString().slice(0, 10) as DhakaDate;
};
