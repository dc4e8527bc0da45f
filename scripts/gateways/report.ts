/** Step of the check and what differed in it; ms: until the answer. */
export type Step = { name: string; differences: readonly string[]; ms?: number; note?: string };

export const stepLine = ({ name, differences, ms, note }: Step): string[] => {
  const time = ms === undefined ? '' : ` (${Math.round(ms)} ms)`;
  if (differences.length === 0) return [`${name}: ${note ?? 'as we built on it'}${time}`];
  return differences.map((difference) => `${name}: DIFFERS: ${difference}${time}`);
};
