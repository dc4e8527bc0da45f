import type { Bilingual } from '../language.ts';
import type { DhakaDate } from '../dhaka.ts';
import { type BasisPoints, type Paisa, sum } from '../money.ts';
import type { SettlementState } from './lifecycle.ts';

/** Sums of an operator's ledger lines, by what they were for. */
export type Sums = {
  /** Fares of tickets sold on the web; Poth has the money. */
  onlineFarePaisa: Paisa;
  /** Fares of tickets sold at the operator's counters; it has the money. */
  counterFarePaisa: Paisa;
  /**
   * Parts of either that went back: by cancellations, by trips that were called off, beyond the policy at the
   * operator's cost.
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
  /** In the fares: what was kept of cancelled seats. */
  keptPaisa: Paisa;
  /** Beside the fares: what passengers paid to Poth, and what Poth let them off. */
  serviceChargePaisa: Paisa;
  discountPaisa: Paisa;
};

/** A trip in a statement. earlier: of a period before, by a refund that came late or a coach that was still on its way. */
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
  /** Zero, or below: owed by the operator from the statement before. */
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

/** How an operator's account stands now. */
export type Standing = {
  /** Owed to it for fares, coming trips included, before anything is taken off. */
  payablePaisa: Paisa;
  /** Of it: lies at its counters. */
  cashPaisa: Paisa;
  /** Of trips that are over and that no statement has settled yet. */
  commissionPaisa: Paisa;
  /**
   * Amount that the next statement leaves of those trips, with what is carried over; below zero the operator owes it.
   */
  nextPaisa: Paisa;
  nextTrips: number;
};

type Parts = { payablePaisa: number; cashPaisa: number; commissionPaisa: number; carriedInPaisa: number };

/** Amount that a statement leaves to pay; below zero the operator owes it. */
export const dueOf = ({ payablePaisa, cashPaisa, commissionPaisa, carriedInPaisa }: Parts): Paisa =>
  sum([payablePaisa, -cashPaisa, -commissionPaisa, carriedInPaisa]);

/** Amount that the next statement begins with: zero, or what the operator owes by this one. */
export const carriedOver = (last: { duePaisa: number } | undefined): Paisa =>
  sum([Math.min(0, last?.duePaisa ?? 0)]);

/** Whether another admin than the one who prepared it has to approve a statement. limit: in paisa. */
export const needsSecondAdmin = ({ duePaisa }: { duePaisa: number }, limit: number): boolean =>
  duePaisa > limit;
