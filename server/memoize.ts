import { expireWithin } from './answer-dependencies.ts';

const minuteMs = 60_000;

/**
 * Caches slowly changing answers by their question. All of them are dropped together after `keptMs`, so the cache holds
 * at most the questions of that time. Concurrent callers share one answer; a failure is not cached.
 */
export const memoizeEach = <Asked, Answer>(
  ask: (asked: Asked) => Promise<Answer>,
  now: () => Date,
  keptMs: number,
): ((asked: Asked) => Promise<Answer>) => {
  const kept = new Map<string, Promise<Answer>>();
  let until = 0;
  return (asked) => {
    const at = now().getTime();
    if (at >= until) {
      kept.clear();
      until = at + keptMs;
    }
    expireWithin(until - at);
    const key = JSON.stringify(asked);
    const known = kept.get(key);
    if (known) return known;
    const answer = ask(asked);
    kept.set(key, answer);
    answer.catch(() => {
      if (kept.get(key) === answer) kept.delete(key);
    });
    return answer;
  };
};

/** Caches answers by their question for a minute. */
export const memoizeEachForOneMinute = <Asked, Answer>(
  ask: (asked: Asked) => Promise<Answer>,
  now: () => Date,
): ((asked: Asked) => Promise<Answer>) => memoizeEach(ask, now, minuteMs);

/** Caches the answer of a question without arguments for a minute. */
export const memoizeForOneMinute = <Answer>(
  ask: () => Promise<Answer>,
  now: () => Date,
): (() => Promise<Answer>) => {
  const each = memoizeEachForOneMinute<null, Answer>(ask, now);
  return () => each(null);
};
