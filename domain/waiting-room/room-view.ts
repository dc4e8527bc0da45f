import { admitsFrom, type Room, type Stage, stageOf, waitingPlaces } from './room.ts';
import { leastInCrowd, lookAgainAfter } from './look-again.ts';

/**
 * A room as everybody sees it: its numbers, and the facts of its lot that must be published beforehand. admitsFrom: time of
 * the first admission; null until the lot is drawn.
 */
export type RoomView = Pick<
  Room,
  | 'roomId'
  | 'serviceDate'
  | 'operatorId'
  | 'opensAt'
  | 'commitment'
  | 'valueSource'
  | 'valueUntil'
  | 'publicValue'
  | 'seed'
  | 'drawnAt'
  | 'queues'
  | 'perSecond'
  | 'seatsFree'
> & { stage: Stage; admitsFrom: Date | null; now: Date; lookAgainSeconds: number };

export const viewOfRoom = (room: Room, now: Date): RoomView => {
  const { roomId, serviceDate, operatorId, opensAt, commitment, valueSource, valueUntil, publicValue } = room;
  const { seed, drawnAt, queues, perSecond, seatsFree } = room;
  const toGo = Math.max(0, (opensAt.getTime() - now.getTime()) / 1_000);
  return {
    roomId,
    serviceDate,
    operatorId,
    opensAt,
    commitment,
    valueSource,
    valueUntil,
    publicValue,
    seed,
    drawnAt,
    queues,
    perSecond,
    seatsFree,
    stage: stageOf(room, now),
    admitsFrom: drawnAt && admitsFrom(room, drawnAt),
    now,
    lookAgainSeconds: lookAgainAfter(toGo, 0, leastInCrowd(waitingPlaces(room))),
  };
};
