import { sql } from 'kysely';
import type { DhakaDate } from '@poth/domain/dhaka.ts';
import { counterGateway } from '@poth/domain/payment/payment.ts';
import type { PaymentLine, RefundLine, UnseatedLine } from '@poth/domain/back-office/money.ts';
import type { Database } from '../db/database.ts';
import { bookingColumns, bookingTables, onPage } from './booking-line-store.ts';
import { lastNotices } from './booking-store.ts';

const paymentColumns = sql`p.payment_id, p.tran_id, p.amount_paisa, p.captured_paisa, p.state as payment_state, p.reason,
  p.instrument, p.created_at, p.ask_at, p.open_until, b.review_until, b.user_id is not null as signed_in`;
/** Columns from directories, for lines p, which are read first: on a cluster the directories are on another machine. */
const besidePayment = sql`
  (select count(*) from phone_directory d where d.phone = p.contact_phone and d.booking_id <> p.booking_id) as earlier_bookings,
  ${lastNotices(1)} as said`;
const bookingOfPayment = sql`join booking b on b.trip_id = p.trip_id and b.booking_id = p.booking_id`;

/**
 * Reads money that waits for a person: risky, or captured otherwise than asked (amount, currency, attempt) and not on
 * its way back; the most urgent first.
 */
export const readReviews = async (db: Database, page: number): Promise<PaymentLine[]> => {
  const { rows } = await sql<PaymentLine & { due: Date }>`
    with p as materialized (
      select ${bookingColumns}, ${paymentColumns}, w.due
      from (
        select p.trip_id, p.payment_id, w.review_until as due from booking w
          join payment p on p.trip_id = w.trip_id and p.booking_id = w.booking_id and p.state = 'paid' and p.reason = 'risky'
        where w.state = 'review'
        union all
        select p.trip_id, p.payment_id, p.created_at from payment p
        where p.state = 'review' and not exists (
          select from refund r where r.trip_id = p.trip_id and r.payment_id = p.payment_id)
        order by due ${onPage(page)}) w
      join payment p on p.trip_id = w.trip_id and p.payment_id = w.payment_id
      ${bookingOfPayment} ${bookingTables})
    select p.*, ${besidePayment} from p order by p.due`.execute(db);
  return rows.map((row): PaymentLine => {
    const { due: _, ...line } = row;
    return line;
  });
};

/** Minutes after its end at which an attempt without an answer is suspicious. */
const strangeMinutes = 15;

/** Attempts that ended long ago and whose gateway has said nothing yet, the oldest first. */
export const readSilentPayments = async (db: Database, page: number): Promise<PaymentLine[]> => {
  const { rows } = await sql<PaymentLine>`
    with p as materialized (
      select ${bookingColumns}, ${paymentColumns}
      from (select * from payment
        where state in ('created', 'redirected') and open_until < now() - make_interval(mins => ${strangeMinutes})
        order by open_until ${onPage(page)}) p
      ${bookingOfPayment} ${bookingTables})
    select p.*, ${besidePayment} from p order by p.open_until`.execute(db);
  return rows;
};

/** Dates by which refunds are judged overdue. */
export type OverdueLimits = {
  today: DhakaDate;
  /** For refunds without a promised day: overdue if they were asked for before this time. */
  askedBefore: Date;
};

/** Condition: refund r has taken longer than was promised. */
export const isOverdue = ({ today, askedBefore }: OverdueLimits) => sql`
  (r.promised_by < ${today}::date or (r.promised_by is null and r.requested_at < ${askedBefore}))`;

/** Condition: refund r needs a person: refused, without an answer for a day, or longer on its way than was promised. */
export const needsPerson = (overdueAt: OverdueLimits) => sql`
  r.state <> 'settled' and (r.state = 'failed' or ${isOverdue(overdueAt)}
    or (r.state = 'unknown' and r.requested_at < now() - interval '1 day'))
  and not exists (select from payment c where c.trip_id = r.trip_id and c.payment_id = r.payment_id and c.gateway = ${counterGateway})`;

type TroubledRow = Omit<RefundLine, 'promisedBy'> & { promisedBy: DhakaDate | null };

/** Reads refunds that need a person, the oldest first; promisedBy: null where no day was promised. */
export const readTroubledRefunds = async (
  db: Database,
  overdueAt: OverdueLimits,
  page: number,
): Promise<TroubledRow[]> => {
  const { rows } = await sql<TroubledRow>`
    select ${bookingColumns}, r.refund_id, r.refund_trans_id, r.gateway_refund_id, r.reason_key, r.amount_paisa,
      r.state as refund_state, r.failure, r.asked_times, r.requested_at, r.sent_at, r.promised_by, false as at_counter,
      exists (select from admin_request q where q.trip_id = b.trip_id and q.booking_id = b.booking_id
        and q.refund_id = r.refund_id and q.kind = 'settled-outside' and q.state = 'pending') as waits_for_agreement
    from (select * from refund r where ${needsPerson(overdueAt)} order by r.requested_at ${onPage(page)}) r
      join booking b on b.trip_id = r.trip_id and b.booking_id = r.booking_id ${bookingTables}
    order by r.requested_at`.execute(db);
  return rows;
};

/** Reads paid bookings that got no seats, each with its refunds; the newest first. */
export const readUnseated = async (db: Database, page: number): Promise<UnseatedLine[]> => {
  const { rows } = await sql<UnseatedLine>`
    select ${bookingColumns}, b.created_at,
      (select coalesce(sum(p.captured_paisa), 0)::bigint from payment p
        where p.trip_id = b.trip_id and p.booking_id = b.booking_id) as captured_paisa,
      coalesce((select jsonb_agg(jsonb_build_object('state', r.state, 'amountPaisa', r.amount_paisa,
          'refundTransId', r.refund_trans_id) order by r.requested_at)
        from refund r where r.trip_id = b.trip_id and r.booking_id = b.booking_id), '[]') as refunds
    from (select trip_id, booking_id from booking where state = 'unseated' order by created_at desc ${onPage(page)}) u
      join booking b on b.trip_id = u.trip_id and b.booking_id = u.booking_id
      ${bookingTables}
    order by b.created_at desc`.execute(db);
  return rows;
};

/** Number of items under each heading, at most a hundred of each; one statement. */
export type MoneyCounts = {
  reviews: number;
  silent: number;
  refunds: number;
  reversals: number;
  requests: number;
  differences: number;
};

export const mostCounted = 100;

export const readCounts = async (db: Database, overdueAt: OverdueLimits): Promise<MoneyCounts> => {
  const { rows } = await sql<MoneyCounts>`
    select
      (select count(*) from (select 1 from booking where state = 'review' limit ${mostCounted}) n)
        + (select count(*) from (select 1 from payment p where p.state = 'review' and not exists (
            select from refund r where r.trip_id = p.trip_id and r.payment_id = p.payment_id) limit ${mostCounted}) n) as reviews,
      (select count(*) from (select 1 from payment
        where state in ('created', 'redirected') and open_until < now() - make_interval(mins => ${strangeMinutes})
        limit ${mostCounted}) n) as silent,
      (select count(*) from (select 1 from refund r where ${needsPerson(overdueAt)} limit ${mostCounted}) n) as refunds,
      (select count(*) from (select 1 from reversal where state = 'open' limit ${mostCounted}) n) as reversals,
      (select count(*) from (select 1 from admin_request where state = 'pending' limit ${mostCounted}) n) as requests,
      (select count(*) from (select 1 from gateway_difference where state = 'open' limit ${mostCounted}) n) as differences`.execute(
    db,
  );
  return rows[0] ?? { reviews: 0, silent: 0, refunds: 0, reversals: 0, requests: 0, differences: 0 };
};
