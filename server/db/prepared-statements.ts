import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { DatabaseError, type Pool, type PoolClient } from 'pg';

/**
 * Most statements that are prepared: each keeps its plan on every connection, some 30 kB of the server's memory. A
 * text beyond them, as of a list of another length, is sent as it is.
 */
const mostPrepared = 600;

/**
 * Whether a prepared statement is refused because `*` in it stands for other columns than when it was read. A statement that
 * a cluster cannot do has the same code, from another routine of PostgreSQL; messages are in the server's language.
 */
export const isOldPlan = ({ code, routine }: DatabaseError): boolean =>
  code === '0A000' && routine === 'RevalidateCachedQuery';

/** Names statements by their text; undefined where as many as may be are prepared. */
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
    /** Lets a statement be read anew, under another name. */
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
