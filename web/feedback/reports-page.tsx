import { dhakaDate, formatDate, formatTime } from '@poth/domain/dhaka.ts';
import { digits } from '@poth/domain/language.ts';
import { problemText } from '@poth/domain/problem-text.ts';
import { waitsForOperator } from '@poth/domain/feedback/lifecycle.ts';
import { useRef } from 'react';
import { redirect } from 'react-router';
import { requestContext } from '#ctx';
import { drawKey, keyOf } from '../shell/form-key.ts';
import { Desk } from '../shell/desk.tsx';
import { refuse } from '../shell/form-answer.ts';
import { leaveNotice } from '../shell/notice.ts';
import { ownAddress } from '../shell/own-address.ts';
import { useFirstError } from '../shell/use-first-error.ts';
import { useLanguage } from '../text/language.ts';
import { LocalLink } from '../text/local-link.tsx';
import { pageMeta } from '../text/page-meta.ts';
import { useText } from '../text/texts.ts';
import { Alert } from '../ui/alert.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Stack } from '../ui/layout.tsx';
import { Pager } from '../ui/pager.tsx';
import type { Route } from './+types/reports-page.ts';
import { AnswerForm, type AnswerTyped } from './answer-form.tsx';
import { voiceDeskText } from './desk-text.ts';
import { RecordsLine } from './records-line.tsx';
import { ReportSaid } from './report-said.tsx';
import { reportsAsked, reportsPath } from './reports-asked.ts';
import { StateTabs } from './state-tabs.tsx';
import styles from './desk.module.css';

export const meta = pageMeta(voiceDeskText.title);
const path = '/reports-of-passengers';

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { portal, actor } = context.get(requestContext);
  const asked = reportsAsked(request);
  return { ...(await portal.feedback.listReports(actor, asked)), state: asked.state, key: drawKey() };
};

export const action = async ({ context, request }: Route.ActionArgs) => {
  const values = context.get(requestContext);
  const form = await request.formData();
  const typed: AnswerTyped = {
    tripId: String(form.get('tripId') ?? ''),
    about: String(form.get('intent') ?? ''),
    reportIds: form.getAll('reportId').map(String),
    said: String(form.get('said') ?? ''),
  };
  try {
    const { about: _, ...input } = typed;
    await values.portal.feedback.answerReports(values.actor, { ...input, key: keyOf(form) });
    leaveNotice(values, 'report-answered');
    return redirect(ownAddress(request), 303);
  } catch (thrown) {
    return refuse(thrown, typed);
  }
};

type Group = Route.ComponentProps['loaderData']['groups'][number];

const waitingOf = (reports: Group['reports']) => reports.filter(({ state }) => waitsForOperator(state));

const Head = ({ trip, reports }: Group) => {
  const t = useText(voiceDeskText);
  const language = useLanguage();
  const [first] = reports;
  const leaves = new Date(trip.departsAt);
  return (
    <header className={styles.head}>
      <h2>
        {first && t.kinds[first.kind]}
        {reports.length > 1 && (
          <span className="muted num"> {t.several(digits(reports.length, language))}</span>
        )}
      </h2>
      <p className="num">
        <LocalLink className="link" to={`/buses/${trip.tripId}`}>
          {t.coach(trip.coachNumber)}
        </LocalLink>{' '}
        · {trip.routeName[language]} · {formatDate(dhakaDate(leaves), language, 'short')},{' '}
        {formatTime(leaves, language)}
      </p>
    </header>
  );
};

/** Page of a company's reports, where its owner answers. */
export default function ReportsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { groups, counts, state, page, more, key } = loaderData;
  const t = useText(voiceDeskText);
  const language = useLanguage();
  const list = useRef<HTMLDivElement>(null);
  const refused = actionData;
  // Reports that were answered meanwhile have no form any more: then nothing else says why.
  const isLost =
    refused && !groups.some(({ reports }) => waitingOf(reports)[0]?.reportId === refused.typed.about);
  useFirstError(list, isLost && refused);
  return (
    <Desk title={t.title} lead={t.lead}>
      <Stack ref={list}>
        <StateTabs path={path} at={state} counts={counts} />
        {isLost && <Alert>{problemText(refused.problem, language)}</Alert>}
        {groups.length === 0 && <EmptyState>{t.none}</EmptyState>}
        {groups.map((group) => (
          <section key={group.reports[0]?.reportId} className={`card ${styles.group}`}>
            <Head {...group} />
            <RecordsLine trip={group.trip} />
            {group.reports.map((report) => (
              <ReportSaid key={report.reportId} report={report} answeredBy={t.youSaid} />
            ))}
            <AnswerForm waiting={waitingOf(group.reports)} formKey={key} refused={refused} />
          </section>
        ))}
      </Stack>
      <Pager page={page} more={more} to={(other) => reportsPath(path, state, other)} />
    </Desk>
  );
}
