import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port.ts';

/** A real Redis on a port of its own, which a test can kill and restart at the same address. */
export type TestRedis = {
  url: string;
  start(): Promise<void>;
  kill(): Promise<void>;
  /** Stops it for good and removes its folder. */
  drop(): Promise<void>;
};

/** Starts Redis. Throws where the machine has none: a test that needs it is never left out. */
export const startRedis = async (): Promise<TestRedis> => {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'poth-redis-'));
  let server: ChildProcess | undefined;

  const start = async (): Promise<void> => {
    const settings = ['--port', String(port), '--bind', '127.0.0.1', '--dir', folder, '--save', ''];
    const child = spawn('redis-server', settings, { env: { PATH: process.env.PATH }, stdio: 'pipe' });
    server = child;
    await new Promise<void>((resolve, reject) => {
      let printed = '';
      child.stdout.on('data', (chunk: Buffer) => {
        printed += chunk;
        if (printed.includes('Ready to accept connections')) resolve();
      });
      child.once('exit', () => reject(new Error(`redis-server has ended:\n${printed}`)));
      child.once('error', (thrown: NodeJS.ErrnoException) =>
        reject(
          thrown.code === 'ENOENT'
            ? new Error('This test needs redis-server: install it (on Debian: apt-get install redis-server).')
            : thrown,
        ),
      );
    });
  };
  const kill = async (): Promise<void> => {
    if (!server || server.exitCode !== null || server.signalCode !== null) return;
    const ended = once(server, 'exit');
    server.kill('SIGKILL');
    await ended;
  };

  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    start,
    kill,
    drop: async () => {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
