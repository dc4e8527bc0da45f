import type pg from 'pg';
import { paisa, parseAmount, sum } from '@poth/domain/money.ts';
import { runAudit } from '../server/invariants/run-audit.ts';
import { openDatabase } from '../server/db/database.ts';
import { gatewayControl } from '../server/testing/gateway-control.ts';

const drainLimitMs = 60_000;

/** Undelivered announcements, and how long the oldest has been waiting. */
export type Unsent = { count: number; oldestMs: number };

export const lookAtOutbox = async (pool: pg.Pool): Promise<Unsent> => {
  const { rows } = await pool.query<Unsent>(
    `select count(*)::int as count, coalesce(extract(epoch from clock_timestamp() - min(created_at)), 0)::float8 * 1000 as "oldestMs"
    from outbox where done_at is null`,
  );
  return rows[0] ?? { count: 0, oldestMs: 0 };
};

/** Waits, for at most a minute, until every announcement is delivered; returns a finding otherwise. */
export const waitForMessages = async (pool: pg.Pool, what: string): Promise<string[]> => {
  const endsAt = Date.now() + drainLimitMs;
  for (;;) {
    const { count: left } = await lookAtOutbox(pool);
    if (left === 0) return [];
    if (Date.now() > endsAt) return [`${what}: ${left} messages were not sent within a minute`];
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
};

const paisaOf = (amount: string) => parseAmount(amount) ?? paisa(0);

/** Payments, by our id, whose amounts differ between our ledger and the gateway's. */
const differences = (ours: Map<string, number>, theirs: Map<string, number>): string[] =>
  [...new Set([...ours.keys(), ...theirs.keys()])]
    .filter((tranId) => ours.get(tranId) !== theirs.get(tranId))
    .map(
      (tranId) => `${tranId}: our ledger has ${ours.get(tranId)}, the gateway's ${theirs.get(tranId)} paisa`,
    );

/** Compares our ledger since a moment with the gateway's, payment by payment; returns the differences. */
const compareLedgers = async (pool: pg.Pool, sandboxUrl: string, since: Date): Promise<string[]> => {
  const { rows } = await pool.query<{ tran_id: string; paisa: number }>(
    `select p.tran_id, sum(l.amount_paisa)::int as paisa
    from ledger_line l join payment p on p.trip_id = l.book and (p.payment_id = l.source_id or exists (
      select from refund r where r.trip_id = l.book and r.refund_id = l.source_id and r.payment_id = p.payment_id))
    where l.account = 'gateway_clearing:sslcommerz' and p.created_at >= $1 group by p.tran_id`,
    [since],
  );
  const { payments } = await gatewayControl(sandboxUrl).ledger();
  return differences(
    new Map(rows.map((row) => [row.tran_id, row.paisa])),
    new Map(
      payments
        .filter(({ status }) => status === 'VALID')
        .map(({ tran_id, amount, refunds }) => [
          tran_id,
          paisaOf(amount) -
            sum(
              refunds.filter(({ status }) => status === 'refunded').map((refund) => paisaOf(refund.amount)),
            ),
        ]),
    ),
  );
};

/**
 * Checks the purchases since a moment, before which this gateway had none: runs the portal's own audit and compares the
 * money with the gateway's. Returns the findings.
 */
export const findWrong = async (
  pool: pg.Pool,
  { databaseUrl, sandboxUrl }: { databaseUrl: string; sandboxUrl: string },
  since: Date,
): Promise<string[]> => {
  const db = openDatabase(databaseUrl, 'poth_auditor', { max: 2 });
  const findings = await runAudit(db).finally(() => db.destroy());
  const broken = findings.map(
    ({ invariant, says, rows }) => `${invariant} is broken: ${says}: ${JSON.stringify(rows.slice(0, 3))}`,
  );
  return [...broken, ...(await compareLedgers(pool, sandboxUrl, since))];
};

/** Checks a sold-out trip: every seat must be sold on every leg, to `winners` buyers. */
export const checkSoldOut = async (pool: pg.Pool, tripId: string, winners: number): Promise<string[]> => {
  const { rows } = await pool.query<{ seats: number; legs: number; sold: number }>(
    `select t.seat_count as seats, t.leg_count as legs, (
      select count(*)::int from trip_seat s join ticket_leg l using (trip_id, seat_no, leg_no)
      where s.trip_id = t.trip_id and s.state = 'sold' and s.booking_id = l.booking_id) as sold
    from trip t where t.trip_id = $1`,
    [tripId],
  );
  const [trip] = rows;
  const right = trip && trip.sold === trip.seats * trip.legs && winners === trip.seats;
  return right ? [] : [`the hot trip ${tripId}: ${winners} buyers have tickets, ${JSON.stringify(trip)}`];
};
