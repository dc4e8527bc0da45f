/** How long a sign-in lasts. Passengers who ask to be remembered stay for thirty days, the others for twelve hours. */
export const sessionLimits = {
  rememberedDays: 30,
  absoluteHours: 12,
  /** People with a desk, who leave it: after so long without a touch they sign in again. */
  deskIdleMinutes: 30,
} as const;

type Session = { createdAt: Date; lastSeenAt: Date };
const minuteMs = 60_000;

/** Whether a session with a desk behind it is over: idle for too long, or older than a working day. */
export const deskSessionIsOver = ({ createdAt, lastSeenAt }: Session, now: Date): boolean =>
  now.getTime() - lastSeenAt.getTime() > sessionLimits.deskIdleMinutes * minuteMs ||
  now.getTime() - createdAt.getTime() > sessionLimits.absoluteHours * 60 * minuteMs;
