import { addDays, type DhakaDate } from '@poth/domain/dhaka.ts';
import { daysSinceSaturday, addMonths } from '@poth/domain/month.ts';

/**
 * Returns the day that a key moves to, as in the date grid of the ARIA Authoring Practices; undefined: the key does not
 * move.
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
    PageUp: () => addMonths(date, shift ? -12 : -1),
    PageDown: () => addMonths(date, shift ? 12 : 1),
  };
  return moves[key]?.();
};
