import { sql } from 'kysely';
import type { Move } from '@poth/domain/back-office/moves.ts';
import type {
  BookingFacts,
  MessageAtDesk,
  PaymentAtDesk,
  RefundAtDesk,
  SeatAtDesk,
} from '@poth/domain/back-office/booking.ts';
import type { Database } from '../db/database.ts';
import { bookingColumns, bookingTables } from './booking-line-store.ts';

type Ref = { tripId: string; bookingId: string };

export const readFacts = async (
  db: Database,
  { tripId, bookingId }: Ref,
): Promise<BookingFacts | undefined> => {
  const { rows } = await sql<BookingFacts>`
    select ${bookingColumns}, b.operator_id, b.contact_email, b.language, b.created_at, b.held_until, b.confirmed_at,
      b.review_until, b.fare_paisa, b.service_charge_paisa, b.discount_paisa, b.user_id, b.sold_by,
      t.state as trip_state, t.delay_minutes, t.coach_number,
      jsonb_build_object('en', t.route_name_en, 'bn', t.route_name_bn) as route
    from booking b join trip t on t.trip_id = b.trip_id ${bookingTables}
    where b.trip_id = ${tripId} and b.booking_id = ${bookingId}`.execute(db);
  return rows[0];
};

export const readSeats = async (db: Database, { tripId, bookingId }: Ref): Promise<SeatAtDesk[]> => {
  const { rows } = await sql<SeatAtDesk>`
    select s.seat_no, s.passenger_name, s.passenger_kind, s.fare_paisa, k.state as ticket_state, k.issue_no, k.issued_at
    from booking_seat s left join lateral (
      select state, issue_no, issued_at from ticket k
      where k.trip_id = s.trip_id and k.booking_id = s.booking_id and k.seat_no = s.seat_no
      order by issue_no desc limit 1) k on true
    where s.trip_id = ${tripId} and s.booking_id = ${bookingId} order by s.seat_no`.execute(db);
  return rows;
};

/** Latest notices about payment p, as SQL. */
export const lastNotices = (most: number) => sql`coalesce((
  select jsonb_agg(jsonb_build_object('kind', e.kind, 'at', e.received_at, 'signatureGood', e.signature_good, 'body', e.body)
    order by e.received_at desc)
  from (select * from gateway_event e where e.tran_id = p.tran_id order by e.received_at desc limit ${most}) e), '[]')`;

export const readPayments = async (db: Database, { tripId, bookingId }: Ref): Promise<PaymentAtDesk[]> => {
  const { rows } = await sql<PaymentAtDesk>`
    with p as materialized (
      select payment_id, gateway, tran_id, method, amount_paisa, captured_paisa, reversed_paisa, state, reason, receipt_id,
        bank_tran_id, instrument, created_at, paid_at, ask_at
      from payment where trip_id = ${tripId} and booking_id = ${bookingId})
    select p.*, ${lastNotices(5)} as said from p order by p.created_at`.execute(db);
  return rows;
};

export const readRefunds = async (db: Database, { tripId, bookingId }: Ref): Promise<RefundAtDesk[]> => {
  const { rows } = await sql<RefundAtDesk>`
    select r.refund_id, r.payment_id, p.gateway, r.refund_trans_id, r.gateway_refund_id, r.reason_key, r.seat_nos,
      r.amount_paisa, r.state, r.failure, r.asked_times, r.requested_at, r.sent_at, r.settled_at
    from refund r join payment p on p.trip_id = r.trip_id and p.payment_id = r.payment_id
    where r.trip_id = ${tripId} and r.booking_id = ${bookingId} order by r.requested_at`.execute(db);
  return rows;
};

/** Reads the ledger lines of a booking. sourceIds: ids of the booking, its payments, refunds and reversals. */
export const readLines = (db: Database, tripId: string, sourceIds: readonly string[]) =>
  db
    .selectFrom('ledgerLine')
    .select(['at', 'entryId', 'lineNo', 'source', 'account', 'amountPaisa'])
    .where('book', '=', tripId)
    .where('sourceId', 'in', [...sourceIds])
    .execute();

/** Reads every state change of the booking, its payments, refunds and tickets, and of its trip. */
export const readMoves = async (
  db: Database,
  { tripId, bookingId }: Ref,
  subjectIds: readonly string[],
): Promise<Move[]> => {
  const { rows } = await sql<Move>`
    select at, subject, subject_id, event, from_state as "from", to_state as "to", actor, detail from history
    where trip_id = ${tripId} and subject_id in (
      select unnest(${[...subjectIds]}::uuid[]) union all
      select ticket_id from ticket where trip_id = ${tripId} and booking_id = ${bookingId})`.execute(db);
  return rows;
};

export const readMessages = async (
  db: Database,
  { tripId, bookingId }: Ref,
  refundIds: readonly string[],
): Promise<MessageAtDesk[]> => {
  const { rows } = await sql<MessageAtDesk>`
    select topic, payload->>'way' as way, payload->>'stage' as stage, created_at, done_at, attempts, last_error,
      case when d.outbox_id is not null then jsonb_build_object('gateway', d.gateway, 'state', d.state, 'said', d.said,
        'sentAt', d.sent_at, 'endedAt', d.ended_at, 'handedOverAt', d.handed_over_at, 'asks', d.ask_at is not null) end as delivery
    from outbox left join sms_delivery d using (trip_id, outbox_id)
    where trip_id = ${tripId}
      and (payload->>'bookingId' = ${bookingId} or payload->>'refundId' = any(${[...refundIds]}::text[]))
    order by created_at, topic, way`.execute(db);
  return rows;
};
