/**
 * Upper bound of the time that a capture takes: for the gateway's token up to 40 seconds of waiting for another process and
 * 30 for the gateway, then 30 each for the capture itself and for one query after it.
 */
const captureMs = 135_000;

/** Tells whether a process may be capturing the money of an attempt at this moment. */
export const isBeingCaptured = (
  { captureClaimedAt }: { captureClaimedAt: Date | null },
  now: Date,
): boolean => captureClaimedAt !== null && now.getTime() - captureClaimedAt.getTime() < captureMs;

/** Moment until which seats whose money is being captured cannot be taken, even where their hold ends earlier. */
export const capturedUntil = (now: Date): Date => new Date(now.getTime() + captureMs);
