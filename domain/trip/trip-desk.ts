import type { CoachClass, CoachType } from '../fleet/coach.ts';
import type { SeatLayout, SeatNo } from '../fleet/seat-layout.ts';
import type { Bilingual } from '../language.ts';
import type { Paisa } from '../money.ts';
import type { ChangeRecord, ChangeReason } from './change.ts';
import type { SeatBlock } from './kept-seats.ts';
import type { TripState } from './lifecycle.ts';

/** States of a seat for its operator, by the most binding of its legs; from least to most binding. */
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
  /** Phone number to call, for readers who sell; null for others. */
  phone: string | null;
};

/** Stop of a trip with its counters, by the published times. */
export type DeskStop = {
  stopNo: number;
  placeId: string;
  place: Bilingual;
  at: Date;
  counters: readonly { counterId: string; name: Bilingual; at: Date }[];
};

/** Progress of the refunds of a cancelled trip. */
export type CallOffProgress = {
  reason: ChangeReason;
  /** Bookings that had tickets or money when the trip was cancelled; done: those that are settled. */
  bookings: number;
  done: number;
  /**
   * Total of the refunds so far, the part that has arrived, and the part that was paid at counters and waits there to
   * be collected; null for readers who see no money.
   */
  refundPaisa: Paisa | null;
  settledPaisa: Paisa | null;
  atCounterPaisa: Paisa | null;
  /** Refunds that need a person's attention. */
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
  /** Departure from the first stop, as published. */
  departsAt: Date;
  delayMinutes: number;
  supervisorPhone: string | null;
  seats: Readonly<Record<SeatNo, DeskSeatView>>;
  riders: readonly Rider[];
  blocks: readonly SeatBlock[];
  counts: Readonly<Record<DeskSeatView, number>>;
  /** Revenue of live tickets; null for readers who see no money. */
  soldPaisa: Paisa | null;
  /** Changes, newest first. */
  changes: readonly ChangeRecord[];
  progress: CallOffProgress | null;
  /** Rights of the reader. */
  may: { keepSeats: boolean; change: boolean; callOff: boolean };
};
