import { addDays, type DhakaDate } from '@poth/domain/dhaka.ts';
import { daysSinceSaturday, monthsLater } from '@poth/domain/month.ts';

/**
 * Moves from a day of a calendar by a key, as the date grid of the ARIA Authoring Practices has them; undefined: the key
 * moves nothing.
 */
export const dayByKey = (date: DhakaDate, key: string, shift: boolean): DhakaDate | undefined => {
  const sinceSaturday = daysSinceSaturday(date);
  const moves: Readonly<Record<string, () => DhakaDate>> = {
    ArrowLeft: () => addDays(date, -1),
    ArrowRight: () => addDays(date, 1),
    ArrowUp: () => addDays(date, -7),
    ArrowDown: () => addDays(date, 7),
    Home: () => addDays(date, -sinceSaturday),
    End: () => addDays(date, 6 - sinceSaturday),
    PageUp: () => monthsLater(date, shift ? -12 : -1),
    PageDown: () => monthsLater(date, shift ? 12 : 1),
  };
  return moves[key]?.();
};
