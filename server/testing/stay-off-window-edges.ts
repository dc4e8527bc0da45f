import { setTimeout as sleep } from 'node:timers/promises';
import { beforeEach } from 'vitest';

/**
 * Windows in which tries are counted, in seconds; every other window ends together with one of these
 * (domain/rate-limit/tries.ts). `leastMs`: the longest time in which a test uses a limit up.
 */
const windows = [
  { seconds: 60, leastMs: 1_500 },
  { seconds: 600, leastMs: 10_000 },
  { seconds: 900, leastMs: 10_000 },
];

// A test that uses up a limit and begins just before a window ends would get more tries, so it begins afterwards.
beforeEach(async () => {
  for (const { seconds, leastMs } of windows) {
    const leftMs = seconds * 1_000 - (Date.now() % (seconds * 1_000));
    if (leftMs < leastMs) await sleep(leftMs + 20);
  }
});
