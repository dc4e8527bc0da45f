import type { Touches } from '../touches.ts';

/**
 * Lets concurrent callers of one key share one promise. A later caller starts its own where something was touched since,
 * unless the work is younger than youngMs: what it read may be outdated.
 */
export const coalesceEach = <Made>(touches: Pick<Touches, 'newest'>, youngMs: number) => {
  const pending = new Map<string, { beganMs: number; readAfter: number; made: Promise<Made> }>();
  return (key: string, make: () => Promise<Made>): Promise<Made> => {
    const [beganMs, readAfter, known] = [performance.now(), touches.newest(), pending.get(key)];
    if (known && (known.readAfter === readAfter || beganMs - known.beganMs < youngMs)) return known.made;
    const made = make().finally(() => {
      if (pending.get(key)?.made === made) pending.delete(key);
    });
    pending.set(key, { beganMs, readAfter, made });
    return made;
  };
};
