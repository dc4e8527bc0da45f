/** Result of one crash. */
export type Row = {
  killed: string;
  says: string;
  saw: string;
  ended: string;
  seconds: number;
  passed: boolean;
};

const columns = [
  ['killed', 22],
  ['when', 52],
  ['what the client saw', 76],
  ['s', 5],
  ['how it ended', 0],
] as const;

const lineOf = (cells: readonly string[]): string =>
  cells
    .map((cell, index) => cell.padEnd(columns[index]?.[1] ?? 0))
    .join(' ')
    .trimEnd();

export const printHead = (): void => console.log(`\n${lineOf(columns.map(([name]) => name))}`);

export const printRow = ({ killed, says, saw, ended, seconds, passed }: Row): void =>
  console.log(lineOf([killed, says, saw, seconds.toFixed(1), passed ? ended : `FAILED: ${ended}`]));

/** Formats durations in milliseconds as "1.2 s (0.9 to 1.6)": median, least and most. */
export const spread = (durationsMs: readonly number[]): string => {
  const sorted = durationsMs.map((ms) => ms / 1000).sort((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor((sorted.length - 1) * share)] ?? 0).toFixed(1);
  return `${at(0.5)} s (${at(0)} to ${at(1)}, ${sorted.length} times)`;
};
