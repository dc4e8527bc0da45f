/**
 * Lets work run one after the other where it shares a key, in this process, so that what is decided by versions of rows is
 * rarely decided in vain. The database settles what other processes do. Nothing is kept of who is done.
 */
export const openTurns = () => {
  const last = new Map<string, Promise<unknown>>();
  /** waited: whether another was before, so that what was read meanwhile is old. */
  return async <T>(keys: readonly string[], work: (waited: boolean) => Promise<T>): Promise<T> => {
    const before = keys.flatMap((key) => last.get(key) ?? []);
    const turn = Promise.allSettled(before).then(() => work(before.length > 0));
    for (const key of keys) last.set(key, turn);
    try {
      return await turn;
    } finally {
      for (const key of keys) if (last.get(key) === turn) last.delete(key);
    }
  };
};
