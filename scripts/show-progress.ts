import { Refusal } from '../server/start/refusal.ts';

const linesEveryMs = { terminal: 200, log: 10_000 };

export const megabytes = (bytes: number): string => `${(bytes / 1e6).toFixed(1)} MB`;

/** The most memory that this process has had, in bytes: resourceUsage tells it in kilobytes. */
export const mostMemory = (): number => process.resourceUsage().maxRSS * 1024;

/**
 * Shows on stderr how far a long piece of work is: on one line of a terminal, or every ten seconds. After Ctrl-C it throws, so
 * that the work ends as where it fails and tidies up.
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
    /** Takes the line of a terminal away. */
    clear: (): void => void (terminal && process.stderr.write('\r\x1b[K')),
  };
};
