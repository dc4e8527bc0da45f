import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serviceDateOf } from '@poth/domain/trip/trip-id.ts';
import { expectBooksToAgree } from '../testing/books.ts';
import { setExchangeFee } from '../testing/exchange.ts';
import { pnrOf, tripWithNext } from '../testing/rebooking.ts';
import { createWorld, type World } from '../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ chores: false, timeoutMs: 20_000 });
  await setExchangeFee(world, 5);
});
afterAll(() => world.stop());

test('a difference that no gateway takes is not offered and not begun; ten taka are', async () => {
  const { exchange } = world.portal;
  const stage = await tripWithNext(world);
  const date = serviceDateOf(stage.nextTripId);
  const offered = async (seatNos: string[]) => {
    const buyer = await stage.sell(seatNos);
    const pnr = await pnrOf(world, buyer.bookingId);
    const { offers } = await exchange.viewExchange(buyer.actor, { pnr, date });
    return { buyer, pnr, offer: offers.find(({ tripId }) => tripId === stage.nextTripId) };
  };
  // Both coaches cost the same: the fee of five taka a seat is the difference.
  const pair = await offered(['B3', 'B4']);
  expect(pair.offer?.quote).toMatchObject({ feePaisa: 1_000, payPaisa: 1_000, backPaisa: 0 });
  const { buyer, pnr, offer } = await offered(['C3']);
  expect(offer).toBeUndefined();
  const { tripId, fromStopNo, toStopNo } = pair.offer ?? { tripId: '', fromStopNo: 0, toStopNo: 0 };
  await expect(
    exchange.startExchange(buyer.actor, {
      pnr,
      to: { tripId, fromStopNo, toStopNo },
      seatNos: ['C3'],
      shownPayPaisa: 500,
      key: randomUUID(),
    }),
  ).rejects.toMatchObject({ code: 'not-exchangeable' });
  await expectBooksToAgree(world);
});
