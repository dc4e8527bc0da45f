import { ViewReportsInput } from '@poth/domain/sales-report/period.ts';
import type { Reports } from '@poth/domain/sales-report/report.ts';
import { call } from '../call.ts';
import { operatorOwnedBy } from '../settlement/owner-of.ts';
import { readCancellations } from './cancellation-store.ts';
import { readOccupancy } from './occupancy-store.ts';
import { readSales } from './sales-store.ts';

/**
 * Reports sales, occupancy and cancellations of the actor's operator over at most 92 days, by day of travel or of sale,
 * in three statements.
 */
export const viewReports = call(
  { gate: 'operatorOwner', readsArchive: 'together', mayReadBehind: true, input: ViewReportsInput },
  async function viewReports({ deps: { db }, actor }, period): Promise<Reports> {
    const asked = { ...period, operatorId: operatorOwnedBy(actor) };
    const [sales, occupancy, cancellations] = await Promise.all([
      readSales(db, asked),
      readOccupancy(db, asked),
      readCancellations(db, asked),
    ]);
    return { ...sales, occupancy, cancellations };
  },
);
