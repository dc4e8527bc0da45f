import { setTimeout as pause } from 'node:timers/promises';

type Close = () => unknown;

/** Collects the functions that close what was opened. */
export type Closing = {
  /** `bounded`: waited for only as long as the whole stop may take; the rest of its work ends with the program. */
  add(close: Close, waited?: 'bounded' | 'to-its-end'): void;
  /** Closes all, the last opened first. */
  all(limitMs: number): Promise<void>;
};

/** Logs a failed close, so that the other parts are closed too. */
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
