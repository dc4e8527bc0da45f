import { spawn } from 'node:child_process';
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));
const stopWithParent = new URL('../../scripts/stop-with-parent.mjs', import.meta.url).href;

/** Program of ours as a separate process: when it is ready, how it is frozen, and its two ways to end. */
export type Child = {
  /** Address in its line "<name> ready <address>"; rejects if it ends before. */
  ready: Promise<string>;
  /** Kills it like a power cut; resolves when it is gone. */
  kill(): Promise<void>;
  /** Suspends it until it is thawed or killed. */
  freeze(): void;
  thaw(): void;
  stop(): Promise<void>;
};

/** Starts sandbox or portal as `npm start` does, without any setting of the caller; its output goes to a file. */
export const startChild = (
  name: 'sandbox' | 'portal',
  env: Record<string, string>,
  logFile: string,
): Child => {
  const child = spawn(process.execPath, ['--import', stopWithParent, join(root, name, 'main.ts')], {
    cwd: root,
    // No real gateway and no foreign database may come in from outside.
    env: { PATH: process.env.PATH, TMPDIR: process.env.TMPDIR, ...env },
    detached: process.platform !== 'win32',
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  child.stdin.on('error', () => undefined);
  const note = (line: string) => appendFileSync(logFile, `${new Date().toISOString()} ${name}: ${line}\n`);
  createInterface(child.stderr).on('line', note);
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const ready = new Promise<string>((resolve, reject) => {
    createInterface(child.stdout).on('line', (line) => {
      note(line);
      const address = new RegExp(`^${name} ready (\\S+)$`).exec(line)?.[1];
      if (address) resolve(address);
    });
    child.once('exit', (code, signal) => {
      note(`ended (${signal ?? code})`);
      reject(new Error(`the ${name} ended (${signal ?? code}) before it was ready`));
    });
  });
  ready.catch(() => undefined);
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await ended;
  };
  return {
    ready,
    kill: () => end('SIGKILL'),
    freeze: () => void child.kill('SIGSTOP'),
    thaw: () => void child.kill('SIGCONT'),
    stop: () => {
      child.kill('SIGCONT');
      return end('SIGTERM');
    },
  };
};
