const minuteMs = 60_000;

/**
 * Answers that many ask for and that change slowly, kept in memory by what was asked. After so many milliseconds all of
 * them are forgotten together, so that no more is kept than the questions of that time.
 * Those who ask meanwhile wait for the one answer; a failure is not kept.
 */
export const forAWhileEach = <Asked, Answer>(
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

/** The same for a minute. */
export const forAMinuteEach = <Asked, Answer>(
  ask: (asked: Asked) => Promise<Answer>,
  now: () => Date,
): ((asked: Asked) => Promise<Answer>) => forAWhileEach(ask, now, minuteMs);

/** The same for a question without an object. */
export const forAMinute = <Answer>(ask: () => Promise<Answer>, now: () => Date): (() => Promise<Answer>) => {
  const each = forAMinuteEach<null, Answer>(ask, now);
  return () => each(null);
};
