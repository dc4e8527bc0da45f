import { DhakaDate } from '@poth/domain/dhaka.ts';
import { type CasesOf, owners } from './case.ts';

const day = DhakaDate.parse('2026-11-27');

/** Reports cover the member's own operator. */
export const salesReportCases: CasesOf<'salesReport'> = {
  viewReports: owners(({ salesReport }, { actor }) =>
    salesReport.viewReports(actor, { from: day, until: day, by: 'travel' }),
  ),
};
