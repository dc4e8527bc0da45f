import { openClient } from './client.ts';
import { aimAtBackend, aimAtPostmaster } from './database.ts';
import type { Installation } from './installation.ts';
import { until } from './step.ts';
import { findJourney } from './traveller.ts';

/**
 * Kind of kill, always by SIGKILL: aimed beforehand, so that it strikes at its moment; bringBack brings the portal back
 * and returns how many milliseconds that took.
 */
export type Kill = {
  says: string;
  aim(installation: Installation): Promise<() => Promise<void>>;
  bringBack(installation: Installation): Promise<number>;
};

const bringBack = ({ startServer }: Installation): Promise<number> => startServer();

/** Waits until the portal has recovered by itself: no supervisor restarts anything. */
export const waitUntilSelling = async (installation: Installation): Promise<number> => {
  const startedAt = performance.now();
  await until(installation, 'a free seat', () => findJourney(openClient(installation.portalUrl, 'cookie')));
  return performance.now() - startedAt;
};

/** Targets of a kill: the server, the server and its PostgreSQL together, one connection inside PostgreSQL. */
export const kills = {
  server: { says: 'server', aim: async ({ killServer }) => killServer, bringBack },
  both: {
    says: 'server + PostgreSQL',
    aim: async (installation) => {
      const killPostgres = aimAtPostmaster(installation);
      return async () => {
        await Promise.all([killPostgres(), installation.killServer()]);
      };
    },
    bringBack,
  },
  connection: { says: 'a database connection', aim: aimAtBackend, bringBack: waitUntilSelling },
} as const satisfies Record<string, Kill>;
