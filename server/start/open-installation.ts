import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { StorageConfig } from '../config.ts';
import { startEmbeddedPostgres } from '../db/embedded.ts';
import { ensureDatabase } from '../db/migrate.ts';
import { type NamedStore, openObjects } from '../storage/open-objects.ts';
import { Refusal } from './refusal.ts';

/** Database, keys and uploads of an installation. `url`: with the portal's login; `ownerUrl`: with that of the tables' owner. */
type Installation = {
  url: string;
  ownerUrl: string;
  secretsFile: string;
  store: NamedStore;
  close(): Promise<void>;
};

/**
 * Opens an installation by the settings, for programs other than the portal: the database by URL, or the embedded one, running
 * or not, which is created where it is missing and `make` allows it. `close` stops an embedded one that nobody else uses.
 * Problems: a missing installation is a Refusal that says what to do.
 */
export const openInstallation = async (
  config: StorageConfig,
  { make = false } = {},
): Promise<Installation> => {
  const { dataDir, databaseUrl, migrationUrl, secretsFile } = config;
  const store = openObjects(config);
  if (databaseUrl) {
    const ownerUrl = migrationUrl ?? databaseUrl;
    return { url: databaseUrl, ownerUrl, secretsFile, store, close: async () => undefined };
  }
  const cluster = join(dataDir, 'postgres');
  if (!make && !existsSync(join(cluster, 'PG_VERSION')))
    throw new Refusal(
      `there is no installation in ${dataDir}; npm start makes one. Set POTH_DATA_DIR for another, or DATABASE_URL for a database elsewhere.`,
    );
  // The message that the database was running already is of no use here.
  const postgres = await startEmbeddedPostgres({ dataDir: cluster, log: () => undefined });
  const close = (): Promise<void> => postgres.stop();
  try {
    const url = await ensureDatabase(postgres.adminUrl, 'poth');
    return { url, ownerUrl: url, secretsFile, store, close };
  } catch (thrown) {
    await close();
    throw thrown;
  }
};
