import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectBooksToAgree } from '../testing/books.ts';
import { returnFromGateway } from '../testing/buyer.ts';
import { endingOf } from '../testing/ending.ts';
import { setExchangeFee, setFare, startToPay } from '../testing/exchange.ts';
import { pnrOf, tripWithNext } from '../testing/rebooking.ts';
import { workOff } from '../testing/work-off.ts';
import { createWorld, type World } from '../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ chores: false, timeoutMs: 20_000 });
  await world.gateway.behave({ refundSettleMs: 0, ipn: 'none' });
  await setExchangeFee(world, 5);
});
afterAll(() => world.stop());

test('a credit that pays a part of the service charge too: the difference buys the tickets', async () => {
  const stage = await tripWithNext(world);
  await setFare(world, stage.nextTripId, 70_500);
  const buyer = await stage.sell(['B3', 'B4']);
  const pnr = await pnrOf(world, buyer.bookingId);
  // 1,440 taka were paid and the fee is 10: 1,430 are more than the new fares of 1,410, and 20 are left to pay.
  const hold = await startToPay(world, buyer.actor, pnr, stage.nextTripId);
  expect(await world.portal.payment.viewCheckout(buyer.actor, hold)).toMatchObject({
    isPartPaid: true,
    price: { farePaisa: 141_000, serviceChargePaisa: 4_000, discountPaisa: 143_000, totalPaisa: 2_000 },
  });
  const { returnUrl, fields } = await world.gateway.choose(await hold.pay());
  await returnFromGateway(returnUrl, fields);
  for (const tripId of [stage.nextTripId, stage.tripId, stage.nextTripId]) await workOff(world, tripId);
  await expectBooksToAgree(world);
  expect(await endingOf(world, { ...buyer, ...hold })).toMatchObject({
    booking: 'confirmed',
    payments: ['paid', 'paid'],
    tickets: ['issued', 'issued'],
    refunds: [],
  });
});
