import type { DatabaseConnection } from 'kysely';
import { type Database, openDialect, databaseOver } from '../db/database.ts';
import { overConnections } from './over-connections.ts';

/**
 * Round trips to the database, `begin` and `commit` among them, and the transactions that may have made something
 * durable: a statement that can write counts, also where it wrote nothing.
 */
export type Trips = { roundTrips: number; commits: number };

const ends = /^\s*commit/i;
const begins = /^\s*begin/i;
const writes = /\b(insert into|update|delete from)\s+"?\w+"?/i;

/**
 * Statements that a portal asks by itself: settings and waiting rooms every few seconds, the schema once for its accounts.
 */
const byItself = /portal_setting|waiting_room|pg_catalog|pg_class/;

/**
 * Opens the connections of a whole portal, as createWorld takes it, and counts what passes over them. tripsOf: what one
 * piece of work needed, while nothing else runs.
 */
export const openCounting = () => {
  const counted: Trips = { roundTrips: 0, commits: 0 };
  const texts: string[] = [];

  const counting = (connection: DatabaseConnection): DatabaseConnection['executeQuery'] => {
    let [open, wrote] = [false, false];
    return (query, options) => {
      if (byItself.test(query.sql)) return connection.executeQuery(query, options);
      counted.roundTrips++;
      texts.push(query.sql);
      if (begins.test(query.sql)) [open, wrote] = [true, false];
      wrote ||= writes.test(query.sql);
      if (wrote && (!open || ends.test(query.sql))) counted.commits++;
      if (!open || ends.test(query.sql)) [open, wrote] = [false, false];
      return connection.executeQuery(query, options);
    };
  };

  return {
    openPortalDatabase: (url: string): Database =>
      databaseOver(overConnections(openDialect(url, 'poth_app'), counting)),
    tripsOf: async (work: () => Promise<unknown>): Promise<Trips> => {
      const before = { ...counted };
      texts.length = 0;
      await work();
      return {
        roundTrips: counted.roundTrips - before.roundTrips,
        commits: counted.commits - before.commits,
      };
    },
    /** The statements of the last piece of work, in their order. */
    texts: (): readonly string[] => texts,
  };
};
