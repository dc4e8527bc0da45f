import type { Tx } from '../db/database.ts';

/** A row that should not be. */
export type Breach = Record<string, unknown>;

/**
 * Invariant: the statement answers rows only where it does not hold. What no statement can tell is looked for by
 * code, which answers at most so many.
 */
export type Invariant = { says: string } & (
  | { sql: string }
  | { find: (tx: Tx, most: number) => Promise<Breach[]> }
);
