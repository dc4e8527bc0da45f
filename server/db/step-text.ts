import {
  DummyDriver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  sql,
} from 'kysely';
import { snakeCase } from './snake-case.ts';
import type { Columns, Kind } from './step-parts.ts';
import { touchingTripsOf } from './touch.ts';

/** Writes SQL down without a database. */
const writer = new Kysely<unknown>({
  dialect: {
    createAdapter: () => new PostgresAdapter(),
    createDriver: () => new DummyDriver(),
    createIntrospector: (db) => new PostgresIntrospector(db),
    createQueryCompiler: () => new PostgresQueryCompiler(),
  },
});

const textOf = (kind: Kind, rows: string): string => {
  const { sql: text, parameters } = kind.statement(sql.raw(rows)).compile(writer);
  if (parameters.length > 0) throw new Error(`${kind.name}: a value belongs into the rows of a part`);
  return text;
};

/** Names the type of a column in SQL. */
export const typeOf = (type: Columns[string]): string => type.replace('?', '');

/**
 * Writes the statement of steps with these kinds of parts, for any number of steps. Guards run in order, each only for
 * steps that passed the guards before it; writes only for steps that passed all. Parameters: the numbers of the steps,
 * then for each part the step number of each row and its columns. Trips whose seats are written are touched, once each.
 * The statement returns the numbers of the steps taken.
 */
export const writeStatement = (guards: readonly Kind[], writes: readonly Kind[]): string => {
  let used = 1;
  const parts: string[] = ['passed_0 as (select step from unnest($1::int[]) given (step))'];
  const rowsOf = ({ columns }: Kind, passed: number): string => {
    const types = ['int', ...Object.values(columns).map(typeOf)];
    const names = ['step', ...Object.keys(columns).map((name) => `"${snakeCase(name)}"`)];
    return `select given.* from unnest(${types.map((type) => `$${++used}::${type}[]`).join(', ')})
      given (${names.join(', ')}) where given.step in (select step from passed_${passed})`;
  };
  for (const [place, kind] of guards.entries()) {
    const same = (kind.key ?? []).map((name) => `locked.${snakeCase(name)} = given.${snakeCase(name)}`);
    parts.push(
      `rows_${place} as (${rowsOf(kind, place)})`,
      `locked_${place} as (${textOf(kind, `rows_${place}`)})`,
      `passed_${place + 1} as (select step from passed_${place} where step not in (
        select given.step from rows_${place} given
        where not exists (select from locked_${place} locked where ${same.join(' and ')})))`,
    );
  }
  for (const [place, kind] of writes.entries())
    parts.push(
      `given_${place} as (${rowsOf(kind, guards.length)})`,
      `written_${place} as (${textOf(kind, `given_${place}`)})`,
    );
  const touched = writes.flatMap(({ touchesTrips }, place) => (touchesTrips ? [`given_${place}`] : []));
  if (touched.length > 0) parts.push(`touched as (${touchingTripsOf(touched)})`);
  return `with ${parts.join(',\n')}\nselect step from passed_${guards.length}`;
};
