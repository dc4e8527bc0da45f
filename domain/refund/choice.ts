/**
 * Hours for which the money of a cancelled trip waits for its passenger to take another coach instead; then it goes back by
 * itself. Long enough for a night's sleep; the 3 to 14 business days of the refund begin after it.
 */
export const chooseHours = 24;

/** Until when a passenger may choose whose coach is cancelled now. */
export const choiceEnds = (now: Date): Date => new Date(now.getTime() + chooseHours * 3_600_000);

/** A refund as far as it decides whether its money may still be carried to another booking. */
export type HeldBack = {
  state: string;
  askedTimes: number;
  chooseBy: Date | null;
};

/** Whether a refund waits for a choice still: nobody has begun to send it, and its time is not over. */
export const awaitsChoice = ({ state, askedTimes, chooseBy }: HeldBack, now: Date): boolean =>
  state === 'requested' && askedTimes === 0 && chooseBy !== null && chooseBy > now;
