import { addMinutes } from '../add-minutes.ts';

/**
 * Hours for which the refund of a cancelled trip waits for its passenger to choose another coach instead; then it is sent
 * automatically. Long enough for a night's sleep; the 3 to 14 business days of the refund begin after it.
 */
export const chooseHours = 24;

/** End of the choice of a passenger whose coach is cancelled now. */
export const choiceEndsAt = (now: Date): Date => addMinutes(now, chooseHours * 60);

/** Facts of a refund that decide whether its money may still be carried to another booking. */
export type WaitingRefund = {
  state: string;
  askedTimes: number;
  chooseBy: Date | null;
};

/** Tells whether a refund still waits for a choice: its sending has not begun, and the time of the choice is not over. */
export const awaitsChoice = ({ state, askedTimes, chooseBy }: WaitingRefund, now: Date): boolean =>
  state === 'requested' && askedTimes === 0 && chooseBy !== null && chooseBy > now;
