import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { environmentWith } from '@poth/server/config.ts';

const program = fileURLToPath(new URL('live-portal.ts', import.meta.url));
/** Folder of Node's compile cache: with it a restart takes half as long. */
const compiled = fileURLToPath(new URL('../../node_modules/.cache/portal', import.meta.url));

/** A portal in a process of its own; a newer one takes its place. */
export type PortalProcess = {
  /** Address of the portal once it serves; rejects where the process ends before. */
  address: Promise<string>;
  stop(): Promise<void>;
};

const freePort = async (): Promise<number> => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const address = probe.address();
  await once(probe.close(), 'close');
  if (!address || typeof address === 'string') throw new Error('no port is free');
  return address.port;
};

/** Resolves when the portal serves; its other lines are passed on. */
const serving = (child: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    createInterface(child.stdout!).on('line', (line) => {
      if (/^({.*"msg":")?portal ready /.test(line)) resolve();
      else console.log(line);
    });
    child.once('error', reject);
    child.once('exit', (code, signal) =>
      reject(new Error(`The portal has ended (${signal ?? `exit code ${code}`}).`)),
    );
  });

/** Starts the portal on a free port; `greet` receives the process before it prints anything. */
export const startPortal = async (
  publicUrl: string,
  greet: (child: ChildProcess) => void,
): Promise<PortalProcess> => {
  const port = String(await freePort());
  const child = spawn(process.execPath, [program], {
    env: environmentWith({ PORT: port, PUBLIC_URL: publicUrl, NODE_COMPILE_CACHE: compiled }),
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  greet(child);
  const address = serving(child).then(() => `http://127.0.0.1:${port}`);
  address.catch(() => undefined);
  return {
    address,
    async stop() {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGTERM');
      await gone;
    },
  };
};
