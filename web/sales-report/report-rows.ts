import type { CsvCell } from '@poth/domain/csv.ts';
import type { Language } from '@poth/domain/language.ts';
import {
  earned,
  type Occupancy,
  type ReportName,
  type Reports,
  type Sales,
  shareSold,
} from '@poth/domain/sales-report/report.ts';
import { takaCell } from '../shell/csv-answer.ts';
import { textIn } from '../text/texts.ts';
import { reportText } from './text.ts';

const salesCells = (row: Sales): CsvCell[] => [
  row.seats,
  takaCell(row.farePaisa),
  row.backSeats,
  takaCell(row.backPaisa),
  takaCell(earned(row)),
];
const occupancyCells = (row: Occupancy): CsvCell[] => [row.trips, row.sold, row.offered, shareSold(row)];

/** Writes a report as the rows of a file: sortable dates, amounts in taka, names in the reader's language. */
export const reportRows = (name: ReportName, reports: Reports, language: Language): CsvCell[][] => {
  const t = textIn(language, reportText);
  const { columns } = t;
  const sales = [columns.seats, columns.fares, columns.backSeats, columns.back, columns.earned];
  switch (name) {
    case 'days':
      return [[columns.day, ...sales], ...reports.days.map((row) => [row.day, ...salesCells(row)])];
    case 'routes':
      return [
        [columns.route, ...sales],
        ...reports.routes.map((row) => [row.route[language], ...salesCells(row)]),
      ];
    case 'counters':
      return [
        [columns.place, columns.counter, ...sales],
        ...reports.counters.map((row) => [row.place[language], row.counter[language], ...salesCells(row)]),
      ];
    case 'channels':
      return [
        [columns.channel, ...sales],
        ...reports.channels.map((row) => [t.channelNames[row.channel], ...salesCells(row)]),
      ];
    case 'occupancy':
      return [
        [columns.day, columns.trips, columns.sold, columns.offered, columns.share],
        ...reports.occupancy.days.map((row) => [row.day, ...occupancyCells(row)]),
      ];
    case 'cancellations':
      return [
        [columns.day, columns.seats, columns.back, columns.kept],
        ...reports.cancellations.days.map((row) => [
          row.day,
          row.seats,
          takaCell(row.backPaisa),
          takaCell(row.keptPaisa),
        ]),
      ];
  }
};
