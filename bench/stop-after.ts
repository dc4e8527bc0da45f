/** Runs the work, then stops the programs started for it, once: also when the work fails or on Ctrl-C. */
export const stopAfter = async <T>(stop: () => Promise<void>, work: () => Promise<T>): Promise<T> => {
  let stopped: Promise<void> | undefined;
  const stopOnce = () => (stopped ??= stop());
  const interrupted = () => void stopOnce().finally(() => process.exit(130));
  const signals = ['SIGINT', 'SIGTERM'] as const;
  for (const signal of signals) process.once(signal, interrupted);
  try {
    return await work();
  } finally {
    for (const signal of signals) process.off(signal, interrupted);
    await stopOnce();
  }
};
