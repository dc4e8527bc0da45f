import type { DatabaseConnection, Dialect, Driver } from 'kysely';
import { type Database, openDialect, overDialect } from '../db/database.ts';

/**
 * Round trips to the database, `begin` and `commit` among them, and the transactions that may have made something
 * durable: a statement that can write counts, also where it wrote nothing.
 */
export type Trips = { roundTrips: number; commits: number };

const ends = /^\s*commit/i;
const begins = /^\s*begin/i;
const writes = /\b(insert into|update|delete from)\s+"?\w+"?/i;

/** Statements that a portal asks by itself: the settings every two seconds, the schema once for its accounts. */
const byItself = /portal_setting|pg_catalog|pg_class/;

/**
 * Opens the connections of a whole portal, as createWorld takes it, and counts what passes over them. tripsOf: what one
 * piece of work needed, while nothing else runs.
 */
export const openCounting = () => {
  const counted: Trips = { roundTrips: 0, commits: 0 };
  const texts: string[] = [];

  const counting = (connection: DatabaseConnection): DatabaseConnection => {
    let [open, wrote] = [false, false];
    return {
      executeQuery: (query) => {
        if (byItself.test(query.sql)) return connection.executeQuery(query);
        counted.roundTrips++;
        texts.push(query.sql);
        if (begins.test(query.sql)) [open, wrote] = [true, false];
        wrote ||= writes.test(query.sql);
        if (wrote && (!open || ends.test(query.sql))) counted.commits++;
        if (!open || ends.test(query.sql)) [open, wrote] = [false, false];
        return connection.executeQuery(query);
      },
      streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
      cancelQuery: connection.cancelQuery?.bind(connection),
      killSession: connection.killSession?.bind(connection),
      collectSessionInfo: connection.collectSessionInfo?.bind(connection),
    } as DatabaseConnection;
  };

  const counter = (driver: Driver): Driver => {
    const own = new WeakMap<DatabaseConnection, DatabaseConnection>();
    const under = (connection: DatabaseConnection): DatabaseConnection => own.get(connection) ?? connection;
    return {
      init: (options) => driver.init(options),
      acquireConnection: async (options) => {
        const connection = await driver.acquireConnection(options);
        const seen = counting(connection);
        own.set(seen, connection);
        return seen;
      },
      beginTransaction: (connection, settings) => driver.beginTransaction(connection, settings),
      commitTransaction: (connection) => driver.commitTransaction(connection),
      rollbackTransaction: (connection) => driver.rollbackTransaction(under(connection)),
      releaseConnection: (connection, options) => driver.releaseConnection(under(connection), options),
      destroy: (options) => driver.destroy(options),
    };
  };

  return {
    openPortalDatabase: (url: string): Database => {
      const dialect = openDialect(url, 'poth_app');
      const seen: Dialect = {
        createDriver: () => counter(dialect.createDriver()),
        createAdapter: () => dialect.createAdapter(),
        createIntrospector: (db) => dialect.createIntrospector(db),
        createQueryCompiler: () => dialect.createQueryCompiler(),
      };
      return overDialect(seen);
    },
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
