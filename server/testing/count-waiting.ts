import type pg from 'pg';
import { isCluster } from '../db/cluster.ts';

const waitingHere = `select count(*)::int as waiting from pg_stat_activity
  where datname = current_database() and backend_type = 'client backend' and wait_event_type = 'Lock'`;

/** Counts waiting connections on every machine of a cluster: a statement waits for row locks on the machine of the trip. */
const waitingAnywhere = `select coalesce(sum(result::int), 0)::int as waiting
  from run_command_on_all_nodes($command$${waitingHere}$command$)`;

/**
 * Counts the connections of this client's database that wait for a lock. Other databases of the server belong to tests
 * that run at the same time. The client is the superuser, the only one to whom PostgreSQL shows what others wait for.
 */
export const countWaiting = async (client: pg.Client): Promise<number> => {
  const { rows } = await client.query<{ waiting: number }>(isCluster() ? waitingAnywhere : waitingHere);
  return rows[0]?.waiting ?? 0;
};
