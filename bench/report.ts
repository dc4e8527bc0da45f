import type { Unsent } from './checks.ts';
import type { Cpu } from './cpu.ts';
import type { Figures } from './figures.ts';

/** One line of the table: a load, and the loads beside it that say what it could have been. */
export type Line = {
  what: string;
  figures: Figures;
  bare?: Figures;
  sql?: Figures;
  cpu?: Cpu | undefined;
  unsent?: Unsent;
};

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

const remarksOf = ({ figures: { errors }, unsent }: Line): string =>
  [
    ...Object.entries(errors).map(([code, count]) => `${count} × ${code}`),
    ...(unsent
      ? [`at the end ${unsent.count} unsent, the oldest ${(unsent.oldestMs / 1000).toFixed(1)} s`]
      : []),
  ].join(', ');

const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

const heads = [
  '',
  'per second',
  'p50 ms',
  'p95 ms',
  'p99 ms',
  '÷ bare endpoint',
  '÷ bare SQL',
  'CPU ms: portal + PostgreSQL',
  'portal',
  'PostgreSQL',
  'sandbox',
  'client',
  'done',
  'not done, unsent',
];

/** The table in Markdown, in the order of the lines. */
export const table = (lines: readonly Line[]): string =>
  [
    row(heads),
    row(heads.map((_, at) => (at === 0 ? '---' : '--:'))),
    ...lines.map((line) => {
      const { what, figures, bare, sql, cpu } = line;
      return row([
        what,
        number(figures.perSecond),
        number(figures.p50Ms),
        number(figures.p95Ms),
        number(figures.p99Ms),
        ratio(figures, bare),
        ratio(figures, sql),
        cpu ? number(cpu.portalMs + cpu.databaseMs) : '',
        cpu ? number(cpu.portalMs) : '',
        cpu ? number(cpu.databaseMs) : '',
        cpu ? number(cpu.sandboxMs) : '',
        cpu ? number(cpu.clientMs) : '',
        String(figures.count),
        remarksOf(line),
      ]);
    }),
  ].join('\n');
