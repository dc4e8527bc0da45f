import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Speed of the machine beside a sample, by which a figure that moves is the portal's or the machine's. */
export type Reference = {
  /** Least time that a fixed piece of work took in ten tries. */
  workMs: number;
  /** Longest time that the proof's own event loop was held up since the sample before. */
  delayMs: number;
};

/** Piece of work that is the same in every sample: some allocation and much looking at text, as a portal does. */
const fixedText = JSON.stringify(
  Array.from({ length: 1_000 }, (_, at) => ({ at, name: `seat ${at}`, pair: [at, at + 1] })),
);
const tries = 10;

const timeWork = (): number => {
  const startedAt = performance.now();
  JSON.parse(fixedText);
  return performance.now() - startedAt;
};

/** Opens what measures the machine from here on; the loop's delay counts from one call to the next. */
export const openReference = (): (() => Reference) => {
  const delay = monitorEventLoopDelay({ resolution: 10 });
  delay.enable();
  return () => {
    const delayMs = delay.max / 1e6;
    delay.reset();
    return { workMs: Math.min(...Array.from({ length: tries }, timeWork)), delayMs };
  };
};
