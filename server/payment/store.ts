import { sql } from 'kysely';
import { paisa } from '@poth/domain/money.ts';
import { openPaymentStates } from '@poth/domain/payment/lifecycle.ts';
import type { Payment } from '@poth/domain/payment/payment.ts';
import type { Database, Tx } from '../db/database.ts';
import { takeStep } from '../db/step.ts';
import { guardKind } from '../db/step-parts.ts';
import type { AskedAttempt } from './gateways/gateway.ts';

export type PaymentRow = Payment & {
  receiptId: string | null;
  capturedPaisa: number | null;
  /** Part of the captured money that a bank or wallet took back from the gateway. */
  reversedPaisa: number;
  /** Reason of the last judgement: the risk of a payment, why an attempt failed, or why captured money goes back. */
  reason: string | null;
  askedTimes: number;
  openUntil: Date;
  /** Time at which a process began to open the gateway's page; null: none has yet. */
  openingSince: Date | null;
  /** Facts by which its gateway is asked about it, where our own id does not suffice. */
  gatewaySession: AskedAttempt['gatewaySession'];
  /** Time at which a process claimed the capture of its money, where a gateway waits to be told. */
  captureClaimedAt: Date | null;
  method: string;
  /** Version of the booking that the attempt pays for: seats, names, number and price as they were under it. */
  contentsNo: number;
  paidAt: Date | null;
};
export type PaymentRef = { tripId: string; paymentId: string };
/** Attempt that its gateway can be asked about. */
export type AttemptToAsk = PaymentRef & AskedAttempt & { gateway: string };

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
  'reversedPaisa',
  'reason',
  'askedTimes',
  'openUntil',
  'openingSince',
  'gatewaySession',
  'captureClaimedAt',
  'method',
  'contentsNo',
  'createdAt',
  'paidAt',
] as const;

/** Reads an attempt; locked-if-nobody-has returns undefined, without waiting, where another transaction has its row locked. */
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

/** Reasons why captured money goes back although it was the amount that its attempt asked for. */
export const surplusReasons = { twice: 'paid-twice', changed: 'seats-changed-since' } as const;

/** Tells whether tickets were bought with an attempt's money; their refunds go back to its instrument. */
export const hasBoughtTickets = ({ state, reason }: Pick<PaymentRow, 'state' | 'reason'>): boolean =>
  state === 'paid' && !(Object.values(surplusReasons) as (string | null)[]).includes(reason);

/** Condition `hasBoughtTickets` on a payment p. */
export const boughtTickets = sql<boolean>`(p.state = 'paid'
  and coalesce(p.reason, '') <> all(${Object.values(surplusReasons)}::text[]))`;

/**
 * Claims attempts that are due to be asked about and sets when they are due next: in 30 seconds while the customer may be
 * paying, then ever more rarely, and no more after 72 hours.
 */
export const claimPaymentsToAsk = async (db: Database, limit: number): Promise<AttemptToAsk[]> => {
  const { rows } = await sql<AttemptToAsk>`
    with due as (
      select trip_id, payment_id, case
          when state in ('created', 'redirected') and now() < open_until + interval '15 minutes' then now() + interval '30 seconds'
          when now() < created_at + interval '72 hours' then now() + least(interval '6 hours', (now() - created_at) / 2)
          else null end as next_at
      from payment where ask_at <= now() order by ask_at limit ${limit})
    update payment p set asked_times = p.asked_times + 1, ask_at = due.next_at from due
    where p.trip_id = due.trip_id and p.payment_id = due.payment_id and p.ask_at <= now()
    returning p.trip_id, p.payment_id, p.tran_id, p.gateway, p.gateway_session`.execute(db);
  return rows;
};

/** Makes the poller ask about an attempt within half a minute, unless the attempt is paid or in review. */
export const scheduleAskSoon = async (db: Database, { tripId, paymentId }: PaymentRef): Promise<void> => {
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

/** Releases the claim on the capture of an attempt, where the gateway has certainly captured nothing. */
export const releaseCapture = async (db: Database, { tripId, paymentId }: PaymentRef): Promise<void> => {
  await db
    .updateTable('payment')
    .set({ captureClaimedAt: null })
    .where('tripId', '=', tripId)
    .where('paymentId', '=', paymentId)
    .where('state', '!=', 'paid')
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
 * Ties a receipt of a gateway to one attempt; returns false where another attempt has it. Done before the attempt itself is
 * moved: a receipt that its attempt never uses does no harm.
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
