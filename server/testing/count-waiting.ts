import type pg from 'pg';

/**
 * Counts the connections of this client's database that wait for a lock. The other databases of the cluster belong to
 * tests that run beside this one; the client is the superuser, whom alone PostgreSQL tells what others wait for.
 */
export const countWaiting = async (client: pg.Client): Promise<number> => {
  const { rows } = await client.query<{ waiting: number }>(
    `select count(*)::int as waiting from pg_stat_activity
     where datname = current_database() and backend_type = 'client backend' and wait_event_type = 'Lock'`,
  );
  return rows[0]?.waiting ?? 0;
};
