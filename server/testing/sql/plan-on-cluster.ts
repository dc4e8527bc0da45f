import type { Client } from 'pg';

/** A value of each type that statements take; of a list, a list of one. */
const values: Readonly<Record<string, string>> = {
  uuid: '20261127-0000-4000-8000-000000000001',
  text: 'x',
  smallint: '1',
  integer: '1',
  bigint: '1',
  numeric: '1',
  'double precision': '1',
  boolean: 'true',
  date: '2026-11-27',
  'timestamp with time zone': '2026-11-27T00:00:00Z',
  interval: '1 minute',
  json: '[]',
  jsonb: '[]',
};

const valueOf = (type: string): string => {
  const isList = type.endsWith('[]');
  const value = values[isList ? type.slice(0, -2) : type];
  if (value === undefined) throw new Error(`no value of type ${type}`);
  return `'${isList ? `{${value}}` : value}'::${type}`;
};

/**
 * Has a database plan a statement for values that stand for any others, without running it; answers what it says against it. A
 * cluster looks at a statement only then, not when it is prepared.
 */
export const faultOfPlan = async (client: Client, text: string): Promise<string | undefined> => {
  await client.query('begin');
  try {
    await client.query(`prepare looked_at as ${text}`);
    const { rows } = await client.query<{ types: string[] }>(
      "select parameter_types::text[] as types from pg_prepared_statements where name = 'looked_at'",
    );
    const given = (rows[0]?.types ?? []).map(valueOf).join(', ');
    await client.query(`explain execute looked_at${given && `(${given})`}`);
    return undefined;
  } catch (thrown) {
    return thrown instanceof Error ? thrown.message : String(thrown);
  } finally {
    await client.query('rollback');
    await client.query('deallocate all');
  }
};
