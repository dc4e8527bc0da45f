import { addDays, type DhakaDate, daysBetween, dhakaDate, dhakaInstant } from '@poth/domain/dhaka.ts';
import type { Settings } from '@poth/domain/settings.ts';
import type { Day } from './store.ts';

/**
 * Returns the earliest departure that web sale still sells: sale closes `webSaleClosesMinutes` before it, that minute
 * included.
 */
export const firstOpenDeparture = (
  now: Date,
  { webSaleClosesMinutes }: Pick<Settings, 'webSaleClosesMinutes'>,
): Date => new Date(now.getTime() + webSaleClosesMinutes * 60_000 + 1);

export const dayOf = (date: DhakaDate): Day => ({
  date,
  from: dhakaInstant(date),
  until: dhakaInstant(addDays(date, 1)),
});

/** Lists all days on which something may be on sale. */
export const allSaleDays = (now: Date, { saleOpensDays }: Pick<Settings, 'saleOpensDays'>): DhakaDate[] =>
  Array.from({ length: saleOpensDays + 1 }, (_, days) => addDays(dhakaDate(now), days));

const stripDays = 7;

/** Returns the week around a date, shifted so that it lies within the days of sale. */
export const weekAround = (date: DhakaDate, saleDays: readonly DhakaDate[]): DhakaDate[] => {
  const ahead = saleDays[0] ? daysBetween(saleDays[0], date) - Math.floor(stripDays / 2) : 0;
  const first = Math.max(0, Math.min(ahead, saleDays.length - stripDays));
  return saleDays.slice(first, first + stripDays);
};
