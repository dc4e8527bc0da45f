import { z } from 'zod';
import type { BookingState } from '../booking/lifecycle.ts';
import type { CoachClass, CoachType } from '../fleet/coach.ts';
import type { Bilingual } from '../language.ts';
import type { StopPoint } from '../trip/trip.ts';
import type { RefundStage } from './ticket.ts';
import type { Validity } from './validity.ts';

/** The page Tickets: journeys ahead, journeys made, and bookings that were cancelled or got no seat. */
export const ticketSections = ['upcoming', 'past', 'cancelled'] as const;
export type TicketSection = (typeof ticketSections)[number];

export const ticketsPerPage = 20;

/** A section, and how many pages of it are shown, from the first on. */
export const MyTicketsInput = z.strictObject({
  section: z.enum(ticketSections).default('upcoming'),
  pages: z.int().min(1).max(50).default(1),
});
export type MyTicketsInput = z.infer<typeof MyTicketsInput>;

/** A booking as its owner sees it in a list. */
export type TicketSummary = {
  bookingId: string;
  pnr: string;
  state: BookingState;
  /** Validity of its tickets together; null where none was issued. */
  validity: Validity | null;
  operator: Bilingual;
  operatorSlug: string;
  /** Places of the journey by id, for a search for it once more. */
  search: { from: string; to: string };
  /** When the coach leaves the boarding stop. */
  departsAt: Date;
  coachNumber: string;
  coachType: CoachType;
  coachClass: CoachClass;
  from: Bilingual;
  to: Bilingual;
  /** Every time is as it is expected now, this delay counted in. */
  delayMinutes: number;
  boarding: StopPoint;
  dropping: StopPoint;
  seatNos: readonly string[];
  /** Refunds of it, in the order in which they were asked for. */
  refunds: readonly RefundStage[];
  /** Acts that its owner may do beside opening it. */
  canDownload: boolean;
  canCancel: boolean;
  canRate: boolean;
};

export type MyTickets = {
  /** How many there are in each section altogether. */
  counts: Readonly<Record<TicketSection, number>>;
  tickets: readonly TicketSummary[];
};
