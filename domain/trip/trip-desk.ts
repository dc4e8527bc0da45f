import type { CoachClass, CoachType } from '../fleet/coach.ts';
import type { SeatLayout, SeatNo } from '../fleet/seat-layout.ts';
import type { Bilingual } from '../language.ts';
import type { Paisa } from '../money.ts';
import type { ChangeRecord, ChangeReason } from './change.ts';
import type { SeatBlock } from './kept-seats.ts';
import type { TripState } from './lifecycle.ts';

/** How a seat stands for the people of its operator: the most binding of its legs. */
export const deskSeatViews = ['free', 'held', 'kept', 'sold'] as const;
export type DeskSeatView = (typeof deskSeatViews)[number];

/** Passenger of a seat between two stops. */
export type Rider = {
  seatNo: SeatNo;
  name: string;
  pnr: string;
  fromStopNo: number;
  toStopNo: number;
  boarding: Bilingual;
  boarded: boolean;
  /** For those who sell: whom to call. */
  phone: string | null;
};

/** A stop of a trip with its counters, by the published times. */
export type DeskStop = {
  stopNo: number;
  placeId: string;
  place: Bilingual;
  at: Date;
  counters: readonly { counterId: string; name: Bilingual; at: Date }[];
};

/** How far the paying back of a cancelled trip has come. */
export type CallOffProgress = {
  reason: ChangeReason;
  /** Bookings that had tickets or money when the trip was cancelled, and those of them that are settled with. */
  bookings: number;
  done: number;
  /**
   * Refunds in all so far, what of them has arrived, and what was paid at counters and waits there to be collected;
   * null for readers who see no money.
   */
  refundPaisa: Paisa | null;
  settledPaisa: Paisa | null;
  atCounterPaisa: Paisa | null;
  /** Refunds that a person must look at. */
  stuck: number;
};

/** A trip as the people of its operator see it. */
export type TripDesk = {
  tripId: string;
  state: TripState;
  routeName: Bilingual;
  coachNumber: string;
  coachType: CoachType;
  coachClass: CoachClass;
  layout: SeatLayout;
  stops: readonly DeskStop[];
  /** From the first stop, as published. */
  departsAt: Date;
  delayMinutes: number;
  supervisorPhone: string | null;
  seats: Readonly<Record<SeatNo, DeskSeatView>>;
  riders: readonly Rider[];
  blocks: readonly SeatBlock[];
  counts: Readonly<Record<DeskSeatView, number>>;
  /** Takings of live tickets; null for readers who see no money. */
  soldPaisa: Paisa | null;
  /** The newest first. */
  changes: readonly ChangeRecord[];
  progress: CallOffProgress | null;
  /** Rights of the reader. */
  may: { keepSeats: boolean; change: boolean; callOff: boolean };
};
