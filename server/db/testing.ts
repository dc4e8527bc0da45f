import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

declare module 'vitest' {
  interface ProvidedContext {
    /** The superuser's connection to the PostgreSQL of this test run. */
    testAdminUrl: string;
    /** The migrated, empty database that tests get copies of. */
    testTemplate: string;
  }
}

/**
 * Gives a test file a database of its own: a copy of the migrated, empty one, on a real PostgreSQL, or one without tables.
 * `url` connects as the superuser; `drop` removes the database with whatever is still connected.
 */
export async function createTestDatabase({ migrated = true } = {}): Promise<{
  url: string;
  drop(): Promise<void>;
}> {
  const name = `poth_test_${randomUUID().replaceAll('-', '')}`;
  const template = migrated ? inject('testTemplate') : 'template0';
  // Copies files in the place of logging each page: half the time for a database of this size.
  await asAdmin((admin) => admin.query(`create database ${name} template ${template} strategy file_copy`));
  const url = new URL(inject('testAdminUrl'));
  url.pathname = `/${name}`;
  return {
    url: url.href,
    drop: () => asAdmin((admin) => admin.query(`drop database if exists ${name} with (force)`)),
  };
}

/** Asks a database over a connection of its own, which is closed whether the work succeeds or fails. */
export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function asAdmin(work: (admin: pg.Client) => Promise<unknown>): Promise<void> {
  await withClient(inject('testAdminUrl'), work);
}
