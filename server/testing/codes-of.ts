/** With which problems calls end, each once. */
export const codesOf = async (calls: Promise<unknown>[]): Promise<unknown[]> => {
  const ended = await Promise.allSettled(calls);
  return [...new Set(ended.map((end) => (end.status === 'rejected' ? end.reason.code : 'allowed')))];
};
