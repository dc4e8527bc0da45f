import { webSaleClosesAt } from '../booking/hold.ts';
import type { SeatNo } from '../fleet/seat-layout.ts';
import type { Settings } from '../settings.ts';
import { later } from '../trip/delay.ts';
import type { Journey } from '../trip/trip.ts';
import type { EndReason, EntryState } from './lifecycle.ts';

/**
 * Times of offers, in minutes: how long one lives; how much longer its seats are kept, so that they pass to the next on the
 * list; and how long before the web sale of a stop nothing is offered any more, so that a list holds up no seat that
 * somebody at the counter wants.
 */
export const offerTimes = { minutes: 10, passOnMinutes: 2, quietMinutes: 60 } as const;

/**
 * Limits of a service date: places of one number and of one browser, and how many offers a number lets lapse before its
 * places of the date end. A browser has more than a number: a family shares a phone.
 */
export const waitlistLimits = { placesPerNumber: 3, placesPerDevice: 6, lapsedOffers: 2 } as const;

/**
 * Wishes of a place. offer: freed seats are kept for it, in its turn; notice: one SMS when seats that nobody on the
 * list wants are free for everybody.
 */
export const wishes = ['offer', 'notice'] as const;
export type Wish = (typeof wishes)[number];

/** Numbers that are told of one act that freed seats, the first on the list first: more would run for the same few. */
export const mostTold = 10;

/** Moment from which seats that are freed are everybody's at once. departsAt: from the stop where the journey begins. */
export const offersUntil = (departsAt: Date, settings: Pick<Settings, 'webSaleClosesMinutes'>): Date =>
  later(webSaleClosesAt(departsAt, settings), -offerTimes.quietMinutes);

/** A place on the list as far as it decides about offers. */
export type Waiting = Pick<Journey, 'fromStopNo' | 'toStopNo'> & {
  entryId: string;
  wants: Wish;
  seatCount: number;
  onlyWomen: boolean;
};

/** Seats that were offered, and until when they may be taken. */
export type OpenOffer = { offerId: string; seatNos: readonly SeatNo[]; offeredUntil: Date };

/** A place on a list, as its owner sees it. */
export type WaitlistPlace = Journey & {
  entryId: string;
  wants: Wish;
  seatCount: number;
  onlyWomen: boolean;
  state: EntryState;
  endedBecause: EndReason | null;
  /** Parties that are before it. */
  ahead: number;
  offersUntil: Date;
  offer: OpenOffer | null;
  /** The booking that it became. */
  bookingId: string | null;
};
