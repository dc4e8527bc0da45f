import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startChild } from '../../bench/program.ts';
import { portalOptions } from '../../scripts/node-options.mjs';
import { freePort } from '../../server/testing/free-port.ts';

/** Starts one portal process and the sandbox on a database; their data folder is removed afterwards. */
export const startOn = async (databaseUrl: string) => {
  const folder = mkdtempSync(join(tmpdir(), 'poth-cluster-'));
  const ports = {
    PORT: String(await freePort()),
    SANDBOX_PORT: String(await freePort()),
    SANDBOX_SMTP_PORT: String(await freePort()),
  };
  const sandbox = await startChild('sandbox', ports, []);
  const settings = {
    ...ports,
    DATABASE_URL: databaseUrl,
    POTH_DATA_DIR: folder,
    POTH_DEMONSTRATION: 'off',
    POTH_PROCESSES: '1',
    // Every buyer sends an address of its own in the proxy's header.
    TRUST_PROXY: '1',
  };
  const portal = await startChild('portal', settings, portalOptions);
  return {
    portalUrl: portal.address.replace('localhost', '127.0.0.1'),
    sandboxUrl: sandbox.address,
    databaseUrl,
    stop: async (): Promise<void> => {
      await portal.stop();
      await sandbox.stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
