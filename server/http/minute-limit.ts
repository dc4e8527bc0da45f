/** Bounds for one minute: of one address, and of all addresses in this process. */
type MinuteBounds = { perAddress: number; inAll: number };

const minuteMs = 60_000;

/**
 * Opens a limit that this process counts alone, for events not worth a row of the database. Returns whether one more is
 * within the bounds; refused ones are not counted, which bounds the number of remembered addresses too. A minute begins
 * with the first counted event.
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
