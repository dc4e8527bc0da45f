import type pg from 'pg';
import type { Statement } from '../tape.ts';

type Plan = { 'Node Type': string; 'Relation Name'?: string; Plans?: Plan[] };

type Explained = { 'QUERY PLAN': [{ Plan: Plan }] };

const scansOf = (plan: Plan): string[] => [
  ...(plan['Node Type'] === 'Seq Scan' ? [plan['Relation Name'] ?? '?'] : []),
  ...(plan.Plans ?? []).flatMap(scansOf),
];

/** Tables with more rows than this are large: reading one from end to end is what a page must not do. */
const large = 5_000;

/** The tables of an installation that are large now. */
export const largeTables = async (pool: pg.Pool): Promise<Set<string>> => {
  const { rows } = await pool.query<{ relname: string }>(
    `select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples > $1`,
    [large],
  );
  return new Set(rows.map(({ relname }) => relname));
};

const explainable = /^\s*(select|with|insert|update|delete)\b/i;

/**
 * The large tables that a statement reads from end to end, as PostgreSQL plans it for these very values or for all: a
 * prepared one is planned either way.
 */
export const largeScansOf = async (
  pool: pg.Pool,
  { text, values }: Statement,
  tables: ReadonlySet<string>,
): Promise<string[]> => {
  if (!explainable.test(text)) return [];
  const explained = await Promise.all([
    pool.query<Explained>(`explain (format json) ${text}`, values),
    pool.query<Explained>(`explain (generic_plan, format json) ${text}`),
  ]);
  return explained.flatMap(({ rows: [row] }) =>
    row ? scansOf(row['QUERY PLAN'][0].Plan).filter((table) => tables.has(table)) : [],
  );
};
