import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { inject } from 'vitest';
import { withClient } from './with-client.ts';

export { withClient } from './with-client.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** URL of the superuser for the PostgreSQL of this test run. */
    testAdminUrl: string;
    /** URLs of the superuser for each machine of a cluster, coordinator first; of the one server otherwise. */
    testMachines: string[];
    /** The migrated, empty database that tests get copies of. */
    testTemplate: string;
    /** Like `testTemplate`, and even on a cluster with all tables on the coordinator alone. */
    testOneServerTemplate: string;
  }
}

/**
 * Creates a database for a test file: a copy of the migrated, empty one on a real PostgreSQL, or one without tables.
 * `oneServer`: even on a cluster its rows are on the coordinator alone, for what only one server can do. `url` connects
 * as the superuser; `drop` removes the database with whatever is still connected.
 */
export async function createTestDatabase({ migrated = true, oneServer = false } = {}): Promise<{
  url: string;
  drop(): Promise<void>;
}> {
  const name = `poth_test_${randomUUID().replaceAll('-', '')}`;
  const copied = oneServer ? inject('testOneServerTemplate') : inject('testTemplate');
  const template = migrated ? copied : 'template0';
  const machines = oneServer ? inject('testMachines').slice(0, 1) : inject('testMachines');
  // Copies files instead of logging each page: half the time for a database of this size. On a cluster the copies on
  // all machines together form a cluster, as the templates do.
  await onEach(machines, async (admin, isWorker) => {
    await admin.query(`create database ${name} template ${template} strategy file_copy`);
    if (isWorker)
      await admin.query(`alter role poth_app in database ${name} set lock_timeout = '${workersPatience}'`);
  });
  const url = new URL(inject('testAdminUrl'));
  url.pathname = `/${name}`;
  return {
    url: url.href,
    drop: () => onEach(machines, (admin) => dropDatabase(admin, name)),
  };
}

/** PostgreSQL's code of an object that others use. */
const inUse = '55006';

/** Drops a database with its connections. A cluster's own chores may connect again meanwhile, and leave within seconds. */
const dropDatabase = async (admin: pg.Client, name: string): Promise<void> => {
  for (let tries = 1; ; tries += 1)
    try {
      await admin.query(`drop database if exists ${name} with (force)`);
      return;
    } catch (thrown) {
      if (tries === 20 || !(thrown instanceof pg.DatabaseError && thrown.code === inUse)) throw thrown;
      await sleep(250);
    }
};

/**
 * Lock timeout on workers, instead of two seconds: on a cluster a step takes so many round trips that on a busy machine
 * the first to wait at a lock would give up before the second has come, which would change their order.
 */
const workersPatience = '8s';

async function onEach(
  machines: readonly string[],
  work: (admin: pg.Client, isWorker: boolean) => Promise<unknown>,
): Promise<void> {
  for (const [place, url] of machines.entries()) await withClient(url, (admin) => work(admin, place > 0));
}
