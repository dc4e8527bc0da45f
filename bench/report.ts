import type { Cpu } from './cpu.ts';
import type { Figures } from './figures.ts';

/** One line of the table: a load, and the loads beside it that say what it could have been. */
export type Line = { what: string; figures: Figures; bare?: Figures; sql?: Figures; cpu?: Cpu | undefined };

const number = (value: number): string =>
  Number.isNaN(value)
    ? '–'
    : value < 10
      ? value.toFixed(2)
      : value < 100
        ? value.toFixed(1)
        : Math.round(value).toLocaleString('en');

const ratio = (figures: Figures, beside: Figures | undefined): string =>
  beside ? (figures.perSecond / beside.perSecond).toPrecision(2) : '';

const errorsOf = ({ errors }: Figures): string =>
  Object.entries(errors)
    .map(([code, count]) => `${count} × ${code}`)
    .join(', ');

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const heads = [
  '',
  'per second',
  'p50 ms',
  'p95 ms',
  'p99 ms',
  '÷ bare endpoint',
  '÷ bare SQL',
  'portal CPU ms',
  'PostgreSQL CPU ms',
  'done',
  'not done',
];

/** The table in Markdown, in the order of the lines. */
export const table = (lines: readonly Line[]): string =>
  [
    row(heads),
    row(heads.map((_, at) => (at === 0 ? '---' : '--:'))),
    ...lines.map(({ what, figures, bare, sql, cpu }) =>
      row([
        what,
        number(figures.perSecond),
        number(figures.p50Ms),
        number(figures.p95Ms),
        number(figures.p99Ms),
        ratio(figures, bare),
        ratio(figures, sql),
        cpu ? number(cpu.portalMs) : '',
        cpu ? number(cpu.databaseMs) : '',
        String(figures.count),
        errorsOf(figures),
      ]),
    ),
  ].join('\n');
