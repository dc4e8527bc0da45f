/**
 * Does something that has to end when its signal says so, after so many milliseconds. AbortSignal.timeout goes on after what
 * it limits is done, and makes an error with a stack for each that nobody hears.
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
