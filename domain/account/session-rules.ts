/** How long a sign-in lasts. Passengers who ask to be remembered stay for thirty days, the others for twelve hours. */
export const sessionLimits = {
  rememberedDays: 30,
  absoluteHours: 12,
  /** People with a desk, who leave it: after so long without a touch they sign in again. */
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

/** Whether a session with a desk behind it is over: idle for too long, or older than a working day. */
export const deskSessionIsOver = ({ createdAt, lastSeenAt }: Session, now: Date): boolean =>
  now.getTime() - lastSeenAt.getTime() > sessionLimits.deskIdleMinutes * minuteMs ||
  outlives({ createdAt }, now);
