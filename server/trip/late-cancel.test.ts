import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { endingOf } from '../testing/ending.ts';
import { departIn } from '../testing/move-trip.ts';
import { runTrip } from '../testing/running-trip.ts';
import { workOff } from '../testing/work-off.ts';
import { createWorld, type World } from '../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ chores: false });
  await world.gateway.behave({ refundSettleMs: 0 });
});
afterAll(() => world.stop());

/** Minutes that the sample trip takes from its first stop to its last. */
const runningMinutes = 350;
const dayMinutes = 24 * 60;

test('a trip is changed and cancelled until a day after it should have arrived: then its fares may have been paid out', async () => {
  const stage = await runTrip(world);
  const buyer = await stage.sell(['B3', 'B4']);
  await departIn(world, stage.tripId, -(runningMinutes + dayMinutes + 5));
  const cancel = { kind: 'cancel', reason: 'breakdown' } as const;
  const { trip } = world.portal;
  await expect(
    trip.previewChange(stage.actor, { tripId: stage.tripId, change: cancel }),
  ).rejects.toMatchObject({
    code: 'trip-over',
  });
  const wish = { tripId: stage.tripId, change: cancel, shown: { bookings: 9, paisa: 9_000_000 } };
  const late = trip.cancelTrip(stage.actor, { ...wish, key: randomUUID() });
  await expect(late).rejects.toMatchObject({ code: 'trip-over' });
  expect(await endingOf(world, buyer)).toMatchObject({ booking: 'confirmed', refunds: [] });
  // A delay would move that end.
  const change = { kind: 'delay', delayMinutes: 600, reason: 'traffic' } as const;
  const delay = trip.delayTrip(stage.actor, { ...wish, change, key: randomUUID() });
  await expect(delay).rejects.toMatchObject({ code: 'trip-over' });
  const { may } = await trip.viewTrip(stage.actor, stage.tripId);
  expect([may.change, may.callOff]).toEqual([false, false]);

  await departIn(world, stage.tripId, -(runningMinutes + dayMinutes - 5));
  await stage.change(cancel);
  await workOff(world, stage.tripId);
  expect(await endingOf(world, buyer)).toMatchObject({ booking: 'cancelled', tickets: ['void', 'void'] });
});
