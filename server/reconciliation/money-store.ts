import { sql } from 'kysely';
import type { BookingLine } from '@poth/domain/back-office/booking.ts';
import type { PaymentState } from '@poth/domain/payment/lifecycle.ts';
import { counterGateway } from '@poth/domain/payment/payment.ts';
import type { Phone } from '@poth/domain/phone.ts';
import type { MoneyKey } from '@poth/domain/reconciliation/money-key.ts';
import { bookingColumns, bookingTables } from '../back-office/booking-line-store.ts';
import type { Database } from '../db/database.ts';
import type { SessionFacts } from '../payment/gateways/gateway.ts';
import { paymentsByTranIds } from '../payment/tran-store.ts';
import type { RefundInJson } from '../ticket/document-rows-store.ts';

type PaymentInJson = {
  paymentId: string;
  tranId: string;
  gateway: string;
  gatewaySession: SessionFacts | null;
  state: PaymentState;
  reason: string | null;
  amountPaisa: number;
  capturedPaisa: number | null;
  reversedPaisa: number;
  instrument: string | null;
  hadPage: boolean;
  createdAt: string;
  paidAt: string | null;
  askAt: string | null;
  openUntil: string;
  refunds: (RefundInJson & { refundTransId: string })[];
};

/** Booking with all its payments and attempts. foundBy: the key that led to it. */
export type MoneyRow = BookingLine & {
  foundBy: 'pnr' | 'number';
  reviewUntil: Date | null;
  payments: PaymentInJson[];
};

/** Maximum number of bookings found: those of one purchase, and more where a number may mean two things. */
const most = 4;

/** Refunds of payment p. */
const refundsOfPayment = sql`
  (select coalesce(jsonb_agg(jsonb_build_object('refundId', r.refund_id, 'refundTransId', r.refund_trans_id, 'seatNos', r.seat_nos,
      'amountPaisa', r.amount_paisa, 'state', r.state, 'atCounter', p.gateway = ${counterGateway},
      'requestedAt', r.requested_at, 'sentAt', r.sent_at, 'settledAt', r.settled_at,
      'promisedBy', r.promised_by, 'carriedTo', r.carried_to_pnr, 'reasonKey', r.reason_key, 'chooseBy', null) order by r.requested_at), '[]')
    from refund r where r.trip_id = p.trip_id and r.payment_id = p.payment_id)`;

/** Payments of booking b, the newest first. */
const paymentsOfBooking = sql`
  (select coalesce(jsonb_agg(jsonb_build_object('paymentId', p.payment_id, 'tranId', p.tran_id, 'gateway', p.gateway,
      'gatewaySession', p.gateway_session, 'state', p.state, 'reason', p.reason, 'amountPaisa', p.amount_paisa, 'capturedPaisa', p.captured_paisa,
      'reversedPaisa', p.reversed_paisa, 'instrument', p.instrument, 'hadPage', p.gateway_page_url is not null,
      'createdAt', p.created_at, 'paidAt', p.paid_at, 'askAt', p.ask_at, 'openUntil', p.open_until,
      'refunds', ${refundsOfPayment}) order by p.created_at desc), '[]')
    from payment p where p.trip_id = b.trip_id and p.booking_id = b.booking_id)`;

/** Bookings that a key leads to: our number of a payment is in capitals, a bank's as typed or in capitals. */
const hits = ({ pnr, number }: MoneyKey) => sql`
  select trip_id, booking_id, 'pnr' as found_by from pnr_directory where pnr = ${pnr ?? sql`null::text`}
  union all select p.trip_id, p.booking_id, 'number' from ${paymentsByTranIds([number.toUpperCase()])}
  union all (select trip_id, booking_id, 'number' from payment
    where bank_tran_id in (${number}, ${number.toUpperCase()}) limit ${most})`;

/** Reads a phone number's bookings that a PNR or the number of a payment leads to; always one statement. */
export const findMoneyOf = async (db: Database, key: MoneyKey, phone: Phone): Promise<MoneyRow[]> => {
  const { rows } = await sql<MoneyRow>`
    select ${bookingColumns}, h.found_by, b.review_until, ${paymentsOfBooking} as payments
    from (select trip_id, booking_id, max(found_by) as found_by from (${hits(key)}) hit group by 1, 2) h
      join booking b on b.trip_id = h.trip_id and b.booking_id = h.booking_id ${bookingTables}
    where b.contact_phone = ${phone} and b.pnr is not null
    order by b.created_at desc limit ${most}`.execute(db);
  return rows;
};
