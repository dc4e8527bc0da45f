import { AggregatorRegistry } from 'prom-client';
import type { Metrics } from './metrics.ts';

/** Lets the process that keeps this one collect its counts. */
export const lendMetrics = ({ registry }: Metrics): void => {
  AggregatorRegistry.setRegistries(registry);
  // Its making listens for who asks.
  void new AggregatorRegistry();
};

/** Collects the counts of the processes that this one keeps, added up, as text; fails while one of them starts. */
export const collectLent = (): (() => Promise<string>) => {
  const lent = new AggregatorRegistry();
  return () => lent.clusterMetrics();
};
