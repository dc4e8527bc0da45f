const minuteMs = 60_000;

/**
 * The answer of a question that many ask and that changes slowly, kept in memory for a minute.
 * Those who ask meanwhile wait for the one answer; a failure is not kept.
 */
export const forAMinute = <Answer>(ask: () => Promise<Answer>, now: () => Date): (() => Promise<Answer>) => {
  let kept: { answer: Promise<Answer>; until: number } | undefined;
  return () => {
    const at = now().getTime();
    if (kept && at < kept.until) return kept.answer;
    const asked = { answer: ask(), until: at + minuteMs };
    kept = asked;
    asked.answer.catch(() => {
      if (kept === asked) kept = undefined;
    });
    return asked.answer;
  };
};
