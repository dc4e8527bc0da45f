import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { readStorageConfig } from '../server/config.ts';
import { openDatabase } from '../server/db/database.ts';
import { startEmbeddedPostgres } from '../server/db/embedded.ts';
import { ensureDatabase } from '../server/db/migrate.ts';
import { adoptKeys } from '../server/start/join-installation.ts';
import { openObjects } from '../server/storage/open-objects.ts';

// npm run adopt-keys: makes keys and uploads of this machine those of the installation that sells from the database.
// Exits with 0 when it is done, 1 when it could not be done, 2 when it was not understood.
const log = (line: string): void => console.log(`adopt-keys: ${line}`);

const adopt = async (): Promise<number> => {
  if (process.argv.length > 2) {
    console.error('adopt-keys: takes no arguments; the settings say where keys, uploads and database are');
    return 2;
  }
  const { databaseUrl, dataDir, secretsFile, bucket } = readStorageConfig();
  const cluster = join(dataDir, 'postgres');
  if (!databaseUrl && !existsSync(join(cluster, 'PG_VERSION'))) {
    console.error(`adopt-keys: there is no installation in ${dataDir}; npm start makes one`);
    return 1;
  }
  const postgres = databaseUrl
    ? undefined
    : await startEmbeddedPostgres({ dataDir: cluster, log: () => undefined });
  const url = databaseUrl ?? (postgres ? await ensureDatabase(postgres.adminUrl, 'poth') : '');
  const db = openDatabase(url, 'poth_app', { max: 1 });
  const store = openObjects({ bucket, dataDir });
  await adoptKeys({ db, secretsFile, store, log }).finally(async () => {
    await db.destroy();
    await postgres?.stop();
  });
  log(`the keys in ${secretsFile} and the uploads in ${store.name} are those of the installation now`);
  log(
    'give every machine the same and start it again; links, log-ins and tickets of other keys are worth nothing then',
  );
  return 0;
};

process.exitCode = await adopt().catch((thrown: unknown) => {
  console.error(`adopt-keys: ${thrown instanceof Error ? thrown.message : String(thrown)}`);
  return 1;
});
