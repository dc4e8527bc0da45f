import { join } from 'node:path';
import type { Config } from '../config.ts';
import { grantPortalRoles } from '../db/grant-portal-roles.ts';
import { startEmbeddedPostgres } from '../db/embedded.ts';
import { isDatabaseAway } from '../db/is-away.ts';
import { keepEmbeddedRunning } from '../db/keep-embedded-running.ts';
import { ensureDatabase, migrate } from '../db/migrate.ts';
import type { Closing } from './closing.ts';
import { Refusal } from './refusal.ts';

/** Milliseconds for a fast shutdown: a database that needs longer recovers when it starts. */
const fastStopMs = 600;

type Asked = {
  config: Pick<Config, 'databaseUrl' | 'dataDir' | 'migrationUrl'>;
  closing: Closing;
  log: (line: string) => void;
  signal: AbortSignal;
};

/**
 * Provides the database at its newest schema: the one that the settings name, or an embedded one. `url`: with the
 * portal's login; `kept` resolves with the stop and rejects when an embedded one does not stay up. A database that does
 * not answer is a Refusal.
 */
export const openDatabaseServer = async ({
  config,
  closing,
  log,
  signal,
}: Asked): Promise<{ url: string; kept: Promise<void> }> => {
  const { databaseUrl, migrationUrl } = config;
  if (databaseUrl) {
    await prepare(migrationUrl ?? databaseUrl, databaseUrl, log, signal);
    return { url: databaseUrl, kept: stopped(signal) };
  }
  const postgres = await startEmbeddedPostgres({ dataDir: join(config.dataDir, 'postgres'), log, signal });
  closing.add(() => postgres.stop(fastStopMs), 'to-its-end');
  const url = await ensureDatabase(postgres.adminUrl, 'poth');
  await prepare(migrationUrl ?? url, url, log, signal);
  const kept = keepEmbeddedRunning(postgres, log, signal);
  closing.add(() => kept.catch(() => undefined), 'to-its-end');
  return { url, kept };
};

const stopped = (signal: AbortSignal): Promise<void> =>
  new Promise((resolve) => {
    signal.addEventListener('abort', () => resolve(), { once: true });
  });

const prepare = async (
  migrationUrl: string,
  url: string,
  log: (line: string) => void,
  signal: AbortSignal,
): Promise<void> => {
  signal.throwIfAborted();
  try {
    const applied = await migrate(migrationUrl, log, { signal });
    if (applied > 0) log(`database: ${applied} migrations applied`);
    await grantPortalRoles(migrationUrl, url);
  } catch (thrown) {
    if (!isDatabaseAway(thrown)) throw thrown;
    const { host, pathname } = new URL(migrationUrl);
    const why = thrown instanceof Error ? thrown.message || ('code' in thrown ? thrown.code : '') : thrown;
    throw new Refusal(
      `The database ${pathname.slice(1)} at ${host} does not let us in (${String(why)}). Start it or set DATABASE_URL, ` +
        'then start the portal again.',
    );
  }
};
