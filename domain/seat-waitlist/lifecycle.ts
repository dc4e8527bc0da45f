import type { Machine } from '../machine.ts';

export const entryStates = ['waiting', 'offered', 'ended'] as const;
export type EntryState = (typeof entryStates)[number];
type EntryEvent = 'offer' | 'pass' | 'take' | 'tell' | 'miss' | 'leave' | 'close';

/**
 * The life of a place on the waiting list of a trip. Who lets an offer pass waits again, at the end of the
 * list; so does who was to be told of seats that were gone before the SMS went out (miss).
 */
export const entryLife: Machine<EntryState, EntryEvent> = {
  waiting: { offer: 'offered', tell: 'ended', leave: 'ended', close: 'ended' },
  offered: { pass: 'waiting', take: 'ended', leave: 'ended', close: 'ended' },
  ended: { miss: 'waiting' },
};

/**
 * Why a place has ended: let-pass is two offers that lapsed, told that seats became free for everybody, over is that
 * the coach leaves too soon for another.
 */
export const endReasons = ['took', 'left', 'let-pass', 'told', 'over', 'cancelled'] as const;
export type EndReason = (typeof endReasons)[number];

export const offerStates = ['open', 'taken', 'declined', 'lapsed', 'withdrawn'] as const;
export type OfferState = (typeof offerStates)[number];
type OfferEvent = 'take' | 'decline' | 'lapse' | 'withdraw';

/** The life of an offer. Its seats are blocked under its id while it is open; withdrawn: the trip was cancelled. */
export const offerLife: Machine<OfferState, OfferEvent> = {
  open: { take: 'taken', decline: 'declined', lapse: 'lapsed', withdraw: 'withdrawn' },
  taken: {},
  declined: {},
  lapsed: {},
  withdrawn: {},
};
