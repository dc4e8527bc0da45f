import { webSaleClosesAt } from '../booking/hold.ts';
import type { SeatNo } from '../fleet/seat-layout.ts';
import type { Settings } from '../settings.ts';
import { addMinutes } from '../add-minutes.ts';
import type { Journey } from '../trip/trip.ts';
import type { EndReason, EntryState } from './lifecycle.ts';

/**
 * Times of offers, in minutes: the lifetime of an offer; how long after its SMS it may be declined at no cost, since the
 * others wait meanwhile; how much longer its seats stay blocked, so that they pass to the next place; and how long before
 * the web sale of a stop closes offers end, so that the list holds up no seat that a counter could sell.
 */
export const offerTimes = { minutes: 10, declineMinutes: 5, passOnMinutes: 2, quietMinutes: 60 } as const;

/**
 * Limits for a service date: places of one number and of one browser, and the offers, lapsed or declined late, after
 * which a number's places on that date end. A browser may have more than a number: families share a phone.
 */
export const waitlistLimits = { placesPerNumber: 3, placesPerDevice: 6, lapsedOffers: 2 } as const;

/**
 * Kinds of places. offer: freed seats are kept for it in its turn; notice: one SMS once freed seats that no place on
 * the list wants are on sale for everybody.
 */
export const placeKinds = ['offer', 'notice'] as const;
export type PlaceKind = (typeof placeKinds)[number];

/** Most numbers told of one freeing of seats, first on the list first: more would compete for the same few seats. */
export const mostNotified = 10;

/**
 * Returns the moment from which freed seats are on sale for everybody at once. departsAt: from the stop where the
 * journey begins.
 */
export const offersUntil = (departsAt: Date, settings: Pick<Settings, 'webSaleClosesMinutes'>): Date =>
  addMinutes(webSaleClosesAt(departsAt, settings), -offerTimes.quietMinutes);

/** Place on the list, by the facts that decide about offers. */
export type WaitingEntry = Pick<Journey, 'fromStopNo' | 'toStopNo'> & {
  entryId: string;
  wants: PlaceKind;
  seatCount: number;
  onlyWomen: boolean;
};

/** Seats that were offered, and until when they may be taken. */
export type OpenOffer = { offerId: string; seatNos: readonly SeatNo[]; offeredUntil: Date };

/** A place on a list, as its owner sees it. */
export type WaitlistPlace = Journey & {
  entryId: string;
  wants: PlaceKind;
  seatCount: number;
  onlyWomen: boolean;
  state: EntryState;
  endedBecause: EndReason | null;
  /** Number of parties before it. */
  ahead: number;
  offersUntil: Date;
  offer: OpenOffer | null;
  /** Booking that was made from it. */
  bookingId: string | null;
};
