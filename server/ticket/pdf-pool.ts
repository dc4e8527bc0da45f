import { createHash } from 'node:crypto';
import { availableParallelism } from 'node:os';
import { Tinypool } from 'tinypool';
import { Problem } from '@poth/domain/problem.ts';
import { withTimeLimit } from '../time-limit.ts';
import { createKeptFiles } from './kept-files.ts';

/**
 * A paper to draw: an exported function of a module of ours, what it is called with, and what of that decides how it looks;
 * null: one that nobody else asks for, which is not kept.
 */
export type Drawing = { file: string; name: string; input: object; looks: unknown };

/** For whom it is drawn: somebody waits before a screen, a mail may be a little later. */
export type Urgency = 'reader' | 'mail';

/** Draws papers beside the main thread, which answers everybody else meanwhile. */
export type PdfPool = {
  /**
   * The paper as a file; one that was drawn already, or is being drawn, is not drawn twice.
   * Problems: unavailable, when too many readers wait.
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
  /** A drawing that takes longer, or more memory, is given up with its thread. */
  drawMs: 20_000,
  threadMb: 256,
};

/** A mail waits for readers, but for no more than so many. */
const readersBeforeMail = 4;
/** A thread that has loaded its fonts and libraries, which takes a second, stays: a quiet hour costs nobody that wait. */
const idleMs = 86_400_000;

type Job = { drawing: Drawing; done: (file: Promise<Uint8Array>) => void };

/** Opens the pool; its threads start with the first paper. A thread that dies fails its own paper and is replaced. */
export const openPdfPool = (limits = pdfLimits): PdfPool => {
  const threads = new Tinypool({
    filename: null,
    runtime: 'worker_threads',
    minThreads: 0,
    maxThreads: limits.threads,
    idleTimeout: idleMs,
    // A thread that waits for its next paper by Atomics never comes to its next tick while papers come, in which the end
    // of each PDF's stream stands with the whole document: a thousand of them fill its memory.
    useAtomics: false,
    resourceLimits: { maxOldGenerationSizeMb: limits.threadMb },
    // Drawing needs nothing of the environment, where the secrets are.
    env: {},
  });
  const kept = createKeptFiles(limits);
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
