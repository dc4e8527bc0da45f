import type { RawBuilder } from 'kysely';

/** Types of the columns of a part's rows; a question mark marks a nullable one. */
type Types = {
  uuid: string;
  text: string;
  int: number;
  bigint: number;
  date: string;
  boolean: boolean;
  timestamptz: Date;
  jsonb: unknown;
};
type Type = keyof Types;
export type Columns = Readonly<Record<string, Type | `${Type}?`>>;
type ValueOf<T> = T extends `${infer Some extends Type}?`
  ? Types[Some] | null
  : T extends Type
    ? Types[T]
    : never;
export type RowOf<C extends Columns> = { readonly [Name in keyof C]: ValueOf<C[Name]> };

/** Converts a value of a row to a parameter of a statement. */
export const asParameter = (value: unknown, type: string): unknown => {
  if (value === null || value === undefined) return null;
  if (value instanceof Date) return value.toISOString();
  return type.startsWith('jsonb') ? JSON.stringify(value) : value;
};

/** A relation of the rows of a part: its columns in snake case, each row with the number of its `step`. */
export type Rows = RawBuilder<unknown>;

/** SQL that many steps have in common; its text never depends on the values. */
export type Kind = {
  readonly no: number;
  readonly name: string;
  readonly columns: Columns;
  readonly statement: (rows: Rows) => RawBuilder<unknown>;
  /** Columns that name the row of the database which a row of a guard locks; undefined for a write. */
  readonly key?: readonly string[];
  /** Set where the part changes seats: the trips of its rows are then touched. */
  readonly touchesTrips?: boolean;
};

/** A part of one step: rows for a kind of SQL. */
export type Part = { readonly kind: Kind; readonly rows: readonly Readonly<Record<string, unknown>>[] };

/**
 * Rows on which a step depends. The statement locks them, waiting for other holders of the locks, and then checks them
 * as they are; a step that misses one of them is not taken.
 */
export type Guard = Part & { readonly kind: { readonly key: readonly string[] } };

/** Part of a step that is written where every guard held; it must then always affect its rows. */
export type Write = Part;

/** Parts of a step. `keys`: unique keys whose violation means that another process was faster; the step is then decided again. */
export type Step = {
  guards: readonly Guard[];
  writes: readonly Write[];
  keys?: readonly string[];
};

/** All kinds of parts by their number: a statement is identified by the numbers of its parts. */
export const kinds: Kind[] = [];

const add = <K extends Omit<Kind, 'no'>>(kind: K): K & { no: number } => {
  const added = { ...kind, no: kinds.length };
  kinds.push(added);
  return added;
};

/**
 * Declares a kind of guard. `lock`: locks a database row for each of `rows` in the order of the key, and returns the
 * key columns of those found: `select … for update`, or an insert or update with `returning`. Two steps with the same
 * key are never in one statement.
 */
export const guardKind = <C extends Columns>(
  name: string,
  columns: C,
  key: readonly (keyof C & string)[],
  lock: (rows: Rows) => RawBuilder<unknown>,
): ((rows: readonly RowOf<C>[]) => Guard) => {
  const kind = add({ name, columns, key, statement: lock });
  return (rows) => ({ kind, rows });
};

/**
 * Declares a kind of write: an insert, update or delete for `rows`, which belong to steps whose guards held.
 * `touchesTrips`: set where it changes seats of the trips named by the rows.
 */
export const writeKind = <C extends Columns>(
  name: string,
  columns: C,
  write: (rows: Rows) => RawBuilder<unknown>,
  { touchesTrips = false }: { touchesTrips?: boolean } = {},
): ((rows: readonly RowOf<C>[]) => Write) => {
  const kind = add({ name, columns, statement: write, touchesTrips });
  return (rows) => ({ kind, rows });
};
