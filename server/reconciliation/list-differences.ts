import type { ComparedDay, DifferenceLine, DifferenceState } from '@poth/domain/reconciliation/difference.ts';
import { ListDifferencesInput } from '@poth/domain/reconciliation/input.ts';
import { type Paged, pageOf } from '../back-office/paged.ts';
import { call } from '../call.ts';
import { readDays } from './day-store.ts';
import { countDifferences, readDifferences } from './difference-store.ts';

/** Number of days that the desk shows. */
const daysShown = 14;

export type DifferenceList = Paged<DifferenceLine> & {
  counts: Record<DifferenceState, number>;
  days: ComparedDay[];
};

/** Lists differences between the books and the gateways, the newest day first, with the progress of the last days. */
export const listDifferences = call(
  { gate: 'admin', readsArchive: 'together', mayReadBehind: true, input: ListDifferencesInput },
  async function listDifferences({ deps: { db } }, { state, day, page }): Promise<DifferenceList> {
    const [rows, counts, days] = await Promise.all([
      readDifferences(db, { state, day }, page),
      countDifferences(db, day),
      readDays(db, daysShown),
    ]);
    return { ...pageOf(rows, page), counts, days };
  },
);
