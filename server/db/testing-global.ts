import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from './embedded.ts';
import { ensureDatabase, migrate } from './migrate.ts';
import { isAlive, stopPostmaster } from './postmaster.ts';

const quiet = () => undefined;
const folderStart = 'poth-test-';

/**
 * Prepares the one PostgreSQL of a test run, with a migrated database to copy, and removes both after it.
 * When a project provides `testAdminUrl` itself, that server is used and only the database is removed.
 */
export default async function prepare(project: TestProject): Promise<() => Promise<void>> {
  const given = project.getProvidedContext().testAdminUrl;
  const server = given ? { adminUrl: given, stop: async () => quiet() } : await startThrowAway();
  const testTemplate = `poth_template_${process.pid}`;
  try {
    await migrate(await ensureDatabase(server.adminUrl, testTemplate), quiet);
  } catch (error) {
    await server.stop();
    throw error;
  }
  project.provide('testAdminUrl', server.adminUrl);
  project.provide('testTemplate', testTemplate);
  return async () => {
    if (given) await dropDatabase(given, testTemplate);
    await server.stop();
  };
}

async function startThrowAway() {
  await removeAbandoned();
  const folder = mkdtempSync(join(tmpdir(), `${folderStart}${process.pid}-`));
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
    },
  });
  return {
    adminUrl: server.adminUrl,
    async stop() {
      await server.stop();
      rmSync(folder, { recursive: true });
    },
  };
}

// A killed test run leaves its server behind; the folder's name tells whose it was.
async function removeAbandoned(): Promise<void> {
  for (const name of readdirSync(tmpdir()).filter((entry) => entry.startsWith(folderStart))) {
    if (isAlive(Number(name.split('-')[2]))) continue;
    const folder = join(tmpdir(), name);
    try {
      await stopPostmaster(join(folder, 'postgres'));
      rmSync(folder, { recursive: true });
    } catch {
      // Another user's: not ours to remove.
    }
  }
}

async function dropDatabase(adminUrl: string, name: string): Promise<void> {
  const admin = new pg.Client({ connectionString: adminUrl });
  await admin.connect();
  await admin.query(`drop database if exists ${name} with (force)`);
  await admin.end();
}
