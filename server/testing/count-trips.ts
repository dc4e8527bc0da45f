import type { DatabaseConnection } from 'kysely';
import { type Database, openDialect, databaseOver } from '../db/database.ts';
import { overConnections } from './over-connections.ts';

/**
 * Round trips to the database, including `begin` and `commit`, and transactions that may have made something durable: a
 * statement that can write counts even where it wrote nothing.
 */
export type Trips = { roundTrips: number; commits: number };

const ends = /^\s*commit/i;
const begins = /^\s*begin/i;
const writes = /\b(insert into|update|delete from)\s+"?\w+"?/i;

/** Statements that a portal sends by itself: settings and waiting rooms every few seconds, the schema once for Better Auth. */
const byItself = /portal_setting|waiting_room|pg_catalog|pg_class/;

/**
 * Opens the connections of a whole portal for createWorld, and counts the traffic on them. `tripsOf`: counts those of
 * one piece of work, while nothing else runs.
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
