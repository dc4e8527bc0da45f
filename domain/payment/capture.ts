/**
 * Longer than money can be on its way to be taken: its gateway's token, for which a process waits 40 seconds for another and
 * then 30 for the gateway, the taking and one question after it, 30 seconds each.
 */
const captureMs = 135_000;

/** Whether a process may be having the money of an attempt taken at this moment. */
export const isBeingCaptured = (
  { captureClaimedAt }: { captureClaimedAt: Date | null },
  now: Date,
): boolean => captureClaimedAt !== null && now.getTime() - captureClaimedAt.getTime() < captureMs;

/** Moment until which nobody can take seats whose money is being taken, whatever becomes of their hold. */
export const capturedUntil = (now: Date): Date => new Date(now.getTime() + captureMs);
