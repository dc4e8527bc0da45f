import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { send } from '../../bench/client.ts';
import type { Processes } from '../../bench/cpu.ts';
import type { Reference } from './reference.ts';

/** Figures of the portal's process and of PostgreSQL's largest at one moment; bytes are private memory. */
export type Sample = {
  /** Seconds since the first sample. */
  atSeconds: number;
  /** Heap right after a garbage collection; null in samples without one. */
  heapBytes: number | null;
  residentBytes: number;
  openFiles: number;
  handles: number;
  backendBytes: number;
  /** Longest delay of the portal's event loop since the previous sample. */
  portalDelayMs: number;
  reference: Reference;
};

const everyMs = 10_000;

/** Names of prom-client's default metrics. */
const metricOf = {
  residentBytes: 'process_resident_memory_bytes',
  openFiles: 'process_open_fds',
  handles: 'nodejs_active_handles_total',
  portalDelaySeconds: 'nodejs_eventloop_lag_max_seconds',
} as const;

const read = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    // The process has ended meanwhile.
    return '';
  }
};

/**
 * Memory of PostgreSQL's largest process besides shared buffers: that of a constantly used connection. A sum would
 * follow the number of connections, which open files and handles count. Source: proc_pid_smaps(5), Pss_Anon.
 */
const largestBackendBytes = (postmasterPid: number): number =>
  readdirSync('/proc')
    .filter((pid) => new RegExp(`\\) . ${postmasterPid} `).test(read(`/proc/${pid}/stat`)))
    .map((pid) => Number(/^Pss_Anon:\s+(\d+) kB$/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0) * 1024)
    .reduce((largest, bytes) => Math.max(largest, bytes), 0);

/** Takes one sample. metricsUrl: of the portal's metrics; heapBytes: its heap after a collection, if there was one. */
export const takeSample = async (
  metricsUrl: string,
  { postmasterPid }: Processes,
  { atSeconds, heapBytes, reference }: Pick<Sample, 'atSeconds' | 'heapBytes' | 'reference'>,
): Promise<Sample> => {
  const { text } = await send('GET', metricsUrl, {});
  const figure = (name: string): number => {
    const value = new RegExp(`^${name}(?:\\{[^}]*\\})? (\\S+)$`, 'm').exec(text)?.[1];
    if (value === undefined) throw new Error(`the portal does not tell ${name}`);
    return Number(value);
  };
  return {
    atSeconds,
    heapBytes,
    residentBytes: figure(metricOf.residentBytes),
    openFiles: figure(metricOf.openFiles),
    handles: figure(metricOf.handles),
    backendBytes: largestBackendBytes(postmasterPid),
    portalDelayMs: figure(metricOf.portalDelaySeconds) * 1_000,
    reference,
  };
};

/** Takes samples at a steady pace until `over` has settled; reports each of them. */
export const sampleUntil = async (
  over: Promise<unknown>,
  take: (atSeconds: number) => Promise<Sample>,
  tell: (sample: Sample) => void,
): Promise<Sample[]> => {
  const samples: Sample[] = [];
  const startedAt = performance.now();
  const ending = over.then(
    () => true,
    () => true,
  );
  for (let isOver = false; !isOver; ) {
    const sample = await take(Math.round((performance.now() - startedAt) / 1_000));
    samples.push(sample);
    tell(sample);
    isOver = await Promise.race([ending, pause(everyMs, false)]);
  }
  return samples;
};
