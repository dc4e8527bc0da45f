import { arrive, faultsOf, latencyMs, refused, told } from './arrive.ts';
import type { Kind } from './kinds.ts';

/** Seconds that are watched beyond the limit: a portal that recovers at the last moment must stay so. */
const steadySeconds = 5;
/** Limit of seconds for recovery. */
export const recoverySeconds = 30;

/** One second after an overload; isAsBefore: nobody was sent away, and p99Ms was at most the given limit. */
type Second = { p99Ms: number; isAsBefore: boolean };

/** Finds the second, counted from 1, from which all are as before; undefined: it came after the limit, or not at all. */
const recoveredAfter = (seconds: readonly Second[]): number | undefined => {
  const first = seconds.findLastIndex(({ isAsBefore }) => !isAsBefore) + 2;
  return first <= recoverySeconds ? first : undefined;
};

/** Sends `perSecond` requests a second after an overload and watches when they are answered as before it. */
export const watchRecovery = async (
  portalUrl: string,
  kinds: readonly Kind[],
  { perSecond, asBeforeMs }: { perSecond: number; asBeforeMs: number },
): Promise<{ after: number | undefined; faults: string[] }> => {
  const seconds: Second[] = [];
  const faults: string[] = [];
  while (seconds.length < recoverySeconds + steadySeconds) {
    const load = await arrive(portalUrl, kinds, { perSecond, seconds: 1 });
    faults.push(...faultsOf('after overload', load));
    const p99Ms = latencyMs(load, 0.99);
    seconds.push({ p99Ms, isAsBefore: told(load) + refused(load) === 0 && p99Ms <= asBeforeMs });
  }
  const list = seconds.map(({ p99Ms, isAsBefore }) => `${p99Ms.toFixed(0)}${isAsBefore ? '' : '!'}`);
  console.log(
    `\nAfter overload, p99 of each second in ms (!: not as before, above ${asBeforeMs.toFixed(0)} ms or sent away):\n${list.join(' ')}`,
  );
  const after = recoveredAfter(seconds);
  if (after === undefined) faults.push(`not as before within ${recoverySeconds} s`);
  return { after, faults };
};
