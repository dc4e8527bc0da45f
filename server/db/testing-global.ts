import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { distribute } from './distribute.ts';
import { startEmbeddedPostgres } from './embedded.ts';
import { ensureDatabase, migrate } from './migrate.ts';
import { isAlive, stopPostmaster } from './postmaster.ts';
import { withClient } from './with-client.ts';

const quiet = () => undefined;
const folderStart = 'poth-test-';

/**
 * Prepares the PostgreSQL of a test run, with a migrated database to copy, and removes both afterwards. Where a project
 * provides `testAdminUrl`, that server is used and only the database is removed. An empty database of a cluster there is
 * migrated, distributed and used as the one to copy, along with a second one whose tables are on the coordinator alone.
 */
export default async function prepare(project: TestProject): Promise<() => Promise<void>> {
  const given = project.getProvidedContext().testAdminUrl;
  const machines = given ? await machinesOf(given) : [];
  if (given && machines.length > 1) return prepareCluster(project, given, machines);
  const server = given ? { adminUrl: given, stop: async () => quiet() } : await startThrowAway();
  const testTemplate = `poth_template_${process.pid}`;
  try {
    await migrate(await ensureDatabase(server.adminUrl, testTemplate), quiet);
  } catch (error) {
    await server.stop();
    throw error;
  }
  project.provide('testAdminUrl', server.adminUrl);
  project.provide('testMachines', [server.adminUrl]);
  project.provide('testTemplate', testTemplate);
  project.provide('testOneServerTemplate', testTemplate);
  return async () => {
    if (given) await dropDatabase(given, testTemplate);
    await server.stop();
  };
}

/** Lists the machines of a database's cluster, coordinator first, by URLs of that database; empty for a single server. */
const machinesOf = (url: string): Promise<string[]> =>
  withClient(url, async (client) => {
    const { rows: found } = await client.query("select from pg_extension where extname = 'citus'");
    if (found.length === 0) return [];
    const { rows } = await client.query<{ host: string; port: number }>(
      'select nodename as host, nodeport as port from pg_dist_node where isactive order by groupid <> 0, groupid',
    );
    return rows.map(({ host, port }) => {
      const machine = new URL(url);
      machine.hostname = host;
      machine.port = String(port);
      return machine.href;
    });
  });

/** Closes a database to everybody, even to the cluster's background workers: only then can it be copied. */
const shut = async (machine: string): Promise<void> => {
  const name = new URL(machine).pathname.slice(1);
  await withClient(besideOf(machine), async (admin) => {
    await admin.query(`alter database ${name} allow_connections false`);
    await admin.query('select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = $1', [
      name,
    ]);
  });
};

const besideOf = (machine: string): string => {
  const url = new URL(machine);
  url.pathname = '/postgres';
  return url.href;
};

async function prepareCluster(
  project: TestProject,
  url: string,
  machines: readonly string[],
): Promise<() => Promise<void>> {
  await migrate(url, quiet);
  await distribute(url, quiet, { go: true });
  for (const machine of machines) await shut(machine);
  const [coordinator = url, ...workers] = machines.map(besideOf);
  const oneServerTemplate = `poth_template_${process.pid}`;
  await migrate(await ensureDatabase(coordinator, oneServerTemplate), quiet);
  project.provide('testAdminUrl', coordinator);
  project.provide('testMachines', [coordinator, ...workers]);
  project.provide('testTemplate', new URL(url).pathname.slice(1));
  project.provide('testOneServerTemplate', oneServerTemplate);
  return async () => {
    await dropDatabase(coordinator, oneServerTemplate);
    for (const machine of machines)
      await withClient(besideOf(machine), (admin) =>
        admin.query(`alter database ${new URL(url).pathname.slice(1)} allow_connections true`),
      );
  };
}

const inMemory = '/dev/shm';
/** Bytes that the databases of a run may need at once, with room to spare. */
const neededBytes = 4 * 1024 ** 3;

/** Chooses a folder in memory where there is room, because hundreds of databases are created and dropped; else on disk. */
const chooseFolder = (): string => {
  if (!existsSync(inMemory)) return tmpdir();
  const { bavail, bsize } = statfsSync(inMemory);
  return bavail * bsize > neededBytes ? inMemory : tmpdir();
};

async function startThrowAway() {
  await removeAbandoned();
  const folder = mkdtempSync(join(chooseFolder(), `${folderStart}${process.pid}-`));
  // PostgreSQL may have to run as another user than the tests.
  chmodSync(folder, 0o755);
  const server = await startEmbeddedPostgres({
    dataDir: join(folder, 'postgres'),
    log: quiet,
    settings: {
      fsync: 'off',
      synchronous_commit: 'off',
      full_page_writes: 'off',
      wal_level: 'minimal',
      max_wal_senders: '0',
      max_wal_size: '4GB',
      autovacuum: 'off',
      // Connections of tests are short: of the five custom plans that precede a generic one none would be reused.
      plan_cache_mode: 'force_generic_plan',
    },
  });
  return {
    adminUrl: server.adminUrl,
    async stop() {
      await server.stop();
      tellCrashes(join(folder, 'postgres', 'log'));
      rmSync(folder, { recursive: true });
    },
  };
}

/** Prints which processes of the server ended by a signal: tests that ran at that moment have lost their connections. */
function tellCrashes(logFolder: string): void {
  const lines = readdirSync(logFolder).flatMap((name) =>
    readFileSync(join(logFolder, name), 'utf8').split('\n'),
  );
  for (const line of lines)
    if (/terminated by signal|PANIC:/.test(line)) console.error(`PostgreSQL: ${line}`);
}

// A killed test run leaves its server behind; the folder's name has the id of its process.
async function removeAbandoned(): Promise<void> {
  const roots = [tmpdir(), ...(existsSync(inMemory) ? [inMemory] : [])];
  const folders = roots.flatMap((root) =>
    readdirSync(root).map((name) => ({ name, folder: join(root, name) })),
  );
  for (const { name, folder } of folders) {
    if (!name.startsWith(folderStart) || isAlive(Number(name.split('-')[2]))) continue;
    try {
      await stopPostmaster(join(folder, 'postgres'));
      rmSync(folder, { recursive: true });
    } catch {
      // The folder belongs to another user, who has to remove it.
    }
  }
}

async function dropDatabase(adminUrl: string, name: string): Promise<void> {
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  await admin.query(`drop database if exists ${name} with (force)`);
  await admin.end();
}
