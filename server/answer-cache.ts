import { LRUCache } from 'lru-cache';
import type { Touches } from './touches.ts';

/** An answer in memory. `readAfter`: the newest touch when its reading began; `beganMs`: that time, by the process's clock. */
type Kept<Answer> = {
  answer: Answer;
  bytes: number;
  tripIds: readonly string[];
  readAfter: number;
  beganMs?: number;
};

/** Cache of answers by their question: each is valid until a trip on which it depends is touched, or it expires. */
export type AnswerCache<Answer> = {
  find(key: string): Answer | undefined;
  /** Keeps an answer. `untilMs`: its expiry by the process's clock, where that is earlier than `keptMs`. */
  keep(key: string, kept: Kept<Answer>, untilMs?: number): void;
};

/**
 * Opens a cache of answers, bounded in bytes, which evicts the least recently used. None is kept longer than `keptMs`,
 * for changes without a touch, as by an earlier version of the program beside this one. `youngMs`: an answer whose
 * reading began within it stays valid although one of its trips was touched; a touch of every trip always ends it.
 */
export const openAnswerCache = <Answer extends object>(
  touches: Touches,
  { mostBytes, keptMs, youngMs = 0 }: { mostBytes: number; keptMs: number; youngMs?: number },
): AnswerCache<Answer> => {
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
