import { csvOf } from '@poth/domain/csv.ts';
import { isReportName } from '@poth/domain/sales-report/report.ts';
import { data } from 'react-router';
import { requestContext } from '#ctx';
import { csvAnswer } from '../shell/csv-answer.ts';
import { languageOf } from '../text/language.ts';
import type { Route } from './+types/report-csv.ts';
import { reportQueryOf } from './report-query.ts';
import { reportRows } from './report-rows.ts';

/** Sends a report as a CSV file, for the period and in the language of its page. */
export const loader = async ({ context, params, request }: Route.LoaderArgs) => {
  const { report } = params;
  if (!isReportName(report)) throw data(null, { status: 404 });
  const { portal, actor, now } = context.get(requestContext);
  const { from, until, by } = reportQueryOf(request, now);
  const reports = await portal.salesReport.viewReports(actor, { from, until, by });
  const rows = reportRows(report, reports, languageOf(request));
  return csvAnswer(`${report}-${from}-${until}`, csvOf(rows));
};
