import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { Tinypool } from 'tinypool';
import { Problem } from '@poth/domain/problem.ts';
import { withTimeLimit } from '../time-limit.ts';
import { createFileCache } from './kept-files.ts';

/**
 * Document to draw: an exported function of one of our modules, its input, and the part of the input that decides the
 * result, as cache key; looks null: nobody else asks for it, so it is not cached.
 */
export type Drawing = { file: string; name: string; input: object; looks: unknown };

/** Priority of a drawing: a reader waits in front of a screen, a mail may come a little later. */
export type Urgency = 'reader' | 'mail';

/** Draws documents on threads, so that the main thread goes on serving requests. */
export type PdfPool = {
  /**
   * Returns the document as a file; one that is cached or being drawn is not drawn twice. Problems: unavailable, when
   * too many readers wait.
   */
  draw(drawing: Drawing, urgency: Urgency): Promise<Uint8Array>;
  stop(): Promise<void>;
};

/**
 * Limits of a pool. Its threads leave a core to the portal; forty waiting readers wait about two seconds; the files of
 * some hundred tickets are kept for ten minutes.
 */
export const pdfLimits = {
  threads: Math.min(4, Math.max(1, availableParallelism() - 1)),
  waitingReaders: 40,
  keptBytes: 16 * 1024 * 1024,
  keptMs: 600_000,
  /** Limits of one drawing: beyond this time or memory it fails, and its thread ends. */
  drawMs: 20_000,
  threadMb: 256,
};

/** Readers drawn in a row while a mail waits; then the mail is next. */
const readersBeforeMail = 4;
/**
 * Idle time of a thread before it ends: starting one takes a second for fonts and libraries, so it outlives quiet
 * hours.
 */
const idleMs = 86_400_000;

type Job = { drawing: Drawing; done: (file: Promise<Uint8Array>) => void };

/**
 * Opens the pool; its threads start with the first drawing. A thread that dies fails its own drawing and is replaced.
 */
export const openPdfPool = (limits = pdfLimits): PdfPool => {
  const threads = new Tinypool({
    filename: null,
    runtime: 'worker_threads',
    minThreads: 0,
    maxThreads: limits.threads,
    idleTimeout: idleMs,
    // With Atomics a thread never reaches its next tick while drawings keep coming. The end of each PDF's stream waits
    // for that tick and holds the whole document: a thousand of them fill the thread's memory.
    useAtomics: false,
    resourceLimits: { maxOldGenerationSizeMb: limits.threadMb },
    // Drawing needs no environment variables, which hold secrets.
    env: {},
  });
  const kept = createFileCache(limits);
  const underWay = new Map<string, Promise<Uint8Array>>();
  const waiting: Record<Urgency, Job[]> = { reader: [], mail: [] };
  let [busy, readersInARow] = [0, 0];

  const nextJob = (): Job | undefined => {
    const isMailsTurn = waiting.reader.length === 0 || readersInARow >= readersBeforeMail;
    const mail = isMailsTurn ? waiting.mail.shift() : undefined;
    readersInARow = mail ? 0 : readersInARow + 1;
    return mail ?? waiting.reader.shift();
  };
  const work = (): void => {
    while (busy < limits.threads) {
      const job = nextJob();
      if (!job) return;
      busy += 1;
      const { file, name, input } = job.drawing;
      const drawn = withTimeLimit<Uint8Array>(limits.drawMs, (signal) =>
        threads.run(input, { filename: file, name, signal }),
      );
      job.done(
        drawn.finally(() => {
          busy -= 1;
          work();
        }),
      );
    }
  };

  const drawAfterOthers = (drawing: Drawing, urgency: Urgency): Promise<Uint8Array> => {
    if (urgency === 'reader' && waiting.reader.length >= limits.waitingReaders)
      return Promise.reject(new Problem('unavailable'));
    const drawn = new Promise<Uint8Array>((resolve) => {
      waiting[urgency].push({ drawing, done: resolve });
    });
    work();
    return drawn;
  };

  return {
    draw: (drawing, urgency) => {
      const { file, name, looks } = drawing;
      if (looks === null) return drawAfterOthers(drawing, urgency);
      const key = createHash('sha256')
        .update(JSON.stringify([file, name, looks]))
        .digest('base64');
      const ready = kept.get(key);
      if (ready) return Promise.resolve(ready);
      const shared = underWay.get(key);
      if (shared) return shared;
      const drawn = drawAfterOthers(drawing, urgency)
        .then((paper) => {
          kept.keep(key, paper);
          return paper;
        })
        .finally(() => underWay.delete(key));
      underWay.set(key, drawn);
      return drawn;
    },
    stop: async () => {
      for (const { done } of [...waiting.reader.splice(0), ...waiting.mail.splice(0)])
        done(Promise.reject(new Problem('unavailable')));
      await threads.destroy();
    },
  };
};
