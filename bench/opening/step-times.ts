/** Times of each step, and counts of other outcomes. */
export const openStepTimes = () => {
  const times = new Map<string, number[]>();
  const ends = new Map<string, number>();
  return {
    took: (step: string, ms: number): void => {
      const kept = times.get(step);
      if (kept) kept.push(ms);
      else times.set(step, [ms]);
    },
    ended: (how: string): void => void ends.set(how, (ends.get(how) ?? 0) + 1),
    endsOf: (pattern: RegExp): number =>
      [...ends].reduce((sum, [how, count]) => (pattern.test(how) ? sum + count : sum), 0),
    /** Outcomes so far, in one line. */
    endsLine: (): string => [...ends].map(([how, count]) => `${how} ${count}`).join(', '),
    table: (): string =>
      [
        '| step | count | p50 ms | p99 ms | longest ms |',
        '|---|--:|--:|--:|--:|',
        ...[...times].map(([step, kept]) => {
          const sorted = kept.toSorted((a, b) => a - b);
          const at = (share: number) => (sorted[Math.floor(share * (sorted.length - 1))] ?? 0).toFixed(1);
          return `| ${step} | ${sorted.length} | ${at(0.5)} | ${at(0.99)} | ${at(1)} |`;
        }),
        ...[...ends].toSorted().map(([how, count]) => `- ${how}: ${count}`),
      ].join('\n'),
  };
};
export type StepTimes = ReturnType<typeof openStepTimes>;
