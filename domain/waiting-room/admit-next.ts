import type { Queue, Room } from './room.ts';
import { waitingIn } from './room.ts';

/** Measurements taken before the next numbers are admitted. */
export type Measured = {
  /** Seats of the date that can be taken at this moment. */
  seatsFree: number;
  /** Buyers who came in within choosingSeconds and have held no seat yet. */
  inside: number;
  /** Holding seats takes longer here than it should. */
  isBehind: boolean;
};

/**
 * Seconds for which who came in and holds nothing counts as choosing. The pass opens for longer, but keeps no other out: a
 * hand that enters with many places and takes no seat would stop the room for minutes.
 */
export const choosingSeconds = 60;
/** Buyers who choose among the free seats at a time, for each of them: fewer leave seats lying, more find them taken. */
const insidePerSeat = 1;
/** Part of the room that is left which one second fills: an admitted browser comes some seconds later. */
const filledInSeconds = 4;

const paceAfter = (pace: number, isBehind: boolean, mostPerSecond: number): number =>
  Math.min(mostPerSecond, Math.max(1, isBehind ? pace / 2 : pace * 1.25 + 1));

const take = (queue: Queue, most: number): number => Math.min(waitingIn(queue), Math.floor(most));

/**
 * Decides how many numbers of each queue are admitted now. The pace grows while holds are quick and is halved where they
 * are not, between one a second and the setting; the seats that are free and the buyers who are inside bound it. Whoever
 * is admitted and does not come is not inside, so numbers without a person hold nobody up. Proven numbers go first.
 */
export const admitNext = (
  { pace, queues }: { pace: number; queues: Room['queues'] },
  { seatsFree, inside, isBehind }: Measured,
  { mostPerSecond, seconds }: { mostPerSecond: number; seconds: number },
): { pace: number; proven: number; unproven: number } => {
  const next = paceAfter(pace, isBehind, mostPerSecond);
  const room = Math.max(0, seatsFree * insidePerSeat - inside);
  const most = Math.min(next, Math.ceil(room / filledInSeconds)) * Math.min(5, Math.max(0, seconds));
  const proven = take(queues.proven, most);
  const unproven = take(queues.unproven, most - proven);
  return { pace: next, proven, unproven };
};

/** Numbers before this one that wait, of both queues where it is in the second. */
export const numbersAhead = (
  { queues }: Pick<Room, 'queues'>,
  { queue, number }: { queue: keyof Room['queues']; number: number },
): number => {
  const before = Math.max(0, number - 1 - queues[queue].admitted);
  return queue === 'proven' ? before : before + waitingIn(queues.proven);
};

/** Time until a number is admitted, as it has gone lately; null where nothing moves. */
export const secondsToGo = (ahead: number, perSecond: number): number | null => {
  if (ahead === 0) return 0;
  return perSecond > 0.05 ? Math.ceil(ahead / perSecond) : null;
};
