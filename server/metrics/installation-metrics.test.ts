import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withClient } from '../db/testing.ts';
import { aCounter, aSale } from '../testing/counter.ts';
import { setStage } from '../testing/stage.ts';
import { workOff } from '../testing/work-off.ts';
import { createWorld, type World } from '../testing/world.ts';
import { earlier } from '../testing/earlier.ts';
import { openInstallationMetrics } from './installation-metrics.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ chores: false });
  await world.gateway.behave({ refundSettleMs: 0 });
});
afterAll(() => world.stop());

/** Reads metrics through new figures, without cached values. */
const read = async (...names: string[]): Promise<number[]> => {
  const text = await openInstallationMetrics({ ...world.deps, dataDir: '.' })();
  return names.map((name) => Number(new RegExp(`^${name} (.*)$`, 'm').exec(text)?.[1]));
};
const review = ['poth_payments_review', 'poth_payments_review_oldest_seconds'];

test('a risky payment is told until somebody has decided', async () => {
  const stage = await setStage(world, { risk: '1' });
  await stage.chooseAndReturn();
  await sql`update payment set paid_at = ${earlier('paid_at', 2 * 3_600_000)} where trip_id = ${stage.tripId}`.execute(
    world.db,
  );
  const [count, seconds] = await read(...review);
  expect([count, Math.floor((seconds ?? 0) / 3_600)]).toEqual([1, 2]);
  await sql`update booking set review_until = now() where trip_id = ${stage.tripId}`.execute(world.db);
  await workOff(world, stage.tripId);
  expect(await read(...review)).toEqual([0, 0]);
});

test('money that came otherwise than asked waits for nobody once it is on its way back', async () => {
  const stage = await setStage(world, { amountOffTaka: 1 });
  await stage.chooseAndReturn();
  await workOff(world, stage.tripId);
  expect((await stage.refundsAtGateway()).length).toBe(1);
  expect(await read(...review)).toEqual([0, 0]);
});

test('a payment is overdue from the moment at which nobody can pay it any more', async () => {
  const stage = await setStage(world, { query: 'hang' });
  const overdue = 'poth_payments_overdue_seconds';
  expect(await read(overdue)).toEqual([0]);
  await world.age(stage.tripId, stage.bookingId, 35);
  const [seconds = 0] = await read(overdue);
  expect(Math.round(seconds / 60)).toBe(20);
  await stage.behave({ query: 'ok' });
  await workOff(world, stage.tripId);
  expect(await read(overdue)).toEqual([0]);
});

test('what a counter sells is no sign that travellers can pay', async () => {
  const { tripId, actor } = await aCounter(world);
  await sql`update booking set confirmed_at = ${earlier('confirmed_at', 3_600_000)}`.execute(world.db);
  await world.portal.counter.sellAtCounter(actor, aSale(tripId, { seatNos: ['E1'] }));
  expect(await read('poth_bookings_confirmed_lately')).toEqual([0]);
  await (await setStage(world)).buy();
  expect(await read('poth_bookings_confirmed_lately')).toEqual([1]);
});

test('an installation that has never looked at itself counts from its first start', async () => {
  // Earlier tests have worked payments off, and with them an audit where it was due.
  await withClient(world.databaseUrl, (client) => client.query('truncate audit_result'));
  await sql`insert into installation (installation_id, keys_hash, keys_since)
    values (gen_random_uuid(), '', now() - interval '8 hours')`.execute(world.db);
  const [seconds = 0] = await read('poth_audit_seconds');
  expect(Math.floor(seconds / 3_600)).toBe(8);
});
