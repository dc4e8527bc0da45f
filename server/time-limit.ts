/**
 * Runs work that ends when its signal is aborted, after `ms` milliseconds. Unlike AbortSignal.timeout, the timer ends
 * with the work: that one runs on, and then makes an error with a stack that nobody handles.
 */
export const withTimeLimit = async <Answer>(
  ms: number,
  run: (signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> => {
  const limit = new AbortController();
  const timer = setTimeout(
    () => limit.abort(new DOMException(`not done within ${ms} ms`, 'TimeoutError')),
    ms,
  );
  try {
    return await run(limit.signal);
  } finally {
    clearTimeout(timer);
  }
};
