import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { connect } from 'node:net';
import { fileURLToPath } from 'node:url';

export const root = fileURLToPath(new URL('../..', import.meta.url));
const startLimitMs = 90_000;

/** Texts that a cleanly ended program never prints. */
export const noise = /\n\s+at |Error|destroyed|unexpectedly/;

/** Programs that were started, so that those left by a failure can be ended. */
export const running: ChildProcess[] = [];

/** Starts a program of ours and gathers its output; none of the caller's own settings are passed on. */
export const begin = (program: string, settings: Record<string, string>) => {
  const { PATH, TMPDIR, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, [program], {
    cwd: root,
    env: { PATH, TMPDIR, NODE_COMPILE_CACHE, ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.push(child);
  let printed = '';
  const take = (chunk: Buffer) => {
    printed += chunk;
    child.emit('printed');
  };
  child.stdout.on('data', take);
  child.stderr.on('data', take);
  const ended = once(child, 'close');
  /** Waits until the program has printed some words. */
  const says = async (words: string): Promise<void> => {
    const until = AbortSignal.timeout(startLimitMs);
    while (!printed.includes(words)) {
      if (child.exitCode !== null) throw new Error(`it has ended:\n${printed}`);
      await Promise.race([once(child, 'printed', { signal: until }), ended]);
    }
  };
  /** Sends a signal; returns the time that the program took to end, and its output from then on. */
  const end = async (signal: NodeJS.Signals) => {
    const from = performance.now();
    const before = printed.length;
    child.kill(signal);
    const [code] = await ended;
    return { code, tookMs: performance.now() - from, after: printed.slice(before) };
  };
  return { says, end, ended, printed: () => printed };
};
export type Program = ReturnType<typeof begin>;

/** Tells whether nothing listens on a port of this machine. */
export const isFree = (wanted: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = connect(wanted, '127.0.0.1', () => {
      probe.destroy();
      resolve(false);
    }).once('error', () => resolve(true));
  });

/** Finds three free ports in a row, for the portal and the sandbox; returns the first. */
export const freePorts = async (): Promise<number> => {
  for (;;) {
    const first = 20_000 + Math.floor(Math.random() * 10_000);
    const free = await Promise.all([first, first + 1, first + 2].map(isFree));
    if (free.every(Boolean)) return first;
  }
};
