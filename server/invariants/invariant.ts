import type { Tx } from '../db/database.ts';

/** Row that must not exist. */
export type Breach = Record<string, unknown>;

/**
 * Invariant: the statement returns rows only where it is broken. Where a statement cannot tell, code finds the
 * breaches, and returns `most` at most.
 */
export type Invariant = { says: string } & (
  | { sql: string }
  | { find: (tx: Tx, most: number) => Promise<Breach[]> }
);
