import type { DhakaDate } from '../dhaka-date.ts';
import { longestLookSeconds } from './look-again.ts';
import type { QueueName } from './place.ts';

/**
 * Progress of a queue. counted: places in the lot; late: numbers given since; admitted: numbers up to this one may
 * enter.
 */
export type Queue = { counted: number; late: number; admitted: number };

/** The waiting room of an opening. operatorId: of the coaches of one company; null: of all. */
export type Room = {
  roomId: string;
  serviceDate: DhakaDate;
  operatorId: string | null;
  opensAt: Date;
  isOn: boolean;
  /** SHA-256 of the secret, published as soon as the room is set up. */
  commitment: string;
  /** Source of the public value, as an admin announced it; null: the lot takes none. */
  valueSource: string | null;
  /** Time until which the lot waits for the public value. */
  valueUntil: Date;
  publicValue: string | null;
  /** Seed of the lot; null until the lot is drawn. */
  seed: string | null;
  drawnAt: Date | null;
  endedAt: Date | null;
  queues: Record<QueueName, Queue>;
  /** Places in the lot, estimated while it is not drawn; 0 afterwards, when the queues have them. */
  inLot: number;
  /** Numbers admitted per second, over the last seconds. */
  perSecond: number;
  /** Seats of the date that can be taken; null until they were first counted. */
  seatsFree: number | null;
};

/** Stages of a room. off: switched off, or over; everybody goes straight to the seats. */
export const stages = ['before', 'drawing', 'admitting', 'off'] as const;
export type Stage = (typeof stages)[number];

export const stageOf = (
  { isOn, endedAt, opensAt, drawnAt }: Pick<Room, 'isOn' | 'endedAt' | 'opensAt' | 'drawnAt'>,
  now: Date,
): Stage => {
  if (!isOn || endedAt) return 'off';
  if (now < opensAt) return 'before';
  return drawnAt ? 'admitting' : 'drawing';
};

/** The last number that a queue has given. */
export const lastNumberOf = ({ counted, late }: Queue): number => counted + late;

/** Places of a queue that wait. */
export const waitingPlacesOf = (queue: Queue): number => Math.max(0, lastNumberOf(queue) - queue.admitted);

/** Counts the places of a room that wait, before the lot is drawn too. */
export const waitingPlaces = ({ queues, inLot }: Pick<Room, 'queues' | 'inLot'>): number =>
  inLot + waitingPlacesOf(queues.proven) + waitingPlacesOf(queues.unproven);

/**
 * Returns the time from which a room with a drawn lot admits: once all who were in the lot have had time to learn their number.
 * Else a low number whose page looks late would find the seats taken by higher ones.
 */
export const admitsFrom = ({ queues }: Pick<Room, 'queues'>, drawnAt: Date): Date =>
  new Date(drawnAt.getTime() + 1_000 * longestLookSeconds(queues.proven.counted + queues.unproven.counted));

/** Time after the opening before which a room does not end, although nobody waits. */
const leastOpenMs = 15 * 60_000;
/** Time after which a room ends in any case. */
const mostOpenMs = 24 * 3_600_000;

/**
 * Tells whether a drawn room is finished: nobody waits, a quarter of an hour after the opening, or a day has passed.
 */
export const isRoomFinished = ({ opensAt, queues }: Pick<Room, 'opensAt' | 'queues'>, now: Date): boolean => {
  const openMs = now.getTime() - opensAt.getTime();
  const isEmpty = waitingPlacesOf(queues.proven) === 0 && waitingPlacesOf(queues.unproven) === 0;
  return openMs > mostOpenMs || (isEmpty && openMs > leastOpenMs);
};

/**
 * Finds the rooms that guard the seats of a trip at this moment; a pass of any of them lets in. opensAt: the opening of
 * the trip's sale, as the hold has read it. Where that is past, a room with a later moment was brought forward, which
 * this process learns some seconds later.
 */
export const roomsBefore = <R extends Room>(
  rooms: readonly R[],
  trip: { serviceDate: string; operatorId: string; opensAt: Date | null },
  now: Date,
): R[] =>
  rooms.filter(
    (room) =>
      room.serviceDate === trip.serviceDate &&
      (room.operatorId === null || room.operatorId === trip.operatorId) &&
      ['drawing', 'admitting'].includes(
        stageOf(trip.opensAt && trip.opensAt <= now ? { ...room, opensAt: trip.opensAt } : room, now),
      ),
  );
