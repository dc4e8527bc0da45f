import { AggregatorRegistry } from 'prom-client';
import type { Metrics } from './metrics.ts';

/** Lets the parent process collect the counts of this one. */
export const exposeMetricsToParent = ({ registry }: Metrics): void => {
  AggregatorRegistry.setRegistries(registry);
  // The constructor starts to listen for the parent's requests.
  void new AggregatorRegistry();
};

/** Collects the summed counts of the child processes as text; fails while one of them starts. */
export const collectChildMetrics = (): (() => Promise<string>) => {
  const lent = new AggregatorRegistry();
  return () => lent.clusterMetrics();
};
