import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiBuyer, holdOverApi, tranIdOf } from '../testing/api-buyer.ts';
import { expectBooksToAgree } from '../testing/books.ts';
import { returnFromGateway } from '../testing/buyer.ts';
import { meetAtLock } from '../testing/meet-at-lock.ts';
import { sampleTrip } from '../testing/sample-trip.ts';
import { openWithoutGuard } from '../testing/without-guard.ts';
import { workOff } from '../testing/work-off.ts';
import { createWorld, type World } from '../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ chores: false });
  await world.gateway.behave({ refundSettleMs: 0, ipn: 'none' });
});
afterAll(() => world.stop());

/** Brings a buyer of A1 to the gateway's page; returns what may happen there, now and late. */
const onThePage = async (inWorld: World) => {
  const { tripId } = await sampleTrip(inWorld.db);
  const buyer = await apiBuyer(inWorld);
  const booking = await holdOverApi(buyer, tripId, ['A1']);
  const pay = async () => tranIdOf(inWorld, await buyer.pay(booking));
  const ends = async (tranId: string, outcome: 'success' | 'fail' = 'success') => {
    const { returnUrl, fields } = await inWorld.gateway.choose(tranId, outcome);
    return returnFromGateway(returnUrl, fields);
  };
  return {
    buyer,
    ...booking,
    pay,
    tranId: await pay(),
    ends,
    /** Replaces A1 by A2: the same fare, and no passenger is named for it yet. */
    exchange: async () => {
      await buyer.hold(tripId, ['A2']);
      return buyer.release(booking, ['A1']);
    },
  };
};
type Sale = Awaited<ReturnType<typeof onThePage>>;

const became = async (inWorld: World, { tripId, bookingId }: Sale) => {
  await workOff(inWorld, tripId);
  const { db } = inWorld;
  const of = { tripId, bookingId };
  const [booking, tickets, refunds] = await Promise.all([
    db
      .selectFrom('booking')
      .select('state')
      .where((eb) => eb.and(of))
      .executeTakeFirst(),
    db
      .selectFrom('ticket')
      .select(['seatNo', 'passengerName'])
      .where((eb) => eb.and(of))
      .execute(),
    db
      .selectFrom('refund')
      .select(['amountPaisa', 'state'])
      .where((eb) => eb.and(of))
      .execute(),
  ]);
  return {
    booking: booking?.state,
    tickets: tickets.map(({ seatNo, passengerName }) => `${seatNo} ${passengerName}`),
    refunds: refunds.map(({ amountPaisa, state }) => `${amountPaisa} ${state}`),
  };
};
const whole = '72000 settled';
const wentBack = { booking: 'held', tickets: [], refunds: [whole] };
const bought = (ticket: string) => ({ booking: 'confirmed', tickets: [ticket], refunds: [] });

test('the seat exchanged at the same fare, the failed attempt paid late: it goes back, the new one buys', async () => {
  const sale = await onThePage(world);
  await sale.ends(sale.tranId, 'fail');
  expect(await sale.exchange()).toMatchObject({ status: 200 });
  await sale.ends(sale.tranId);
  expect(await became(world, sale)).toEqual(wentBack);

  await sale.buyer.details(sale, { name: 'Farzana Islam' });
  await sale.ends(await sale.pay());
  expect(await became(world, sale)).toEqual({ ...bought('A2 Farzana Islam'), refunds: [whole] });
});

test.each([
  ['name', { name: 'Farzana Islam' }],
  ['number', { phone: '01912345678' }],
  ['passenger', { passengers: [{ seatNo: 'A1', name: 'Rafi', kind: 'adult' }] }],
  ['age', { passengers: [{ seatNo: 'A1', name: '', kind: 'child' }] }],
])('another %s after the attempt failed: its late money goes back', async (_, change) => {
  const sale = await onThePage(world);
  await sale.ends(sale.tranId, 'fail');
  expect(await sale.buyer.details(sale, change)).toMatchObject({ status: 200 });
  await sale.ends(sale.tranId);
  expect(await became(world, sale)).toEqual(wentBack);
});

test('the same details typed again, with another mail address: the failed attempt paid late buys', async () => {
  const sale = await onThePage(world);
  await sale.ends(sale.tranId, 'fail');
  await sale.buyer.details(sale, { email: 'tasnim@example.com' });
  await sale.ends(sale.tranId);
  expect(await became(world, sale)).toEqual(bought('A1 Tasnim Rahman'));
});

test('while a payment is open, names and number stand still; the same again, or another mail address, is no change', async () => {
  const sale = await onThePage(world);
  for (const change of [
    { name: 'Farzana Islam' },
    { phone: '01912345678' },
    { passengers: [{ seatNo: 'A1', name: 'Rafi', kind: 'adult' }] },
  ])
    expect(await sale.buyer.details(sale, change)).toMatchObject({ status: 409, code: 'payment-open' });
  expect(await sale.buyer.details(sale)).toMatchObject({ status: 200 });
  expect(await sale.buyer.details(sale, { email: 'tasnim@example.com' })).toMatchObject({ status: 200 });
  await sale.ends(sale.tranId);
  expect(await became(world, sale)).toEqual(bought('A1 Tasnim Rahman'));
});

const lateAmidExchange = async (inWorld: World, first: 'exchange' | 'payment') => {
  const sale = await onThePage(inWorld);
  await sale.ends(sale.tranId, 'fail');
  await sale.buyer.hold(sale.tripId, ['A2']);
  await sale.buyer.details(sale);
  const lock = `select from booking where booking_id = '${sale.bookingId}' for update`;
  const acts = [() => sale.buyer.release(sale, ['A1']), () => sale.ends(sale.tranId)];
  await meetAtLock<unknown>(inWorld, lock, first === 'exchange' ? acts : acts.toReversed());
  return became(inWorld, sale);
};

test.each(['exchange', 'payment'] as const)(
  'the late money and the exchange at the same row, the %s first: it goes back',
  async (first) => {
    expect(await lateAmidExchange(world, first)).toEqual(wentBack);
  },
);

test('without the number of what it paid for, the late money buys another seat', async () => {
  const guard = openWithoutGuard({
    statement: 'update booking b set',
    guard: 'b.contents_no + b.extended::int',
    becomes: 'b.contents_no',
  });
  const unguarded = await createWorld({ chores: false, ...guard });
  try {
    await unguarded.gateway.behave({ refundSettleMs: 0, ipn: 'none' });
    expect(await lateAmidExchange(unguarded, 'exchange')).toEqual(bought('A2 Tasnim Rahman'));
    expect(guard.found()).toBe(true);
  } finally {
    await unguarded.stop();
  }
});

test('exchange and late money in the same moment, five times: it always goes back', async () => {
  for (let round = 0; round < 5; round++) {
    const sale = await onThePage(world);
    await sale.ends(sale.tranId, 'fail');
    await sale.buyer.hold(sale.tripId, ['A2']);
    await sale.buyer.details(sale);
    await Promise.all([sale.buyer.release(sale, ['A1']), sale.ends(sale.tranId)]);
    expect(await became(world, sale)).toEqual(wentBack);
  }
});

test('every book agrees', async () => {
  await expectBooksToAgree(world);
});
