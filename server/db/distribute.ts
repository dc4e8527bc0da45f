import pg from 'pg';
import { Refusal } from '../start/refusal.ts';
import { archivedTables } from './archive.ts';
import { listMigrations } from './migrate.ts';
import { distributedBy, type Placement, tablesAt } from './placement.ts';

/** One piece of the work, committed by itself; a later run finds it done. */
type Task = { says: string; text: string; values: readonly string[] };

type Table = { name: string; placement: Placement };

/** Tables in the order in which they are distributed: referenced ones first, archive tables last. */
export const tables: readonly Table[] = [
  ...(['everywhere', 'trip', 'book'] as const).flatMap((placement) =>
    tablesAt(placement).map((name) => ({ name, placement })),
  ),
  ...archivedTables.map(({ name, tripColumn }) => ({
    name: `archive.${name}`,
    placement: tripColumn === distributedBy.book ? ('book' as const) : ('trip' as const),
  })),
];

/** Table beside which all others are placed, trip by trip. */
const leading = 'trip';

/** Lock timeout on a worker, as on the portal's own connections. */
const lockTimeout = '2s';

const roles = ['poth_app', 'poth_auditor', 'poth_archivist'];

const taskOf = ({ name, placement }: Table): Task => {
  if (placement === 'everywhere')
    return {
      says: `${name}: whole on every machine`,
      text: 'select create_reference_table($1::regclass)',
      values: [name],
    };
  const column = distributedBy[placement as keyof typeof distributedBy];
  return {
    says: `${name}: by ${column}${name === leading ? '' : `, beside ${leading}`}`,
    text: 'select create_distributed_table($1::regclass, $2, colocate_with => $3)',
    values: [name, column, name === leading ? 'none' : leading],
  };
};

/** Refuses a database that cannot be distributed, with what is missing. */
const requireCluster = async (client: pg.Client): Promise<void> => {
  const { rows: found } = await client.query("select from pg_extension where extname = 'citus'");
  if (found.length === 0)
    throw new Refusal(
      'DATABASE_URL names no cluster: its database has not the extension citus. On every machine: create the database, ' +
        'create extension citus; then join them on the coordinator (docs/running.md), and try again.',
    );
  const { rows: nodes } = await client.query<{ isCoordinator: boolean }>(
    'select groupid = 0 as "isCoordinator" from pg_dist_node where isactive',
  );
  if (!nodes.some(({ isCoordinator }) => isCoordinator) || nodes.every(({ isCoordinator }) => isCoordinator))
    throw new Refusal(
      'The cluster has no coordinator or no workers yet: select citus_set_coordinator_host(…), then citus_add_node(…) for each.',
    );
  const { rows: migrated } = await client.query("select where to_regclass('schema_migration') is not null");
  const { rows: applied } =
    migrated.length === 0
      ? { rows: [] }
      : await client.query<{ number: number }>('select number from schema_migration');
  const known = new Set(applied.map(({ number }) => number));
  if (listMigrations().some((number) => !known.has(number)))
    throw new Refusal(
      'The database is not at this version: start the portal of this version once, stop it, and try again.',
    );
};

/** Names other connected programs: a running portal would go on as if on one server. */
const listOthers = async (client: pg.Client): Promise<string[]> => {
  const { rows } = await client.query<{ name: string }>(`
    select distinct coalesce(nullif(application_name, ''), usename) as name from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'
      and application_name !~ '^citus'`);
  return rows.map(({ name }) => name);
};

/** Lists the tasks left, in order; none once everything is done. */
const tasksLeft = async (client: pg.Client): Promise<Task[]> => {
  const { rows: placed } = await client.query<{ name: string; type: string; column: string }>(`
    select table_name::text as name, citus_table_type as type, distribution_column as "column" from citus_tables`);
  const found = new Map(placed.map((table) => [table.name, table]));
  const left: Task[] = [];
  const { rows: shut } = await client.query<{ name: string }>(
    'select rolname as name from pg_roles where rolname = any($1) and (not rolcanlogin or not coalesce($2 = any(rolconfig), false))',
    [roles, `lock_timeout=${lockTimeout}`],
  );
  // A cluster logs in to its machines as the role that sends the query.
  for (const { name } of shut)
    left.push({
      says: `${name}: may log in to the machines, and waits ${lockTimeout} for a lock there`,
      text: `do $$ begin alter role ${name} login; alter role ${name} set lock_timeout = '${lockTimeout}'; end $$`,
      values: [],
    });
  // Citus adopts a table that refers to one of its tables, and refuses statements about it as about those.
  const { rows: references } = await client.query<{ table: string; name: string; to: string }>(
    `select conrelid::regclass::text as "table", conname as name, confrelid::regclass::text as "to" from pg_constraint
    where contype = 'f' and conrelid::regclass::text = any($1) and confrelid::regclass::text = any($2) order by 1, 2`,
    [tablesAt('coordinator'), tablesAt('everywhere')],
  );
  for (const { table, name, to } of references)
    left.push({
      says: `${table}: without its foreign key to ${to}, which is on every machine`,
      text: `alter table ${client.escapeIdentifier(table)} drop constraint ${client.escapeIdentifier(name)}`,
      values: [],
    });
  for (const table of tables) {
    const { type, column } = found.get(table.name) ?? {};
    if (type === undefined || type === 'local' || type === 'schema') left.push(taskOf(table));
    else if (
      table.placement === 'everywhere'
        ? type !== 'reference'
        : type !== 'distributed' || column !== distributedBy[table.placement as keyof typeof distributedBy]
    )
      throw new Refusal(
        `${table.name} is distributed otherwise (${type}, by ${column}): undistribute_table('${table.name}') first.`,
      );
  }
  // Rows from before stay on the coordinator's disk, invisible, until they are truncated.
  const { rows: leftovers } = await client.query<{ name: string }>(`
    select table_name::text as name from citus_tables
    where citus_table_type in ('distributed', 'reference') and pg_relation_size(table_name) > 0`);
  const names = new Set(tables.map(({ name }) => name));
  for (const { name } of leftovers.filter((table) => names.has(table.name)))
    left.push({
      says: `${name}: its old rows off the coordinator`,
      text: 'select truncate_local_data_after_distributing_table($1::regclass)',
      values: [name],
    });
  return left;
};

/**
 * Distributes the migrated, filled database at `ownerUrl` over its cluster, table by table with its rows; each is done whole
 * or not at all, so a run continues one that was stopped. `go`: does it; otherwise logs the tasks. Returns their number.
 * Problems: a Refusal where it is no cluster or not at this version, or where others are connected.
 */
export const distribute = async (
  ownerUrl: string,
  log: (line: string) => void,
  { go }: { go: boolean },
): Promise<number> => {
  const client = new pg.Client({ connectionString: ownerUrl, application_name: 'poth-distribute' });
  await client.connect();
  try {
    await client.query('set client_min_messages = warning');
    await requireCluster(client);
    let done = 0;
    // Rows left behind show only once their table is distributed, so the tasks are listed anew after each round.
    for (;;) {
      const left = await tasksLeft(client);
      if (left.length === 0) return done;
      if (!go) {
        for (const { says } of left) log(says);
        return left.length;
      }
      const others = await listOthers(client);
      if (others.length > 0)
        throw new Refusal(`Stop the portals and whatever else is connected first: ${others.join(', ')}.`);
      for (const { says, text, values } of left) {
        await client.query(text, [...values]);
        log(says);
        done += 1;
      }
    }
  } finally {
    await client.end();
  }
};
