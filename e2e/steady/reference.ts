import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Speed of the machine at a sample, which tells whether a figure moved because of the portal or the machine. */
export type Reference = {
  /** Shortest time of a fixed piece of work in ten tries. */
  workMs: number;
  /** Longest delay of the proof's own event loop since the previous sample. */
  delayMs: number;
};

/** Same work in every sample: some allocation and much parsing of text, as in a portal. */
const fixedText = JSON.stringify(
  Array.from({ length: 1_000 }, (_, at) => ({ at, name: `seat ${at}`, pair: [at, at + 1] })),
);
const tries = 10;

const timeWork = (): number => {
  const startedAt = performance.now();
  JSON.parse(fixedText);
  return performance.now() - startedAt;
};

/** Starts to measure the machine; the loop's delay counts from one call to the next. */
export const openReference = (): (() => Reference) => {
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  return () => {
    const delayMs = delay.max / 1e6;
    delay.reset();
    return { workMs: Math.min(...Array.from({ length: tries }, timeWork)), delayMs };
  };
};
