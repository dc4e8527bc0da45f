import { digits } from '@poth/domain/language.ts';
import { problemText } from '@poth/domain/problem-text.ts';
import { waitsForOperator } from '@poth/domain/feedback/lifecycle.ts';
import { requestContext } from '#ctx';
import { drawKey, keyOf } from '../shell/form-key.ts';
import { Desk } from '../shell/desk.tsx';
import { refuse } from '../shell/form-answer.ts';
import { leaveEmptyPage } from '../shell/page-of.ts';
import { readForm } from '../shell/read-form.ts';
import { useFirstError } from '../shell/use-first-error.ts';
import { useLanguage } from '../text/language.ts';
import { LocalLink } from '../text/local-link.tsx';
import { weekdayMomentText } from '../text/moment.ts';
import { pageMeta } from '../text/page-meta.ts';
import { routeNameText } from '../text/route-name-text.ts';
import { useText } from '../text/texts.ts';
import { Alert } from '../ui/alert.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { Stack } from '../ui/layout.tsx';
import { Pager } from '../ui/pager.tsx';
import { Section } from '../ui/section.tsx';
import type { Route } from './+types/reports-page.ts';
import { AnswerForm, type AnswerTyped } from './answer-form.tsx';
import { voiceDeskText } from './desk-text.ts';
import { RecordsLine } from './records-line.tsx';
import { ReportSaid } from './report-said.tsx';
import { reportsAsked, reportsPath, StateTabs } from './reports-asked.tsx';

export const meta = pageMeta(voiceDeskText.title);
const path = '/reports-of-passengers';

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { portal, actor } = context.get(requestContext);
  const asked = reportsAsked(request);
  const list = await portal.feedback.listReports(actor, asked);
  leaveEmptyPage(request, list.groups);
  return { ...list, state: asked.state, key: drawKey() };
};

export const action = async (args: Route.ActionArgs) => {
  const { values, form, intent, text, goBack } = await readForm(args);
  const typed: AnswerTyped = {
    tripId: text('tripId'),
    about: intent,
    reportIds: form.getAll('reportId').map(String),
    said: text('said'),
  };
  try {
    const { about: _, ...input } = typed;
    await values.portal.feedback.answerReports(values.actor, { ...input, key: keyOf(form) });
    return goBack('report-answered');
  } catch (thrown) {
    return refuse(thrown, typed);
  }
};

type Group = Route.ComponentProps['loaderData']['groups'][number];

const waitingOf = (reports: Group['reports']) => reports.filter(({ state }) => waitsForOperator(state));

const About = ({ trip }: Group) => {
  const t = useText(voiceDeskText);
  const language = useLanguage();
  return (
    <p className="num">
      <LocalLink className="link link-alone" to={`/buses/${trip.tripId}`}>
        {t.coach(trip.coachNumber)}
      </LocalLink>{' '}
      · {routeNameText(trip.routeName, language)} · {weekdayMomentText(trip.departsAt, language)}
    </p>
  );
};

/** Page of a company's reports, where its owner answers. */
export default function ReportsPage({ loaderData, actionData }: Route.ComponentProps) {
  const { groups, counts, state, page, more, key } = loaderData;
  const t = useText(voiceDeskText);
  const language = useLanguage();
  const titleOf = ({ reports }: Group) => (
    <>
      {reports[0] && t.kinds[reports[0].kind]}
      {reports.length > 1 && (
        <span className="muted num"> {t.several(digits(reports.length, language))}</span>
      )}
    </>
  );
  const refused = actionData;
  // The form is gone if the reports were answered meanwhile; then only this alert shows the problem.
  const isLost =
    refused && !groups.some(({ reports }) => waitingOf(reports)[0]?.reportId === refused.typed.about);
  const list = useFirstError<HTMLDivElement>(isLost && refused);
  return (
    <Desk title={t.title} lead={t.lead}>
      <Stack ref={list}>
        <StateTabs path={path} at={state} counts={counts} />
        {isLost && <Alert>{problemText(refused.problem, language)}</Alert>}
        {groups.length === 0 && <EmptyState>{t.none}</EmptyState>}
        {groups.map((group) => (
          <Section key={group.reports[0]?.reportId} title={titleOf(group)}>
            <About {...group} />
            <RecordsLine trip={group.trip} />
            {group.reports.map((report) => (
              <ReportSaid key={report.reportId} report={report} answeredBy={t.youSaid} />
            ))}
            <AnswerForm waiting={waitingOf(group.reports)} formKey={key} refused={refused} />
          </Section>
        ))}
      </Stack>
      <Pager page={page} more={more} to={(other) => reportsPath(path, state, other)} />
    </Desk>
  );
}
