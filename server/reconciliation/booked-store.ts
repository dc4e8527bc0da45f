import { sql } from 'kysely';
import { paisa } from '@poth/domain/money.ts';
import { refundsByHand } from '@poth/domain/payment/payment.ts';
import type { BookedPayment, BookedRefund } from '@poth/domain/reconciliation/compare.ts';
import type { Database, Tx } from '../db/database.ts';
import type { AttemptToAsk } from '../payment/store.ts';
import { paymentsByTranIds } from '../payment/tran-store.ts';

type Ref = { tripId: string; subjectId: string };

/** Attempt as payment row and ledger have it. */
export type PaymentInBooks = BookedPayment & AttemptToAsk & { bookingId: string };

const columns = sql`p.trip_id, p.payment_id, p.booking_id, p.gateway, p.gateway_session, p.tran_id, p.amount_paisa, p.other_shares, p.state,
  p.captured_paisa, p.bank_tran_id, (select coalesce(sum(l.amount_paisa), 0)::bigint from ledger_line l
    where l.book = p.trip_id and l.source_id = p.payment_id and l.source = 'capture'
      and l.account = 'gateway_clearing:' || p.gateway) as booked_paisa`;

/** Reads attempts by our ids at the gateway, in no order. */
export const readBookedByTranIds = async (
  db: Database | Tx,
  tranIds: readonly string[],
): Promise<PaymentInBooks[]> => {
  const { rows } = await sql<PaymentInBooks>`select ${columns} from ${paymentsByTranIds(tranIds)}`.execute(
    db,
  );
  return rows;
};

export const readBookedPayment = async (
  db: Database,
  { tripId, subjectId }: Ref,
): Promise<PaymentInBooks | undefined> => {
  const { rows } = await sql<PaymentInBooks>`
    select ${columns} from payment p where p.trip_id = ${tripId} and p.payment_id = ${subjectId}`.execute(db);
  return rows[0] && { ...rows[0], amountPaisa: paisa(rows[0].amountPaisa) };
};

/** Refund as it is booked, and whether two admins settled it past the gateway. */
export type RefundInBooks = BookedRefund & {
  bookingId: string;
  refundTransId: string;
  gatewayRefundId: string | null;
  gateway: string;
};

export const readBookedRefund = async (
  db: Database,
  { tripId, subjectId }: Ref,
): Promise<RefundInBooks | undefined> => {
  const { rows } = await sql<RefundInBooks>`
    select r.booking_id, r.refund_trans_id, r.gateway_refund_id, p.gateway, r.state, r.amount_paisa,
      case when q.seen_state = 'failed' and p.gateway <> all(${[...refundsByHand]}::text[]) then 'our-bank' when q.seen_state is not null then 'passenger' else 'gateway' end as settled_by
    from refund r join payment p on p.trip_id = r.trip_id and p.payment_id = r.payment_id
      left join lateral (select seen_state from admin_request q
        where q.trip_id = r.trip_id and q.booking_id = r.booking_id and q.refund_id = r.refund_id
          and q.kind = 'settled-outside' and q.state = 'approved' limit 1) q on true
    where r.trip_id = ${tripId} and r.refund_id = ${subjectId}`.execute(db);
  return rows[0];
};
