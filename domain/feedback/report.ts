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

/** Move of a report, with what was said. */
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
  /** Amount paid in all, and to whom, of an overcharge. */
  paidPaisa: Paisa | null;
  paidTo: string | null;
  /** Price on Poth of the seats that were not given back; of all where none is left. */
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
  /** From its first stop, the delay counted in. */
  departsAt: Date;
  delayMinutes: number;
  sold: number;
  boarded: number;
  missed: number;
  /** Moment at which its people said that it had left the first stop. */
  leftAt: Date | null;
};

/** Record of an operator in dealing with reports of its passengers. */
export type OperatorVoice = {
  operatorId: string;
  name: Bilingual;
  /** Wait for its answer now, and the longest since when. */
  waiting: number;
  waitsSince: Date | null;
  /** Within the last ninety days. */
  reported: number;
  /** Of those that were answered, from the report to the first answer; null where none was. */
  medianMinutes: number | null;
};

/**
 * Whether a trip ran, by our own records alone: what was called off did not; who came aboard or a coach that was sent
 * off says that it did; else nobody marked anything, which proves nothing.
 */
export const ranByRecords = (
  trip: Pick<TripRecord, 'state' | 'boarded' | 'leftAt'>,
): 'ran' | 'cancelled' | 'no-record' => {
  if (trip.state === 'cancelled') return 'cancelled';
  const left = trip.leftAt !== null || trip.state === 'departed' || trip.state === 'arrived';
  return left || trip.boarded > 0 ? 'ran' : 'no-record';
};
