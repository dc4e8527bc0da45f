import type { Actor } from '@poth/domain/account/actor.ts';
import { ViewReportsInput } from '@poth/domain/report/period.ts';
import type { Reports } from '@poth/domain/report/report.ts';
import type { Deps } from '../deps.ts';
import { readInput } from '../operator/read-input.ts';
import { ownOperatorOf } from '../settlement/owner-of.ts';
import { readCancellations } from './cancellation-store.ts';
import { readOccupancy } from './occupancy-store.ts';
import { readSales } from './sales-store.ts';

/**
 * Sales, occupancy and cancellations of the own operator over at most 92 days, by day of travel or of sale, in three
 * statements. Problems: invalid-input, not-found for who owns no company.
 */
export const viewReports =
  ({ db }: Pick<Deps, 'db'>) =>
  async (actor: Actor, input: ViewReportsInput): Promise<Reports> => {
    const asked = { ...readInput(ViewReportsInput, input), operatorId: ownOperatorOf(actor) };
    const [sales, occupancy, cancellations] = await Promise.all([
      readSales(db, asked),
      readOccupancy(db, asked),
      readCancellations(db, asked),
    ]);
    return { ...sales, occupancy, cancellations };
  };
