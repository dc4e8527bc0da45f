import { DhakaDate } from '@poth/domain/dhaka.ts';
import { type CasesOf, owners } from './case.ts';

const day = DhakaDate.parse('2026-11-27');

/** Reports are about the own operator, whichever that is. */
export const salesReportCases: CasesOf<'salesReport'> = {
  viewReports: owners(({ salesReport }, { actor }) =>
    salesReport.viewReports(actor, { from: day, until: day, by: 'travel' }),
  ),
};
