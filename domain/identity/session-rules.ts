/** Limits of sessions: thirty days for passengers who ask to be remembered, twelve hours for the others. */
export const sessionLimits = {
  rememberedDays: 30,
  absoluteHours: 12,
  /** Idle time of a desk after which its user must sign in again, or enter the PIN of the device. */
  deskIdleMinutes: 30,
} as const;

type Session = { createdAt: Date; lastSeenAt: Date };
const minuteMs = 60_000;

const hourMs = 60 * minuteMs;
const outlives = ({ createdAt }: Pick<Session, 'createdAt'>, now: Date): boolean =>
  now.getTime() - createdAt.getTime() > sessionLimits.absoluteHours * hourMs;

/** Tells whether a session without "remember me" is over; such a session is recognised by its expiry of at most a day. */
export const briefSessionIsOver = (
  session: Pick<Session, 'createdAt'> & { expiresAt: Date },
  now: Date,
): boolean =>
  session.expiresAt.getTime() - session.createdAt.getTime() <= 24 * hourMs && outlives(session, now);

/** Tells whether a desk has been idle for too long. */
export const deskIsIdle = ({ lastSeenAt }: Pick<Session, 'lastSeenAt'>, now: Date): boolean =>
  now.getTime() - lastSeenAt.getTime() > sessionLimits.deskIdleMinutes * minuteMs;

/**
 * Tells whether a session with a desk is over: older than `absoluteHours`, or idle for too long without a PIN that
 * could open the desk again.
 */
export const deskSessionIsOver = (session: Session & { hasPin: boolean }, now: Date): boolean =>
  outlives(session, now) || (!session.hasPin && deskIsIdle(session, now));
