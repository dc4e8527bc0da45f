import { addMinutes } from '../add-minutes.ts';
import type { Settings } from '../settings.ts';

type Ends = Pick<Settings, 'phoneHoldEndsMinutes'>;

/** Latest time until which seats may be kept for a caller: early enough before departure to sell them again. */
export const latestPhoneHold = (departsAt: Date, { phoneHoldEndsMinutes }: Ends): Date =>
  addMinutes(departsAt, -phoneHoldEndsMinutes);

/**
 * Time until which seats are kept for a caller who was promised a time, at most `latestPhoneHold`. Undefined where no
 * time is left to come and pay.
 */
export const phoneHoldUntil = (promised: Date, departsAt: Date, now: Date, ends: Ends): Date | undefined => {
  const latest = latestPhoneHold(departsAt, ends);
  const until = promised < latest ? promised : latest;
  return until > now ? until : undefined;
};
