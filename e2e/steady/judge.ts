import type { Sample } from './samples.ts';

type Figure = Exclude<keyof Sample, 'atSeconds' | 'portalDelayMs' | 'reference'>;

const least = (values: readonly number[]): number => Math.min(...values);
const median = (values: readonly number[]): number =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
const inMegabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(0)} MB`;
const asCount = (count: number): string => String(count);

/** Figures that may not rise, with the statistic of each third of the time, and their format. */
const figures = [
  { figure: 'heapBytes', name: 'heap after a collection', of: least, told: inMegabytes },
  { figure: 'residentBytes', name: 'memory of the portal', of: median, told: inMegabytes },
  { figure: 'openFiles', name: 'open files', of: median, told: asCount },
  { figure: 'handles', name: 'active handles', of: median, told: asCount },
  {
    figure: 'backendBytes',
    name: 'largest process of PostgreSQL beside its buffers',
    of: median,
    told: inMegabytes,
  },
] as const satisfies {
  figure: Figure;
  name: string;
  of: (values: readonly number[]) => number;
  told: (value: number) => string;
}[];

const mayRiseBy = 0.1;

/** Compares the last third of the samples with the second: a line for each figure, and whether it stayed level. */
export const judgeSamples = (samples: readonly Sample[]): { stayed: boolean; line: string }[] => {
  const third = Math.floor(samples.length / 3);
  const thirds = [0, 1, 2].map((at) => samples.slice(at * third, at === 2 ? undefined : (at + 1) * third));
  return figures.map(({ figure, name, of, told }) => {
    const [first = 0, second = 0, last = 0] = thirds.map((part) =>
      of(part.flatMap((sample) => sample[figure] ?? [])),
    );
    return {
      stayed: last <= second * (1 + mayRiseBy),
      line: `${name}: ${[first, second, last].map(told).join(' → ')}`,
    };
  });
};

/**
 * Describes how much the machine's speed varied, and when the portal and the proof itself were delayed for longest;
 * samples with a collection of the portal's heap are left out, because it causes a delay.
 */
export const describeMachine = (all: readonly Sample[]): string => {
  const samples = all.filter(({ heapBytes }) => heapBytes === null);
  const work = samples.map(({ reference }) => reference.workMs);
  const longest = (delayOf: (sample: Sample) => number): string => {
    const [worst] = samples.toSorted((a, b) => delayOf(b) - delayOf(a));
    return worst ? `${delayOf(worst).toFixed(0)} ms before second ${worst.atSeconds}` : 'never';
  };
  return [
    `a fixed piece of work took ${median(work).toFixed(2)} ms, ${Math.max(...work).toFixed(2)} at the slowest`,
    `the portal was held up for ${longest((sample) => sample.portalDelayMs)}`,
    `the proof for ${longest((sample) => sample.reference.delayMs)}`,
  ].join('; ');
};
