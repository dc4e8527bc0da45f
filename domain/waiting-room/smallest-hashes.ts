/** Hashes of places are whole numbers below this one: 48 bits, which a double holds exactly. */
export const hashRange = 2 ** 48;

/** Hashes that a queue keeps: its places are counted exactly up to this number, beyond it to about 3 %. */
export const mostHashesKept = 1_024;

/** Merges two lists of smallest hashes: each hash once, ascending, at most `maxNoticesKept`. */
export const mergeSmallest = (one: readonly number[], other: readonly number[]): number[] =>
  [...new Set([...one, ...other])].sort((a, b) => a - b).slice(0, mostHashesKept);

/**
 * Counts the places of a queue by its smallest hashes: hashes are spread evenly, so the range of the kept ones gives
 * the number of all. A place that was asked for again, in whatever process, has the same hash and counts once. kept:
 * their number; last: the largest of them. Source: Bar-Yossef and others, Counting distinct elements in a data stream
 * (2002).
 */
export const countByRange = (kept: number, last: number | null | undefined): number => {
  if (typeof last !== 'number' || kept < mostHashesKept) return kept;
  return Math.round(((mostHashesKept - 1) * hashRange) / (last + 1));
};

/** Counts the places of a queue by its smallest hashes, as countByRange does. */
export const countBySmallest = (smallest: readonly number[]): number =>
  countByRange(smallest.length, smallest.at(-1));
