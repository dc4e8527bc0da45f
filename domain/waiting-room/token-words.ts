import { type Place, queueNames } from './place.ts';
import type { Pass } from './pass.ts';

const secondsOf = (at: Date): number => Math.floor(at.getTime() / 1_000);

/** Encodes a place for its token. */
export const encodePlace = ({ roomId, queue, placeId, lateNo, until }: Place): string =>
  [roomId, queue, placeId, lateNo ?? 0, secondsOf(until)].join('~');

/** Decodes a place from a token whose signature has been verified. */
export const decodePlace = (words: string | undefined): Place | undefined => {
  const [roomId, queueName, placeId, lateNo, until] = words?.split('~') ?? [];
  const queue = queueNames.find((name) => name === queueName);
  if (!roomId || !queue || !placeId || !until) return undefined;
  return { roomId, queue, placeId, lateNo: Number(lateNo) || null, until: new Date(Number(until) * 1_000) };
};

export const encodePass = ({ roomId, buyerId, until }: Pass): string =>
  [roomId, buyerId, secondsOf(until)].join('~');

export const decodePass = (words: string | undefined): Pass | undefined => {
  const [roomId, buyerId, until] = words?.split('~') ?? [];
  return roomId && buyerId && until ? { roomId, buyerId, until: new Date(Number(until) * 1_000) } : undefined;
};
