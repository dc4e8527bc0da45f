import type { Bilingual } from '../language.ts';
import type { Paisa } from '../money.ts';
import type { TripState } from '../trip/lifecycle.ts';
import type { ReportEvent, ReportState } from './lifecycle.ts';

export const reportKinds = ['did-not-come', 'overcharged'] as const;
export type ReportKind = (typeof reportKinds)[number];

export const reportKindNames: Record<ReportKind, Bilingual> = {
  'did-not-come': { en: 'The coach did not come', bn: 'বাস আসেনি' },
  overcharged: { en: 'I was overcharged', bn: 'আমার কাছ থেকে বেশি টাকা নিয়েছে' },
};

/** Change of a report's state, with its text. */
export type ReportMove = {
  moveNo: number;
  event: ReportEvent | 'report';
  to: ReportState;
  said: string | null;
  at: Date;
};

/** Report of a passenger about a trip, and what has been said about it since. */
export type PassengerReport = {
  tripId: string;
  reportId: string;
  bookingId: string;
  operatorId: string;
  operatorName: Bilingual;
  pnr: string;
  kind: ReportKind;
  state: ReportState;
  happenedAt: Date;
  place: Bilingual;
  text: string;
  /** Total paid in an overcharge, and its recipient. */
  paidPaisa: Paisa | null;
  paidTo: string | null;
  /** Price on Poth of the seats that were not refunded; of all seats where every seat was. */
  pricePaisa: Paisa;
  contactName: string;
  contactPhone: string;
  /** Seats of the booking that were marked as aboard. */
  aboard: number;
  reportedAt: Date;
  moves: readonly ReportMove[];
};

/** Trip by our own records. */
export type TripRecord = {
  tripId: string;
  coachNumber: string;
  routeName: Bilingual;
  state: TripState;
  /** Departure from the first stop, the delay included. */
  departsAt: Date;
  delayMinutes: number;
  sold: number;
  boarded: number;
  missed: number;
  /** Departure from the first stop as the staff marked it. */
  leftAt: Date | null;
};

/** Record of an operator in answering its passengers' reports. */
export type OperatorReportRecord = {
  operatorId: string;
  name: Bilingual;
  /** Reports that wait for an answer, and the time of the oldest. */
  waiting: number;
  waitsSince: Date | null;
  /** Reports of the last ninety days. */
  reported: number;
  /** Median time from report to first answer, over the answered ones; null where there are none. */
  medianMinutes: number | null;
};

/**
 * Tells whether a trip ran, by our own records alone: a cancelled trip did not; a boarded passenger or a marked
 * departure proves that it did; without any mark nothing is proved.
 */
export const ranByRecords = (
  trip: Pick<TripRecord, 'state' | 'boarded' | 'leftAt'>,
): 'ran' | 'cancelled' | 'no-record' => {
  if (trip.state === 'cancelled') return 'cancelled';
  const left = trip.leftAt !== null || trip.state === 'departed' || trip.state === 'arrived';
  return left || trip.boarded > 0 ? 'ran' : 'no-record';
};
