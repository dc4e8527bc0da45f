import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { type Actor, nameOfActor, personOf } from '@poth/domain/identity/actor.ts';
import { type RequestEvent, requestLife, type RequestState } from '@poth/domain/back-office/lifecycle.ts';
import type { AdminRequest } from '@poth/domain/back-office/request.ts';
import { nextState } from '@poth/domain/machine.ts';
import { paisa } from '@poth/domain/money.ts';
import { Problem } from '@poth/domain/problem.ts';
import type { RefundState } from '@poth/domain/refund/lifecycle.ts';
import type { Database, Tx } from '../db/database.ts';
import { onPage } from './booking-line-store.ts';

/** Days in which another admin may decide. */
const decideDays = 7;

type Asked = Pick<
  AdminRequest,
  'tripId' | 'bookingId' | 'kind' | 'amountPaisa' | 'whole' | 'bornBy' | 'reason' | 'reference' | 'refundId'
> & { seenState: RefundState | null };

/** Records a request to a second admin. Problems: request-waiting where the same is already requested. */
export const addRequest = async (tx: Tx, actor: Actor, asked: Asked): Promise<string> => {
  const requestId = randomUUID();
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('adminRequest')
    .values({
      ...asked,
      requestId,
      requestedBy: nameOfActor(actor),
      requestedByName: personOf(actor).name,
      lapsesAt: sql<Date>`now() + make_interval(days => ${decideDays})`,
    })
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  if (numInsertedOrUpdatedRows !== 1n) throw new Problem('request-waiting');
  return requestId;
};

const columns = sql`q.trip_id, q.request_id, q.kind, q.booking_id, q.refund_id, q.seen_state, b.pnr, b.operator_id, q.amount_paisa,
  q.whole, q.born_by, q.reason, q.reference, q.state, q.requested_by, q.requested_by_name, q.requested_at, q.lapses_at,
  q.decided_by_name, q.decided_at`;

export type RequestRow = AdminRequest & {
  operatorId: string;
  seenState: RefundState | null;
};
const read = (row: RequestRow): RequestRow => ({ ...row, amountPaisa: paisa(row.amountPaisa) });

export const readRequest = async (
  db: Database | Tx,
  { tripId, requestId }: { tripId: string; requestId: string },
): Promise<RequestRow | undefined> => {
  const { rows } = await sql<RequestRow>`
    select ${columns} from admin_request q
      join booking b on b.trip_id = q.trip_id and b.booking_id = q.booking_id
    where q.trip_id = ${tripId} and q.request_id = ${requestId}`.execute(db);
  return rows[0] && read(rows[0]);
};

/** Requests about a booking, the newest first. */
export const requestsOf = async (
  db: Database,
  { tripId, bookingId }: { tripId: string; bookingId: string },
): Promise<RequestRow[]> => {
  const { rows } = await sql<RequestRow>`
    select ${columns} from admin_request q
      join booking b on b.trip_id = q.trip_id and b.booking_id = q.booking_id
    where q.trip_id = ${tripId} and q.booking_id = ${bookingId} order by q.requested_at desc limit 50`.execute(
    db,
  );
  return rows.map(read);
};

/** Requests that wait for a decision, the oldest first. */
export const readPending = async (db: Database, page: number): Promise<RequestRow[]> => {
  const { rows } = await sql<RequestRow>`
    select ${columns} from (
        select * from admin_request where state = 'pending' order by requested_at ${onPage(page)}) q
      join booking b on b.trip_id = q.trip_id and b.booking_id = q.booking_id
    order by q.requested_at`.execute(db);
  return rows.map(read);
};

/** Requests that were decided last, the newest first. */
export const readDecided = async (db: Database, limit: number): Promise<RequestRow[]> => {
  const { rows } = await sql<RequestRow>`
    select ${columns} from (
        select * from admin_request where decided_at is not null order by decided_at desc limit ${limit}) q
      join booking b on b.trip_id = q.trip_id and b.booking_id = q.booking_id
    order by q.decided_at desc`.execute(db);
  return rows.map(read);
};

/**
 * Decides a request in one conditional statement: of two admins at once one succeeds, and never the one who asked.
 * Problems: own-request, already-decided (also where it has lapsed).
 */
export const decide = async (
  tx: Tx,
  actor: Actor,
  request: Pick<RequestRow, 'tripId' | 'requestId' | 'requestedBy'>,
  event: Extract<RequestEvent, 'approve' | 'decline'>,
): Promise<RequestState> => {
  const to = nextState(requestLife, 'pending', event);
  if (!to) throw new Problem('already-decided');
  const me = nameOfActor(actor);
  const { numUpdatedRows } = await tx
    .updateTable('adminRequest')
    .set({ state: to, decidedBy: me, decidedByName: personOf(actor).name, decidedAt: sql<Date>`now()` })
    .where('tripId', '=', request.tripId)
    .where('requestId', '=', request.requestId)
    .where('state', '=', 'pending')
    .where('lapsesAt', '>', sql<Date>`now()`)
    .where('requestedBy', '<>', me)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n)
    throw new Problem(request.requestedBy === me ? 'own-request' : 'already-decided');
  return to;
};

/** Stores with a request the refund that it led to. */
export const linkRefundToRequest = async (
  tx: Tx,
  { tripId, requestId }: { tripId: string; requestId: string },
  refundId: string,
): Promise<void> => {
  await tx
    .updateTable('adminRequest')
    .set({ refundId })
    .where('tripId', '=', tripId)
    .where('requestId', '=', requestId)
    .execute();
};

/** Lapses requests that nobody decided in time; returns how many. */
export const lapse = async (db: Database, limit: number): Promise<number> => {
  const { rows } = await sql`
    update admin_request set state = ${nextState(requestLife, 'pending', 'lapse') ?? 'lapsed'}
    where (trip_id, request_id) in (
        select trip_id, request_id from admin_request where state = 'pending' and lapses_at <= now() limit ${limit})
      and state = 'pending' and lapses_at <= now()
    returning request_id`.execute(db);
  return rows.length;
};

/** Tells whether an admin has said that a refund is settled and no other admin has decided yet. */
export const hasPendingSettlementRequest = async (
  tx: Tx,
  { tripId, refundId }: { tripId: string; refundId: string },
): Promise<boolean> => {
  const waiting = await tx
    .selectFrom('adminRequest')
    .select('requestId')
    .where('tripId', '=', tripId)
    .where('refundId', '=', refundId)
    .where('kind', '=', 'settled-outside')
    .where('state', '=', 'pending')
    .executeTakeFirst();
  return waiting !== undefined;
};
