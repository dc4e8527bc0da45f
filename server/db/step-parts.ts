import type { RawBuilder } from 'kysely';

/** Types of the columns that a part of a step reads; with a question mark a value may be null. */
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

/** A value of a row as a statement takes it. */
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
  /** Whether it changes seats: the trips of its rows are touched. */
  readonly touchesTrips?: boolean;
};

/** A part of one step: rows for a kind of SQL. */
export type Part = { readonly kind: Kind; readonly rows: readonly Readonly<Record<string, unknown>>[] };

/**
 * Rows that a step rests on. Its statement locks them, waits for whoever has them locked, and asks of them again as they
 * are then; a step that misses one of them is not taken.
 */
export type Guard = Part & { readonly kind: { readonly key: readonly string[] } };

/** Writes a part of a step where every guard held; it must not be able to come to nothing then. */
export type Write = Part;

/** keys: unique keys by which the database tells that another was faster; such a step is decided again. */
export type Step = {
  guards: readonly Guard[];
  writes: readonly Write[];
  keys?: readonly string[];
};

/** All kinds of parts, by their number: a statement is known by the kinds that it joins. */
export const kinds: Kind[] = [];

const add = <K extends Omit<Kind, 'no'>>(kind: K): K & { no: number } => {
  const added = { ...kind, no: kinds.length };
  kinds.push(added);
  return added;
};

/**
 * Declares a kind of guard. lock: locks a row of the database for each of `rows` in the order of the key, and answers
 * the key's columns of those that it found: `select … for update`, or an insert or update with `returning`. Two steps
 * with the same key are never in one statement.
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
 * Declares a kind of write: an insert, update or delete for `rows`, all of them of steps whose guards held. touchesTrips:
 * it changes seats of the trips that its rows name.
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
