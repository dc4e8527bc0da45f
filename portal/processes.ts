import cluster, { type Worker } from 'node:cluster';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Refusal } from '@poth/server/start/refusal.ts';

/**
 * Milliseconds. A process that ends is started again after `firstMs`; the wait doubles up to `lastMs` while it does not
 * get to serve. `stopMs`: time that a process has to end by itself.
 */
const waits = { firstMs: 100, lastMs: 5_000, stopMs: 700 };

type Asked = {
  count: number;
  /** Settings for the processes besides those of this one's environment. */
  env: NodeJS.ProcessEnv;
  log: (line: string) => void;
  signal: AbortSignal;
};

/** True in a process that another one of the portal has started, to serve beside others on one port. */
export const isOneOfMany = cluster.isWorker;

const serving = 'serving';

/** Tells the process that started this one that it serves. */
export const reportServing = (): void => void process.send?.(serving);

const isServing = (worker: Worker): Promise<boolean> =>
  new Promise((resolve) => {
    // Processes send their metrics too.
    worker.on('message', (message) => message === serving && resolve(true));
    worker.once('exit', () => resolve(false));
  });

const endOf = ({ process: { exitCode, signalCode } }: Worker): string =>
  signalCode ?? `exit code ${exitCode}`;

/**
 * Keeps processes of this program that share its port (see listen.ts), and restarts one that dies; its answers under way
 * are lost, as with a cut connection. They end when this process does, however it ends. Returns when all of them serve.
 * Problems: a process that ends by itself before it serves is a Refusal.
 */
export const keepProcesses = async ({ count, env, log, signal }: Asked): Promise<void> => {
  const keep = async (number: number, started: (isServing: boolean) => void): Promise<void> => {
    for (let waitMs = waits.firstMs; !signal.aborted; ) {
      const worker = cluster.fork(env);
      const ended = once(worker, 'exit');
      const serves = await isServing(worker);
      if (serves) waitMs = waits.firstMs;
      started(serves || worker.process.signalCode !== null);
      await ended;
      if (signal.aborted) return;
      log(`process ${number} of ${count} has ended (${endOf(worker)}) and is started again`);
      await pause(waitMs, undefined, { signal }).catch(() => undefined);
      waitMs = Math.min(waits.lastMs, 2 * waitMs);
    }
  };
  const started = Array.from({ length: count }, (_, at) => {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    void keep(at + 1, resolve);
    return promise;
  });
  if ((await Promise.all(started)).every(Boolean) || signal.aborted) return;
  throw new Refusal('The portal does not start: a process of it has ended.');
};

/** Stops the processes, each as a single one stops; returns when all have ended. */
export const stopProcesses = async (): Promise<void> => {
  const workers = Object.values(cluster.workers ?? {}).filter((worker) => worker !== undefined);
  const gone = Promise.all(workers.map((worker) => worker.isDead() || once(worker, 'exit')));
  for (const { process } of workers) process.kill('SIGTERM');
  await Promise.race([gone, pause(waits.stopMs)]);
  for (const { process } of workers) process.kill('SIGKILL');
  await gone;
};
