import { AsyncLocalStorage } from 'node:async_hooks';

/**
 * Dependencies of an answer: it is valid until one of the trips is touched after touch number `readAfter`, and until a
 * moment of the process's clock, in milliseconds.
 */
export type AnswerDependencies = { tripIds: Set<string>; readAfter: number; untilMs: number };

const resting = new AsyncLocalStorage<AnswerDependencies>();

/** Computes an answer and returns it with its dependencies, which the reads on the way record. */
export const withDependencies = async <Answer>(
  make: () => Promise<Answer>,
): Promise<[Answer, AnswerDependencies]> => {
  const endless = Number.POSITIVE_INFINITY;
  const rests: AnswerDependencies = { tripIds: new Set(), readAfter: endless, untilMs: endless };
  return [await resting.run(rests, make), rests];
};

/** Records that the current answer depends on trips as they were after a touch. */
export const dependOn = (tripIds: Iterable<string>, readAfter: number): void => {
  const rests = resting.getStore();
  if (!rests) return;
  for (const tripId of tripIds) rests.tripIds.add(tripId);
  rests.readAfter = Math.min(rests.readAfter, readAfter);
};

/** Records that the current answer is valid for `ms` milliseconds at most. */
export const expireWithin = (ms: number): void => {
  const rests = resting.getStore();
  if (rests) rests.untilMs = Math.min(rests.untilMs, performance.now() + ms);
};
