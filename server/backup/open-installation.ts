import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { StorageConfig } from '../config.ts';
import { startEmbeddedPostgres } from '../db/embedded.ts';
import { ensureDatabase } from '../db/migrate.ts';
import { Refusal } from '../start/refusal.ts';
import { openObjects } from '../storage/open-objects.ts';
import type { ObjectStore } from '../storage/object-store.ts';

/** Database, keys and uploads of an installation; url: of the login that owns the tables. */
type Installation = { url: string; secretsFile: string; objects: ObjectStore; close(): Promise<void> };

/** Whether an embedded database is in the data directory. */
export const hasEmbedded = (dataDir: string): boolean => existsSync(join(dataDir, 'postgres', 'PG_VERSION'));

/**
 * Opens what the settings name: the database by URL, or the embedded one, running or not, which is made where it is
 * missing and `make` allows it. `close` stops an embedded one that nobody else uses.
 */
export const openInstallation = async (
  config: StorageConfig,
  { make }: { make: boolean },
): Promise<Installation> => {
  const { dataDir, databaseUrl, migrationUrl, secretsFile } = config;
  const { objects } = openObjects(config);
  if (databaseUrl)
    return { url: migrationUrl ?? databaseUrl, secretsFile, objects, close: async () => undefined };
  if (!make && !hasEmbedded(dataDir))
    throw new Refusal(
      `There is no installation in ${dataDir}. Set POTH_DATA_DIR, or DATABASE_URL for a database elsewhere.`,
    );
  const postgres = await startEmbeddedPostgres({ dataDir: join(dataDir, 'postgres'), log: () => undefined });
  const close = (): Promise<void> => postgres.stop();
  try {
    return { url: await ensureDatabase(postgres.adminUrl, 'poth'), secretsFile, objects, close };
  } catch (thrown) {
    await close();
    throw thrown;
  }
};
