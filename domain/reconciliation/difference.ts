import type { DhakaDate } from '../dhaka.ts';
import type { Machine } from '../machine.ts';

/** Subjects of a question to a gateway. */
export const subjects = ['payment', 'refund'] as const;
export type Subject = (typeof subjects)[number];

/**
 * Kinds of differences between the books and a gateway. other-number: the bank's number of a captured payment;
 * other-attempt: the answer is about another attempt; ledger-differs: payment and ledger disagree; refund-not-paid: booked
 * as settled; refund-paid: the gateway has paid, or will pay, a refund that is booked as refused; no-answer: the gateway
 * did not answer for days; unknown-line: the gateway's statement has a payment that is not ours.
 */
export const differenceKinds = [
  'taken-not-booked',
  'booked-not-taken',
  'other-amount',
  'other-number',
  'other-attempt',
  'ledger-differs',
  'refund-not-paid',
  'refund-paid',
  'refund-paid-twice',
  'no-answer',
  'unknown-line',
] as const;
export type DifferenceKind = (typeof differenceKinds)[number];

export const differenceStates = ['open', 'settled', 'closed'] as const;
export type DifferenceState = (typeof differenceStates)[number];

/** Case of a difference: settled automatically when it is found, or closed by an admin with a sentence. */
export const differenceLife: Machine<DifferenceState, 'settle' | 'close'> = {
  open: { settle: 'settled', close: 'closed' },
  settled: {},
  closed: {},
};

/** Difference as a comparison finds it: both sides in their own words, amounts where they have one. */
export type FoundDifference = {
  kind: DifferenceKind;
  ours: string;
  theirs: string;
  ourPaisa: number | null;
  theirPaisa: number | null;
};

/** Trip id and booking id of a difference that belongs to no booking. */
export const noBookingId = '00000000-0000-0000-0000-000000000000';

/** Difference with its case and its booking. */
export type DifferenceLine = FoundDifference & {
  differenceId: string;
  tripId: string;
  /** Null: of no booking of ours. */
  pnr: string | null;
  day: DhakaDate;
  subject: Subject;
  subjectId: string;
  gateway: string;
  number: string;
  differenceState: DifferenceState;
  foundAt: Date;
  closedAt: Date | null;
  /** Null: settled automatically. */
  closedByName: string | null;
  closedReason: string | null;
};

/** Difference as support sees it: its kind, its day and its state. */
export type DifferenceForSupport = Pick<DifferenceLine, 'differenceId' | 'day' | 'kind' | 'differenceState'>;

/** Day of the comparison: its progress and its findings. */
export type ComparedDay = {
  day: DhakaDate;
  payments: number;
  refunds: number;
  compared: number;
  differences: number;
  open: number;
  finishedAt: Date | null;
};
