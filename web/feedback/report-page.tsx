import { parsePnr } from '@poth/domain/booking/pnr.ts';
import { problemText } from '@poth/domain/problem-text.ts';
import { requestContext } from '#ctx';
import { drawKey } from '../shell/form-key.ts';
import { useFirstError } from '../shell/use-first-error.ts';
import { languageOf, useLanguage } from '../text/language.ts';
import { LocalLink } from '../text/local-link.tsx';
import { pageMeta } from '../text/page-meta.ts';
import { useText } from '../text/texts.ts';
import { Alert } from '../ui/alert.tsx';
import { Grid } from '../ui/layout.tsx';
import { NarrowPage } from '../ui/narrow-page.tsx';
import { Section } from '../ui/section.tsx';
import type { Route } from './+types/report-page.ts';
import { redirectToProof } from './redirect-to-proof.ts';
import styles from './feedback.module.css';
import { runReportAction, kindOf } from './report-action.ts';
import { ReportForm } from './report-form.tsx';
import { ReportThread } from './report-thread.tsx';
import { type ReportsView, reportsView } from './report-view.ts';
import { voiceText } from './text.ts';

export const meta = pageMeta(voiceText.title);

export const loader = async ({ context, params, request }: Route.LoaderArgs) => {
  const { portal, actor } = context.get(requestContext);
  const seen = await portal.feedback
    .viewReports(actor, params.pnr)
    .catch(redirectToProof(request, params.pnr));
  const view = reportsView(seen, languageOf(request));
  const wanted = kindOf(new URL(request.url).searchParams.get('kind'));
  const kind = view.choices.find((choice) => choice.open && choice.kind === wanted)?.kind ?? null;
  return { view, kind, key: drawKey() };
};

export const action = (args: Route.ActionArgs) => runReportAction(args, parsePnr(args.params.pnr) ?? '');

const Choices = ({ view }: { view: ReportsView }) => {
  const t = useText(voiceText);
  return (
    <Section look="plain" title={t.what}>
      <Grid as="ul" min={300} className={styles.choices}>
        {view.choices.map(({ kind, open, says }) => {
          const children = [
            <b key="kind">{t.kinds[kind]}</b>,
            <p key="says" className="muted num">
              {says}
            </p>,
          ];
          return (
            <li key={kind}>
              {open ? (
                <LocalLink className="card" to={`/ticket/${view.pnr}/report?kind=${kind}`}>
                  {children}
                </LocalLink>
              ) : (
                <div className="card">{children}</div>
              )}
            </li>
          );
        })}
      </Grid>
    </Section>
  );
};

/** Page where a passenger reports that the coach did not come or cost more, and reads the answers. */
export default function ReportPage({ loaderData, actionData }: Route.ComponentProps) {
  const { view, kind, key } = loaderData;
  const t = useText(voiceText);
  const language = useLanguage();
  const answer = actionData;
  const { intent, reportId: about } = answer?.typed ?? {};
  // The form is gone if another tab sent the report; then only this alert shows the problem.
  const isLost =
    intent === 'report'
      ? !kind
      : !view.reports.some(({ reportId, state }) => reportId === about && state === 'answered');
  const page = useFirstError<HTMLDivElement>(isLost && answer);
  return (
    <NarrowPage
      ref={page}
      title={t.title}
      about={`${view.journey} · PNR ${view.shownPnr}`}
      back={{ to: `/ticket/${view.pnr}`, label: t.toTicket }}
    >
      <p className="muted">{t.lead}</p>
      {answer && isLost && <Alert>{problemText(answer.problem, language)}</Alert>}
      {view.reports.map((report) => (
        <ReportThread key={report.reportId} report={report} formKey={key} answer={answer} />
      ))}
      {kind ? (
        <ReportForm key={kind} kind={kind} view={view} formKey={key} answer={answer} />
      ) : (
        <Choices view={view} />
      )}
    </NarrowPage>
  );
}
