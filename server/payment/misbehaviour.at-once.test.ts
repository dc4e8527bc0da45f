import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { holdWithDetails } from '../testing/buyer.ts';
import { endingOf, sold } from '../testing/ending.ts';
import { sampleTrip } from '../testing/sample-trip.ts';
import { setStage } from '../testing/stage.ts';
import { createWorld, type World } from '../testing/world.ts';
import { expectEnding } from '../testing/work-off.ts';
import { askAboutPayments } from './ask-about-payments.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ chores: false });
});
afterAll(() => world.stop());

const times = <T>(count: number, act: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => act(index)));
const entriesOf = async (tripId: string): Promise<Record<string, number>> => {
  const { rows } = await sql<{ source: string; entries: number }>`
    select source, count(distinct entry_id) as entries from ledger_line where book = ${tripId} group by source`.execute(
    world.db,
  );
  return Object.fromEntries(rows.map(({ source, entries }) => [source, entries]));
};

test('a hundred identical notices in the same moment', async () => {
  const stage = await setStage(world, { ipn: 'none' });
  const { fields } = await stage.choose();
  const answers = await times(100, () => stage.post('ipn', fields));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  await expectEnding(world, stage, sold);
  expect(await entriesOf(stage.tripId)).toEqual({ capture: 1, confirmation: 1 });
});

test('notice, browser and three pollers in the same moment', async () => {
  const stage = await setStage(world, { ipn: 'none' });
  const { fields } = await stage.choose();
  await sql`update payment set ask_at = now() where payment_id = ${stage.paymentId}`.execute(world.db);
  const pollers = times(3, () => askAboutPayments(world.deps)());
  const [, , asked] = await Promise.all([stage.post('ipn', fields), stage.post('return', fields), pollers]);
  expect(asked.filter((attempts) => attempts > 0).length).toBeLessThanOrEqual(1);
  await expectEnding(world, stage, sold);
  expect(await entriesOf(stage.tripId)).toEqual({ capture: 1, confirmation: 1 });
});

test('twenty clicks on Pay with one key open one page', async () => {
  const { tripId } = await sampleTrip(world.db);
  const buyer = await holdWithDetails(world, { tripId, seatNos: ['B3', 'B4'] });
  const input = { tripId, bookingId: buyer.bookingId, method: 'bkash' as const, key: randomUUID() };
  const pages = await times(20, () => world.portal.payment.startPayment(buyer.actor, input));
  expect(new Set(pages.map(({ gatewayPageUrl }) => gatewayPageUrl)).size).toBe(1);
  expect((await endingOf(world, buyer)).payments).toEqual(['redirected']);
});
