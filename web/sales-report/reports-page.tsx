import { type DhakaDate, formatDate } from '@poth/domain/dhaka.ts';
import { digits } from '@poth/domain/language.ts';
import { requestContext } from '#ctx';
import { Desk } from '../shell/desk.tsx';
import { languageOf, useLanguage } from '../text/language.ts';
import { pageMeta } from '../text/page-meta.ts';
import { useText } from '../text/texts.ts';
import { EmptyState } from '../ui/empty-state.tsx';
import { Figures } from '../ui/figures.tsx';
import type { Route } from './+types/reports-page.ts';
import { BarTable, Folded, WholeTable } from './bar-table.tsx';
import { DayColumns } from './day-columns.tsx';
import { PeriodPicker } from './period-picker.tsx';
import { reportQueryOf } from './report-query.ts';
import { ReportSection } from './report-section.tsx';
import { reportView } from './report-view.ts';
import styles from './report.module.css';
import { reportText } from './text.ts';

export const meta = pageMeta(reportText.title);

export const loader = async ({ context, request }: Route.LoaderArgs) => {
  const { portal, actor, now } = context.get(requestContext);
  const asked = reportQueryOf(request, now);
  const { from, until, by } = asked;
  const reports = await portal.salesReport.viewReports(actor, { from, until, by });
  return { asked, view: reportView(reports, asked, languageOf(request)) };
};

/** Page of a company's sales, earnings, refunds and occupancy. */
export default function ReportsPage({ loaderData: { asked, view } }: Route.ComponentProps) {
  const t = useText(reportText);
  const language = useLanguage();
  const { columns, figures: words } = t;
  const { figures } = view;
  const day = (date: DhakaDate) =>
    `${formatDate(date, language, 'day')} ${digits(date.slice(0, 4), language)}`;
  const sales = [columns.seats, columns.fares, columns.backSeats, columns.back, columns.earned];
  const occupancy = [columns.trips, columns.sold, columns.offered, columns.share];
  return (
    <Desk title={t.title} lead={t.period(day(asked.from), day(asked.until))}>
      <PeriodPicker asked={asked} />
      <p className={`small muted ${styles.says}`}>{t.says[asked.by]}</p>
      {view.empty ? (
        <EmptyState>{t.none}</EmptyState>
      ) : (
        <>
          <Figures
            figures={[
              { label: words.earned, value: figures.earned, more: words.earnedNote },
              { label: words.sold, value: figures.sold, more: words.soldFor(figures.soldFor) },
              { label: words.back, value: figures.back, more: words.backFor(figures.backFor) },
              { label: words.full, value: figures.full, more: words.fullOf(figures.trips) },
            ]}
          />
          <ReportSection name="days" asked={asked}>
            <DayColumns chart={view.chart} title={t.days} />
            <Folded label={t.asTable}>
              <WholeTable caption={t.days} heads={[columns.day, ...sales]} rows={view.days} />
            </Folded>
          </ReportSection>
          <ReportSection name="routes" asked={asked}>
            <BarTable caption={t.routes} heads={[columns.route, ...sales]} rows={view.routes} />
          </ReportSection>
          <ReportSection name="channels" asked={asked}>
            <BarTable caption={t.channels} heads={[columns.channel, ...sales]} rows={view.channels} />
          </ReportSection>
          <ReportSection name="counters" asked={asked}>
            <BarTable
              caption={t.counters}
              heads={[columns.counter, ...sales]}
              rows={view.counters}
              none={t.noCounters}
            />
          </ReportSection>
          <ReportSection name="occupancy" asked={asked} says={t.occupancySays}>
            <BarTable
              caption={t.occupancy}
              heads={[columns.route, ...occupancy]}
              rows={view.occupancyRoutes}
            />
            <Folded label={t.occupancyDays}>
              <WholeTable
                caption={t.occupancy}
                heads={[columns.day, ...occupancy]}
                rows={view.occupancyDays}
              />
            </Folded>
          </ReportSection>
          <ReportSection name="cancellations" asked={asked} says={t.cancellationsSays}>
            <BarTable
              caption={t.cancellations}
              heads={[columns.canceller, columns.seats, columns.back, columns.kept]}
              rows={view.cancellers}
              none={t.noCancellations}
            />
          </ReportSection>
        </>
      )}
    </Desk>
  );
}
