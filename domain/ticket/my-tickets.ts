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

/** Section, and the number of its pages to show, from the first on. */
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
  /** Combined validity of its tickets; null where none was issued. */
  validity: Validity | null;
  operator: Bilingual;
  operatorSlug: string;
  /** Place ids of the journey, for searching it again. */
  search: { from: string; to: string };
  /** Departure from the boarding stop. */
  departsAt: Date;
  coachNumber: string;
  coachType: CoachType;
  coachClass: CoachClass;
  from: Bilingual;
  to: Bilingual;
  /** Delay that every time here includes. */
  delayMinutes: number;
  boarding: StopPoint;
  dropping: StopPoint;
  seatNos: readonly string[];
  /** Refunds of the booking, in the order of their requests. */
  refunds: readonly RefundStage[];
  /** Actions open to the owner besides viewing the booking. */
  canDownload: boolean;
  canCancel: boolean;
  canRate: boolean;
};

export type MyTickets = {
  /** Total number of bookings in each section. */
  counts: Readonly<Record<TicketSection, number>>;
  tickets: readonly TicketSummary[];
};
