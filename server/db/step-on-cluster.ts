import { type RawBuilder, sql } from 'kysely';
import type { Database, Tx } from './database.ts';
import { snakeCase } from './snake-case.ts';
import { asParameter, type Part, type Step } from './step-parts.ts';
import { typeOf } from './step-text.ts';
import { touchTrips } from './touch.ts';

type Row = Part['rows'][number];

/** Columns by which tables are distributed: a statement for one value of them goes to one machine and locks there. */
const isDistributing = (name: string): boolean => name === 'tripId' || name === 'book';

const named = (name: string): RawBuilder<unknown> => sql.raw(`"${snakeCase(name)}"`);

/**
 * Writes rows of one trip as a relation with the trip as a separate parameter: from a list of trips a cluster could not
 * see which machine has the rows.
 */
const relationOf = ({ columns }: Part['kind'], rows: readonly Row[]): RawBuilder<unknown> => {
  const [first] = rows as [Row];
  const all = Object.entries(columns).map(([name, type]) => ({ name, type, inSql: sql.raw(typeOf(type)) }));
  const isOne = ({ name }: { name: string }): boolean => rows.length === 1 || isDistributing(name);
  const lists = all.filter((column) => !isOne(column));
  const each = all
    .filter(isOne)
    .map(({ name, type, inSql }) => sql`${asParameter(first[name], type)}::${inSql} as ${named(name)}`);
  if (lists.length === 0) return sql`(select ${sql.join(each)})`;
  const values = lists.map(
    ({ name, type, inSql }) => sql`${rows.map((row) => asParameter(row[name], type))}::${inSql}[]`,
  );
  const names = sql.join(lists.map(({ name }) => named(name)));
  return sql`(select ${sql.join([...each, sql`listed.*`])} from unnest(${sql.join(values)}) listed (${names}))`;
};

/** Parts the rows by trip or book, in the order of their ids: locks are taken in that order. */
const byTrip = (rows: readonly Row[]): (readonly Row[])[] => {
  const tripOf = (row: Row): string => String(row.tripId ?? row.book ?? '');
  const parted = Map.groupBy(rows, tripOf);
  return [...parted].toSorted(([one], [other]) => (one < other ? -1 : 1)).map(([, some]) => some);
};

/** Runs a part; returns the rows of its statements. */
const runPart = async (tx: Database | Tx, { kind, rows }: Part): Promise<Row[]> => {
  const found: Row[] = [];
  for (const some of byTrip(rows)) {
    const answer = await sql<Row>`${kind.statement(relationOf(kind, some))}`.execute(tx);
    found.push(...answer.rows);
  }
  return found;
};

const keysOf = (rows: readonly Row[], key: readonly string[]): Set<string> =>
  new Set(rows.map((row) => key.map((name) => String(row[name])).join()));

/**
 * Takes a step in a transaction with one statement for each part: guards in order, and only if all of them held, the
 * writes. Citus 13.2 routes a statement of several parts to one machine only where none of them inserts ("only SELECT,
 * UPDATE, or DELETE common table expressions may be router planned"), and takes locks in no other.
 */
export const takePartByPart = async (tx: Database | Tx, { guards, writes }: Step): Promise<boolean> => {
  for (const guard of guards) {
    const { key } = guard.kind;
    if (keysOf(await runPart(tx, guard), key).size < keysOf(guard.rows, key).size) return false;
  }
  for (const write of writes) await runPart(tx, write);
  const touched = writes.flatMap(({ kind, rows }) =>
    kind.touchesTrips ? rows.map((row) => String(row.tripId)) : [],
  );
  await touchTrips(tx, touched);
  return true;
};

class NotTaken extends Error {}

/** Takes a step on a cluster in a transaction of its own, or by its one statement. */
export const takeInTransaction = async (db: Database, step: Step): Promise<boolean> => {
  const [first, ...others] = [...step.guards, ...step.writes];
  const isAlone = others.length === 0 && !first?.kind.touchesTrips && byTrip(first?.rows ?? []).length === 1;
  if (isAlone) return takePartByPart(db, step);
  try {
    await db.transaction().execute(async (tx) => {
      if (!(await takePartByPart(tx, step))) throw new NotTaken();
    });
    return true;
  } catch (thrown) {
    if (thrown instanceof NotTaken) return false;
    throw thrown;
  }
};
