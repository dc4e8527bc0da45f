import { firstPerSecond, leastInCrowd, lookAgainAfter } from './look-again.ts';
import { numbersAhead, secondsToGo } from './admit-next.ts';
import { numberInQueue, type QueueName } from './place.ts';
import { type Room, stageOf, waitingPlaces } from './room.ts';

/** States of a place: in the lot, waiting with a number, admitted; open: the room lets everybody through. */
export const placeStates = ['in-lot', 'waiting', 'admitted', 'open'] as const;
export type PlaceState = (typeof placeStates)[number];

/** Position of a place. number, ahead: null until the lot is drawn. secondsToGo: null where nothing moves. */
export type PlacePosition = {
  state: PlaceState;
  queue: QueueName;
  number: number | null;
  ahead: number | null;
  secondsToGo: number | null;
  /** Seconds after which to look again. */
  lookAgainSeconds: number;
};

/**
 * Returns the position of a place of a room. share: its hash under the seed as a part of all, null before the lot is
 * drawn; spread: from 0 to 1, so that browsers do not look again together.
 */
export const positionOfPlace = (
  room: Room,
  { queue, lateNo }: { queue: QueueName; lateNo: number | null },
  { share, spread, now }: { share: number | null; spread: number; now: Date },
): PlacePosition => {
  const stage = stageOf(room, now);
  const lookAgain = (seconds: number | null) => lookAgainAfter(seconds, spread);
  const still = { queue, number: null, ahead: null };
  if (stage === 'off') return { ...still, state: 'open', secondsToGo: 0, lookAgainSeconds: lookAgain(0) };
  if (share === null || stage !== 'admitting') {
    const toGo = Math.max(0, Math.ceil((room.opensAt.getTime() - now.getTime()) / 1_000));
    const lookAgainSeconds = lookAgainAfter(toGo, spread, leastInCrowd(waitingPlaces(room)));
    return { ...still, state: 'in-lot', secondsToGo: toGo, lookAgainSeconds };
  }
  const number = numberInQueue(lateNo, share, room.queues[queue].counted);
  const ahead = numbersAhead(room, { queue, number });
  const isAdmitted = number <= room.queues[queue].admitted;
  const toGo = isAdmitted ? 0 : secondsToGo(ahead + 1, room.perSecond);
  // Before the first admission there is no estimate to show, but the first numbers must not look late.
  const pace = room.seatsFree === null ? firstPerSecond : room.perSecond;
  return {
    state: isAdmitted ? 'admitted' : 'waiting',
    queue,
    number,
    ahead,
    secondsToGo: toGo,
    lookAgainSeconds: lookAgain(isAdmitted ? 0 : secondsToGo(ahead + 1, pace)),
  };
};
