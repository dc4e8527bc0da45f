import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { stopPostmaster } from '../../server/db/postmaster.ts';
import { freePort } from '../../server/testing/free-port.ts';
import { type Child, root, startChild } from './child.ts';

/**
 * Installation of a proof: a data directory in a temporary folder, a server that is started and killed, and a gateway
 * that keeps running.
 */
export type Installation = {
  portalUrl: string;
  sandboxUrl: string;
  postgresDir: string;
  logFile: string;
  /** Moment at which the portal was last back after a crash, by performance.now(). */
  backAt: number;
  /** Starts the server; returns after how many milliseconds it was ready. */
  startServer(): Promise<number>;
  /** Starts the server without waiting. */
  beginServer(): void;
  killServer(): Promise<void>;
  /** Suspends the server: requests wait, and it reads no answer of the database. */
  freezeServer(): void;
  thawServer(): void;
  /** Runs `npm run audit` beside the running server; returns its exit code and its output. */
  audit(): Promise<{ code: number; says: string }>;
  stop(keep: boolean): Promise<void>;
};

const longestStartMs = 60_000;
const overdue = async (): Promise<never> => {
  await new Promise((resolve) => setTimeout(resolve, longestStartMs).unref());
  throw new Error(`the server is not ready after ${longestStartMs / 1000} s`);
};

/** Starts the sandbox of a new installation; its server is not started yet. */
export const openInstallation = async (): Promise<Installation> => {
  const dataDir = realpathSync(mkdtempSync(join(tmpdir(), 'poth-crashes-')));
  // PostgreSQL may have to run as another user than this program.
  chmodSync(dataDir, 0o755);
  const logFile = join(dataDir, 'crashes.log');
  const env = {
    PORT: String(await freePort()),
    SANDBOX_PORT: String(await freePort()),
    SANDBOX_SMTP_PORT: String(await freePort()),
    POTH_DATA_DIR: dataDir,
    // One process, so that the server itself is killed, not a supervisor.
    POTH_PROCESSES: '1',
    // Every traveller sends an address of its own in the proxy's header.
    TRUST_PROXY: '1',
  };
  const sandbox = startChild('sandbox', env, logFile);
  let server: Child | undefined;
  const beginServer = (): void => {
    server = startChild('portal', env, logFile);
  };
  return {
    portalUrl: `http://localhost:${env.PORT}`,
    sandboxUrl: await sandbox.ready,
    postgresDir: join(dataDir, 'postgres'),
    logFile,
    backAt: performance.now(),
    beginServer,
    async startServer() {
      const startedAt = performance.now();
      beginServer();
      await Promise.race([server?.ready, overdue()]);
      return performance.now() - startedAt;
    },
    async killServer() {
      await server?.kill();
      server = undefined;
    },
    freezeServer: () => server?.freeze(),
    thawServer: () => server?.thaw(),
    async audit() {
      const { PATH, TMPDIR } = process.env;
      const audit = spawn(process.execPath, ['scripts/audit.ts'], {
        cwd: root,
        env: { PATH, TMPDIR, POTH_DATA_DIR: dataDir },
        stdio: ['ignore', 'pipe', 'ignore'],
      });
      const ended = once(audit, 'close');
      const says = await text(audit.stdout);
      const [code] = (await ended) as [number | null];
      return { code: code ?? 1, says: says.trim() };
    },
    async stop(keep) {
      await server?.stop();
      // A killed server has left it running.
      await stopPostmaster(join(dataDir, 'postgres'));
      await sandbox.stop();
      if (!keep) rmSync(dataDir, { recursive: true, force: true });
    },
  };
};
