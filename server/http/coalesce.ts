import type { Touches } from '../touches.ts';

/**
 * Lets concurrent callers of one key share one promise. Where something was touched since, which may make it outdated,
 * a later caller starts work of its own, unless the shared work is younger than `youngMs`.
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
