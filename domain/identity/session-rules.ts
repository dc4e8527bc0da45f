/** How long a sign-in lasts. Passengers who ask to be remembered stay for thirty days, the others for twelve hours. */
export const sessionLimits = {
  rememberedDays: 30,
  absoluteHours: 12,
  /** People with a desk, who leave it: after so long without a touch they sign in again, or give the PIN of their device. */
  deskIdleMinutes: 30,
} as const;

type Session = { createdAt: Date; lastSeenAt: Date };
const minuteMs = 60_000;

const hourMs = 60 * minuteMs;
const outlives = ({ createdAt }: Pick<Session, 'createdAt'>, now: Date): boolean =>
  now.getTime() - createdAt.getTime() > sessionLimits.absoluteHours * hourMs;

/** Whether a session of somebody who did not ask to be remembered is over; such a one is made for a day at most. */
export const briefSessionIsOver = (
  session: Pick<Session, 'createdAt'> & { expiresAt: Date },
  now: Date,
): boolean =>
  session.expiresAt.getTime() - session.createdAt.getTime() <= 24 * hourMs && outlives(session, now);

/** Whether a desk was left alone for too long. */
export const deskIsIdle = ({ lastSeenAt }: Pick<Session, 'lastSeenAt'>, now: Date): boolean =>
  now.getTime() - lastSeenAt.getTime() > sessionLimits.deskIdleMinutes * minuteMs;

/**
 * Whether a session with a desk behind it is over: older than a working day, or idle for too long where no PIN could open the
 * desk again.
 */
export const deskSessionIsOver = (session: Session & { hasPin: boolean }, now: Date): boolean =>
  outlives(session, now) || (!session.hasPin && deskIsIdle(session, now));
