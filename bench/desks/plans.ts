import type pg from 'pg';
import type { Statement } from '../tape.ts';

type Plan = { 'Node Type': string; 'Relation Name'?: string; Plans?: Plan[] };

type Explained = { 'QUERY PLAN': [{ Plan: Plan }] };

const scansOf = (plan: Plan): string[] => [
  ...(plan['Node Type'] === 'Seq Scan' ? [plan['Relation Name'] ?? '?'] : []),
  ...(plan.Plans ?? []).flatMap(scansOf),
];

/** Row count above which a table is large: a page must not scan it sequentially. */
const large = 5_000;

/** Tables of the installation that are large at present. */
export const largeTables = async (pool: pg.Pool): Promise<Set<string>> => {
  const { rows } = await pool.query<{ relname: string }>(
    `select relname from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples > $1`,
    [large],
  );
  return new Set(rows.map(({ relname }) => relname));
};

const explainable = /^\s*(select|with|insert|update|delete)\b/i;

/**
 * Large tables that a statement scans sequentially, in PostgreSQL's plan for these values or in the generic one: a
 * prepared statement may get either.
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
