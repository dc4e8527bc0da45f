import type { Dialect } from 'kysely';
import { isCluster } from '../db/cluster.ts';
import { type Database, openDialect, databaseOver } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { buildPortal, type Portal } from '../portal.ts';
import { overConnections } from './over-connections.ts';
import type { World } from './world.ts';

/** A part of a statement's SQL, as the product sends it, which a control leaves out. */
export type Guard = {
  /** Words of the one statement that is meant; others keep the guard. On a cluster each guard has a statement of its own. */
  statement: string;
  /** Text of the guard in the statement: a condition, or a lock like ` for update`. */
  guard: string;
  /** Text in place of the guard; without it, a condition that is always true. */
  becomes?: string;
};

/** Keeps the guard's parameters in the statement: PostgreSQL wants to know the type of each. */
const alwaysTrue = (guard: string): string => `(${guard} or true)`;

/** Makes a dialect that sends every statement without its guards and counts how often each was found. */
const rewriting = (dialect: Dialect, guards: readonly Guard[], found: Map<Guard, number>): Dialect => {
  const rewrite = (text: string): string =>
    guards.reduce((now, one) => {
      if (!(isCluster() || now.includes(one.statement)) || !now.includes(one.guard)) return now;
      found.set(one, (found.get(one) ?? 0) + 1);
      return now.replace(one.guard, () => one.becomes ?? alwaysTrue(one.guard));
    }, text);
  return overConnections(
    dialect,
    (connection) => (query, options) =>
      connection.executeQuery({ ...query, sql: rewrite(query.sql) }, options),
  );
};

/**
 * Opens the connections of a whole portal for createWorld, for a control that asks over HTTP. `found`: tells whether
 * every guard was in a statement that was sent.
 */
export const openWithoutGuard = (...guards: readonly Guard[]) => {
  const seen = new Map<Guard, number>();
  return {
    openPortalDatabase: (url: string): Database =>
      databaseOver(rewriting(openDialect(url, 'poth_app'), guards, seen)),
    found: (): boolean => guards.every((guard) => seen.has(guard)),
  };
};

/**
 * Runs work on the portal over the same database, with some guards left out of its own statements: the control of a
 * test that shows the effect of a guard. Throws where a guard was in no statement that was sent, so that a control
 * fails when the product words the guard differently.
 */
export const withoutGuard = async <T>(
  world: Pick<World, 'deps' | 'databaseUrl'>,
  guards: Guard | readonly Guard[],
  work: (portal: Portal, deps: Deps) => Promise<T>,
): Promise<T> => {
  const list = [guards].flat() as Guard[];
  const found = new Map<Guard, number>();
  const db = databaseOver(rewriting(openDialect(world.databaseUrl, 'poth_app'), list, found));
  try {
    const deps = { ...world.deps, db };
    const answer = await work(buildPortal(deps), deps);
    for (const one of list)
      if (!found.has(one)) throw new Error(`no statement with "${one.statement}" had the guard ${one.guard}`);
    return answer;
  } finally {
    await db.destroy();
  }
};
