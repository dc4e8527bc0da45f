/** Bounds in seconds, as long as few wait. */
const [least, most] = [5, 120];

/**
 * Looks a second that all who wait make together at most: beyond that they look less often. A core answers some thousand from
 * memory, and sells meanwhile.
 */
const looksPerSecond = 2_000;
/** Admissions a second that pages expect before the first one: a careful guess. */
export const firstPerSecond = 10;
/** Longest time in seconds by which a crowd makes browsers wait: a person may look at the page after that. */
const mostForCrowd = 60;

/** Seconds in which each of so many browsers looks once. */
const secondsForAll = (waiting: number): number => Math.min(mostForCrowd, waiting / looksPerSecond);

/** Least seconds between two looks of each of so many browsers, none of which is near its turn. */
export const leastInCrowd = (waiting: number): number => Math.max(least, Math.round(secondsForAll(waiting)));

/** Seconds in which so many browsers have looked, however their looks are spread. */
export const longestLookSeconds = (waiting: number): number => 1.5 * Math.max(least, secondsForAll(waiting));

/**
 * Seconds after which a page of the room is read again: a quarter of the time to go, within bounds, spread by up to a
 * half so that browsers do not come together. spread: from 0 to 1, derived from the place; leastSeconds: more where all who
 * wait would look at the same time, as at the opening.
 */
export const lookAgainAfter = (
  secondsToGo: number | null,
  spread: number,
  leastSeconds: number = least,
): number => Math.round(Math.max(leastSeconds, Math.min(most, (secondsToGo ?? most) / 4)) * (1 + spread / 2));
