import { afterAll, beforeAll, expect, test } from 'vitest';
import { sold } from '../testing/ending.ts';
import { type Mishap, setStage, type Stage } from '../testing/stage.ts';
import { createWorld, type World } from '../testing/world.ts';
import { expectEnding, workOff } from '../testing/work-off.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ chores: false });
  await world.gateway.behave({ refundSettleMs: 0 });
});
afterAll(() => world.stop());

const mishaps: Mishap[] = [
  {
    name: 'the same notice comes twenty times',
    scenario: { ipnCopies: 20 },
    happens: async (stage) => {
      await stage.choose();
      await stage.notices(20);
    },
    ends: sold,
  },
  {
    name: 'the notice is here before the browser',
    happens: async (stage) => {
      const { fields } = await stage.choose();
      await stage.notices(1);
      expect(await stage.view()).toMatchObject({ paymentState: 'paid', bookingState: 'confirmed' });
      expect((await stage.post('return', fields)).status).toBe(303);
    },
    ends: sold,
  },
  {
    name: 'the browser is here before the notice',
    scenario: { ipnOrder: 'return-first' },
    happens: async (stage) => {
      await stage.chooseAndReturn();
      expect(await stage.view()).toMatchObject({ paymentState: 'paid', bookingState: 'confirmed' });
      await stage.notices(1);
    },
    ends: sold,
  },
  {
    name: 'browser and notice come in the same moment',
    scenario: { ipnOrder: 'race' },
    happens: async (stage) => {
      await stage.chooseAndReturn();
      await stage.notices(1);
    },
    ends: sold,
  },
  {
    name: 'the browser never returns',
    scenario: { noReturn: true },
    happens: async (stage) => {
      expect((await stage.choose()).returnUrl).toBeNull();
      await stage.notices(1);
    },
    ends: sold,
  },
  {
    name: 'an old success comes again after the tickets were cancelled',
    happens: async (stage) => {
      await stage.buy();
      await stage.cancel();
      await workOff(world, stage.tripId);
      for (const what of ['return', 'ipn'] as const)
        await world.gateway.replay({ tran_id: stage.tranId, what });
    },
    ends: {
      ...sold,
      booking: 'cancelled',
      seats: 'free',
      tickets: ['void', 'void'],
      refunds: [[133_000, 'settled']],
    },
  },
  {
    name: 'the browser says failed although it was paid',
    scenario: { lie: 'fail', ipn: 'none' },
    happens: (stage) => stage.chooseAndReturn(),
    ends: sold,
  },
  ...(['fail_then_valid', 'valid_then_fail'] as const).map((ipnSequence) => ({
    name: `notices out of order, ${ipnSequence}`,
    scenario: { ipnSequence },
    happens: async (stage: Stage) => {
      await stage.chooseAndReturn();
      await stage.notices(2);
    },
    ends: sold,
  })),
  {
    name: 'a card is declined, and another one pays on the same page',
    happens: async (stage) => {
      await stage.chooseAndReturn('fail');
      expect(await stage.view()).toMatchObject({ paymentState: 'failed', bookingState: 'held' });
      await stage.chooseAndReturn();
    },
    ends: sold,
  },
];

test.each(mishaps)('$name', async ({ scenario, happens, ends }) => {
  const stage = await setStage(world, scenario);
  await happens(stage);
  await expectEnding(world, stage, ends);
});
