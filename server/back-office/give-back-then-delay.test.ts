import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Bearer } from '@poth/domain/back-office/request.ts';
import type { Visitor } from '@poth/domain/identity/actor.ts';
import { expectBooksToAgree } from '../testing/books.ts';
import { departIn } from '../testing/move-trip.ts';
import { makeAdmin, signUpPerson } from '../testing/people.ts';
import { runTrip } from '../testing/running-trip.ts';
import { workOff } from '../testing/work-off.ts';
import { createWorld, type World } from '../testing/world.ts';

let world: World;
let admin: Visitor;
beforeAll(async () => {
  world = await createWorld({ chores: false });
  await world.gateway.behave({ refundSettleMs: 0 });
  admin = (await makeAdmin(world, await signUpPerson(world, { name: 'Nasrin Akter' }))).actor;
});
afterAll(() => world.stop());

/** Sells two seats of ৳270 from a stop whose time has passed, gives ৳100 of them back, and then announces a long delay. */
const givePartThenDelay = async (bornBy: Bearer) => {
  const stage = await runTrip(world);
  const { tripId } = stage;
  const buyer = await stage.sell(['B3', 'B4'], 1, 2);
  const { bookingId } = buyer;
  await departIn(world, tripId, -10, 1);
  await world.portal.boarding.leaveStop(stage.actor, { tripId, stopNo: 0 });
  const wish = {
    tripId,
    bookingId,
    amountPaisa: 10_000,
    bornBy,
    reason: 'No water on board',
    key: randomUUID(),
  };
  await world.portal.backOffice.giveBack(admin, wish);
  await stage.change({ kind: 'delay', delayMinutes: 180, reason: 'breakdown' });
  const quote = (seatNos: string[]) =>
    world.portal.refund.quoteRefund(buyer.actor, { tripId, bookingId, seatNos });
  return {
    tripId,
    quote,
    cancel: async (seatNos: string[]) => {
      const { refundPaisa: shownRefundPaisa } = await quote(seatNos);
      const asked = { tripId, bookingId, seatNos, shownRefundPaisa, termsAccepted: true, key: randomUUID() };
      return world.portal.refund.cancelAndRefund(buyer.actor, asked);
    },
  };
};
const operatorKeeps = async (tripId: string): Promise<number> => {
  const { kept } = await world.db
    .selectFrom('ledgerLine')
    .select((eb) => eb.fn.sum<number>('amountPaisa').as('kept'))
    .where('book', '=', tripId)
    .where('account', 'like', 'operator_payable:%')
    .executeTakeFirstOrThrow();
  return 0 - Number(kept);
};

test.each<[Bearer, number]>([
  ['operator', 0],
  // Poth gave it at its own cost, and nobody else pays it back.
  ['portal', 10_000],
])(
  'a part was given back at the cost of the %s before a delay made cancelling free: the rest is refunded',
  async (bornBy, keptPaisa) => {
    const { tripId, quote, cancel } = await givePartThenDelay(bornBy);
    expect(await quote(['B3', 'B4'])).toMatchObject({
      free: 'moved',
      refundPaisa: 44_000,
      seats: [
        { givenBackPaisa: 5_000, refundPaisa: 22_000 },
        { givenBackPaisa: 5_000, refundPaisa: 22_000 },
      ],
    });
    expect(await cancel(['B3', 'B4'])).toMatchObject({ refundPaisa: 44_000 });
    await workOff(world, tripId);
    await expectBooksToAgree(world);
    expect(await operatorKeeps(tripId)).toBe(keptPaisa);
  },
);

test('seats cancelled one after the other bring back as much: the last one lacks what went back before', async () => {
  const { tripId, cancel } = await givePartThenDelay('operator');
  expect(await cancel(['B3'])).toMatchObject({ refundPaisa: 27_000 });
  expect(await cancel(['B4'])).toMatchObject({ refundPaisa: 17_000 });
  await workOff(world, tripId);
  await expectBooksToAgree(world);
  expect(await operatorKeeps(tripId)).toBe(0);
});
