import { type Client, DatabaseError, type QueryResultRow } from 'pg';

/** A value of each type of parameter; a list gets one element. */
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

/** SQLSTATEs caused by the values themselves: a row breaks a constraint, or a value does not fit its column. */
const ofValues = /^2[23]/;

/** Executes or explains a statement with such values, and rolls back; returns the rows. */
const execute = async <Row extends QueryResultRow>(
  client: Client,
  text: string,
  how: 'explain ' | '',
): Promise<Row[]> => {
  await client.query('begin');
  try {
    await client.query(`prepare looked_at as ${text}`);
    const { rows } = await client.query<{ types: string[] }>(
      "select parameter_types::text[] as types from pg_prepared_statements where name = 'looked_at'",
    );
    const given = (rows[0]?.types ?? []).map(valueOf).join(', ');
    const answer = await client.query<Row>(`${how}execute looked_at${given && `(${given})`}`);
    return answer.rows;
  } finally {
    await client.query('rollback');
    await client.query('deallocate all');
  }
};

const faultOf = async (client: Client, text: string, how: 'explain ' | ''): Promise<string | undefined> => {
  try {
    await execute(client, text, how);
    return undefined;
  } catch (thrown) {
    if (thrown instanceof DatabaseError && ofValues.test(thrown.code ?? '')) return undefined;
    return thrown instanceof Error ? thrown.message : String(thrown);
  }
};

/** Counts the tasks into which a cluster divides a statement, the most of any of its parts; undefined where it cannot run it. */
export const countTasks = async (client: Client, text: string): Promise<number | undefined> => {
  try {
    const plan = await execute<{ 'QUERY PLAN': string }>(client, text, 'explain ');
    return Math.max(
      ...plan.flatMap((row) => /Task Count: (\d+)/.exec(row['QUERY PLAN'])?.[1] ?? []).map(Number),
    );
  } catch {
    return undefined;
  }
};

/**
 * Has a database plan a statement with sample values, without running it; returns its error. A cluster checks a
 * statement only then, not when it is prepared.
 */
export const faultOfPlan = (client: Client, text: string): Promise<string | undefined> =>
  faultOf(client, text, 'explain ');

/** Like `faultOfPlan`, for a statement that a cluster plans only when it runs: it is run and rolled back. */
export const faultOfRun = (client: Client, text: string): Promise<string | undefined> =>
  faultOf(client, text, '');
