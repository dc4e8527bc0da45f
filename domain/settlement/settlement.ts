import type { Bilingual } from '../language.ts';
import type { DhakaDate } from '../dhaka.ts';
import { type BasisPoints, type Paisa, sum } from '../money.ts';
import type { SettlementState } from './lifecycle.ts';

/** Sums of an operator's ledger lines, by what they were for. */
export type Sums = {
  /** Fares of tickets sold on the web; Poth has the money. */
  onlineFarePaisa: Paisa;
  /** Fares of tickets sold at the operator's counters; the operator has the money. */
  counterFarePaisa: Paisa;
  /**
   * Parts of those fares that went back: by cancellations, by trips called off, or beyond the policy at the operator's
   * cost.
   */
  onlineBackPaisa: Paisa;
  counterBackPaisa: Paisa;
  /** Other moves of the operator's account. */
  otherPaisa: Paisa;
  /** Amount that the fares leave to the operator. */
  payablePaisa: Paisa;
  /** Part of it that is in the tills of its counters. */
  cashPaisa: Paisa;
  commissionPaisa: Paisa;
  /** Included in the fares: what was kept of cancelled seats. */
  keptPaisa: Paisa;
  /** Not included in the fares: what passengers paid to Poth as service charge, and the discounts that Poth gave. */
  serviceChargePaisa: Paisa;
  discountPaisa: Paisa;
};

/**
 * Trip in a statement. earlier: its date is before the statement's period, because of a late refund or a coach that was
 * still on its way.
 */
export type SettledTrip = Sums & {
  tripId: string;
  serviceDate: DhakaDate;
  route: Bilingual;
  coachNumber: string;
  basisPoints: BasisPoints;
  earlier: boolean;
};

/** Amount owed to an operator for a period, or by it where it is below zero. */
export type Settlement = {
  settlementId: string;
  settlementNo: number;
  operatorId: string;
  operatorName: Bilingual;
  fromDate: DhakaDate;
  untilDate: DhakaDate;
  state: SettlementState;
  tripCount: number;
  payablePaisa: Paisa;
  cashPaisa: Paisa;
  commissionPaisa: Paisa;
  /** Zero, or negative: owed by the operator from the statement before. */
  carriedInPaisa: Paisa;
  duePaisa: Paisa;
  preparedBy: string;
  preparedByName: string | null;
  preparedAt: Date;
  approvedByName: string | null;
  approvedAt: Date | null;
  closedAt: Date | null;
  bankReference: string | null;
};

/** Current state of an operator's account. */
export type Standing = {
  /** Amount owed to it for fares, including coming trips, before any deduction. */
  payablePaisa: Paisa;
  /** Part of it that is in the tills of its counters. */
  cashPaisa: Paisa;
  /** Commission on finished trips that no statement has settled yet. */
  commissionPaisa: Paisa;
  /**
   * Amount that the next statement will leave of those trips, with what is carried over; negative: the operator owes
   * it.
   */
  nextPaisa: Paisa;
  nextTrips: number;
};

type Parts = { payablePaisa: number; cashPaisa: number; commissionPaisa: number; carriedInPaisa: number };

/** Returns the amount that a statement leaves to pay; negative: the operator owes it. */
export const dueOf = ({ payablePaisa, cashPaisa, commissionPaisa, carriedInPaisa }: Parts): Paisa =>
  sum([payablePaisa, -cashPaisa, -commissionPaisa, carriedInPaisa]);

/** Returns the amount that the next statement begins with: zero, or what the operator owes by this one, as a negative. */
export const carriedOver = (last: { duePaisa: number } | undefined): Paisa =>
  sum([Math.min(0, last?.duePaisa ?? 0)]);

/** Tells whether an admin other than the one who prepared a statement has to approve it. limit: in paisa. */
export const needsSecondAdmin = ({ duePaisa }: { duePaisa: number }, limit: number): boolean =>
  duePaisa > limit;
