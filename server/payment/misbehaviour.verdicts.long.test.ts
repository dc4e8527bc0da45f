import { afterAll, beforeAll, expect, test } from 'vitest';
import { returnFromGateway, startPaying } from '../testing/buyer.ts';
import { type Ending, sold, underWay } from '../testing/ending.ts';
import { sampleTrip } from '../testing/sample-trip.ts';
import { type Mishap, setStage, type Stage } from '../testing/stage.ts';
import { createWorld, type World } from '../testing/world.ts';
import { expectEnding } from '../testing/work-off.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ chores: false });
  await world.gateway.behave({ refundSettleMs: 0 });
});
afterAll(() => world.stop());

/** Money that was not what was asked for: it goes back, and the seats stay held and can still be paid. */
const sentBack = (paidPaisa: number): Ending => ({
  ...underWay,
  seats: 'held',
  payments: ['review'],
  refunds: [[paidPaisa, 'settled']],
});
const unpaid = (payment: 'failed' | 'cancelled' | 'expired'): Ending => ({
  ...underWay,
  seats: 'held',
  payments: [payment],
});
const lapsed: Ending = { ...underWay, booking: 'expired', seats: 'free', payments: ['expired'] };
/** Pays, and records a risk that could not be read as unknown. */
const paysUnread = async (stage: Stage) => {
  await stage.chooseAndReturn();
  const query = world.db.selectFrom('payment').select('reason').where('tranId', '=', stage.tranId);
  expect(await query.executeTakeFirst()).toEqual({ reason: 'unknown' });
};
const paysAndReturns = (stage: Stage): Promise<Response> => stage.chooseAndReturn();

const mishaps: Mishap[] = [
  ...[-1, 1, -0.01].map((amountOffTaka) => ({
    name: `${amountOffTaka} taka off`,
    scenario: { amountOffTaka },
    happens: paysAndReturns,
    ends: sentBack(144_000 + Math.round(amountOffTaka * 100)),
  })),
  {
    name: 'a taka short at first, then as asked',
    scenario: { amountOffTaka: -1 },
    happens: async (stage) => {
      await stage.chooseAndReturn();
      await stage.chooseAndReturn('success', await stage.tryAgain());
    },
    ends: { ...sold, payments: ['review', 'paid'], refunds: [[143_900, 'settled']] },
  },
  ...['currency', 'currencyType'].map((key) => ({
    name: `dollars as the ${key}`,
    scenario: { [key]: 'USD' },
    happens: paysAndReturns,
    ends: sentBack(144_000),
  })),
  ...(['fail', 'cancel'] as const).map((outcome) => ({
    name: `the browser says paid, signed, after a ${outcome}`,
    scenario: { lie: 'valid', ipn: 'none' },
    happens: (stage: Stage) => stage.chooseAndReturn(outcome),
    ends: unpaid(outcome === 'fail' ? 'failed' : 'cancelled'),
  })),
  {
    name: 'the customer chooses nothing until the page runs out',
    happens: async (stage) => {
      await stage.choose('unattempted');
      await stage.notices(1);
    },
    ends: unpaid('expired'),
  },
  {
    name: 'a card is declined, then the customer cancels, and nobody is told',
    scenario: { ipn: 'none', noReturn: true },
    happens: async (stage) => {
      await stage.choose('fail');
      await stage.choose('cancel');
    },
    ends: unpaid('cancelled'),
  },
  { name: 'the customer walks away', happens: (stage) => stage.anHourPasses(), ends: lapsed },
  ...['', 'NaN'].map((risk) => ({
    name: `a risk that cannot be read, "${risk}"`,
    scenario: { risk },
    happens: paysUnread,
    ends: sold,
  })),
];

test.each(mishaps)('$name', async ({ scenario, happens, ends }) => {
  const stage = await setStage(world, scenario);
  await happens(stage);
  await expectEnding(world, stage, ends);
});

test.each(['short', 'number'])('an amount with paisa, written %s', async (amountFormat) => {
  const { tripId } = await sampleTrip(world.db);
  await world.db.updateTable('tripFare').set({ farePaisa: 70_050 }).where('tripId', '=', tripId).execute();
  const buyer = await startPaying(world, { tripId, seatNos: ['B3'] });
  await world.gateway.behave({ amountFormat }, buyer.tranId);
  const { returnUrl, fields } = await world.gateway.choose(buyer.tranId);
  expect(fields.amount).toBe('720.5');
  await returnFromGateway(returnUrl, fields);
  await expectEnding(world, buyer, { ...sold, tickets: ['issued'] });
});
