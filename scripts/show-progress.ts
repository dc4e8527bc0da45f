import { Refusal } from '../server/start/refusal.ts';

const linesEveryMs = { terminal: 200, log: 10_000 };

export const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

/** Peak memory of this process in bytes: resourceUsage reports kilobytes. */
export const mostMemory = (): number => process.resourceUsage().maxRSS * 1024;

/**
 * Shows the progress of a long operation on stderr: in one line of a terminal, or every ten seconds. After Ctrl-C it
 * throws, so that the operation ends as on a failure and cleans up.
 */
export const showProgress = (what: string) => {
  const terminal = process.stderr.isTTY;
  const everyMs = terminal ? linesEveryMs.terminal : linesEveryMs.log;
  let shownAt = performance.now();
  let bytes = 0;
  let stopped = false;
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => {
      stopped = true;
    });
  return {
    progress: (doing: string, more: number): void => {
      if (stopped) throw new Refusal('Interrupted.');
      bytes += more;
      if (performance.now() - shownAt < everyMs) return;
      shownAt = performance.now();
      const line = `${what}: ${doing}, ${megabytes(bytes)}`;
      process.stderr.write(terminal ? `\r\x1b[K${line}` : `${line}\n`);
    },
    /** Clears the progress line of a terminal. */
    clear: (): void => void (terminal && process.stderr.write('\r\x1b[K')),
  };
};
