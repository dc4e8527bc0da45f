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
 * Gives a test file a database of its own: a copy of the migrated, empty one, on a real PostgreSQL.
 * `url` connects as the superuser; `drop` removes the database with whatever is still connected.
 */
export async function createTestDatabase(): Promise<{ url: string; drop(): Promise<void> }> {
  const name = `poth_test_${randomUUID().replaceAll('-', '')}`;
  await asAdmin((admin) => admin.query(`create database ${name} template ${inject('testTemplate')}`));
  const url = new URL(inject('testAdminUrl'));
  url.pathname = `/${name}`;
  return {
    url: url.href,
    drop: () => asAdmin((admin) => admin.query(`drop database if exists ${name} with (force)`)),
  };
}

async function asAdmin(work: (admin: pg.Client) => Promise<unknown>): Promise<void> {
  const admin = new pg.Client({ connectionString: inject('testAdminUrl') });
  await admin.connect();
  try {
    await work(admin);
  } finally {
    await admin.end();
  }
}
