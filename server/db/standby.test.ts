import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { settlePayment } from '../payment/settle-payment.ts';
import { runAudit } from '../invariants/run-audit.ts';
import { eventually, holdWithDetails, startPaying } from '../testing/buyer.ts';
import { sampleTrip } from '../testing/sample-trip.ts';
import { type ReplicatedDatabase, startReplicated } from '../testing/streaming-replica.ts';
import { createWorld, type World } from '../testing/world.ts';
import { withClient } from './testing.ts';

let replicated: ReplicatedDatabase;
let world: World;
beforeAll(async () => {
  replicated = await startReplicated();
  world = await createWorld({ chores: false, beside: { databaseUrl: replicated.url } });
});
afterAll(async () => {
  await world.stop();
  await replicated.drop();
});

/** Buys a seat of the sample trip through a portal; returns the state of the booking. */
const buy = async (portal: World, tripId: string, seatNo: string): Promise<string | undefined> => {
  const { tranId, paymentId, bookingId } = await startPaying(portal, { tripId, seatNos: [seatNo] });
  await portal.gateway.choose(tranId);
  await settlePayment(portal.deps)({
    tripId,
    paymentId,
    tranId,
    gateway: 'sslcommerz',
    gatewaySession: null,
  });
  const booking = await portal.db
    .selectFrom('booking')
    .select('state')
    .where('tripId', '=', tripId)
    .where('bookingId', '=', bookingId)
    .executeTakeFirst();
  return booking?.state;
};

/** Asks one of the two servers for one value. */
const ask = <Value>(url: string, statement: string, values: unknown[] = []): Promise<Value> =>
  withClient(url, async (client) => (await client.query(statement, values)).rows[0]?.value);

const readyAt = async ({ publicUrl }: World): Promise<number> => (await fetch(`${publicUrl}/readyz`)).status;

test('a standby takes over where the database ends: what it had received is sold and stays so', async () => {
  const { tripId } = await sampleTrip(world.db);
  expect(await buy(world, tripId, 'A1')).toBe('confirmed');
  const written = await ask<string>(replicated.url, 'select pg_current_wal_flush_lsn()::text as value');
  const received = 'select pg_last_wal_replay_lsn() >= $1::pg_lsn as value';
  await eventually(
    () => ask<boolean>(replicated.replicaUrl, received, [written]),
    'the standby has received the sale',
  );

  await replicated.killPrimary();
  expect(await readyAt(world)).toBe(503);
  await expect(holdWithDetails(world, { tripId, seatNos: ['A2'] })).rejects.toThrow();

  await replicated.promote();
  const after = await createWorld({ chores: false, beside: { databaseUrl: replicated.replicaUrl } });
  try {
    expect(await readyAt(after)).toBe(200);
    await expect(holdWithDetails(after, { tripId, seatNos: ['A1'] })).rejects.toMatchObject({
      code: 'seat-taken',
    });
    expect(await buy(after, tripId, 'A2')).toBe('confirmed');
    await sql`update payment set created_at = created_at - interval '20 minutes'`.execute(after.db);
    const broken = (await runAudit(after.auditor)).filter(
      ({ rows }) => !rows.every(({ fault }) => /^(fsync|full_page_writes)=/.test(String(fault))),
    );
    expect(broken).toEqual([]);
  } finally {
    await after.stop();
  }
});
