import type { Paisa } from '../money.ts';
import type { RequestState } from './lifecycle.ts';

/** refund: money beyond the policy, above what one admin may give; settled-outside: a refund that a bank has settled. */
export const requestKinds = ['refund', 'settled-outside'] as const;
export type RequestKind = (typeof requestKinds)[number];

/** Bearers of money given back beyond the policy: the operator, up to its fare, or Poth. */
export const bearers = ['operator', 'portal'] as const;
export type Bearer = (typeof bearers)[number];

/** Request of an admin that needs a second one. */
export type AdminRequest = {
  tripId: string;
  requestId: string;
  kind: RequestKind;
  bookingId: string;
  pnr: string;
  /** Refund that is to be settled, or that the approved request created. */
  refundId: string | null;
  amountPaisa: Paisa;
  /** True where everything goes back: the tickets become void with it. */
  whole: boolean;
  bornBy: Bearer;
  reason: string;
  /** Bank's reference, of a refund that was settled outside. */
  reference: string | null;
  state: RequestState;
  requestedBy: string;
  requestedByName: string;
  requestedAt: Date;
  lapsesAt: Date;
  decidedByName: string | null;
  decidedAt: Date | null;
};
