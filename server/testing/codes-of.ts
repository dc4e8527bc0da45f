/** Lists the different problem codes with which calls end. */
export const codesOf = async (calls: Promise<unknown>[]): Promise<unknown[]> => {
  const ended = await Promise.allSettled(calls);
  return [...new Set(ended.map((end) => (end.status === 'rejected' ? end.reason.code : 'allowed')))];
};
