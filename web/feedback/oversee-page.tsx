import { formatPnr } from '@poth/domain/booking/pnr.ts';
import { dhakaDate, formatDate } from '@poth/domain/dhaka.ts';
import { requestContext } from '#ctx';
import { Desk } from '../shell/desk.tsx';
import { leaveEmptyPage } from '../shell/page-of.ts';
import { useLanguage } from '../text/language.ts';
import { LocalLink } from '../text/local-link.tsx';
import { pageMeta } from '../text/page-meta.ts';
import { routeNameText } from '../text/route-name-text.ts';
import { useText } from '../text/texts.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { Stack } from '../ui/layout.tsx';
import { Pager } from '../ui/pager.tsx';
import { Section } from '../ui/section.tsx';
import type { Route } from './+types/oversee-page.ts';
import { voiceDeskText } from './desk-text.ts';
import { OperatorsTable } from './operators-table.tsx';
import { RecordsLine } from './records-line.tsx';
import { ReportSaid } from './report-said.tsx';
import { reportsAsked, reportsPath, StateTabs } from './reports-asked.tsx';

export const meta = pageMeta(voiceDeskText.title);
const path = '/admin/reports-of-passengers';

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { portal, actor } = context.get(requestContext);
  const asked = reportsAsked(request);
  const list = await portal.feedback.overseeReports(actor, asked);
  leaveEmptyPage(request, list.rows);
  return { ...list, state: asked.state };
};

type Row = Route.ComponentProps['loaderData']['rows'][number];

const Overseen = ({ report, trip }: Row) => {
  const t = useText(voiceDeskText);
  const language = useLanguage();
  return (
    <Section title={t.kinds[report.kind]}>
      <p className="num">
        {report.operatorName[language]}
        {trip &&
          ` · ${t.coach(trip.coachNumber)} · ${routeNameText(trip.routeName, language)} · ${formatDate(dhakaDate(new Date(trip.departsAt)), language, 'short')}`}
      </p>
      {trip && <RecordsLine trip={trip} />}
      <ReportSaid
        report={report}
        answeredBy={report.operatorName[language]}
        booking={
          <LocalLink className="link link-alone num" to={`/admin/bookings/${report.pnr}`}>
            {t.booking(formatPnr(report.pnr))}
          </LocalLink>
        }
      />
    </Section>
  );
};

/** Page of all reports of passengers, beside what our own records say of their trips. */
export default function OverseePage({ loaderData }: Route.ComponentProps) {
  const { operators, rows, counts, state, page, more } = loaderData;
  const t = useText(voiceDeskText);
  return (
    <Desk title={t.title} lead={t.leadAdmin}>
      <Stack gap="l">
        {operators.length > 0 && (
          <Section look="plain" title={t.operators.title}>
            <OperatorsTable operators={operators} />
          </Section>
        )}
        <Section look="plain" title={t.list}>
          <StateTabs path={path} at={state} counts={counts} />
          {rows.length === 0 && <EmptyState>{t.none}</EmptyState>}
          {rows.map((row) => (
            <Overseen key={row.report.reportId} {...row} />
          ))}
        </Section>
        <Pager page={page} more={more} to={(other) => reportsPath(path, state, other)} />
      </Stack>
    </Desk>
  );
}
