import { sql } from 'kysely';
import type { Share } from '@poth/domain/payment/purchase.ts';
import type { Database } from '../db/database.ts';
import type { RefundOrder } from '../payment/gateways/gateway.ts';
import type { PaymentRef } from '../payment/store.ts';
import type { RefundRow } from './store.ts';

type Related = {
  otherShares: readonly Share[];
  /** Refund whose money became this payment. */
  cameFrom: { tripId: string; refundId: string } | null;
  /** Refunds whose money went on to other trips. */
  wentTo: readonly { tripId: string; refundId: string }[];
};

/** Refund, as JSON, whose money a payment p is; null where it was not carried. */
export const carriedFrom = sql`case when p.carried_from_refund_id is not null
  then jsonb_build_object('tripId', p.carried_from_trip_id, 'refundId', p.carried_from_refund_id) end`;

const readRelated = async (db: Database, { tripId, paymentId }: PaymentRef): Promise<Related | undefined> => {
  const { rows } = await sql<Related>`
    select p.other_shares, ${carriedFrom} as came_from,
      (select coalesce(jsonb_agg(jsonb_build_object('tripId', r.carried_to_trip_id, 'refundId', r.refund_id)), '[]')
        from refund r where r.trip_id = ${tripId} and r.payment_id = p.payment_id and r.carried_to_trip_id is not null) as went_to
    from payment p where p.trip_id = ${tripId} and p.payment_id = ${paymentId}`.execute(db);
  return rows[0];
};

/** Finds the payment on a trip that a carried refund became; undefined while its money is on the way. */
const readPaidBy = async (
  db: Database,
  { tripId, refundId }: { tripId: string; refundId: string },
): Promise<PaymentRef | undefined> =>
  db
    .selectFrom('payment')
    .select(['tripId', 'paymentId'])
    .where('tripId', '=', tripId)
    .where('carriedFromRefundId', '=', refundId)
    .executeTakeFirst();

/** Finds the payment that a refund is of. */
const readPaymentOf = async (
  db: Database,
  { tripId, refundId }: { tripId: string; refundId: string },
): Promise<PaymentRef | undefined> =>
  db
    .selectFrom('refund')
    .select(['tripId', 'paymentId'])
    .where('tripId', '=', tripId)
    .where('refundId', '=', refundId)
    .executeTakeFirst();

/**
 * Lists the payments that one transaction of a gateway paid, each on its trip: the shares of a purchase, and those that
 * its money was carried to.
 */
const paymentsOfTransaction = async (db: Database, first: PaymentRef): Promise<PaymentRef[]> => {
  const found = new Map<string, PaymentRef>();
  const open = [first];
  for (let payment = open.pop(); payment; payment = open.pop()) {
    const { tripId, paymentId } = payment;
    const key = `${tripId} ${paymentId}`;
    const related = found.has(key) ? undefined : await readRelated(db, payment);
    if (!related) continue;
    found.set(key, { tripId, paymentId });
    const { otherShares, cameFrom, wentTo } = related;
    const others = [
      cameFrom ? await readPaymentOf(db, cameFrom) : undefined,
      ...(await Promise.all(wentTo.map((refund) => readPaidBy(db, refund)))),
      ...otherShares.map((share) => ({ tripId: share.tripId, paymentId })),
    ];
    open.push(...others.filter((other) => other !== undefined));
  }
  return [...found.values()];
};

/**
 * Counts the other refunds of the same amount and transaction, on whatever trips, that the gateway has paid or may pay:
 * its list may not tell them apart. Refunds that it refused are not in that list, nor are those that our bank paid instead,
 * that were carried to another booking, or that a bank had overtaken (`stopSending`).
 */
export const countAlike = async (
  db: Database,
  { refundId, amountPaisa, tripId, paymentId }: RefundRow,
): Promise<RefundOrder['alike']> => {
  const alike = { settled: 0, open: 0 };
  for (const payment of await paymentsOfTransaction(db, { tripId, paymentId })) {
    const { rows } = await sql<RefundOrder['alike']>`
      select count(*) filter (where o.state = 'settled' and o.send_claimed_at is not null and not exists (select from admin_request q
          where q.trip_id = o.trip_id and q.booking_id = o.booking_id and q.refund_id = o.refund_id
            and q.kind = 'settled-outside' and q.state = 'approved' and q.seen_state = 'failed')) as settled,
        count(*) filter (where o.state not in ('settled', 'failed') and o.send_claimed_at is not null) as open
      from refund o
      where o.trip_id = ${payment.tripId} and o.payment_id = ${payment.paymentId} and o.refund_id <> ${refundId}
        and o.amount_paisa = ${amountPaisa} and o.carried_to_booking_id is null`.execute(db);
    alike.settled += rows[0]?.settled ?? 0;
    alike.open += rows[0]?.open ?? 0;
  }
  return alike;
};
