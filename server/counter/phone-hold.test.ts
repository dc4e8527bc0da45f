import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { expectBooksToAgree } from '../testing/books.ts';
import { holdWithDetails, newBuyer } from '../testing/buyer.ts';
import { aCall, aCounter, aSale } from '../testing/counter.ts';
import { workOff } from '../testing/work-off.ts';
import { createWorld, type World } from '../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ chores: false });
});
afterAll(() => world.stop());

const cash = () => ({ tender: 'cash' as const, reference: '', key: randomUUID() });
const onTheWeb = (tripId: string, seatNos: string[]) =>
  world.portal.booking.holdSeats(newBuyer(), {
    tripId,
    fromStopNo: 0,
    toStopNo: 2,
    seatNos,
    language: 'en',
    key: randomUUID(),
  });

test('seats kept for a caller are nobody else’s until they are collected, and then a sale like any other', async () => {
  const { counter } = world.portal;
  const { tripId, actor } = await aCounter(world);
  const call = aCall(tripId);
  const { bookingId, pnr, heldUntil } = await counter.holdByPhone(actor, call);
  expect(heldUntil).toEqual(call.until);
  await expect(onTheWeb(tripId, ['B3'])).rejects.toMatchObject({ code: 'seat-taken' });
  await expect(counter.sellAtCounter(actor, aSale(tripId))).rejects.toMatchObject({ code: 'seat-taken' });
  const { holds } = await counter.listOpenSales(actor);
  expect(holds.map((hold) => [hold.pnr, hold.seatNos])).toEqual([[pnr, ['B3', 'B4']]]);

  const collected = { tripId, bookingId, ...cash() };
  expect(await counter.collectPhoneHold(actor, collected)).toEqual({ bookingId, pnr });
  // The answer was lost and the button is pressed again.
  expect(await counter.collectPhoneHold(actor, collected)).toEqual({ bookingId, pnr });
  const { document } = await counter.viewSale(actor, pnr);
  expect(document).toMatchObject({ state: 'confirmed', channel: 'phone' });
  await expect(counter.collectPhoneHold(actor, { tripId, bookingId, ...cash() })).rejects.toMatchObject({
    code: 'booking-closed',
  });
  const { sales } = await counter.listOpenSales(actor);
  expect(sales.map((sale) => sale.pnr)).toEqual([pnr]);
  await workOff(world, tripId);
  await expectBooksToAgree(world);
});

test('a promise beyond an hour before departure is cut to it, and too late none is given', async () => {
  const { counter } = world.portal;
  const { tripId, actor } = await aCounter(world);
  const departsAt = new Date(Date.now() + 90 * 60_000);
  const leaves = (at: Date) =>
    world.db.updateTable('tripFare').set({ departsAt: at }).where('tripId', '=', tripId).execute();
  await leaves(departsAt);
  const { heldUntil } = await counter.holdByPhone(actor, aCall(tripId));
  expect(heldUntil).toEqual(new Date(departsAt.getTime() - 60 * 60_000));
  await leaves(new Date(Date.now() + 59 * 60_000));
  await expect(counter.holdByPhone(actor, aCall(tripId, { seatNos: ['C1'] }))).rejects.toMatchObject({
    code: 'hold-too-late',
  });
});

test('a hold that nobody collects lapses by itself: its seats can be taken at once, and are swept later', async () => {
  const { counter } = world.portal;
  const { tripId, actor } = await aCounter(world);
  const { bookingId } = await counter.holdByPhone(actor, aCall(tripId));
  await world.age(tripId, bookingId, 65);
  await expect(counter.collectPhoneHold(actor, { tripId, bookingId, ...cash() })).rejects.toMatchObject({
    code: 'hold-expired',
  });
  await onTheWeb(tripId, ['B3']);
  await workOff(world, tripId);
  const { state } = await world.db
    .selectFrom('booking')
    .select('state')
    .where('bookingId', '=', bookingId)
    .executeTakeFirstOrThrow();
  expect(state).toBe('expired');
  const { seats } = await world.portal.seating.viewSeatMap(newBuyer(), {
    tripId,
    fromStopNo: 0,
    toStopNo: 2,
  });
  expect([seats.B3, seats.B4]).toEqual(['held', 'available']);
});

test('a hold that is released is free again, and cannot be collected any more', async () => {
  const { counter } = world.portal;
  const { tripId, actor } = await aCounter(world);
  const { bookingId } = await counter.holdByPhone(actor, aCall(tripId));
  await counter.releasePhoneHold(actor, { tripId, bookingId });
  await expect(counter.collectPhoneHold(actor, { tripId, bookingId, ...cash() })).rejects.toMatchObject({
    code: 'hold-expired',
  });
  await onTheWeb(tripId, ['B3', 'B4']);
});

test('a caller’s number counts its seats on the web when they are paid, not when they are kept', async () => {
  const { counter, payment } = world.portal;
  const { tripId, actor } = await aCounter(world);
  const { phone, ...call } = aCall(tripId, { seatNos: ['A1', 'A2', 'A3', 'A4'] });
  const { bookingId } = await counter.holdByPhone(actor, { ...call, phone });
  const pay = async (seatNo: string) => {
    const buyer = await holdWithDetails(world, { tripId, seatNos: [seatNo], phone });
    const { bookingId: ofBuyer } = buyer;
    const method = 'bkash' as const;
    return payment.startPayment(buyer.actor, { tripId, bookingId: ofBuyer, method, key: randomUUID() });
  };
  await pay('B1');
  await counter.collectPhoneHold(actor, { tripId, bookingId, ...cash() });
  await expect(pay('B2')).rejects.toMatchObject({ code: 'phone-limit' });
});

test('of a collection and a release at the same moment one comes true', async () => {
  const { counter } = world.portal;
  for (let round = 0; round < 5; round++) {
    const { tripId, actor } = await aCounter(world);
    const { bookingId } = await counter.holdByPhone(actor, aCall(tripId));
    const settled = await Promise.allSettled([
      counter.collectPhoneHold(actor, { tripId, bookingId, ...cash() }),
      counter.releasePhoneHold(actor, { tripId, bookingId }),
    ]);
    expect(settled.filter(({ status }) => status === 'fulfilled').length).toBe(1);
  }
  await expectBooksToAgree(world);
});

test('an agent finds by a number what it bought and what is kept for it', async () => {
  const { counter } = world.portal;
  const { tripId, actor } = await aCounter(world);
  const { phone, ...call } = aCall(tripId, { seatNos: ['A1'] });
  const kept = await counter.holdByPhone(actor, { ...call, phone });
  const sold = await counter.sellAtCounter(actor, aSale(tripId, { phone, seatNos: ['A2'] }));
  await counter.sellAtCounter(actor, aSale(tripId, { seatNos: ['A3'] }));
  const found = await counter.findSales(actor, phone);
  expect(found.map(({ pnr }) => pnr).sort()).toEqual([kept.pnr, sold.pnr].sort());
  expect(await counter.findSales((await aCounter(world)).actor, phone)).toEqual([]);
  expect(await counter.findSales(actor, 'nonsense')).toEqual([]);
});
