import { type RawBuilder, sql } from 'kysely';
import type { BookingState } from '@poth/domain/booking/lifecycle.ts';
import type { Language } from '@poth/domain/language.ts';
import { paisa } from '@poth/domain/money.ts';
import { openPaymentStates, type PaymentState } from '@poth/domain/payment/lifecycle.ts';
import type { Payment } from '@poth/domain/payment/payment.ts';
import type { Database, Tx } from '../db/database.ts';
import { takeStep } from '../db/step.ts';
import { guardKind } from '../db/step-parts.ts';
import { placeOfTran } from './tran-id.ts';

export type PaymentRow = Payment & {
  receiptId: string | null;
  capturedPaisa: number | null;
  /** What was judged of it last: the risk of a payment, why one failed, why captured money goes back. */
  reason: string | null;
  askedTimes: number;
  openUntil: Date;
  /** When a server began to open the gateway's page; null: nobody has yet. */
  openingSince: Date | null;
  method: string;
  /** Version of the booking that it pays for: the seats, names, number and price that had this number. */
  contentsNo: number;
  paidAt: Date | null;
};
export type PaymentRef = { tripId: string; paymentId: string };

const columns = [
  'tripId',
  'paymentId',
  'bookingId',
  'gateway',
  'tranId',
  'amountPaisa',
  'otherShares',
  'state',
  'gatewayPageUrl',
  'receiptId',
  'bankTranId',
  'instrument',
  'capturedPaisa',
  'reason',
  'askedTimes',
  'openUntil',
  'openingSince',
  'method',
  'contentsNo',
  'createdAt',
  'paidAt',
] as const;

/** An attempt; locked-if-nobody-has answers nothing where another transaction has its row locked, and does not wait. */
export const readPayment = async (
  db: Database | Tx,
  { tripId, paymentId }: PaymentRef,
  lock: 'locked' | 'locked-if-nobody-has' | 'unlocked' = 'unlocked',
): Promise<PaymentRow | undefined> => {
  const query = db
    .selectFrom('payment')
    .select(columns)
    .where('tripId', '=', tripId)
    .where('paymentId', '=', paymentId);
  const asLocked = lock === 'locked' ? query.forUpdate() : query.forUpdate().skipLocked();
  const row = await (lock === 'unlocked' ? query : asLocked).executeTakeFirst();
  return row && { ...row, amountPaisa: paisa(row.amountPaisa) };
};

/** The attempts to pay a booking, newest first. */
export const paymentsOf = async (
  db: Database | Tx,
  tripId: string,
  bookingId: string,
): Promise<PaymentRow[]> => {
  const rows = await db
    .selectFrom('payment')
    .select(columns)
    .where('tripId', '=', tripId)
    .where('bookingId', '=', bookingId)
    .orderBy('createdAt', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, amountPaisa: paisa(row.amountPaisa) }));
};

export const isOpen = ({ state }: Pick<Payment, 'state'>): boolean =>
  (openPaymentStates as readonly string[]).includes(state);

/** An attempt as a notice about it needs it, with the language of its booking. */
export type NamedAttempt = PaymentRef & { tranId: string; state: PaymentState; language: Language };

/** The attempt p that has our id of it at the gateway: the id says where it lives, or for one from before a directory. */
export const paymentOfTran = (tranId: string): RawBuilder<unknown> => {
  const said = placeOfTran(tranId);
  const place = said
    ? sql`select ${said.tripId}::uuid as trip_id, ${said.paymentId}::uuid as payment_id`
    : sql`select trip_id, payment_id from tran_directory where tran_id = ${tranId}`;
  return sql`(${place}) d
    join payment p on p.trip_id = d.trip_id and p.payment_id = d.payment_id and p.tran_id = ${tranId}`;
};

/** The query of an attempt by our id of it at the gateway. */
export const attemptOfTran = (tranId: string) => sql`
  select p.trip_id, p.payment_id, p.tran_id, p.state, b.language
  from ${paymentOfTran(tranId)}
    join booking b on b.trip_id = p.trip_id and b.booking_id = p.booking_id`;

/** Finds an attempt by our id of it at the gateway. */
export const findAttempt = async (db: Database | Tx, tranId: string): Promise<NamedAttempt | undefined> => {
  const { rows } = await sql<NamedAttempt>`${attemptOfTran(tranId)}`.execute(db);
  return rows[0];
};

/** How an attempt and its booking stand, and whose it is. */
export type AttemptStanding = {
  tripId: string;
  bookingId: string;
  buyerId: string;
  userId: string | null;
  pnr: string | null;
  paymentState: PaymentState;
  bookingState: BookingState;
  heldUntil: Date;
};

/** Reads how an attempt stands, by our id of it at the gateway. */
export const readStanding = async (db: Database, tranId: string): Promise<AttemptStanding | undefined> => {
  const { rows } = await sql<AttemptStanding>`
    select b.trip_id, b.booking_id, b.buyer_id, b.user_id, b.pnr, p.state as payment_state, b.state as booking_state,
      b.held_until
    from ${paymentOfTran(tranId)}
      join booking b on b.trip_id = p.trip_id and b.booking_id = p.booking_id`.execute(db);
  return rows[0];
};

/** Why captured money goes back although it was what its attempt asked for. */
export const surplusReasons = { twice: 'paid-twice', changed: 'seats-changed-since' } as const;

/** Whether tickets were bought with an attempt's money; what comes back for them goes to its instrument. */
export const boughtTickets = ({ state, reason }: Pick<PaymentRow, 'state' | 'reason'>): boolean =>
  state === 'paid' && !(Object.values(surplusReasons) as (string | null)[]).includes(reason);

/**
 * Claims attempts whose turn to be asked about has come and sets their next turn: every minute while the customer
 * may be paying, later ever more rarely, and no more after 72 hours.
 */
export const claimPaymentsToAsk = async (
  db: Database,
  limit: number,
): Promise<(PaymentRef & { tranId: string })[]> => {
  const { rows } = await sql<PaymentRef & { tranId: string }>`
    update payment set asked_times = asked_times + 1, ask_at = case
        when state in ('created', 'redirected') and now() < open_until + interval '15 minutes' then now() + interval '30 seconds'
        when now() < created_at + interval '72 hours' then now() + least(interval '6 hours', (now() - created_at) / 2)
        else null end
    where (trip_id, payment_id) in (select trip_id, payment_id from payment where ask_at <= now() order by ask_at limit ${limit})
      and ask_at <= now()
    returning trip_id, payment_id, tran_id`.execute(db);
  return rows;
};

/** Lets the poller ask about an attempt within half a minute, where that is not over for it. */
export const askSoon = async (db: Database, { tripId, paymentId }: PaymentRef): Promise<void> => {
  const soon = sql<Date>`now() + interval '30 seconds'`;
  await db
    .updateTable('payment')
    .set({ askAt: soon })
    .where('tripId', '=', tripId)
    .where('paymentId', '=', paymentId)
    .where('state', 'not in', ['paid', 'review'])
    .where((eb) => eb.or([eb('askAt', 'is', null), eb('askAt', '>', soon)]))
    .execute();
};

const receiptClaimed = guardKind(
  'receipt',
  { gateway: 'text', receiptId: 'text', tripId: 'uuid', paymentId: 'uuid' },
  ['gateway', 'receiptId'],
  (rows) => sql`
    insert into receipt_directory (gateway, receipt_id, trip_id, payment_id)
    select gateway, receipt_id, trip_id, payment_id from ${rows} given order by gateway, receipt_id
    on conflict do nothing returning gateway, receipt_id`,
);

/**
 * Ties a receipt of a gateway to one attempt; answers false when another attempt has it. Before the attempt itself is
 * moved: a receipt whose attempt never takes it up does no harm.
 */
export const claimReceipt = async (
  db: Database | Tx,
  gateway: string,
  receiptId: string,
  { tripId, paymentId }: PaymentRef,
): Promise<boolean> => {
  const mine = receiptClaimed([{ gateway, receiptId, tripId, paymentId }]);
  if (await takeStep(db, { guards: [mine], writes: [] })) return true;
  const owner = await db
    .selectFrom('receiptDirectory')
    .select('paymentId')
    .where('gateway', '=', gateway)
    .where('receiptId', '=', receiptId)
    .executeTakeFirst();
  return owner?.paymentId === paymentId;
};
