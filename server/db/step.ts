import { type RawBuilder, sql } from 'kysely';
import { DatabaseError } from 'pg';
import type { Database, Tx } from './database.ts';
import { TryAgain } from './transaction.ts';

/** Holds in a statement while everything before it held. */
export type Held = RawBuilder<boolean>;

/**
 * Rows that a step rests on. Its statement locks them, waits for whoever has them locked, and asks `lock` of them
 * again as they are then; a step with fewer than `rows` of them is not taken.
 */
export type Guard<Name extends string = string> = {
  name: Name;
  rows: number;
  /** Locks them and answers a row for each: `select … for update`, or an insert or update with `returning`. */
  lock: (held: Held) => RawBuilder<unknown>;
};

/** Writes a part of a step where every guard held; it must not be able to come to nothing then. */
export type Write = (held: Held) => RawBuilder<unknown>;

/** keys: unique keys by which the database tells that another was faster; such a step is decided again. */
export type Step<Name extends string = string> = {
  guards: readonly Guard<Name>[];
  writes: readonly Write[];
  keys?: readonly string[];
};

const rowsOf = (name: string) => sql.ref(`held_${name}`);
const countOf = (name: string) => sql`(select count(*) from ${rowsOf(name)})`;

/**
 * Takes a step in one statement: guards are locked in their order, each only where those before it held, then all is
 * written or nothing. Committed by itself unless it is given a transaction. A guard that inserts or updates has done so
 * even where a later one fails: what it writes must do no harm by itself. Answers the first guard that failed. Throws
 * TryAgain where one of `keys` refused a row.
 */
export const takeStep = async <Name extends string>(
  db: Database | Tx,
  { guards, writes, keys = [] }: Step<Name>,
): Promise<Name | undefined> => {
  const heldBefore = (place: number): Held => {
    const before = guards[place - 1];
    return before ? sql<boolean>`${countOf(before.name)} = ${before.rows}::int` : sql<boolean>`true`;
  };
  const parts = [
    ...guards.map(({ name, lock }, place) => sql`${rowsOf(name)} as (${lock(heldBefore(place))})`),
    ...writes.map(
      (write, place) => sql`${sql.ref(`write_${place}`)} as (${write(heldBefore(guards.length))})`,
    ),
  ];
  const counts = guards.map(({ name }) => sql`${countOf(name)}::int as ${sql.ref(name)}`);
  const statement = sql<Record<Name, number>>`with ${sql.join(parts, sql`,\n`)} select ${sql.join(counts)}`;
  const { rows } = await statement.execute(db).catch((thrown: unknown) => {
    throw thrown instanceof DatabaseError && keys.includes(thrown.constraint ?? '') ? new TryAgain() : thrown;
  });
  return guards.find(({ name, rows: wanted }) => rows[0]?.[name] !== wanted)?.name;
};
