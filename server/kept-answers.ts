import { LRUCache } from 'lru-cache';
import type { Touches } from './touches.ts';

/** An answer in memory. readAfter: the newest touch when its reading began; beganMs: when, by the process's clock. */
type Kept<Answer> = {
  answer: Answer;
  bytes: number;
  tripIds: readonly string[];
  readAfter: number;
  beganMs?: number;
};

/** Answers in memory by what was asked: each until a trip that it rests on is touched, or its time is over. */
export type KeptAnswers<Answer> = {
  find(key: string): Answer | undefined;
  /** untilMs: of the process's clock, where the answer ends before keptMs. */
  keep(key: string, kept: Kept<Answer>, untilMs?: number): void;
};

/**
 * Keeps answers within so many bytes, those longest that were asked for last, and none longer than keptMs: a change that was
 * not touched, as by a program of an earlier version beside this one, is known then. youngMs: an
 * answer whose reading began within it counts although one of its trips was touched; a touch of every trip always ends it.
 */
export const keepAnswers = <Answer extends object>(
  touches: Touches,
  { mostBytes, keptMs, youngMs = 0 }: { mostBytes: number; keptMs: number; youngMs?: number },
): KeptAnswers<Answer> => {
  const cache = new LRUCache<string, Kept<Answer> & { untilMs: number }>({
    maxSize: mostBytes,
    sizeCalculation: ({ bytes }, key) => bytes + key.length,
  });
  return {
    find: (key) => {
      const kept = cache.get(key);
      if (!kept) return undefined;
      const { untilMs, tripIds, readAfter, beganMs = Number.NEGATIVE_INFINITY } = kept;
      const at = performance.now();
      const isYoung = at - beganMs < youngMs;
      if (at < untilMs && !touches.isTouched(isYoung ? [] : tripIds, readAfter)) return kept.answer;
      cache.delete(key);
      return undefined;
    },
    keep: (key, kept, untilMs = Number.POSITIVE_INFINITY) => {
      cache.set(key, { ...kept, untilMs: Math.min(untilMs, performance.now() + keptMs) });
    },
  };
};
