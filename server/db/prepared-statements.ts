import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { DatabaseError, type Pool, type PoolClient } from 'pg';

/**
 * Most prepared statements: each keeps its plan on every connection, some 30 kB of the server's memory. Texts beyond
 * that number, as of lists of other lengths, are sent unprepared.
 */
const mostPrepared = 600;

/**
 * Tells whether a prepared statement was refused because its `*` now stands for other columns. A statement that a
 * cluster cannot do has the same code, from another routine of PostgreSQL; messages are in the server's language.
 */
export const isOldPlan = ({ code, routine }: DatabaseError): boolean =>
  code === '0A000' && routine === 'RevalidateCachedQuery';

/** Names statements by their text; undefined once `mostPrepared` have names. */
const createNames = () => {
  const names = new Map<string, string>();
  let given = 0;
  return {
    of: (text: string): string | undefined => {
      const known = names.get(text);
      if (known || names.size === mostPrepared) return known;
      const name = `poth_${given++}`;
      names.set(text, name);
      return name;
    },
    /** Makes a statement be prepared anew, under another name. */
    forget: (text: string): void => {
      names.delete(text);
    },
  };
};
type Names = ReturnType<typeof createNames>;

const preparing = (client: PoolClient, names: Names): PostgresPoolClient => ({
  query: (async (text: string, values: readonly unknown[]) => {
    const name = values.length > 0 ? names.of(text) : undefined;
    try {
      return await client.query({ ...(name && { name }), text, values: [...values] });
    } catch (thrown) {
      if (thrown instanceof DatabaseError && isOldPlan(thrown)) names.forget(text);
      throw thrown;
    }
  }) as unknown as PostgresPoolClient['query'],
  release: (error) => client.release(error),
});

/**
 * Prepares every statement with parameters the first time that a connection sends it: PostgreSQL reads and plans it
 * once and not for every sale. Source: https://www.postgresql.org/docs/15/sql-prepare.html.
 */
export const withPreparedStatements = (pool: Pool): PostgresPool => {
  const names = createNames();
  return {
    connect: async () => preparing(await pool.connect(), names),
    end: () => pool.end(),
    options: pool.options,
  };
};
