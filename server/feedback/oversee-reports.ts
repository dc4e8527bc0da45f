import { ListReportsInput } from '@poth/domain/feedback/input.ts';
import type { ReportState } from '@poth/domain/feedback/lifecycle.ts';
import type { OperatorReportRecord, PassengerReport, TripRecord } from '@poth/domain/feedback/report.ts';
import { call } from '../call.ts';
import { readOperatorReportRecords } from './oversee-store.ts';
import { readReportsInState } from './report-store.ts';
import { countByState, readTripRecords } from './store.ts';

const reportsAtOnce = 30;

/**
 * Lists the reports of all passengers for an admin, thirty to a page, each with our own record of its trip, and how
 * each operator answers reports.
 */
export const overseeReports = call(
  { gate: 'admin', readsArchive: 'together', input: ListReportsInput },
  async function overseeReports(
    { deps: { db } },
    { state, page },
  ): Promise<{
    operators: OperatorReportRecord[];
    rows: { report: PassengerReport; trip: TripRecord | undefined }[];
    counts: Record<ReportState, number>;
    page: number;
    more: boolean;
  }> {
    const span = { limit: reportsAtOnce + 1, offset: (page - 1) * reportsAtOnce };
    const [operators, counts, found] = await Promise.all([
      readOperatorReportRecords(db),
      countByState(db, null),
      readReportsInState(db, state, span),
    ]);
    const shown = found.slice(0, reportsAtOnce);
    const trips = await readTripRecords(db, [...new Set(shown.map(({ tripId }) => tripId))]);
    return {
      operators,
      rows: shown.map((report) => ({ report, trip: trips.get(report.tripId) })),
      counts,
      page,
      more: found.length > reportsAtOnce,
    };
  },
);
