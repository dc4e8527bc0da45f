import { sql } from 'kysely';
import { beyondPolicyReason } from '@poth/domain/refund/reasons.ts';
import { changesEndHours } from '@poth/domain/trip/changes-end.ts';
import type { BookingRow } from '../booking/store.ts';
import type { Database, Tx } from '../db/database.ts';

/** Hours after which no cancellation of a trip that began in time is still under way: it would find too little left. */
const changesSettledHours = changesEndHours + 1;

/**
 * Sums what live tickets may still bring back, by their policy or because their operator calls the trip off; nothing
 * once the coach has left their boarding stop, or its trip can no longer be changed.
 */
export const sumRefundableLive = async (
  db: Database | Tx,
  { tripId, bookingId }: Pick<BookingRow, 'tripId' | 'bookingId'>,
): Promise<number> => {
  const { rows } = await sql<{ worth: number }>`
    select coalesce(sum(k.fare_paisa + k.service_charge_paisa - k.discount_paisa), 0)::bigint as worth
    from ticket k join trip t on t.trip_id = k.trip_id
      join trip_stop s on s.trip_id = k.trip_id and s.stop_no = k.from_stop_no
      join trip_stop l on l.trip_id = k.trip_id and l.stop_no = t.leg_count
    where k.trip_id = ${tripId} and k.booking_id = ${bookingId} and k.state <> 'void'
      and not (t.state in ('departed', 'arrived') and s.departs_at + make_interval(mins => t.delay_minutes) <= now())
      and (t.state = 'cancelled'
        or l.arrives_at + make_interval(mins => t.delay_minutes, hours => ${changesSettledHours}) > now())`.execute(
    db,
  );
  return rows[0]?.worth ?? 0;
};

/** Sums what admins have given back of a booking beyond its policy so far. */
export const sumGivenBack = async (tx: Tx, { tripId, bookingId }: BookingRow): Promise<number> => {
  const { rows } = await sql<{ given: number }>`
    select coalesce(sum(amount_paisa), 0)::bigint as given from refund
    where trip_id = ${tripId} and booking_id = ${bookingId} and reason_key like ${`${beyondPolicyReason}%`}`.execute(
    tx,
  );
  return rows[0]?.given ?? 0;
};

/** Parts of a booking's price that are still the operator's fare, our charge and our discount. */
export type SharesLeft = { farePaisa: number; chargePaisa: number; discountPaisa: number };

/** Sums what is left of a booking by the ledger lines of its trip. */
export const sharesLeft = async (
  tx: Tx,
  { tripId, bookingId, operatorId }: BookingRow,
): Promise<SharesLeft> => {
  const of = (account: string) =>
    sql`coalesce(sum(amount_paisa) filter (where account = ${account}), 0)::bigint`;
  const { rows } = await sql<SharesLeft>`
    select greatest(0, -${of(`operator_payable:${operatorId}`)}) as fare_paisa, -${of('service_charge')} as charge_paisa,
      ${of('promo_expense')} as discount_paisa
    from ledger_line where book = ${tripId} and source_id in (
      select ${bookingId}::uuid union all
      select refund_id from refund where trip_id = ${tripId} and booking_id = ${bookingId} union all
      select reversal_id from reversal where trip_id = ${tripId} and booking_id = ${bookingId})`.execute(tx);
  return rows[0] ?? { farePaisa: 0, chargePaisa: 0, discountPaisa: 0 };
};
