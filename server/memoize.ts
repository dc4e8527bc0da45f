import { restFor } from './rests-on.ts';

const minuteMs = 60_000;

/**
 * Keeps answers that many ask for and that change slowly in memory, by their question. After keptMs all of them are
 * forgotten together, so that no more is kept than the questions of that time. Callers that ask meanwhile wait for the
 * one answer; a failure is not kept.
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
    restFor(until - at);
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

/** Keeps answers by their question for a minute. */
export const memoizeEachForOneMinute = <Asked, Answer>(
  ask: (asked: Asked) => Promise<Answer>,
  now: () => Date,
): ((asked: Asked) => Promise<Answer>) => memoizeEach(ask, now, minuteMs);

/** Keeps the answer of a question without an argument for a minute. */
export const memoizeForOneMinute = <Answer>(
  ask: () => Promise<Answer>,
  now: () => Date,
): (() => Promise<Answer>) => {
  const each = memoizeEachForOneMinute<null, Answer>(ask, now);
  return () => each(null);
};
