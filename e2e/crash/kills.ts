import { openClient, Unanswered } from './client.ts';
import { killBackend, killPostmaster } from './database.ts';
import type { Installation } from './installation.ts';
import { pause } from './pause.ts';
import { searchCoaches } from './traveller.ts';

/** A way to die, always by -9, and how the portal comes back: answers after how many milliseconds. */
export type Kill = {
  says: string;
  strike(installation: Installation): Promise<void>;
  bringBack(installation: Installation): Promise<number>;
};

const bringBack = ({ startServer }: Installation): Promise<number> => startServer();

/** Nobody restarts anything: the portal must find its way back by itself. */
export const waitForSearch = async ({ portalUrl }: Installation): Promise<number> => {
  const startedAt = performance.now();
  const client = openClient(portalUrl, 'cookie');
  for (;;) {
    const found = await searchCoaches(client).catch((thrown: unknown) => {
      if (!(thrown instanceof Unanswered) || performance.now() - startedAt > 30_000) throw thrown;
      return [];
    });
    if (found.length > 0) return performance.now() - startedAt;
    await pause(50);
  }
};

/** What is killed: the server, the server and its PostgreSQL together, one connection inside PostgreSQL. */
export const kills = {
  server: { says: 'server', strike: ({ killServer }) => killServer(), bringBack },
  both: {
    says: 'server + PostgreSQL',
    strike: (installation) => killPostmaster(installation, installation.killServer),
    bringBack,
  },
  connection: { says: 'a database connection', strike: killBackend, bringBack: waitForSearch },
} as const satisfies Record<string, Kill>;
