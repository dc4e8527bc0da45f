import { LRUCache } from 'lru-cache';
import type { Touches } from './touches.ts';

/** An answer in memory. readAfter: the newest touch when its reading began. */
type Kept<Answer> = { answer: Answer; bytes: number; tripIds: readonly string[]; readAfter: number };

/** Answers in memory by what was asked: each until a trip that it rests on is touched, or its time is over. */
export type KeptAnswers<Answer> = {
  find(key: string): Answer | undefined;
  /** untilMs: of the process's clock, where the answer ends before keptMs. */
  keep(key: string, kept: Kept<Answer>, untilMs?: number): void;
};

/**
 * Keeps answers within so many bytes, those longest that were asked for last, and none longer than keptMs: a change that was
 * not touched, as by a program of an earlier version beside this one, is known then.
 */
export const keepAnswers = <Answer extends object>(
  touches: Touches,
  { mostBytes, keptMs }: { mostBytes: number; keptMs: number },
): KeptAnswers<Answer> => {
  const cache = new LRUCache<string, Kept<Answer> & { untilMs: number }>({
    maxSize: mostBytes,
    sizeCalculation: ({ bytes }, key) => bytes + key.length,
  });
  return {
    find: (key) => {
      const kept = cache.get(key);
      if (!kept) return undefined;
      if (performance.now() < kept.untilMs && !touches.isTouched(kept.tripIds, kept.readAfter))
        return kept.answer;
      cache.delete(key);
      return undefined;
    },
    keep: (key, kept, untilMs = Number.POSITIVE_INFINITY) => {
      cache.set(key, { ...kept, untilMs: Math.min(untilMs, performance.now() + keptMs) });
    },
  };
};
