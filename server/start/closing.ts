import { setTimeout as pause } from 'node:timers/promises';

type Close = () => unknown;

/** Collects how what was opened is closed again. */
export type Closing = {
  /** bounded: not waited for longer than the stop as a whole may take; what it leaves ends with the program. */
  add(close: Close, waited?: 'bounded' | 'to-its-end'): void;
  /** Closes all, the last opened first. */
  all(limitMs: number): Promise<void>;
};

/** One part that cannot be closed keeps the others open no longer. */
const closeLogged = async (close: Close): Promise<void> => {
  try {
    await close();
  } catch (thrown) {
    console.error(`stopping: ${thrown instanceof Error ? thrown.message : String(thrown)}`);
  }
};

export const createClosing = (): Closing => {
  const closers: { close: Close; waited: 'bounded' | 'to-its-end' }[] = [];
  return {
    add: (close, waited = 'bounded') => void closers.push({ close, waited }),
    async all(limitMs) {
      const limit = pause(limitMs);
      for (const { close, waited } of closers.toReversed()) {
        const closed = closeLogged(close);
        await (waited === 'bounded' ? Promise.race([closed, limit]) : closed);
      }
    },
  };
};
