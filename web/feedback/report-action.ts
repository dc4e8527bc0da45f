import { type ReportKind, reportKinds } from '@poth/domain/feedback/report.ts';
import { refuse } from '../shell/form-answer.ts';
import { keyOf } from '../shell/form-key.ts';
import { type ActionArgs, readForm } from '../shell/read-form.ts';

export const kindOf = (text: string | null): ReportKind | undefined =>
  reportKinds.find((kind) => kind === text);

const reportFields = ['date', 'time', 'counterId', 'place', 'text', 'paidTaka', 'paidTo'] as const;

/** Sends a report, or its passenger's verdict on an answer. */
export const runReportAction = async (args: ActionArgs, pnr: string) => {
  const { values, form, intent, fields, goTo } = await readForm(args);
  const { portal, actor } = values;
  const key = keyOf(form);
  const { reportId, said, kind } = fields(['reportId', 'said', 'kind']);
  const report = { kind: kindOf(kind) ?? 'did-not-come', ...fields(reportFields) };
  const page = `/ticket/${pnr}/report`;
  try {
    if (intent === 'close' || intent === 'dispute') {
      await portal.feedback.judgeAnswer(actor, { pnr, reportId, event: intent, said, key });
      return goTo(page, intent === 'close' ? 'report-closed' : 'report-disputed');
    }
    await portal.feedback.reportTrip(actor, { pnr, key, ...report });
    return goTo(page, 'reported');
  } catch (thrown) {
    return refuse(thrown, { intent, reportId, said, ...report });
  }
};
export type ReportAnswer = Exclude<Awaited<ReturnType<typeof runReportAction>>, Response>['data'] | undefined;
