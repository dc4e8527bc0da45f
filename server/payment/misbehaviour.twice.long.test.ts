import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { returnFromGateway, typeDetails } from '../testing/buyer.ts';
import { type Ending, endingOf, oneSeatBack, sold } from '../testing/ending.ts';
import { type Mishap, setStage, type Stage } from '../testing/stage.ts';
import { createWorld, type World } from '../testing/world.ts';
import { expectEnding, workOff } from '../testing/work-off.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ chores: false });
  await world.gateway.behave({ refundSettleMs: 0 });
});
afterAll(() => world.stop());

const paidTwice: Ending = { ...sold, payments: ['paid', 'paid'], refunds: [[144_000, 'settled']] };
const cancelledAfter: Ending = {
  ...paidTwice,
  booking: 'cancelled',
  seats: 'free',
  tickets: ['void', 'void'],
  refunds: [
    [133_000, 'settled'],
    [144_000, 'settled'],
  ],
};

/** Cancels on the first page and opens a second one, while the first can still be paid. */
const openAnother = async (stage: Stage): Promise<string> => {
  await stage.chooseAndReturn('cancel');
  expect(await stage.view()).toMatchObject({ paymentState: 'cancelled', bookingState: 'held' });
  return stage.tryAgain();
};
/** Adds the seat to the hold again and fills in checkout again. */
const takeAgain = async ({ actor, tripId, bookingId, phone }: Stage, seatNo: string) => {
  const journey = { tripId, fromStopNo: 0, toStopNo: 2, language: 'en' as const };
  await world.portal.booking.holdSeats(actor, { ...journey, seatNos: [seatNo], key: randomUUID() });
  await typeDetails(world, { actor, tripId, bookingId, phone });
};
const amountsBack = async (tranId: string): Promise<string[]> => {
  const [...payments] = (await world.gateway.ledger(tranId)).payments;
  return payments.flatMap(({ refunds }) => refunds.map(({ amount }) => amount));
};

const mishaps: Mishap[] = [
  {
    name: 'the second page is paid, then the first',
    happens: async (stage) => {
      await stage.chooseAndReturn('success', await openAnother(stage));
      await stage.chooseAndReturn();
      await workOff(world, stage.tripId);
      expect(await amountsBack(stage.tranId)).toEqual(['1440.00']);
    },
    ends: paidTwice,
  },
  {
    name: 'the first page is paid, then the second',
    happens: async (stage) => {
      const second = await openAnother(stage);
      await stage.chooseAndReturn();
      await stage.chooseAndReturn('success', second);
      await workOff(world, stage.tripId);
      expect(await amountsBack(second)).toEqual(['1440.00']);
    },
    ends: paidTwice,
  },
  {
    name: 'both pages are paid in the same moment',
    happens: async (stage) => {
      const second = await openAnother(stage);
      const paid = await Promise.all([stage.choose(), stage.choose('success', second)]);
      await Promise.all(paid.map(({ returnUrl, fields }) => returnFromGateway(returnUrl, fields)));
    },
    ends: paidTwice,
  },
  {
    name: 'an old first payment only the poller hears of',
    happens: async (stage) => {
      await stage.chooseAndReturn('success', await openAnother(stage));
      await stage.behave({ ipn: 'none', noReturn: true });
      await stage.choose();
    },
    ends: paidTwice,
  },
  {
    name: 'paid twice, the second sent back, then the tickets are cancelled',
    happens: async (stage) => {
      const second = await openAnother(stage);
      await stage.chooseAndReturn();
      await stage.chooseAndReturn('success', second);
      await workOff(world, stage.tripId);
      await stage.cancel();
      await workOff(world, stage.tripId);
      expect(await amountsBack(stage.tranId)).toEqual(['1330.00']);
    },
    ends: { ...cancelledAfter, refunds: cancelledAfter.refunds.toReversed() },
  },
  {
    name: 'paid twice, the tickets are cancelled before the second payment is sent back',
    happens: async (stage) => {
      const second = await openAnother(stage);
      await stage.chooseAndReturn();
      await stage.chooseAndReturn('success', second);
      await stage.cancel();
      await workOff(world, stage.tripId);
      expect([await amountsBack(stage.tranId), await amountsBack(second)]).toEqual([
        ['1330.00'],
        ['1440.00'],
      ]);
    },
    ends: cancelledAfter,
  },
  {
    name: 'pages of one seat and of two are both paid: a cancelled seat goes back to the money that bought it',
    happens: async (stage) => {
      const { actor, tripId, bookingId } = stage;
      await stage.chooseAndReturn('fail');
      await world.portal.booking.releaseSeats(actor, { tripId, bookingId, seatNos: ['B4'] });
      const ofOneSeat = await stage.tryAgain();
      await stage.chooseAndReturn('fail', ofOneSeat);
      await takeAgain(stage, 'B4');
      const ofTwoSeats = await stage.tryAgain();
      await stage.chooseAndReturn('success', ofTwoSeats);
      await stage.chooseAndReturn('success', ofOneSeat);
      await stage.cancel(['B4']);
      await workOff(world, tripId);
      expect([await amountsBack(ofTwoSeats), await amountsBack(ofOneSeat)]).toEqual([['665.00'], ['720.00']]);
    },
    ends: {
      ...oneSeatBack('settled'),
      payments: ['failed', 'paid', 'paid'],
      refunds: [
        [66_500, 'settled'],
        [72_000, 'settled'],
      ],
    },
  },
  {
    name: 'paid again after the tickets were cancelled',
    happens: async (stage) => {
      await stage.chooseAndReturn('success', await openAnother(stage));
      await stage.cancel();
      await stage.chooseAndReturn();
    },
    ends: cancelledAfter,
  },
];

test.each(mishaps)('$name', async ({ scenario, happens, ends }) => {
  const stage = await setStage(world, scenario);
  await happens(stage);
  await expectEnding(world, stage, ends);
});

test('a second tab goes on with the payment of the first', async () => {
  const stage = await setStage(world);
  expect(await stage.tryAgain()).toBe(stage.tranId);
  expect((await endingOf(world, stage)).payments).toEqual(['redirected']);
});
