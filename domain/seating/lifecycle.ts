import type { Machine } from '../machine.ts';

export const seatStates = ['free', 'held', 'paying', 'sold', 'blocked'] as const;
export type SeatState = (typeof seatStates)[number];
export type SeatEvent = 'hold' | 'release' | 'pay' | 'resume' | 'sell' | 'block';

/**
 * The life of one seat on one leg. A held, paying or blocked seat whose time is over may be taken by the next buyer:
 * expiry is a condition of the statement that takes it, nobody has to write it first.
 */
export const seatLife: Machine<SeatState, SeatEvent> = {
  free: { hold: 'held', sell: 'sold', block: 'blocked' },
  held: { release: 'free', pay: 'paying', sell: 'sold' },
  paying: { release: 'free', resume: 'held', sell: 'sold' },
  sold: { release: 'free' },
  blocked: { release: 'free' },
};
