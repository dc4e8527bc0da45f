/**
 * Runs work that shares a key one after another within this process, so that decisions by row versions are rarely made
 * in vain. Conflicts with other processes are settled by the database. Nothing is kept of work that is done.
 */
export const openTurns = () => {
  const last = new Map<string, Promise<unknown>>();
  /** Runs `work` in turn. `waited`: true where other work came first, so that facts read before are outdated. */
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
