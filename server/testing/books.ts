import { sql } from 'kysely';
import { expect } from 'vitest';
import { parseAmount } from '@poth/domain/money.ts';
import { runAudit } from '../invariants/run-audit.ts';
import { earlier } from './earlier.ts';
import type { World } from './world.ts';

type Share = {
  tripId: string;
  paymentId: string;
  tranId: string;
  carriedFromTripId: string | null;
  carriedFromRefundId: string | null;
  paisa: number;
};

/** Sums our ledger for each attempt: paisa that are with its gateway. */
const ourBooks = async ({ db }: World): Promise<Record<string, number>> => {
  const { rows: shares } = await sql<Share>`
    select p.trip_id, p.payment_id, p.tran_id, p.carried_from_trip_id, p.carried_from_refund_id,
      coalesce((select sum(l.amount_paisa) from ledger_line l
        where l.book = p.trip_id and l.account = 'gateway_clearing:' || p.gateway and (l.source_id = p.payment_id
          or exists (select from refund r
            where r.trip_id = p.trip_id and r.payment_id = p.payment_id and r.refund_id = l.source_id))), 0)::bigint as paisa
    from payment p`.execute(db);
  const refunds = await db.selectFrom('refund').select(['tripId', 'refundId', 'paymentId']).execute();
  const paymentOf = new Map(
    refunds.map(({ tripId, refundId, paymentId }) => [`${tripId} ${refundId}`, `${tripId} ${paymentId}`]),
  );
  const shareOf = new Map(shares.map((share) => [`${share.tripId} ${share.paymentId}`, share]));
  /** Finds the attempt that took the money: carried money is with the gateway of that attempt. */
  const originOf = (share: Share): Share => {
    if (!share.carriedFromRefundId) return share;
    const before = paymentOf.get(`${share.carriedFromTripId} ${share.carriedFromRefundId}`) ?? '';
    return originOf(shareOf.get(before)!);
  };
  const books: Record<string, number> = {};
  for (const share of shares) {
    const { tranId } = originOf(share);
    books[tranId] = (books[tranId] ?? 0) + share.paisa;
  }
  return books;
};

/** Sums the gateway's ledger for each attempt: paisa paid, less those refunded. */
const gatewayBooks = async ({ gateway }: World): Promise<Record<string, number>> => {
  const { sessions, payments } = await gateway.ledger();
  const books = Object.fromEntries(sessions.map(({ tran_id }) => [tran_id, 0]));
  for (const { tran_id, amount, status, refunds } of payments) {
    const back = refunds.filter((refund) => refund.status === 'refunded');
    const paid = status === 'VALID' ? (parseAmount(amount) ?? 0) : 0;
    books[tran_id] = back.reduce(
      (left, refund) => left - (parseAmount(refund.amount) ?? 0),
      (books[tran_id] ?? 0) + paid,
    );
  }
  return books;
};

// Tells findings about durability: the test server runs without fsync.
const isDurability = ({ fault }: Record<string, unknown>) =>
  /^(fsync|full_page_writes|synchronous_commit)=/.test(String(fault));

/**
 * Expects our ledger and the gateway's to agree on every attempt to the paisa, and no invariant of an installation to
 * be broken. Attempts are aged by twenty minutes, after which all captured money must have an end.
 */
export const expectBooksToAgree = async (world: World): Promise<void> => {
  const lately = new Date(Date.now() - 15 * 60_000);
  await sql`update payment set created_at = ${earlier('created_at', 20 * 60_000)}
    where created_at > ${lately}`.execute(world.db);
  const [ours, theirs] = [await ourBooks(world), await gatewayBooks(world)];
  // Money taken at a counter has no attempt that a gateway knows, so it must be with none.
  const unheardOf = Object.fromEntries(Object.keys(ours).map((tranId) => [tranId, 0]));
  expect(ours).toEqual({ ...unheardOf, ...theirs });
  const findings = await runAudit(world.auditor);
  expect(
    findings
      .map(({ says, rows }) => [says, rows.filter((row) => !isDurability(row))])
      .filter(([, rows]) => rows?.length),
  ).toEqual([]);
};
