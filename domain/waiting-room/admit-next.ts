import type { Queue, Room } from './room.ts';
import { waitingPlacesOf } from './room.ts';

/** Measurements taken before the next numbers are admitted. */
export type RoomMeasurements = {
  /** Seats of the date that can be taken at this moment. */
  seatsFree: number;
  /** Buyers who came in within choosingSeconds and have held no seat yet. */
  inside: number;
  /** True where holding seats takes longer in this process than it should. */
  isBehind: boolean;
};

/**
 * Seconds for which a buyer who came in and holds nothing counts as choosing. The pass is valid longer, but keeps
 * nobody else out: else somebody who enters with many places and takes no seat would stop the room for minutes.
 */
export const choosingSeconds = 60;
/** Buyers who choose at a time, per free seat: with fewer, seats stay unsold; with more, buyers find them taken. */
const insidePerSeat = 1;
/** Seconds over which the space that is left is filled: an admitted browser comes some seconds later. */
const filledInSeconds = 4;

const paceAfter = (pace: number, isBehind: boolean, mostPerSecond: number): number =>
  Math.min(mostPerSecond, Math.max(1, isBehind ? pace / 2 : pace * 1.25 + 1));

const take = (queue: Queue, most: number): number => Math.min(waitingPlacesOf(queue), Math.floor(most));

/**
 * Decides how many numbers of each queue are admitted now. The pace grows while holds are quick and is halved while
 * they are slow, between one a second and the setting; free seats and buyers inside bound it. An admitted buyer who
 * does not come is not inside, so a number without a person delays others only by its own admission. Proven numbers go
 * first.
 */
export const admitNext = (
  { pace, queues }: { pace: number; queues: Room['queues'] },
  { seatsFree, inside, isBehind }: RoomMeasurements,
  { mostPerSecond, seconds }: { mostPerSecond: number; seconds: number },
): { pace: number; proven: number; unproven: number } => {
  const next = paceAfter(pace, isBehind, mostPerSecond);
  const room = Math.max(0, seatsFree * insidePerSeat - inside);
  const most = Math.min(next, Math.ceil(room / filledInSeconds)) * Math.min(5, Math.max(0, seconds));
  const proven = take(queues.proven, most);
  const unproven = take(queues.unproven, most - proven);
  return { pace: next, proven, unproven };
};

/** Counts the waiting numbers before this one; for the unproven queue, those of both queues. */
export const numbersAhead = (
  { queues }: Pick<Room, 'queues'>,
  { queue, number }: { queue: keyof Room['queues']; number: number },
): number => {
  const before = Math.max(0, number - 1 - queues[queue].admitted);
  return queue === 'proven' ? before : before + waitingPlacesOf(queues.proven);
};

/** Admissions a second up to which a queue counts as not moving. */
export const standsStillAt = 0.05;

/** Seconds until a number is admitted, at the recent pace; null where nothing moves. */
export const secondsToGo = (ahead: number, perSecond: number): number | null => {
  if (ahead === 0) return 0;
  return perSecond > standsStillAt ? Math.ceil(ahead / perSecond) : null;
};
