import { addDays, type DhakaDate } from '../dhaka.ts';
import type { CoachClass, CoachType } from '../fleet/coach.ts';
import type { SeatNo } from '../fleet/seat-layout.ts';
import type { FreeCancellation } from '../refund/free-cancellation.ts';
import type { TicketDocument } from '../ticket/ticket.ts';
import type { Journey } from '../trip/trip.ts';

/** Days before and after the date that was bought, of which coaches are offered. */
export const daysAround = { before: 1, after: 3 } as const;

/** The first and the last date of which coaches are offered instead of one. */
export const datesAround = (date: DhakaDate): { first: DhakaDate; last: DhakaDate } => ({
  first: addDays(date, -daysAround.before),
  last: addDays(date, daysAround.after),
});

/** A coach that a booking may go on to, with the seats that it would get there. */
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
  /** Reason why it is free; null where there is no choice, or none any more. */
  because: FreeCancellation | null;
  /** When the choice ends; then money that waits goes back by itself, and a ticket that is valid stays so. */
  chooseBy: Date | null;
  /** Whether the money waits for the choice and goes back by itself; else the ticket is valid still. */
  moneyWaits: boolean;
  /** Whether the money was paid at a counter and is collected there. */
  atCounter: boolean;
  offers: readonly RebookingOffer[];
  /** PNR of the booking that this one has gone on to. */
  carriedTo: string | null;
};
