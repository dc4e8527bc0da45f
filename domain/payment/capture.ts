/** Longer than a gateway is waited for while money is taken, and asked once more: 30 seconds each. */
const captureMs = 75_000;

/** Whether a process may be having the money of an attempt taken at this moment. */
export const isBeingCaptured = (
  { captureClaimedAt }: { captureClaimedAt: Date | null },
  now: Date,
): boolean => captureClaimedAt !== null && now.getTime() - captureClaimedAt.getTime() < captureMs;

/** Moment until which nobody can take seats whose money is being taken, whatever becomes of their hold. */
export const capturedUntil = (now: Date): Date => new Date(now.getTime() + captureMs);
