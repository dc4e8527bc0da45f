import type { Settings } from '../settings.ts';

const minuteMs = 60_000;

type Ends = Pick<Settings, 'phoneHoldEndsMinutes'>;

/** Until when seats may be kept for a caller at most: so long before the coach leaves that they can be sold again. */
export const latestPhoneHold = (departsAt: Date, { phoneHoldEndsMinutes }: Ends): Date =>
  new Date(departsAt.getTime() - phoneHoldEndsMinutes * minuteMs);

/**
 * Until when seats are kept for a caller who was promised a time; a promise beyond the latest is cut to it.
 * Undefined where no time is left to come and pay.
 */
export const phoneHoldUntil = (promised: Date, departsAt: Date, now: Date, ends: Ends): Date | undefined => {
  const latest = latestPhoneHold(departsAt, ends);
  const until = promised < latest ? promised : latest;
  return until > now ? until : undefined;
};
