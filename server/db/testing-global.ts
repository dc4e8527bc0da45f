import { chmodSync, existsSync, mkdtempSync, readdirSync, rmSync, statfsSync } from 'node:fs';
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

const inMemory = '/dev/shm';
/** Bytes that the databases of a run may need at once, with room to spare. */
const neededBytes = 4 * 1024 ** 3;

/** Memory where there is room for it, for hundreds of databases are made and thrown away; the disk else. */
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
