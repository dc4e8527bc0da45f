import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { holdWithDetails } from '../testing/buyer.ts';
import { endingOf, sold, underWay, unseated } from '../testing/ending.ts';
import { type Mishap, setStage, type Stage } from '../testing/stage.ts';
import { createWorld, type World } from '../testing/world.ts';
import { expectEnding, workOff } from '../testing/work-off.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ chores: false });
  await world.gateway.behave({ refundSettleMs: 0 });
});
afterAll(() => world.stop());

const takenByAnother = ({ tripId }: Stage, seatNos: string[]) => holdWithDetails(world, { tripId, seatNos });
const departs = ({ tripId }: Stage, hours: number) =>
  sql`update trip_fare set departs_at = now() + make_interval(hours => ${hours}) where trip_id = ${tripId}`.execute(
    world.db,
  );

const mishaps: Mishap[] = [
  {
    name: 'paid after the hold was over, nobody has the seats',
    happens: async (stage) => {
      await stage.anHourPasses();
      await workOff(world, stage.tripId);
      expect(await endingOf(world, stage)).toMatchObject({
        booking: 'expired',
        seats: 'free',
        payments: ['expired'],
      });
      await stage.chooseAndReturn();
    },
    ends: sold,
  },
  {
    name: 'paid after the hold was over, before anybody noticed',
    happens: async (stage) => {
      await stage.anHourPasses();
      await stage.chooseAndReturn();
    },
    ends: sold,
  },
  {
    name: 'paid after another took the seats',
    happens: async (stage) => {
      await stage.anHourPasses();
      await takenByAnother(stage, ['B3', 'B4']);
      await stage.chooseAndReturn();
    },
    ends: { ...unseated, seats: "another's" },
  },
  {
    name: 'paid after another took one of the two seats: the other one is free again',
    happens: async (stage) => {
      await stage.anHourPasses();
      await takenByAnother(stage, ['B4']);
      await stage.choose();
      await stage.notices(1);
    },
    ends: { ...unseated, seats: "another's, free" },
  },
  {
    name: 'paid after another took the seats, and only the poller hears of it',
    scenario: { ipn: 'none', noReturn: true },
    happens: async (stage) => {
      await stage.anHourPasses();
      await workOff(world, stage.tripId);
      await takenByAnother(stage, ['B3']);
      await stage.choose();
    },
    ends: { ...unseated, seats: "another's, free" },
  },
  {
    name: 'paid after another took the seats and let them lapse too',
    happens: async (stage) => {
      await stage.anHourPasses();
      const { bookingId } = await takenByAnother(stage, ['B3', 'B4']);
      await world.age(stage.tripId, bookingId, 60);
      await stage.chooseAndReturn();
    },
    ends: sold,
  },
  {
    name: 'the same late success comes again and again',
    scenario: { ipnCopies: 10 },
    happens: async (stage) => {
      await stage.anHourPasses();
      await takenByAnother(stage, ['B3', 'B4']);
      await stage.chooseAndReturn();
      await stage.notices(10);
      await workOff(world, stage.tripId);
      for (const what of ['ipn', 'return'] as const)
        await world.gateway.replay({ tran_id: stage.tranId, what });
    },
    ends: { ...unseated, seats: "another's" },
  },
  {
    name: 'paid after the coach has left: no ticket for it, though the seats are free',
    happens: async (stage) => {
      await stage.anHourPasses();
      await departs(stage, -1);
      await stage.chooseAndReturn();
    },
    ends: unseated,
  },
];

test.each(mishaps)('$name', async ({ scenario, happens, ends }) => {
  const stage = await setStage(world, scenario);
  await happens(stage);
  await expectEnding(world, stage, ends);
});

const aDayMs = 86_400_000;

test.each([-aDayMs, -1, 0, 1, aDayMs])(
  'paid %i ms from the end of its time, while another wants the seats: one of them gets both',
  async (fromNowMs) => {
    const stage = await setStage(world);
    const { tripId, bookingId } = stage;
    const end = sql`now() + make_interval(secs => ${fromNowMs / 1_000})`;
    await sql`update booking set held_until = ${end} where booking_id = ${bookingId}`.execute(world.db);
    await sql`update trip_seat set expires_at = ${end} where booking_id = ${bookingId}`.execute(world.db);
    const [, wish] = await Promise.allSettled([stage.chooseAndReturn(), takenByAnother(stage, ['B3', 'B4'])]);
    if (wish.status === 'rejected') {
      expect(wish.reason).toMatchObject({ code: 'seat-taken', fields: { seats: ['B3', 'B4'] } });
      return expectEnding(world, stage, sold);
    }
    await expectEnding(world, stage, { ...unseated, seats: "another's" });
    const other = await endingOf(world, wish.value);
    expect(other).toMatchObject({ ...underWay, seats: 'held', payments: [] });
    expect(tripId).toBe(wish.value.tripId);
  },
);
