import { sql } from 'kysely';
import { type Paisa, paisa } from '@poth/domain/money.ts';
import type { Database, Tx } from '../db/database.ts';
import type { RefundOrder } from '../payment/gateways/gateway.ts';
import type { RefundRef } from './store.ts';

/**
 * Minutes for which one process may be sending a refund: it looks for it and then sends it, and each of the two calls may
 * wait 41 seconds for the token of another process, 30 for a grant and 30 for its answer, and once more where the token is
 * refused. A claim that ended before the last of them began would let a second process pay the refund again.
 */
const sendingMinutes = 10;

const sendingEnded = sql`r.send_claimed_at < now() - make_interval(mins => ${sendingMinutes})`;

/**
 * Claims the sending of a refund: from then on no bank has overtaken it. alone: its gateway would pay a second one under the
 * same id, so one process sends it. Returns undefined where another process is sending it, or it is over meanwhile; else whether
 * it was sent before.
 */
export const claimSending = async (
  db: Database,
  { tripId, refundId }: RefundRef,
  alone: boolean,
): Promise<Pick<RefundOrder, 'isRepeat'> | undefined> => {
  const { rows } = await sql<Pick<RefundOrder, 'isRepeat'>>`
    update refund r set send_claimed_at = now() from refund before
    where r.trip_id = ${tripId} and r.refund_id = ${refundId} and r.state not in ('settled', 'failed')
      and before.trip_id = r.trip_id and before.refund_id = r.refund_id
      and (not ${alone}::boolean or r.send_claimed_at is null or ${sendingEnded})
    returning before.send_claimed_at is not null as is_repeat`.execute(db);
  return rows[0];
};

/** Lists the refunds of a payment that are not sent yet, or that the gateway refused; the oldest first. */
export const unsentRefundsOf = async (
  tx: Tx,
  { tripId, paymentId }: { tripId: string; paymentId: string },
): Promise<(RefundRef & { amountPaisa: Paisa })[]> => {
  const rows = await tx
    .selectFrom('refund')
    .select(['tripId', 'refundId', 'amountPaisa'])
    .where('tripId', '=', tripId)
    .where('paymentId', '=', paymentId)
    .where('state', 'in', ['requested', 'failed'])
    .orderBy('requestedAt')
    .orderBy('refundId')
    .execute();
  return rows.map((row) => ({ ...row, amountPaisa: paisa(row.amountPaisa) }));
};

/**
 * Keeps a refund from ever being sent, because a bank took its money back: nobody has begun to send it, or the gateway has
 * refused it and no sending is under way. Of this and `claimSending` the first wins; returns whether it did, with the row locked.
 * Without number and claim the refund is none that the gateway could know.
 */
export const stopSending = async (tx: Tx, { tripId, refundId }: RefundRef): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    update refund r set send_claimed_at = null, gateway_refund_id = null, ask_at = null
    where r.trip_id = ${tripId} and r.refund_id = ${refundId} and (r.send_claimed_at is null and r.state = 'requested'
      or r.state = 'failed' and (r.send_claimed_at is null or ${sendingEnded}))`.execute(tx);
  return numAffectedRows === 1n;
};
