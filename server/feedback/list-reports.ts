import { personOf } from '@poth/domain/identity/actor.ts';
import { Problem } from '@poth/domain/problem.ts';
import { ListReportsInput } from '@poth/domain/feedback/input.ts';
import type { ReportState } from '@poth/domain/feedback/lifecycle.ts';
import type { PassengerReport, TripRecord } from '@poth/domain/feedback/report.ts';
import { call } from '../call.ts';
import { readReportsOfTrips } from './report-store.ts';
import { countByState, readGroups, readTripRecords } from './store.ts';

const groupsAtOnce = 20;

/** Reports of one group, with our own record of their trip. */
export type ReportsTogether = { trip: TripRecord; reports: PassengerReport[] };

/**
 * Lists the passengers' reports about the caller's operator, the newest first, twenty to a page. Reports that one coach
 * did not come form one group.
 */
export const listReports = call(
  { gate: 'operatorOwner', readsArchive: 'together', mayReadBehind: true, input: ListReportsInput },
  async function listReports(
    { deps: { db }, actor },
    { state, page },
  ): Promise<{
    groups: ReportsTogether[];
    counts: Record<ReportState, number>;
    page: number;
    more: boolean;
  }> {
    const operatorId = personOf(actor).membership?.operatorId;
    if (!operatorId) throw new Problem('not-found');
    const span = { limit: groupsAtOnce + 1, offset: (page - 1) * groupsAtOnce };
    const [found, counts] = await Promise.all([
      readGroups(db, operatorId, state, span),
      countByState(db, operatorId),
    ]);
    const shown = found.slice(0, groupsAtOnce);
    const tripIds = [...new Set(shown.map(({ tripId }) => tripId))];
    const reportIds = shown.flatMap((group) => group.reportIds);
    const [reports, trips] = await Promise.all([
      readReportsOfTrips(db, tripIds, reportIds),
      readTripRecords(db, tripIds),
    ]);
    const groups = shown.flatMap((group) => {
      const trip = trips.get(group.tripId);
      const together = reports.filter(({ reportId }) => group.reportIds.includes(reportId));
      return trip && together.length > 0 ? [{ trip, reports: together }] : [];
    });
    return { groups, counts, page, more: found.length > groupsAtOnce };
  },
);
