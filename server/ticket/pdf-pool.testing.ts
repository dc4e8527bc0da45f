import { setTimeout as wait } from 'node:timers/promises';
import { threadId } from 'node:worker_threads';

/** Returns the id of the thread that drew it, after a delay. */
export const sayThread = async ({ ms }: { ms: number }): Promise<Uint8Array> => {
  await wait(ms);
  return new Uint8Array([threadId]);
};

/** Crashes its thread from outside the drawing call. */
export const crash = (): Promise<never> => {
  setImmediate(() => {
    throw new Error('thread lost');
  });
  return hang();
};

/** Takes more memory than a thread has. */
export const swell = (): never => {
  const filled: string[][] = [];
  for (;;) filled.push(Array.from({ length: 10_000 }, (_, at) => `${at} ${filled.length}`));
};

/** Never comes to an end. */
export const hang = (): Promise<never> => new Promise(() => setInterval(() => {}, 1_000));

/** Draws nothing and says why. */
export const fail = (): never => {
  throw new RangeError('nothing to draw');
};

let put = 0;
let gone = 0;
/** Leaves work for the next tick, as the end of a stream does; returns how much of it is still undone. */
export const leaveForNextTick = (): Promise<Uint8Array> => {
  put += 1;
  process.nextTick(() => (gone += 1));
  return Promise.resolve(new Uint8Array([put - gone]));
};
