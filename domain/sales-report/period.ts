import { z } from 'zod';
import { addDays, DhakaDate, daysBetween } from '../dhaka.ts';

/** By the day on which the coach leaves, or by the day on which a ticket is sold or given back. */
export const bases = ['travel', 'sale'] as const;
export type Basis = (typeof bases)[number];

export const spans = ['7-days', '30-days', 'this-month', 'custom'] as const;
export type Span = (typeof spans)[number];

/** Days from the first to the last one, both counted in. */
export type Period = { from: DhakaDate; until: DhakaDate };

const longestPeriodDays = 92;

/** The days that are meant by a span that is not chosen by hand, seen from today. */
export const periodOf = (span: Exclude<Span, 'custom'>, today: DhakaDate): Period => {
  if (span === 'this-month') return { from: DhakaDate.parse(`${today.slice(0, 8)}01`), until: today };
  return { from: addDays(today, span === '7-days' ? -6 : -29), until: today };
};

/** Fault of days that were chosen by hand. */
export type PeriodFault = 'period-missing' | 'period-backwards' | 'period-long';

export const faultOfPeriod = (
  from: DhakaDate | undefined,
  until: DhakaDate | undefined,
): PeriodFault | undefined => {
  if (!from || !until) return 'period-missing';
  if (until < from) return 'period-backwards';
  return daysBetween(from, until) >= longestPeriodDays ? 'period-long' : undefined;
};

/** Every day of a period in its order. */
export const daysOf = ({ from, until }: Period): DhakaDate[] =>
  Array.from({ length: daysBetween(from, until) + 1 }, (_, day) => addDays(from, day));

export const ViewReportsInput = z
  .strictObject({ from: DhakaDate, until: DhakaDate, by: z.enum(bases) })
  .refine(({ from, until }) => faultOfPeriod(from, until) === undefined);
export type ViewReportsInput = z.input<typeof ViewReportsInput>;
