/** Bounds of what is taken within a minute: of one address, and of all of them in this process. */
type MinuteBounds = { perAddress: number; inAll: number };

const minuteMs = 60_000;

/**
 * Opens a count of this process alone, for what is worth no row of the database. Answers whether one more is within the
 * bounds; what is beyond them is not counted, so that the addresses it remembers are bounded too. A minute begins with the
 * first that is counted.
 */
export const openMinuteLimit = ({ perAddress, inAll }: MinuteBounds) => {
  let [beganMs, all] = [0, 0];
  const byAddress = new Map<string, number>();
  return (address: string, nowMs = performance.now()): boolean => {
    if (all === 0 || nowMs - beganMs >= minuteMs) {
      [beganMs, all] = [nowMs, 0];
      byAddress.clear();
    }
    const own = byAddress.get(address) ?? 0;
    if (all >= inAll || own >= perAddress) return false;
    all += 1;
    byAddress.set(address, own + 1);
    return true;
  };
};
