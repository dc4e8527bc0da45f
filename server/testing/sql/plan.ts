import type { Client } from 'pg';

type Plan = {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Index Cond'?: string;
  Plans?: Plan[];
};
type Index = { name: string; table: string; leads: string; isPartial: boolean };

/**
 * Tells whether an index is read from end to end: without a condition on its first column, which since version 18
 * PostgreSQL may do by an index scan too. A partial index is read like this on purpose.
 */
const isWhole = ({ leads, isPartial }: Index, { 'Index Cond': sought = '' }: Plan): boolean =>
  !isPartial && !new RegExp(`(?<![.\\w])${RegExp.escape(leads)}(?!\\w)`).test(sought);

/** Lists the tables that a plan reads from end to end, or by an index from end to end. */
const readToEnd = (plan: Plan, indexes: ReadonlyMap<string, Index>, isLimited = false): string[] => {
  const { 'Node Type': node, 'Relation Name': table, 'Index Name': name, Plans = [] } = plan;
  const index = indexes.get(name ?? '');
  // Reading rows in index order stops at the limit; with a sort in between, all are read.
  const limits = node === 'Limit' || (isLimited && node !== 'Sort');
  return [
    ...(node === 'Seq Scan' && table ? [table] : []),
    ...(index && !isLimited && isWhole(index, plan) ? [index.table] : []),
    ...Plans.flatMap((part) => readToEnd(part, indexes, limits)),
  ];
};

/** Opens the generic plans, for any parameters, that a filled and analysed database makes of statements. */
export const openPlans = async (client: Client) => {
  await client.query('set plan_cache_mode = force_generic_plan');
  const { rows: tables } = await client.query<{ name: string }>(
    `select relname as name from pg_class
    where relkind = 'r' and relnamespace = 'public'::regnamespace and reltuples >= 500`,
  );
  const large = new Set(tables.map(({ name }) => name));
  const { rows } = await client.query<Index>(
    `select indexrelid::regclass::text as name, indrelid::regclass::text as table, indpred is not null as "isPartial",
      pg_get_indexdef(indexrelid, 1, true) as leads
    from pg_index`,
  );
  const indexes = new Map(rows.map((index) => [index.name, index]));
  return {
    large: large as ReadonlySet<string>,
    /** Lists the large tables that a statement reads from end to end. */
    scansOf: async (text: string): Promise<string[]> => {
      await client.query(`prepare looked_at as ${text}`);
      const { rows: prepared } = await client.query<{ parameters: number }>(
        'select cardinality(parameter_types) as parameters from pg_prepared_statements',
      );
      const values = Array.from({ length: prepared[0]?.parameters ?? 0 }, () => 'null').join(', ');
      const { rows: explained } = await client.query<{ 'QUERY PLAN': [{ Plan: Plan }] }>(
        `explain (format json) execute looked_at${values && `(${values})`}`,
      );
      await client.query('deallocate looked_at');
      const plan = explained[0]?.['QUERY PLAN'][0].Plan;
      if (!plan) throw new Error(`no plan of ${text}`);
      return [...new Set(readToEnd(plan, indexes))].filter((table) => large.has(table)).sort();
    },
  };
};
