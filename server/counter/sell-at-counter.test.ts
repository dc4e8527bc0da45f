import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { taka } from '@poth/domain/money.ts';
import { holdWithDetails, newBuyer } from '../testing/buyer.ts';
import { expectBooksToAgree } from '../testing/books.ts';
import { aCall, aCounter, anAgent, aSale, counterAt } from '../testing/counter.ts';
import { endingOf } from '../testing/ending.ts';
import { makeOwnerOf, makeStaff, signUpPerson } from '../testing/people.ts';
import { sampleTrip } from '../testing/sample-trip.ts';
import { workOff } from '../testing/work-off.ts';
import { createWorld, type World } from '../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ chores: false });
});
afterAll(() => world.stop());

/** Amount in taka that an operator holds, by the ledger. */
const heldBy = async (operatorId: string): Promise<number> => {
  const { total } = await world.db
    .selectFrom('ledgerLine')
    .select((eb) => eb.fn.sum<number>('amountPaisa').as('total'))
    .where('account', '=', `operator_cash:${operatorId}`)
    .executeTakeFirstOrThrow();
  return Number(total ?? 0) / 100;
};

test('two seats for cash: tickets, an SMS, no service charge, and the operator holds the money', async () => {
  const { portal } = world;
  const { tripId, operatorId, actor } = await aCounter(world);
  const wish = aSale(tripId);
  const { bookingId, pnr } = await portal.counter.sellAtCounter(actor, wish);
  await workOff(world, tripId);
  expect(await endingOf(world, { tripId, bookingId, phone: wish.phone })).toMatchObject({
    booking: 'confirmed',
    seats: 'sold',
    payments: ['paid'],
    tickets: ['issued', 'issued'],
    confirmations: [1, 0],
  });
  const { document } = await portal.counter.viewSale(actor, pnr);
  expect(document).toMatchObject({
    channel: 'counter',
    paidPaisa: taka(1400),
    serviceChargePaisa: 0,
    instrument: 'Cash',
    contactName: 'Nasrin Akter',
  });
  expect(document.tickets.map(({ seatNo, code }) => [seatNo, code?.startsWith('POTH')])).toEqual([
    ['B3', true],
    ['B4', true],
  ]);
  expect(await heldBy(operatorId)).toBe(1400);
  await expectBooksToAgree(world);
});

test('a repeated click sells once', async () => {
  const { tripId, actor } = await aCounter(world);
  const wish = aSale(tripId);
  const answers = await Promise.all(
    Array.from({ length: 8 }, () => world.portal.counter.sellAtCounter(actor, wish)),
  );
  expect(new Set(answers.map(({ pnr }) => pnr)).size).toBe(1);
  await expect(world.portal.counter.sellAtCounter(actor, { ...wish, seatNos: ['C1'] })).rejects.toMatchObject(
    { code: 'key-reused' },
  );
});

test('a transfer of mobile money pays one sale and no second one', async () => {
  const { tripId, operatorId, actor } = await aCounter(world);
  const paid = { tender: 'mobile-money' as const, reference: '8n7a 6d5ee9' };
  await world.portal.counter.sellAtCounter(actor, aSale(tripId, paid));
  const second = aSale(tripId, { ...paid, seatNos: ['C1'] });
  await expect(world.portal.counter.sellAtCounter(actor, second)).rejects.toMatchObject({
    code: 'reference-used',
  });
  // Nothing of the refused sale is left: the seat is free for cash.
  await world.portal.counter.sellAtCounter(actor, { ...second, tender: 'cash', key: randomUUID() });
  expect(await heldBy(operatorId)).toBe(2100);
  await expectBooksToAgree(world);
});

test('everything that is wrong with what was typed is said at once', async () => {
  const { tripId, actor } = await aCounter(world);
  const wish = aSale(tripId, { name: ' ', phone: '0171', tender: 'mobile-money' });
  await expect(world.portal.counter.sellAtCounter(actor, wish)).rejects.toMatchObject({
    code: 'invalid-input',
    fields: { faults: { name: 'name-missing', phone: 'phone-too-short-7', reference: 'reference-missing' } },
  });
});

test('a seat that does not exist is refused', async () => {
  const { tripId, actor } = await aCounter(world);
  const { sellAtCounter } = world.portal.counter;
  await expect(sellAtCounter(actor, aSale(tripId, { seatNos: ['Z9'] }))).rejects.toMatchObject({
    code: 'seat-unknown',
  });
});

test('a counter sells until the coach leaves, when the web has long closed, and not after', async () => {
  const { tripId, actor } = await aCounter(world);
  const leavesIn = (minutes: number) =>
    world.db
      .updateTable('tripFare')
      .set({ departsAt: new Date(Date.now() + minutes * 60_000) })
      .where('tripId', '=', tripId)
      .execute();
  await leavesIn(10);
  await expect(holdWithDetails(world, { tripId, seatNos: ['A1'] })).rejects.toMatchObject({
    code: 'sale-closed',
  });
  await world.portal.counter.sellAtCounter(actor, aSale(tripId, { seatNos: ['A1'] }));
  await leavesIn(-1);
  await expect(
    world.portal.counter.sellAtCounter(actor, aSale(tripId, { seatNos: ['A2'] })),
  ).rejects.toMatchObject({ code: 'coach-left' });
});

test('a suspended operator sells nothing at its counters either', async () => {
  const { tripId, operatorId, actor } = await aCounter(world);
  await world.db
    .updateTable('operator')
    .set({ state: 'suspended', demonstration: true })
    .where('operatorId', '=', operatorId)
    .execute();
  await expect(world.portal.counter.sellAtCounter(actor, aSale(tripId))).rejects.toMatchObject({
    code: 'trip-not-on-sale',
  });
});

test('without an open shift nothing is sold', async () => {
  const { tripId, operatorId } = await sampleTrip(world.db);
  const { actor } = await anAgent(world, operatorId, { shift: false });
  await expect(world.portal.counter.sellAtCounter(actor, aSale(tripId))).rejects.toMatchObject({
    code: 'no-shift',
  });
});

test('nobody sees or touches what another operator’s counters do', async () => {
  const { counter } = world.portal;
  const [mine, theirs] = [await aCounter(world), await aCounter(world)];
  const { tripId, shiftId } = mine;
  const stranger = theirs.actor;
  const { bookingId, pnr } = await counter.sellAtCounter(mine.actor, aSale(tripId));
  const held = await counter.holdByPhone(mine.actor, aCall(tripId, { seatNos: ['D1'] }));
  const asked = { tripId, bookingId, seatNos: ['B3'] };
  const hold = { tripId, bookingId: held.bookingId };
  const counterId = await counterAt(world, mine.operatorId);
  const newcomer = await anAgent(world, theirs.operatorId, { shift: false });
  const key = randomUUID();
  const tries: (() => Promise<unknown>)[] = [
    () => counter.sellAtCounter(stranger, aSale(tripId, { seatNos: ['C1'] })),
    () => counter.holdByPhone(stranger, aCall(tripId, { seatNos: ['C1'] })),
    () => counter.collectPhoneHold(stranger, { ...hold, tender: 'cash', reference: '', key }),
    () => counter.releasePhoneHold(stranger, hold),
    () => counter.viewSale(stranger, pnr),
    () => counter.quoteAtCounter(stranger, asked),
    () => counter.cancelAtCounter(stranger, { ...asked, shownRefundPaisa: 0, key }),
    () => counter.viewJourney(stranger, { tripId, fromStopNo: 0, toStopNo: 2 }),
    () => counter.viewShift(stranger, shiftId),
    () => counter.closeShift(stranger, { shiftId, countedPaisa: 0 }),
    () => counter.openShift(newcomer.actor, { counterId, floatPaisa: 0 }),
  ];
  for (const attempt of tries) await expect(attempt()).rejects.toMatchObject({ code: 'not-found' });
  expect(await counter.listOpenSales(stranger)).toEqual({ sales: [], holds: [] });
});

test('a conductor, a passenger and a stranger are kept from the counter', async () => {
  const { tripId, operatorId } = await sampleTrip(world.db);
  const conductor = await makeStaff(world, await signUpPerson(world), operatorId, 'conductor');
  const { sellAtCounter } = world.portal.counter;
  await expect(sellAtCounter(conductor.actor, aSale(tripId))).rejects.toMatchObject({ code: 'not-allowed' });
  await expect(sellAtCounter((await signUpPerson(world)).actor, aSale(tripId))).rejects.toMatchObject({
    code: 'not-allowed',
  });
  await expect(sellAtCounter(newBuyer(), aSale(tripId))).rejects.toMatchObject({ code: 'sign-in-required' });
});

test('seats kept for the counters are sold there and nowhere else; those kept for others stay kept', async () => {
  const { counter, trip } = world.portal;
  const { tripId, operatorId, actor } = await aCounter(world);
  const owner = await makeOwnerOf(
    world,
    await signUpPerson(world, { accountType: 'busProvider' }),
    operatorId,
  );
  const keep = (seatNo: string, keptFor: 'counter' | 'vip') =>
    trip.keepSeats(owner.actor, {
      tripId,
      fromStopNo: 0,
      toStopNo: 2,
      seatNos: [seatNo],
      keptFor,
      note: '',
      untilHoursBefore: null,
      key: randomUUID(),
    });
  await keep('A1', 'counter');
  await keep('A2', 'vip');
  await expect(holdWithDetails(world, { tripId, seatNos: ['A1'] })).rejects.toMatchObject({
    code: 'seat-taken',
  });
  expect((await counter.viewJourney(actor, { tripId, fromStopNo: 0, toStopNo: 2 })).keptSeats).toEqual([
    'A1',
  ]);
  await expect(counter.sellAtCounter(actor, aSale(tripId, { seatNos: ['A1', 'A2'] }))).rejects.toMatchObject({
    code: 'seat-taken',
    fields: { seats: ['A2'] },
  });
  // The refused sale has not freed the kept seat.
  await expect(holdWithDetails(world, { tripId, seatNos: ['A1'] })).rejects.toMatchObject({
    code: 'seat-taken',
  });
  await counter.sellAtCounter(actor, aSale(tripId, { seatNos: ['A1'] }));
  await expectBooksToAgree(world);
});

test('a coach that runs late is sold until it leaves', async () => {
  const { tripId, actor } = await aCounter(world);
  await world.db
    .updateTable('tripFare')
    .set({ departsAt: new Date(Date.now() - 5 * 60_000) })
    .where('tripId', '=', tripId)
    .execute();
  await world.db.updateTable('trip').set({ delayMinutes: 30 }).where('tripId', '=', tripId).execute();
  await world.portal.counter.sellAtCounter(actor, aSale(tripId, { seatNos: ['A1'] }));
  await world.db.updateTable('trip').set({ delayMinutes: 4 }).where('tripId', '=', tripId).execute();
  await expect(
    world.portal.counter.sellAtCounter(actor, aSale(tripId, { seatNos: ['A2'] })),
  ).rejects.toMatchObject({ code: 'coach-left' });
});
