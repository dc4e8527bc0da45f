import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setStage } from '../testing/stage.ts';
import { createWorld, type World } from '../testing/world.ts';
import { claimSending } from './sending-store.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ chores: false });
});
afterAll(() => world.stop());

test('a refund is being sent by one process for as long as its calls may take, and by another afterwards', async () => {
  const stage = await setStage(world);
  await stage.buy();
  const { refundId } = await stage.cancel();
  const ref = { tripId: stage.tripId, refundId: refundId ?? '' };
  const claimedFor = (minutes: number) =>
    sql`update refund set send_claimed_at = now() - make_interval(mins => ${minutes})
      where trip_id = ${ref.tripId} and refund_id = ${ref.refundId}`.execute(world.db);
  expect(await claimSending(world.db, ref, true)).toMatchObject({ isRepeat: false });
  expect(await claimSending(world.db, ref, true)).toBeUndefined();
  // Two calls that both wait for another process's token, and once more for another one, take five and a half minutes.
  await claimedFor(6);
  expect(await claimSending(world.db, ref, true)).toBeUndefined();
  await claimedFor(11);
  expect(await claimSending(world.db, ref, true)).toMatchObject({ isRepeat: true });
});
