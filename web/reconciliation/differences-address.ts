import type { DhakaDate } from '@poth/domain/dhaka.ts';
import type { DifferenceState } from '@poth/domain/reconciliation/difference.ts';

export type DifferencesShown = DifferenceState | 'all';
export const differencesTabs: readonly DifferencesShown[] = ['open', 'settled', 'closed', 'all'];

/** Address of the list of differences by state and day. */
export const differencesAddress = (shown: DifferencesShown, day: DhakaDate | null, page = 1): string => {
  const asked = new URLSearchParams({
    ...(shown !== 'open' && { state: shown }),
    ...(day && { day }),
    ...(page > 1 && { page: String(page) }),
  });
  return asked.size > 0 ? `/admin/differences?${asked}` : '/admin/differences';
};
