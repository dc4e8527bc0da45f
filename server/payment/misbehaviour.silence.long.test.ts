import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { returnFromGateway, holdWithDetails } from '../testing/buyer.ts';
import { type Ending, sold, underWay } from '../testing/ending.ts';
import { sampleTrip } from '../testing/sample-trip.ts';
import { type Mishap, setStage, type Stage } from '../testing/stage.ts';
import { createWorld, type World } from '../testing/world.ts';
import { expectEnding, workOff } from '../testing/work-off.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ chores: false, timeoutMs: 700 });
  await world.gateway.behave({ refundSettleMs: 0, hangMs: 1_500 });
});
afterAll(() => world.stop());

const lapsed: Ending = { ...underWay, booking: 'expired', seats: 'free', payments: ['expired'] };

/** Keeps the gateway silent until the hold is long over, then lets it answer again. */
const answersTooLate = (paymentMeanwhile: 'redirected' | 'expired') => async (stage: Stage) => {
  await stage.chooseAndReturn();
  await stage.anHourPasses();
  await workOff(world, stage.tripId);
  expect(await stage.view()).toMatchObject({ paymentState: paymentMeanwhile, bookingState: 'expired' });
  await stage.behave({ validator: 'ok', query: 'ok' });
};
const confirmedAtOnce = async (stage: Stage) => {
  await stage.chooseAndReturn();
  expect(await stage.view()).toMatchObject({ bookingState: 'confirmed' });
};
const confirmedLater = async (stage: Stage) => {
  expect((await stage.chooseAndReturn()).status).toBe(303);
  expect(await stage.view()).toMatchObject({ paymentState: 'redirected', bookingState: 'held' });
  await stage.behave({ validator: 'ok', query: 'ok' });
};

const mishaps: Mishap[] = [
  {
    name: 'neither notice nor browser comes',
    scenario: { ipn: 'none', noReturn: true },
    happens: async (stage) => {
      await stage.choose();
      expect(await stage.view()).toMatchObject({ paymentState: 'redirected', bookingState: 'held' });
    },
    ends: sold,
  },
  ...['500', 'html', 'empty', 'hang', 'invalid'].map((validator) => ({
    name: `the validator answers ${validator}, the query knows better`,
    scenario: { validator },
    happens: confirmedAtOnce,
    ends: sold,
  })),
  ...['500', 'hang'].map((query) => ({
    name: `neither validator nor query answers (${query}), later both do`,
    scenario: { validator: query, query },
    happens: confirmedLater,
    ends: sold,
  })),
  {
    name: 'no answer until long after the hold',
    scenario: { validator: '500', query: '500' },
    happens: answersTooLate('redirected'),
    ends: sold,
  },
  {
    name: 'nothing found until long after the hold',
    scenario: { validator: '500', query: 'none' },
    happens: answersTooLate('expired'),
    ends: sold,
  },
  ...['object', 'int'].map((query) => ({
    name: `the query answers with ${query}`,
    scenario: { validator: '500', query },
    happens: confirmedAtOnce,
    ends: sold,
  })),
  {
    name: 'the query answers an empty object for nothing, and nothing was paid',
    scenario: { query: 'object' },
    happens: (stage) => stage.anHourPasses(),
    ends: lapsed,
  },
];

test.each(mishaps)('$name', async ({ scenario, happens, ends }) => {
  const stage = await setStage(world, scenario);
  await happens(stage);
  await expectEnding(world, stage, ends);
});

describe('opening the page', () => {
  /** Makes a buyer whose first click on Pay gets no page from the gateway. */
  const clickInVain = async (init: string) => {
    const { tripId } = await sampleTrip(world.db);
    const buyer = await holdWithDetails(world, { tripId, seatNos: ['B3', 'B4'] });
    const { bookingId } = buyer;
    const click = () => {
      const input = { tripId, bookingId, method: 'bkash' as const, key: randomUUID() };
      return world.portal.payment.startPayment(buyer.actor, input);
    };
    await world.gateway.behave({ init, initDelayMs: 1_400 });
    await expect(click()).rejects.toMatchObject({ code: 'gateway-unavailable' });
    await world.gateway.behave({ init: 'ok' });
    const { tranId } = await world.db
      .selectFrom('payment')
      .select('tranId')
      .where('bookingId', '=', bookingId)
      .executeTakeFirstOrThrow();
    return { ...buyer, tranId, click };
  };
  const pay = async (tranId: string) => {
    const { returnUrl, fields } = await world.gateway.choose(tranId);
    await returnFromGateway(returnUrl, fields);
  };
  const lastTranId = async (bookingId: string): Promise<string> => {
    const query = world.db.selectFrom('payment').select('tranId').where('bookingId', '=', bookingId);
    return (await query.orderBy('createdAt', 'desc').executeTakeFirstOrThrow()).tranId;
  };

  test.each(['hang_after', 'slow'])('%s: the page that nobody was sent to is paid later', async (init) => {
    const buyer = await clickInVain(init);
    await world.gateway.behave({ ipn: 'none' }, buyer.tranId);
    await world.gateway.choose(buyer.tranId);
    await expectEnding(world, buyer, sold);
  });

  test('500: the next click opens another page, and the first attempt runs out', async () => {
    const buyer = await clickInVain('500');
    await buyer.click();
    await pay(await lastTranId(buyer.bookingId));
    await world.age(buyer.tripId, buyer.bookingId, 60);
    await expectEnding(world, buyer, { ...sold, payments: ['expired', 'paid'] });
  });

  test('hang_after: both pages are paid, one payment comes back', async () => {
    const buyer = await clickInVain('hang_after');
    await buyer.click();
    await pay(await lastTranId(buyer.bookingId));
    await pay(buyer.tranId);
    await expectEnding(world, buyer, {
      ...sold,
      payments: ['paid', 'paid'],
      refunds: [[144_000, 'settled']],
    });
  });
});
