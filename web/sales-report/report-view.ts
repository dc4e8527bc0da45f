import { formatDate } from '@poth/domain/dhaka.ts';
import { countText, digits, type Language } from '@poth/domain/language.ts';
import { daysOf, type Period } from '@poth/domain/sales-report/period.ts';
import {
  type Cancellations,
  earned,
  type Occupancy,
  type Reports,
  type Sales,
  shareSold,
} from '@poth/domain/sales-report/report.ts';
import { moneyText } from '../shell/money-text.ts';
import { textIn } from '../text/texts.ts';
import { reportText } from './text.ts';

/** Row with a bar: its name, its cells in order, and the length of the bar in percent. */
export type BarRow = { name: string; share: number; cells: string[] };
/** Day in a column chart. label: shown under it where there is room; second: shown on wide screens only. */
type ColumnView = { day: string; label: string | null; second: boolean; share: number };

const shareOf = (amount: number, most: number): number =>
  most <= 0 ? 0 : Math.max(0, Math.round((1000 * amount) / most) / 10);

const salesCells = (row: Sales, language: Language): string[] => [
  countText(row.seats, language),
  moneyText(row.farePaisa, language),
  countText(row.backSeats, language),
  moneyText(row.backPaisa, language),
  moneyText(earned(row), language),
];

const salesRows = <Row extends Sales>(
  rows: readonly Row[],
  nameOf: (row: Row) => string,
  language: Language,
): BarRow[] => {
  const most = Math.max(0, ...rows.map(earned));
  return rows.map((row) => ({
    name: nameOf(row),
    share: shareOf(earned(row), most),
    cells: salesCells(row, language),
  }));
};

const occupancyRow = (name: string, row: Occupancy, language: Language): BarRow => {
  const share = shareSold(row);
  return {
    name,
    share,
    cells: [
      countText(row.trips, language),
      countText(row.sold, language),
      countText(row.offered, language),
      textIn(language, reportText).percent(digits(share, language)),
    ],
  };
};

const cancellationRow = (name: string, row: Cancellations, most: number, language: Language): BarRow => ({
  name,
  share: shareOf(row.seats, most),
  cells: [
    countText(row.seats, language),
    moneyText(row.backPaisa, language),
    moneyText(row.keptPaisa, language),
  ],
});

/** Writes a route's name with spaced dashes. */
const routeText = (name: string): string => name.replaceAll('-', ' – ');

const labelled = 6;

/** Columns of every day of the period, including days without a sale. */
const columnsOf = (reports: Reports, period: Period, language: Language) => {
  const days = daysOf(period);
  const sold = new Map(reports.days.map((row) => [row.day, row.farePaisa]));
  const most = Math.max(0, ...sold.values());
  const every = Math.ceil(days.length / labelled);
  const best = reports.days.find(({ farePaisa }) => farePaisa === most);
  return {
    columns: days.map(
      (day, at): ColumnView => ({
        day,
        label: at % every === 0 ? formatDate(day, language, 'day') : null,
        second: (at / every) % 2 === 1,
        share: shareOf(sold.get(day) ?? 0, most),
      }),
    ),
    most: moneyText(most, language),
    half: moneyText(most / 2, language),
    says: best
      ? textIn(language, reportText).daysMost(
          moneyText(most, language),
          formatDate(best.day, language, 'short'),
        )
      : '',
  };
};

/** Prepares reports for their page, all numbers in the reader's language. */
export const reportView = (reports: Reports, period: Period, language: Language) => {
  const t = textIn(language, reportText);
  const { total, occupancy, cancellations } = reports;
  const mostSeats = Math.max(0, ...cancellations.cancellers.map(({ seats }) => seats));
  return {
    empty: reports.days.length === 0 && occupancy.total.trips === 0,
    figures: {
      earned: moneyText(earned(total), language),
      sold: countText(total.seats, language),
      soldFor: moneyText(total.farePaisa, language),
      back: countText(total.backSeats, language),
      backFor: moneyText(total.backPaisa, language),
      full: t.percent(digits(shareSold(occupancy.total), language)),
      trips: countText(occupancy.total.trips, language),
    },
    chart: columnsOf(reports, period, language),
    days: salesRows(reports.days, ({ day }) => formatDate(day, language, 'short'), language),
    routes: salesRows(reports.routes, ({ route }) => routeText(route[language]), language),
    counters: salesRows(
      reports.counters,
      ({ counter, place }) => `${place[language]}: ${counter[language]}`,
      language,
    ),
    channels: salesRows(reports.channels, ({ channel }) => t.channelNames[channel], language),
    occupancyRoutes: occupancy.routes.map((row) =>
      occupancyRow(routeText(row.route[language]), row, language),
    ),
    occupancyDays: occupancy.days.map((row) =>
      occupancyRow(formatDate(row.day, language, 'short'), row, language),
    ),
    cancellers: cancellations.cancellers.map((row) =>
      cancellationRow(t.cancellers[row.canceller], row, mostSeats, language),
    ),
  };
};
export type ReportView = ReturnType<typeof reportView>;
