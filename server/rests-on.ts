import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * Grounds of an answer: it is right until one of the trips is touched after a touch, and until a moment of the
 * process's clock, in milliseconds.
 */
export type Rests = { tripIds: Set<string>; readAfter: number; untilMs: number };

const resting = new AsyncLocalStorage<Rests>();

/** Makes an answer, and tells what it rests on: whatever is read on the way notes that. */
export const notingRests = async <Answer>(make: () => Promise<Answer>): Promise<[Answer, Rests]> => {
  const endless = Number.POSITIVE_INFINITY;
  const rests: Rests = { tripIds: new Set(), readAfter: endless, untilMs: endless };
  return [await resting.run(rests, make), rests];
};

/** Notes that the answer that is being made rests on trips as they were after a touch. */
export const restOn = (tripIds: Iterable<string>, readAfter: number): void => {
  const rests = resting.getStore();
  if (!rests) return;
  for (const tripId of tripIds) rests.tripIds.add(tripId);
  rests.readAfter = Math.min(rests.readAfter, readAfter);
};

/** Notes that the answer that is being made is right for so many milliseconds at most. */
export const restFor = (ms: number): void => {
  const rests = resting.getStore();
  if (rests) rests.untilMs = Math.min(rests.untilMs, performance.now() + ms);
};
