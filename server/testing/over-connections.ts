import type { DatabaseConnection, Dialect, Driver } from 'kysely';

type ExecuteQuery = DatabaseConnection['executeQuery'];

const under = (connection: DatabaseConnection, executeQuery: ExecuteQuery): DatabaseConnection =>
  ({
    executeQuery,
    streamQuery: (query, chunkSize) => connection.streamQuery(query, chunkSize),
    cancelQuery: connection.cancelQuery?.bind(connection),
    killSession: connection.killSession?.bind(connection),
    collectSessionInfo: connection.collectSessionInfo?.bind(connection),
  }) as DatabaseConnection;

const overDriver = (driver: Driver, wrap: (connection: DatabaseConnection) => ExecuteQuery): Driver => {
  const own = new WeakMap<DatabaseConnection, DatabaseConnection>();
  const inner = (connection: DatabaseConnection): DatabaseConnection => own.get(connection) ?? connection;
  return {
    init: (options) => driver.init(options),
    acquireConnection: async (options) => {
      const connection = await driver.acquireConnection(options);
      const outer = under(connection, wrap(connection));
      own.set(outer, connection);
      return outer;
    },
    beginTransaction: (connection, settings) => driver.beginTransaction(connection, settings),
    commitTransaction: (connection) => driver.commitTransaction(connection),
    rollbackTransaction: (connection) => driver.rollbackTransaction(inner(connection)),
    releaseConnection: (connection, options) => driver.releaseConnection(inner(connection), options),
    destroy: (options) => driver.destroy(options),
  };
};

/** Wraps the sending of queries on each connection of a dialect, including `begin` and `commit`. */
export const overConnections = (
  dialect: Dialect,
  wrap: (connection: DatabaseConnection) => ExecuteQuery,
): Dialect => ({
  createDriver: () => overDriver(dialect.createDriver(), wrap),
  createAdapter: () => dialect.createAdapter(),
  createIntrospector: (db) => dialect.createIntrospector(db),
  createQueryCompiler: () => dialect.createQueryCompiler(),
});
