/** Figures of a load: number and latencies of completed pieces of work, and failures by code. */
export type Figures = {
  count: number;
  /** Duration of the load in seconds, until its last piece was done. */
  seconds: number;
  perSecond: number;
  p50Ms: number;
  p95Ms: number;
  p99Ms: number;
  errors: Record<string, number>;
};

/** Latency that the given share of all do not exceed; nearest rank. */
export const percentile = (sortedMs: readonly number[], share: number): number =>
  sortedMs[Math.max(0, Math.ceil(sortedMs.length * share) - 1)] ?? Number.NaN;

/** Collects latencies and failures while a load runs. */
export const gather = () => {
  const latenciesMs: number[] = [];
  const errors: Record<string, number> = {};
  return {
    done: (ms: number): void => void latenciesMs.push(ms),
    failed: (code: string): void => {
      errors[code] = (errors[code] ?? 0) + 1;
    },
    figures: (seconds: number): Figures => {
      const sortedMs = latenciesMs.toSorted((a, b) => a - b);
      return {
        count: sortedMs.length,
        seconds,
        perSecond: sortedMs.length / seconds,
        p50Ms: percentile(sortedMs, 0.5),
        p95Ms: percentile(sortedMs, 0.95),
        p99Ms: percentile(sortedMs, 0.99),
        errors,
      };
    },
  };
};
