import { z } from 'zod';
import { addDays, DhakaDate, daysBetween } from '../dhaka.ts';

/** Day by which a report counts: the day of departure, or the day on which a ticket is sold or given back. */
export const bases = ['travel', 'sale'] as const;
export type Basis = (typeof bases)[number];

export const spans = ['7-days', '30-days', 'this-month', 'custom'] as const;
export type Span = (typeof spans)[number];

/** Days from the first to the last one, both counted in. */
export type Period = { from: DhakaDate; until: DhakaDate };

const longestPeriodDays = 92;

/** Returns the days of a preset span, counted from today. */
export const periodOf = (span: Exclude<Span, 'custom'>, today: DhakaDate): Period => {
  if (span === 'this-month') return { from: DhakaDate.parse(`${today.slice(0, 8)}01`), until: today };
  return { from: addDays(today, span === '7-days' ? -6 : -29), until: today };
};

/** Fault of a custom period. */
export type PeriodFault = 'period-missing' | 'period-backwards' | 'period-long';

export const faultOfPeriod = (
  from: DhakaDate | undefined,
  until: DhakaDate | undefined,
): PeriodFault | undefined => {
  if (!from || !until) return 'period-missing';
  if (until < from) return 'period-backwards';
  return daysBetween(from, until) >= longestPeriodDays ? 'period-long' : undefined;
};

/** Lists every day of a period in order. */
export const daysOf = ({ from, until }: Period): DhakaDate[] =>
  Array.from({ length: daysBetween(from, until) + 1 }, (_, day) => addDays(from, day));

export const ViewReportsInput = z
  .strictObject({ from: DhakaDate, until: DhakaDate, by: z.enum(bases) })
  .refine(({ from, until }) => faultOfPeriod(from, until) === undefined);
export type ViewReportsInput = z.input<typeof ViewReportsInput>;
