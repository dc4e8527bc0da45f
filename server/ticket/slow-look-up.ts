import { Problem } from '@poth/domain/problem.ts';
import { withMinimumDuration } from '../identity/minimum-duration.ts';

/** The time an answer takes where an asker, or all of them together, have failed too often. */
const slowMs = 2_000;
/** The slow look-ups of one address that run at once: ten a second at most. */
const mostAtOnce = 20;

/**
 * Slows look-ups down instead of refusing them, so that a right PNR passes while guessing stays bounded: an address
 * has a few at once, each of two seconds, whether it finds something or not.
 */
export const createSlowLane = () => {
  const underWay = new Map<string, number>();
  /** Problems: too-many-tries, when the address has as many slow look-ups under way as it may. */
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
