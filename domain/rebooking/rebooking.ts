import { addDays, type DhakaDate } from '../dhaka.ts';
import type { CoachClass, CoachType } from '../fleet/coach.ts';
import type { SeatNo } from '../fleet/seat-layout.ts';
import type { FreeCancellation } from '../refund/free-cancellation.ts';
import type { TicketDocument } from '../ticket/ticket.ts';
import type { Journey } from '../trip/trip.ts';

/** Days before and after the booked date on which other coaches are offered. */
export const daysAround = { before: 1, after: 3 } as const;

/** First and last date on which coaches are offered instead of a booked one. */
export const datesAround = (date: DhakaDate): { first: DhakaDate; last: DhakaDate } => ({
  first: addDays(date, -daysAround.before),
  last: addDays(date, daysAround.after),
});

/** Coach that a booking may move to, with the seats that it would get there. */
export type RebookingOffer = Journey & {
  coachNumber: string;
  coachType: CoachType;
  coachClass: CoachClass;
  departsAt: Date;
  arrivesAt: Date;
  /** New seats in the order of the old ones. */
  seatNos: readonly SeatNo[];
};

/** The choice of a passenger whose coach was cancelled or changed: another coach of the company, or the money. */
export type RebookingView = {
  document: TicketDocument;
  /** Reason why the change is free; null where there is no choice, or no longer one. */
  because: FreeCancellation | null;
  /** End of the choice: then money that waits is sent back automatically, and a valid ticket stays valid. */
  chooseBy: Date | null;
  /** Tells whether the money waits for the choice and is then sent back automatically; else the ticket is still valid. */
  moneyWaits: boolean;
  /** Tells whether the money was paid at a counter and is collected there. */
  atCounter: boolean;
  offers: readonly RebookingOffer[];
  /** PNR of the booking that replaced this one. */
  carriedTo: string | null;
};
