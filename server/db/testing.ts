import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { inject } from 'vitest';
import { withClient } from './with-client.ts';

export { withClient } from './with-client.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The superuser's connection to the PostgreSQL of this test run. */
    testAdminUrl: string;
    /** The same to each machine of a cluster, the coordinator first; of one server, it alone. */
    testMachines: string[];
    /** The migrated, empty database that tests get copies of. */
    testTemplate: string;
    /** The same, and on a cluster too one server's: its tables are the coordinator's alone. */
    testOneServerTemplate: string;
  }
}

/**
 * Gives a test file a database of its own: a copy of the migrated, empty one, on a real PostgreSQL, or one without tables.
 * `oneServer`: on a cluster too, its rows are the coordinator's alone, for what only one server can do.
 * `url` connects as the superuser; `drop` removes the database with whatever is still connected.
 */
export async function createTestDatabase({ migrated = true, oneServer = false } = {}): Promise<{
  url: string;
  drop(): Promise<void>;
}> {
  const name = `poth_test_${randomUUID().replaceAll('-', '')}`;
  const copied = oneServer ? inject('testOneServerTemplate') : inject('testTemplate');
  const template = migrated ? copied : 'template0';
  const machines = oneServer ? inject('testMachines').slice(0, 1) : inject('testMachines');
  // Copies files in the place of logging each page: half the time for a database of this size. On a cluster the copies
  // together are a cluster as the templates are.
  await onEach(machines, async (admin, isWorker) => {
    await admin.query(`create database ${name} template ${template} strategy file_copy`);
    if (isWorker)
      await admin.query(`alter role poth_app in database ${name} set lock_timeout = '${workersPatience}'`);
  });
  const url = new URL(inject('testAdminUrl'));
  url.pathname = `/${name}`;
  return {
    url: url.href,
    drop: () => onEach(machines, (admin) => admin.query(`drop database if exists ${name} with (force)`)),
  };
}

/**
 * Waits of the workers of a cluster for a lock, instead of two seconds: there a step takes so many round trips that on a busy
 * machine the first to wait at a lock would give up before the second has come, and their order would be another.
 */
const workersPatience = '8s';

async function onEach(
  machines: readonly string[],
  work: (admin: pg.Client, isWorker: boolean) => Promise<unknown>,
): Promise<void> {
  for (const [place, url] of machines.entries()) await withClient(url, (admin) => work(admin, place > 0));
}
