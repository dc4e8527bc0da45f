import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectBooksToAgree } from '../testing/books.ts';
import { cancelWay, holdBoth, payAtGateway, payForWay, type Way } from '../testing/both-ways.ts';
import { sampleTrip } from '../testing/sample-trip.ts';
import { workOff } from '../testing/work-off.ts';
import { createWorld, type World } from '../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ chores: false, paidAt: 'bkash' });
  await world.gateway.behave({ refundSettleMs: 0, hangMs: 3_000 });
});
afterAll(() => world.stop());

/** Buys a seat at one fare on each of two trips by one payment: bKash lists their refunds together, without our ids. */
const boughtBoth = async () => {
  const [{ tripId }, { tripId: backTripId }] = [await sampleTrip(world.db, 7), await sampleTrip(world.db, 9)];
  const { there, back } = await holdBoth(world, { tripId, backTripId }, ['B3']);
  const tranId = await payForWay(world, there, back);
  await payAtGateway(world, tranId);
  for (const way of [there, back]) await workOff(world, way.tripId);
  const paidBack = async () =>
    (await world.gateway.ledger(tranId)).payments.flatMap(({ refunds }) =>
      refunds.map(({ amount }) => amount),
    );
  const behave = (refund: 'ok' | '500' | 'hang') => world.gateway.behave({ refund }, tranId);
  return { there, back, paidBack, behave };
};
const statesOf = async ({ tripId }: Way) => {
  const refunds = await world.db.selectFrom('refund').select('state').where('tripId', '=', tripId).execute();
  return refunds.map(({ state }) => state);
};

test('a refund that bKash never took on is not taken for one of the same amount for the other way', async () => {
  const { there, back, paidBack, behave } = await boughtBoth();
  await cancelWay(world, there);
  await workOff(world, there.tripId);
  expect([await statesOf(there), await paidBack()]).toEqual([['settled'], ['665.00']]);

  await behave('500');
  await cancelWay(world, back);
  await workOff(world, back.tripId);
  expect([await statesOf(back), await paidBack()]).toEqual([['unknown'], ['665.00']]);
  await behave('ok');
  await workOff(world, back.tripId);
  expect([await statesOf(back), await paidBack()]).toEqual([['settled'], ['665.00', '665.00']]);
  await expectBooksToAgree(world);
});

test('refunds of both ways whose answers were lost are each found paid, and none is paid again', async () => {
  const { there, back, paidBack, behave } = await boughtBoth();
  await behave('hang');
  for (const way of [there, back]) await cancelWay(world, way);
  for (const way of [there, back]) await workOff(world, way.tripId);
  await behave('ok');
  for (const way of [there, back]) await workOff(world, way.tripId);
  expect([await statesOf(there), await statesOf(back)]).toEqual([['settled'], ['settled']]);
  expect(await paidBack()).toEqual(['665.00', '665.00']);
  await expectBooksToAgree(world);
});
