import { type DhakaDate, formatDate } from '@poth/domain/dhaka.ts';
import { digits } from '@poth/domain/language.ts';
import { requestContext } from '#ctx';
import { Desk } from '../shell/desk.tsx';
import { languageOf, useLanguage } from '../text/language.ts';
import { pageMeta } from '../text/page-meta.ts';
import { useText } from '../text/texts.ts';
import type { Route } from './+types/reports-page.ts';
import { BarTable, WholeTable } from './bar-table.tsx';
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
  const salesHeads = [columns.seats, columns.fares, columns.backSeats, columns.back, columns.earned];
  const occupancyHeads = [columns.trips, columns.sold, columns.offered, columns.share];
  const shown = [
    [words.earned, figures.earned, words.earnedNote],
    [words.sold, figures.sold, words.soldFor(figures.soldFor)],
    [words.back, figures.back, words.backFor(figures.backFor)],
    [words.full, figures.full, words.fullOf(figures.trips)],
  ];
  return (
    <Desk title={t.title} lead={t.period(day(asked.from), day(asked.until))}>
      <PeriodPicker asked={asked} />
      <p className={`small muted ${styles.says}`}>{t.says[asked.by]}</p>
      {view.empty ? (
        <p className="card desk-empty">{t.none}</p>
      ) : (
        <>
          <div className={`desk-figures num ${styles.figures}`}>
            {shown.map(([label, figure, note]) => (
              <div key={label} className="desk-figure">
                <span className="small muted">{label}</span>
                <b>{figure}</b>
                <span className="small muted">{note}</span>
              </div>
            ))}
          </div>
          <ReportSection name="days" title={t.days} asked={asked}>
            <DayColumns chart={view.chart} title={t.days} />
            <details className={styles.details}>
              <summary>{t.asTable}</summary>
              <WholeTable caption={t.days} heads={[columns.day, ...salesHeads]} rows={view.days} />
            </details>
          </ReportSection>
          <ReportSection name="routes" title={t.routes} asked={asked}>
            <BarTable caption={t.routes} heads={[columns.route, ...salesHeads]} rows={view.routes} />
          </ReportSection>
          <ReportSection name="channels" title={t.channels} asked={asked}>
            <BarTable caption={t.channels} heads={[columns.channel, ...salesHeads]} rows={view.channels} />
          </ReportSection>
          <ReportSection name="counters" title={t.counters} asked={asked}>
            {view.counters.length > 0 ? (
              <BarTable caption={t.counters} heads={[columns.counter, ...salesHeads]} rows={view.counters} />
            ) : (
              <p className="card desk-empty">{t.noCounters}</p>
            )}
          </ReportSection>
          <ReportSection name="occupancy" title={t.occupancy} asked={asked} says={t.occupancySays}>
            <BarTable
              caption={t.occupancy}
              heads={[columns.route, ...occupancyHeads]}
              rows={view.occupancyRoutes}
            />
            <details className={styles.details}>
              <summary>{t.occupancyDays}</summary>
              <WholeTable
                caption={t.occupancy}
                heads={[columns.day, ...occupancyHeads]}
                rows={view.occupancyDays}
              />
            </details>
          </ReportSection>
          <ReportSection
            name="cancellations"
            title={t.cancellations}
            asked={asked}
            says={t.cancellationsSays}
          >
            {view.cancellers.length > 0 ? (
              <BarTable
                caption={t.cancellations}
                heads={[columns.canceller, columns.seats, columns.back, columns.kept]}
                rows={view.cancellers}
              />
            ) : (
              <p className="card desk-empty">{t.noCancellations}</p>
            )}
          </ReportSection>
        </>
      )}
    </Desk>
  );
}
