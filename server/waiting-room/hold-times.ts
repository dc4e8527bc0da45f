/** Average milliseconds of a hold above which no more buyers should come in for now. */
const slowMs = 400;

/** Collects the times of the holds of a process, and tells whether they were slow since it was last asked. */
export const openHoldTimes = () => {
  let [count, sumMs] = [0, 0];
  return {
    note: (ms: number): void => {
      count += 1;
      sumMs += ms;
    },
    isBehind: (): boolean => {
      const isSlow = count > 0 && sumMs / count > slowMs;
      [count, sumMs] = [0, 0];
      return isSlow;
    },
  };
};
