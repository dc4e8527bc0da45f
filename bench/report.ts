import type { Unsent } from './checks.ts';
import type { Cpu } from './cpu.ts';
import type { Figures } from './figures.ts';

/** Line of the table: a load, and the reference loads measured next to it. */
export type Line = {
  what: string;
  figures: Figures;
  bare?: Figures;
  sql?: Figures;
  cpu?: Cpu | undefined;
  unsent?: Unsent;
  /** Bytes that each piece of work added to the write-ahead log. */
  walBytes?: number;
};

/** Columns of a table, with their headings. */
const columns = {
  perSecond: 'per second',
  p50Ms: 'p50 ms',
  p95Ms: 'p95 ms',
  p99Ms: 'p99 ms',
  ofBare: '÷ bare endpoint',
  ofSql: '÷ bare SQL',
  pothMs: 'CPU ms: portal + PostgreSQL',
  portalMs: 'portal',
  databaseMs: 'PostgreSQL',
  sandboxMs: 'sandbox',
  clientMs: 'client',
  count: 'done',
} as const;
const columnNames = Object.keys(columns) as (keyof typeof columns)[];

/** Numbers of a line by name: those of the columns, and those of its remarks. */
type Numbers = Record<string, number>;

/** Line over several runs: the median of each number, and the range of its speed. */
type Row = { what: string; numbers: Numbers; slowest: number; fastest: number; runs: number };

const errorPrefix = 'error ';

const numbersOf = ({ figures, bare, sql, cpu, unsent, walBytes }: Line): Numbers => {
  const { errors, seconds: _, ...measured } = figures;
  return {
    ...measured,
    ...(bare && { ofBare: figures.perSecond / bare.perSecond }),
    ...(sql && { ofSql: figures.perSecond / sql.perSecond }),
    ...(cpu && { pothMs: cpu.portalMs + cpu.databaseMs, ...cpu }),
    ...(walBytes !== undefined && { walBytes }),
    ...(unsent && { unsent: unsent.count, oldestUnsentMs: unsent.oldestMs }),
    ...Object.fromEntries(Object.entries(errors).map(([code, count]) => [errorPrefix + code, count])),
  };
};

const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((a, b) => a - b);
  return ((sorted[(sorted.length - 1) >> 1] ?? Number.NaN) + (sorted[sorted.length >> 1] ?? Number.NaN)) / 2;
};

/** Joins the lines of several runs, which have the same lines in the same order. */
export const joinRuns = (runs: readonly (readonly Line[])[]): Row[] =>
  (runs[0] ?? []).map(({ what }, at) => {
    const all = runs.flatMap((lines) => (lines[at] ? [numbersOf(lines[at])] : []));
    const names = new Set(all.flatMap((numbers) => Object.keys(numbers)));
    const valuesOf = (name: string) => all.flatMap((numbers) => numbers[name] ?? []);
    return {
      what,
      numbers: Object.fromEntries([...names].map((name) => [name, median(valuesOf(name))])),
      slowest: Math.min(...valuesOf('perSecond')),
      fastest: Math.max(...valuesOf('perSecond')),
      runs: all.length,
    };
  });

const number = (value: number | undefined): string =>
  value === undefined
    ? ''
    : Number.isNaN(value)
      ? '–'
      : value < 10
        ? value.toPrecision(3)
        : value < 100
          ? value.toFixed(1)
          : Math.round(value).toLocaleString('en');

const speed = ({ numbers, slowest, fastest, runs }: Row): string =>
  number(numbers.perSecond) + (runs > 1 ? ` (${number(slowest)}–${number(fastest)})` : '');

const cell = (row: Row, column: keyof typeof columns): string => {
  const value = row.numbers[column];
  if (column === 'perSecond') return speed(row);
  if (column === 'count') return String(Math.round(value ?? 0));
  // Ratios are far below one, or far above if an answer comes from memory.
  if (column === 'ofBare' || column === 'ofSql')
    return value && value < 10 ? value.toPrecision(2) : number(value);
  return number(value);
};

const remarksOf = ({ numbers }: Row): string =>
  [
    ...Object.entries(numbers)
      .filter(([name]) => name.startsWith(errorPrefix))
      .map(([name, count]) => `${Math.round(count)} × ${name.slice(errorPrefix.length)}`),
    ...(numbers.walBytes === undefined ? [] : [`${Math.round(numbers.walBytes / 1000)} kB of WAL each`]),
    ...(numbers.unsent === undefined
      ? []
      : [
          `at the end ${Math.round(numbers.unsent)} unsent, the oldest ${((numbers.oldestUnsentMs ?? 0) / 1000).toFixed(1)} s`,
        ]),
  ].join(', ');

const markdown = (heads: readonly string[], rows: readonly (readonly string[])[]): string =>
  [heads, heads.map((_, at) => (at === 0 ? '---' : '--:')), ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');

/** Table of all measurements with one database, in the order of the lines. */
export const table = (rows: readonly Row[]): string =>
  markdown(
    ['', ...columnNames.map((name) => columns[name]), 'not done, unsent, WAL'],
    rows.map((row) => [row.what, ...columnNames.map((name) => cell(row, name)), remarksOf(row)]),
  );

const share = (cost: number | undefined, ofFirst: number | undefined): string =>
  cost === undefined || ofFirst === undefined ? '' : (cost / ofFirst).toFixed(2);

const isMain = ({ what }: Row): boolean => !what.startsWith('–');

/** Main lines of each database next to those of the first: the cost of more bookings. */
export const comparisonTable = (sides: readonly { name: string; rows: readonly Row[] }[]): string => {
  const [first, ...others] = sides;
  return markdown(
    [
      '',
      ...sides.flatMap(({ name }) => [`${name}: per second`, 'p99 ms', 'CPU ms']),
      ...others.map(({ name }) => `CPU, ${name} ÷ ${first?.name}`),
    ],
    (first?.rows ?? []).filter(isMain).map((row) => {
      const same = sides.map(({ rows }) => rows.find(({ what }) => what === row.what)?.numbers);
      return [
        row.what,
        ...same.flatMap((numbers) => [numbers?.perSecond, numbers?.p99Ms, numbers?.pothMs].map(number)),
        ...same.slice(1).map((numbers) => share(numbers?.pothMs, row.numbers.pothMs)),
      ];
    }),
  );
};
