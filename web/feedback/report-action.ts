import type { ReportKind } from '@poth/domain/feedback/report.ts';
import { reportKinds } from '@poth/domain/feedback/report.ts';
import { redirect } from 'react-router';
import type { RequestContext } from '../ctx.ts';
import { refuse } from '../shell/form-answer.ts';
import { leaveNotice } from '../shell/notice.ts';
import { languageOf, localPath } from '../text/language.ts';

/** Fields typed into a form of the report page. */
export type ReportSent = {
  intent: string;
  kind: ReportKind;
  date: string;
  time: string;
  counterId: string;
  place: string;
  text: string;
  paidTaka: string;
  paidTo: string;
  reportId: string;
  said: string;
};

export const kindOf = (text: string | null): ReportKind | undefined =>
  reportKinds.find((kind) => kind === text);

const readForm = (form: FormData): ReportSent => {
  const text = (name: string) => String(form.get(name) ?? '');
  return {
    intent: text('intent'),
    kind: kindOf(text('kind')) ?? 'did-not-come',
    date: text('date'),
    time: text('time'),
    counterId: text('counterId'),
    place: text('place'),
    text: text('text'),
    paidTaka: text('paidTaka'),
    paidTo: text('paidTo'),
    reportId: text('reportId'),
    said: text('said'),
  };
};

/** Sends a report, or its passenger's verdict on an answer. key: the form's own. */
export const runReportAction = async (
  values: RequestContext,
  request: Request,
  form: FormData,
  { pnr, key }: { pnr: string; key: string },
) => {
  const { portal, actor } = values;
  const sent = readForm(form);
  try {
    if (sent.intent === 'close' || sent.intent === 'dispute') {
      const { intent: event, reportId, said } = sent;
      await portal.feedback.judgeAnswer(actor, { pnr, reportId, event, said, key });
      leaveNotice(values, event === 'close' ? 'report-closed' : 'report-disputed');
    } else {
      const { intent: _, reportId: __, said: ___, ...typed } = sent;
      await portal.feedback.reportTrip(actor, { pnr, key, ...typed });
      leaveNotice(values, 'reported');
    }
    return redirect(localPath(languageOf(request), `/ticket/${pnr}/report`), 303);
  } catch (thrown) {
    return refuse(thrown, sent);
  }
};
export type ReportAnswer = Exclude<Awaited<ReturnType<typeof runReportAction>>, Response>['data'] | undefined;
