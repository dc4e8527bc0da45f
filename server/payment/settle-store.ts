import { sql } from 'kysely';
import {
  type PaidBooking,
  paidBookingOf,
  paidColumns,
  type PaidRecord,
  paidSources,
  withPhoneDay,
} from '../booking/paid-store.ts';
import type { Database } from '../db/database.ts';
import type { PaymentRef, PaymentRow } from './store.ts';

/** Columns of an attempt that its settlement needs. */
export type Attempt = Pick<
  PaymentRow,
  | 'tripId'
  | 'paymentId'
  | 'bookingId'
  | 'gateway'
  | 'tranId'
  | 'amountPaisa'
  | 'otherShares'
  | 'state'
  | 'capturedPaisa'
  | 'contentsNo'
  | 'openUntil'
  | 'openingSince'
  | 'captureClaimedAt'
>;

type AttemptJson = Omit<Attempt, 'openUntil' | 'openingSince' | 'captureClaimedAt'> & {
  openUntil: string;
  openingSince: string | null;
  captureClaimedAt: string | null;
};

/** Attempt with its booking and all facts that decide what its money leads to. */
export type Settlement = {
  attempt: Attempt;
  paid: PaidBooking;
  /** Tells that the facts are remembered, not read: they suffice to issue tickets, but for no other outcome. */
  isRemembered?: boolean;
};

/** Reads an attempt with its booking and all facts that decide what its money leads to, in one statement. */
export const readSettlement = async (
  db: Database,
  { tripId, paymentId }: PaymentRef,
): Promise<Settlement | undefined> => {
  const { rows } = await sql<PaidRecord & { attempt: AttemptJson }>`
    select ${paidColumns(tripId)},
      jsonb_build_object('tripId', a.trip_id, 'paymentId', a.payment_id, 'bookingId', a.booking_id, 'gateway', a.gateway,
        'tranId', a.tran_id, 'amountPaisa', a.amount_paisa, 'otherShares', a.other_shares, 'state', a.state, 'capturedPaisa', a.captured_paisa,
        'contentsNo', a.contents_no, 'openUntil', a.open_until, 'openingSince', a.opening_since,
        'captureClaimedAt', a.capture_claimed_at) as attempt
    from ${paidSources}
      join payment a on a.trip_id = b.trip_id and a.booking_id = b.booking_id
    where a.trip_id = ${tripId} and a.payment_id = ${paymentId}`.execute(db);
  if (!rows[0]) return undefined;
  const { attempt, ...paid } = rows[0];
  const { openUntil, openingSince, captureClaimedAt } = attempt;
  return {
    attempt: {
      ...attempt,
      openUntil: new Date(openUntil),
      openingSince: openingSince === null ? null : new Date(openingSince),
      captureClaimedAt: captureClaimedAt === null ? null : new Date(captureClaimedAt),
    },
    paid: await withPhoneDay(db, paidBookingOf(paid)),
  };
};
