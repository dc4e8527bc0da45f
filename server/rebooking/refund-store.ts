import { sql } from 'kysely';
import type { Database, Tx } from '../db/database.ts';

type Ref = { tripId: string; bookingId: string };

/** Facts of a refund on which a choice depends. */
export type ChoiceRefund = {
  refundId: string;
  paymentId: string;
  amountPaisa: number;
  state: string;
  askedTimes: number;
  chooseBy: Date | null;
  carriedToPnr: string | null;
  carriedToTripId: string | null;
  carriedToBookingId: string | null;
};

/** Reads the refunds of a booking. */
export const readChoiceRefunds = (db: Database | Tx, { tripId, bookingId }: Ref): Promise<ChoiceRefund[]> =>
  db
    .selectFrom('refund')
    .select([
      'refundId',
      'paymentId',
      'amountPaisa',
      'state',
      'askedTimes',
      'chooseBy',
      'carriedToPnr',
      'carriedToTripId',
      'carriedToBookingId',
    ])
    .where('tripId', '=', tripId)
    .where('bookingId', '=', bookingId)
    .execute();

/** Keeps the refunds of one payment: surplus money that went back whole leaves what bought the tickets as it is. */
export const refundsOfPayment = (
  refunds: readonly ChoiceRefund[],
  { paymentId }: { paymentId: string },
): ChoiceRefund[] => refunds.filter((refund) => refund.paymentId === paymentId);

type Carried = { tripId: string; refundId: string };
type CarriedTo = Ref & { pnr: string };

/**
 * Carries a refund whose sending has not begun to another booking: then it is settled, and can neither be sent nor carried
 * again. Returns whether this call did it. waits: it must still wait for the choice; a refund that was requested in this
 * very transaction does not.
 */
export const carryRefund = async (
  tx: Tx,
  { tripId, refundId }: Carried,
  to: CarriedTo,
  { waits }: { waits: boolean },
): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    with moment as (select clock_timestamp() as at)
    update refund r set state = 'settled', settled_at = moment.at, ask_at = null,
      carried_to_trip_id = ${to.tripId}::uuid, carried_to_booking_id = ${to.bookingId}::uuid, carried_to_pnr = ${to.pnr}
    from moment
    where r.trip_id = ${tripId} and r.refund_id = ${refundId} and r.state = 'requested' and r.asked_times = 0
      and r.carried_to_booking_id is null and (not ${waits}::boolean or r.choose_by > moment.at)`.execute(tx);
  return numAffectedRows === 1n;
};

/** Ends a refund's wait for a choice, so that it is sent at once, or handed out at a counter; returns whether it waited. */
export const endRefundWait = async (tx: Tx, { tripId, refundId }: Carried): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    with moment as (select clock_timestamp() as at)
    update refund r set choose_by = null, ask_at = case when r.ask_at is null then null else moment.at end
    from moment
    where r.trip_id = ${tripId} and r.refund_id = ${refundId} and r.state = 'requested' and r.asked_times = 0
      and r.choose_by > moment.at`.execute(tx);
  return numAffectedRows === 1n;
};
