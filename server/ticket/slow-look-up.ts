import { Problem } from '@poth/domain/problem.ts';
import { withMinimumDuration } from '../identity/minimum-duration.ts';

/** Duration of a look-up once a caller, or all callers together, have failed too often. */
const slowMs = 2_000;
/** The slow look-ups of one address that run at once: ten a second at most. */
const mostAtOnce = 20;

/**
 * Slows look-ups down instead of refusing them, so that a right PNR passes while guessing stays bounded: an address may
 * run a few at once, each of two seconds whether or not it finds something.
 */
export const createSlowLookUps = () => {
  const underWay = new Map<string, number>();
  /** Runs a look-up. Problems: too-many-tries, when the address already runs as many as it may. */
  return async <T>(address: string, look: () => Promise<T>): Promise<T> => {
    const running = underWay.get(address) ?? 0;
    if (running >= mostAtOnce) throw new Problem('too-many-tries', { retryAfterSeconds: slowMs / 1_000 });
    underWay.set(address, running + 1);
    try {
      return await withMinimumDuration(look, slowMs);
    } finally {
      const left = (underWay.get(address) ?? 1) - 1;
      if (left > 0) underWay.set(address, left);
      else underWay.delete(address);
    }
  };
};
