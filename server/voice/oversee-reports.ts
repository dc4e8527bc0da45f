import { sql } from 'kysely';
import { z } from 'zod';
import { ListReportsInput } from '@poth/domain/voice/input.ts';
import type { ReportState } from '@poth/domain/voice/lifecycle.ts';
import type { PassengerReport, TripRecord } from '@poth/domain/voice/report.ts';
import { call } from '../call.ts';
import { readInput } from '../read-input.ts';
import { type OperatorVoice, readOperatorVoices } from './oversee-store.ts';
import { countByState, readReports, readTripRecords } from './store.ts';

const reportsAtOnce = 30;

/**
 * Everything that passengers report, for an admin: each beside what our own records say of its trip, thirty at once, and
 * how each operator deals with it.
 */
export const overseeReports = call(
  { gate: 'admin', input: z.custom<ListReportsInput | undefined>(), problems: [] },
  async function overseeReports(
    { deps: { db } },
    input = {},
  ): Promise<{
    operators: OperatorVoice[];
    rows: { report: PassengerReport; trip: TripRecord | undefined }[];
    counts: Record<ReportState, number>;
    page: number;
    more: boolean;
  }> {
    const { state, page } = readInput(ListReportsInput, input);
    const span = { limit: reportsAtOnce + 1, offset: (page - 1) * reportsAtOnce };
    const [operators, counts, found] = await Promise.all([
      readOperatorVoices(db),
      countByState(db, null),
      readReports(db, state ? sql`r.state = ${state}` : sql`true`, span),
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
