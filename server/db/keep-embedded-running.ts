import { setTimeout as pause } from 'node:timers/promises';
import { Refusal } from '../start/refusal.ts';
import type { EmbeddedPostgres } from './embedded.ts';

const lookEveryMs = 250;
/** Milliseconds before each restart of a series; after the last one no further restart is tried. */
const pausesMs = [0, 500, 1_000, 2_000, 4_000, 8_000];
/** Milliseconds after which a server counts as recovered: its next end begins a new series. */
const steadyMs = 60_000;

/**
 * Restarts the embedded PostgreSQL whenever it has ended, after a longer pause for each restart of a series. Resolves
 * when `signal` is aborted; throws a Refusal when the server does not stay up.
 */
export const keepEmbeddedRunning = async (
  postgres: EmbeddedPostgres,
  log: (line: string) => void,
  signal: AbortSignal,
  pauses: readonly number[] = pausesMs,
): Promise<void> => {
  const waits = async (ms: number) => {
    await pause(ms, undefined, { signal }).catch(() => undefined);
    return !signal.aborted;
  };
  let inARow = 0;
  let startedAt = 0;
  let fault = '';
  while (await waits(lookEveryMs)) {
    if (postgres.isRunning()) continue;
    if (performance.now() - startedAt > steadyMs) inARow = 0;
    const wait = pauses[inARow];
    if (wait === undefined)
      throw new Refusal(
        `The database in ${postgres.dataDir} has ended and does not stay up. Its own words, also in its folder log:\n` +
          `${fault || postgres.lastWords()}\nMend that (a full disk, say) and start the portal again.`,
      );
    inARow += 1;
    log('database: it has ended and is started again');
    if (!(await waits(wait))) return;
    startedAt = performance.now();
    fault = await postgres.restart(signal).then(
      () => '',
      (thrown: unknown) => (thrown instanceof Error ? thrown.message : String(thrown)),
    );
  }
};
