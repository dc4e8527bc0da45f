import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { DhakaDate } from '@poth/domain/dhaka.ts';
import { type Paisa, paisa } from '@poth/domain/money.ts';
import { counterGateway } from '@poth/domain/payment/payment.ts';
import type { RefundState } from '@poth/domain/refund/lifecycle.ts';
import type { Database, Tx } from '../db/database.ts';
import { timeOrderedId } from '../db/time-ordered-id.ts';
import type { RefundOrder } from '../payment/gateways/gateway.ts';

export type RefundRef = { tripId: string; refundId: string };
export type RefundRow = RefundRef & {
  bookingId: string;
  paymentId: string;
  refundTransId: string;
  amountPaisa: Paisa;
  state: RefundState;
  gatewayRefundId: string | null;
  askedTimes: number;
  /** Until when it waits or has waited for a choice; null: for none, or its owner has chosen the money. */
  chooseBy: Date | null;
  /** Whether it waits still for its owner to choose another coach or the money: until then it may be carried, and is not sent. */
  waits: boolean;
};

/**
 * Whether a payment was taken at a counter, where what goes back of it is collected. Its row is locked from here: what is left
 * of it, of which addRefund takes, neither another refund nor a reversal changes until the end.
 */
export const isCounterMoney = async (
  tx: Tx,
  { tripId, paymentId }: { tripId: string; paymentId: string },
): Promise<boolean> => {
  const { gateway } = await tx
    .selectFrom('payment')
    .select('gateway')
    .where('tripId', '=', tripId)
    .where('paymentId', '=', paymentId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return gateway === counterGateway;
};

export type NewRefund = {
  tripId: string;
  bookingId: string;
  paymentId: string;
  /** One refund for each payment and reason; a repeat finds the first. */
  reasonKey: string;
  seatNos: readonly string[];
  amountPaisa: Paisa;
  /** The day that its owner is told, on which it should have arrived; where it is collected none is. */
  promisedBy: DhakaDate;
  /** Until when it waits, where its owner may have another coach instead; null: for nothing. */
  chooseBy?: Date | null;
};

/**
 * Writes a refund down, to be sent at once or, where it is collected, when somebody comes for it. Answers its id, or
 * undefined where there is one of the same payment and reason, or where its locked payment has not so much left.
 */
export const addRefund = async (
  tx: Tx,
  { tripId, bookingId, paymentId, reasonKey, seatNos, amountPaisa, promisedBy, chooseBy = null }: NewRefund,
  isCollected: boolean,
): Promise<string | undefined> => {
  const refundId = timeOrderedId();
  const refundTransId = `R${randomBytes(12).toString('hex').toUpperCase()}`;
  const { numAffectedRows } = await sql`
    insert into refund (trip_id, refund_id, booking_id, payment_id, refund_trans_id, reason_key, seat_nos, amount_paisa, state,
      ask_at, promised_by, choose_by)
    select p.trip_id, ${refundId}::uuid, ${bookingId}::uuid, p.payment_id, ${refundTransId}, ${reasonKey},
      ${JSON.stringify(seatNos)}::jsonb, ${amountPaisa}::bigint, 'requested',
      case when ${isCollected}::boolean then null else coalesce(${chooseBy}::timestamptz, now()) end,
      case when ${isCollected}::boolean then null else ${promisedBy}::date end, ${chooseBy}::timestamptz
    from payment p where p.trip_id = ${tripId} and p.payment_id = ${paymentId}
      and ${leftOfPayment(tripId)} >= ${amountPaisa}::bigint
    limit 1 -- There is one: without saying so a cluster would write on all machines, and nobody else's refund beside it.
    on conflict (trip_id, payment_id, reason_key) do nothing`.execute(tx);
  return numAffectedRows === 1n ? refundId : undefined;
};

/** Captured money of payment p that has neither gone back nor been taken back. */
const leftOfPayment = (tripId: string) => sql`coalesce(p.captured_paisa, 0) - p.reversed_paisa - (
  select coalesce(sum(r.amount_paisa), 0) from refund r where r.trip_id = ${tripId} and r.payment_id = p.payment_id)`;

/** Whether a bank took so much of a booking's money back that an amount is not left to be refunded. */
export const isReversedBelow = async (
  db: Database | Tx,
  { tripId, bookingId }: { tripId: string; bookingId: string },
  amountPaisa: number,
): Promise<boolean> => {
  const { rows } = await sql`
    select from payment p where p.trip_id = ${tripId} and p.booking_id = ${bookingId} and p.reversed_paisa > 0
      and ${leftOfPayment(tripId)} < ${amountPaisa}::bigint`.execute(db);
  return rows.length > 0;
};

/** Amount of a payment that has been asked back so far, whatever became of it. */
export const refundedOf = async (tx: Tx, tripId: string, paymentId: string): Promise<number> => {
  const row = await tx
    .selectFrom('refund')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('amountPaisa'), sql<number>`0`).as('total'))
    .where('tripId', '=', tripId)
    .where('paymentId', '=', paymentId)
    .executeTakeFirstOrThrow();
  return Number(row.total);
};

/** A refund; locked: theirs alone until this transaction ends. */
export const readRefund = async (
  db: Database | Tx,
  { tripId, refundId }: RefundRef,
  lock: 'locked' | 'unlocked' = 'unlocked',
): Promise<RefundRow | undefined> => {
  const query = db
    .selectFrom('refund')
    .select([
      'tripId',
      'refundId',
      'bookingId',
      'paymentId',
      'refundTransId',
      'amountPaisa',
      'state',
      'gatewayRefundId',
      'askedTimes',
      'chooseBy',
      sql<boolean>`coalesce(choose_by > clock_timestamp(), false)`.as('waits'),
    ])
    .where('tripId', '=', tripId)
    .where('refundId', '=', refundId);
  const row = await (lock === 'locked' ? query.forUpdate() : query).executeTakeFirst();
  return row && { ...row, amountPaisa: paisa(row.amountPaisa) };
};

export type RefundChange = { gatewayRefundId?: string; failure?: string };

/** Sets the state of a refund, with what is known of it now, if it still stands as it was read; answers whether it did. */
export const setRefundState = async (
  tx: Tx,
  { tripId, refundId, state: from }: Pick<RefundRow, 'tripId' | 'refundId' | 'state'>,
  to: RefundState,
  change: RefundChange,
): Promise<boolean> => {
  const over = to === 'settled' || to === 'failed';
  const { numUpdatedRows } = await tx
    .updateTable('refund')
    .set({
      ...change,
      state: to,
      // The earlier moment, as coalesce would have it, which a cluster refuses beside now().
      ...(to === 'sent' ? { sentAt: sql<Date>`least(sent_at, now())` } : {}),
      ...(to === 'settled' ? { settledAt: sql<Date>`now()` } : {}),
      ...(over ? { askAt: null } : {}),
    })
    .where('tripId', '=', tripId)
    .where('refundId', '=', refundId)
    .where('state', '=', from)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

/**
 * Claims refunds whose turn has come and sets the next: seconds after the first try, ever more rarely later,
 * at most every six hours until the gateway has said how it ended.
 */
export const claimRefundsToFollow = async (db: Database, limit: number): Promise<RefundRef[]> => {
  const { rows } = await sql<RefundRef>`
    with due as (
      select trip_id, refund_id, now() + least(interval '6 hours', interval '3 seconds' * power(2, least(asked_times, 12))) as next_at
      from refund where ask_at <= now() order by ask_at limit ${limit})
    update refund r set asked_times = r.asked_times + 1, ask_at = due.next_at from due
    where r.trip_id = due.trip_id and r.refund_id = due.refund_id and r.ask_at <= now()
    returning r.trip_id, r.refund_id`.execute(db);
  return rows;
};

type Sending = Pick<RefundOrder, 'isRepeat' | 'alike'>;

/**
 * Claims that a refund is sent from here, where its gateway would pay another with the same id: for longer than two
 * calls to a gateway take. Answers undefined where it is being sent, else whether it was sent before, and the refunds
 * of the same payment and amount beside it that the gateway has paid or may pay: its list may not tell them apart. What
 * it refused is not in that list, nor what our bank paid instead.
 */
export const claimSending = async (
  db: Database,
  { tripId, refundId }: RefundRef,
): Promise<Sending | undefined> => {
  // A refund o of the same payment that could be taken for this one.
  const alike = sql`from refund o
        where o.trip_id = ${tripId} and o.payment_id = r.payment_id and o.refund_id <> r.refund_id and o.amount_paisa = r.amount_paisa`;
  const { rows } = await sql<Pick<Sending, 'isRepeat'> & Sending['alike']>`
    update refund r set send_claimed_at = now() from refund before
    where r.trip_id = ${tripId} and r.refund_id = ${refundId}
      and before.trip_id = r.trip_id and before.refund_id = r.refund_id
      and (r.send_claimed_at is null or r.send_claimed_at < now() - interval '2 minutes')
    returning before.send_claimed_at is not null as is_repeat,
      (select count(*) ${alike} and o.state = 'settled' and not exists (select from admin_request q
        where q.trip_id = o.trip_id and q.booking_id = o.booking_id and q.refund_id = o.refund_id
          and q.kind = 'settled-outside' and q.state = 'approved' and q.seen_state = 'failed')) as settled,
      (select count(*) ${alike} and o.state not in ('settled', 'failed') and o.send_claimed_at is not null) as open`.execute(
    db,
  );
  const [claimed] = rows;
  return claimed && { isRepeat: claimed.isRepeat, alike: { settled: claimed.settled, open: claimed.open } };
};

/** Has a refund sent anew: what it was called at its gateway is forgotten, and its turn is now. */
export const sendAnew = async (tx: Tx, { tripId, refundId }: RefundRef): Promise<void> => {
  await tx
    .updateTable('refund')
    .set({ gatewayRefundId: null, askAt: sql<Date>`now()` })
    .where('tripId', '=', tripId)
    .where('refundId', '=', refundId)
    .execute();
};
