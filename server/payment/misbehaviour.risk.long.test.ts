import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { holdWithDetails } from '../testing/buyer.ts';
import { type Ending, endingOf, sold, underWay, unseated } from '../testing/ending.ts';
import { type Mishap, setStage, type Stage } from '../testing/stage.ts';
import { createWorld, type World } from '../testing/world.ts';
import { earlier } from '../testing/earlier.ts';
import { expectEnding, workOff } from '../testing/work-off.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ chores: false });
  await world.gateway.behave({ refundSettleMs: 0 });
});
afterAll(() => world.stop());

/** Ending with paid and kept seats that a person has to look at: no ticket, no message yet. */
const inReview: Ending = { ...underWay, booking: 'review', payments: ['paid'] };

const departs = ({ tripId }: Stage, hours: number) =>
  sql`update trip_fare set departs_at = now() + make_interval(hours => ${hours}) where trip_id = ${tripId}`.execute(
    world.db,
  );
/** Sets the deadline of a person's decision to now. */
const deadlinePasses = async ({ tripId, bookingId }: Stage) => {
  await sql`update booking set review_until = now() where trip_id = ${tripId} and booking_id = ${bookingId}`.execute(
    world.db,
  );
  await sql`update trip_seat set expires_at = now() where trip_id = ${tripId} and booking_id = ${bookingId}`.execute(
    world.db,
  );
};

const mishaps: Mishap[] = [
  { name: 'a risky payment waits for a person', happens: (stage) => stage.chooseAndReturn(), ends: inReview },
  {
    name: 'a risky payment is told many times',
    scenario: { ipnCopies: 10 },
    happens: async (stage) => {
      await stage.chooseAndReturn();
      await stage.notices(10);
    },
    ends: inReview,
  },
  {
    name: 'an hour later a risky payment still has its seats',
    happens: async (stage) => {
      await stage.chooseAndReturn();
      await sql`update booking set held_until = ${earlier('held_until', 3_600_000)} where booking_id = ${stage.bookingId}`.execute(
        world.db,
      );
      const wish = { tripId: stage.tripId, seatNos: ['B3'] };
      await expect(holdWithDetails(world, wish)).rejects.toMatchObject({ code: 'seat-taken' });
    },
    ends: inReview,
  },
  {
    name: 'nobody decides until the deadline',
    happens: async (stage) => {
      await stage.chooseAndReturn();
      await workOff(world, stage.tripId);
      expect(await endingOf(world, stage)).toEqual(inReview);
      await deadlinePasses(stage);
    },
    ends: unseated,
  },
  {
    name: 'nobody decides until the deadline, and another takes a seat in that moment',
    happens: async (stage) => {
      await stage.chooseAndReturn();
      await deadlinePasses(stage);
      await holdWithDetails(world, { tripId: stage.tripId, seatNos: ['B4'] });
    },
    ends: { ...unseated, seats: "another's, free" },
  },
  {
    name: 'the success comes again after the deadline',
    happens: async (stage) => {
      await stage.chooseAndReturn();
      await deadlinePasses(stage);
      await workOff(world, stage.tripId);
      for (const what of ['ipn', 'return'] as const)
        await world.gateway.replay({ tran_id: stage.tranId, what });
    },
    ends: unseated,
  },
  {
    name: 'a risky payment comes late, the seats are free: it waits like any other',
    happens: async (stage) => {
      await stage.anHourPasses();
      await workOff(world, stage.tripId);
      await stage.chooseAndReturn();
    },
    ends: inReview,
  },
  {
    name: 'a risky payment comes after another took a seat',
    happens: async (stage) => {
      await stage.anHourPasses();
      await holdWithDetails(world, { tripId: stage.tripId, seatNos: ['B4'] });
      await stage.chooseAndReturn();
    },
    ends: { ...unseated, seats: "another's, free" },
  },
  {
    name: 'a risky payment comes so shortly before departure that nobody can decide',
    happens: async (stage) => {
      await departs(stage, 2);
      await stage.chooseAndReturn();
    },
    ends: unseated,
  },
  {
    name: 'a second payment comes while the first waits for a person: it goes back',
    happens: async (stage) => {
      await stage.chooseAndReturn('cancel');
      const second = await stage.tryAgain();
      await stage.chooseAndReturn();
      await world.gateway.behave({ risk: '0' }, second);
      await stage.chooseAndReturn('success', second);
    },
    ends: { ...inReview, payments: ['paid', 'paid'], refunds: [[144_000, 'settled']] },
  },
  {
    name: 'a second payment came and went back, then the deadline passes',
    happens: async (stage) => {
      await stage.chooseAndReturn('cancel');
      const second = await stage.tryAgain();
      await stage.chooseAndReturn();
      await stage.chooseAndReturn('success', second);
      await workOff(world, stage.tripId);
      await deadlinePasses(stage);
    },
    ends: {
      ...unseated,
      payments: ['paid', 'paid'],
      refunds: [
        [144_000, 'settled'],
        [144_000, 'settled'],
      ],
    },
  },
  {
    name: 'a risky second payment of a booking that has its tickets goes back',
    happens: async (stage) => {
      await stage.chooseAndReturn('cancel');
      await stage.chooseAndReturn('success', await stage.tryAgain());
      await stage.chooseAndReturn();
    },
    ends: { ...sold, payments: ['paid', 'paid'], refunds: [[144_000, 'settled']] },
  },
];

test.each(mishaps)('$name', async ({ scenario, happens, ends }) => {
  const stage = await setStage(world, { risk: '1', ...scenario });
  await happens(stage);
  await expectEnding(world, stage, ends);
});
