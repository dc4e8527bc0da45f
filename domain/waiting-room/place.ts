/** The two queues of a room: proven numbers go first, browsers without one share what is left. */
export const queueNames = ['proven', 'unproven'] as const;
export type QueueName = (typeof queueNames)[number];

/** A place in a waiting room, as its token carries it. Only a proven one that came late has a row, which keeps its number. */
export type Place = {
  roomId: string;
  queue: QueueName;
  /** Keyed hash of the room and the phone number, or of the room and the browser: asking again gives the same place. */
  placeId: string;
  /** Order of arrival after the opening, from 1; null: it came before the opening and is in the lot. */
  lateNo: number | null;
  until: Date;
};

/**
 * Number of a place in the lot, from 1. share: its keyed hash under the drawn seed as a part of all hashes, from 0 to
 * 1; counted: places in the lot. A place with a smaller hash never has a greater number. A place that a killed process
 * did not hand in, where no other was counted, has number 0 and does not wait: no number would ever be admitted for it.
 */
export const numberInLot = (share: number, counted: number): number =>
  Math.min(Math.floor(share * counted) + 1, counted);

/** Number of a place in its queue: the lot first, then those after the opening in the order of arrival. */
export const numberInQueue = (lateNo: number | null, share: number, counted: number): number =>
  lateNo === null ? numberInLot(share, counted) : counted + lateNo;
