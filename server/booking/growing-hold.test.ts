import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { isCluster } from '../db/cluster.ts';
import { runAudit } from '../invariants/run-audit.ts';
import { apiBuyer, holdOverApi, tranIdOf } from '../testing/api-buyer.ts';
import { expectBooksToAgree } from '../testing/books.ts';
import { returnFromGateway } from '../testing/buyer.ts';

import { meetAtLock } from '../testing/meet-at-lock.ts';
import { sampleTrip } from '../testing/sample-trip.ts';
import { openWithoutGuard } from '../testing/without-guard.ts';
import { createWorld, type World } from '../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ chores: false });
});
afterAll(() => world.stop());

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const lockOf = (bookingId: string) => `select from booking where booking_id = '${bookingId}' for update`;

/** The seats of a booking and those of its tickets. */
const seatsOf = async (inWorld: World, bookingId: string) => {
  const [seats, tickets] = await Promise.all(
    (['bookingSeat', 'ticket'] as const).map((table) =>
      inWorld.db
        .selectFrom(table)
        .select('seatNo')
        .where('bookingId', '=', bookingId)
        .orderBy('seatNo')
        .execute(),
    ),
  );
  return { seats: seats?.map(({ seatNo }) => seatNo), tickets: tickets?.map(({ seatNo }) => seatNo) };
};

/** Returns the answers of requests that met at a lock, in order; throws the error of a request that failed. */
const answersOf = <T>(ends: PromiseSettledResult<T>[]): T[] =>
  ends.map((end) => {
    if (end.status === 'rejected') throw end.reason;
    return end.value;
  });

const tapBehindSettlement = async (inWorld: World) => {
  const { tripId } = await sampleTrip(inWorld.db);
  const { buyer, bookingId, comesBack } = await paidBuyer(inWorld, tripId, { lost: true });
  const [, held] = answersOf(
    await meetAtLock<unknown>(inWorld, lockOf(bookingId), [comesBack, () => buyer.hold(tripId, ['A2'])]),
  );
  return { bookingId, held };
};

/**
 * Buyer of A1 who has paid at the gateway and whose browser has not come back yet. lost: the portal has given the
 * attempt up, as after a long silence, and the seats are an ordinary hold again.
 */
const paidBuyer = async (inWorld: World, tripId: string, { lost = false } = {}) => {
  const buyer = await apiBuyer(inWorld);
  const booking = await holdOverApi(buyer, tripId, ['A1']);
  const tranId = await tranIdOf(inWorld, await buyer.pay(booking));
  await inWorld.gateway.behave({ ipn: 'none' }, tranId);
  const { returnUrl, fields } = await inWorld.gateway.choose(tranId);
  if (lost) {
    const { bookingId } = booking;
    await inWorld.db
      .updateTable('tripSeat')
      .set({ state: 'held' })
      .where('bookingId', '=', bookingId)
      .execute();
    await inWorld.db
      .updateTable('payment')
      .set({ state: 'expired' })
      .where('bookingId', '=', bookingId)
      .execute();
  }
  return { buyer, ...booking, comesBack: () => returnFromGateway(returnUrl, fields) };
};

test('a tap that waits for the settlement of its hold begins another hold', async () => {
  const { bookingId, held } = await tapBehindSettlement(world);
  expect(await seatsOf(world, bookingId)).toEqual({ seats: ['A1'], tickets: ['A1'] });
  expect(held).toMatchObject({ status: 200, state: 'held', seats: [{ seatNo: 'A2' }] });
  expect(held).not.toMatchObject({ bookingId });
  await expectBooksToAgree(world);
});

test('without the second look at state and version it grows what was sold, and the audit sees it', async () => {
  const guard = openWithoutGuard({
    statement: 'insert into booking_seat',
    guard: 'b.state = given.state and b.version = given.version',
  });
  const unguarded = await createWorld({ chores: false, ...guard });
  try {
    const { bookingId } = await tapBehindSettlement(unguarded);
    expect(guard.found()).toBe(true);
    expect(await seatsOf(unguarded, bookingId)).toEqual({ seats: ['A1', 'A2'], tickets: ['A1'] });
    const broken = (await runAudit(unguarded.auditor)).map(({ invariant }) => invariant);
    expect(broken).toEqual(expect.arrayContaining(['I-held', 'I-seats']));
  } finally {
    await unguarded.stop();
  }
});

test('a tap that waits for the release of its hold begins another hold', async () => {
  const { tripId } = await sampleTrip(world.db);
  const buyer = await apiBuyer(world);
  const booking = await holdOverApi(buyer, tripId, ['A1']);
  // The other of the two holds that a browser may have.
  const other = await sampleTrip(world.db);
  await holdOverApi(buyer, other.tripId, ['A1']);
  const [released, tap] = answersOf(
    await meetAtLock(world, lockOf(booking.bookingId), [
      () => buyer.release(booking, ['A1']),
      () => buyer.hold(tripId, ['A2']),
    ]),
  );
  expect(released).toMatchObject({ status: 200, state: 'expired' });
  expect(tap).toMatchObject({ status: 200, state: 'held', seats: [{ seatNo: 'A2' }] });
  await expectBooksToAgree(world);
});

test('a hold that ends while a tap waits for it does not grow', async () => {
  const { tripId } = await sampleTrip(world.db);
  const buyer = await apiBuyer(world);
  const { bookingId } = await holdOverApi(buyer, tripId, ['A1']);
  await world.age(tripId, bookingId, 9);
  // Time that a tap needs to reach the lock; on a cluster that takes some twenty round trips to several machines.
  const leftMs = isCluster() ? 4_000 : 700;
  await world.db
    .updateTable('booking')
    .set({ heldUntil: new Date(Date.now() + leftMs) })
    .where('bookingId', '=', bookingId)
    .execute();
  const look = async () => {
    await pause(leftMs + 100);
    // Changes nothing, but waits at the row as a lock does: a cluster locks no row without being given its trip.
    return sql`update booking set version = version where booking_id = ${bookingId}`.execute(world.db);
  };
  const [held] = answersOf(
    await meetAtLock<unknown>(world, lockOf(bookingId), [() => buyer.hold(tripId, ['A2']), look]),
  );
  expect(held).toMatchObject({ status: 200, state: 'held', seats: [{ seatNo: 'A2' }] });
  expect(held).not.toMatchObject({ bookingId });
});

test('taps all through the settlement of a hold: the tickets are its seats', async () => {
  for (let round = 0; round < 4; round++) {
    const { tripId } = await sampleTrip(world.db);
    const { buyer, bookingId, comesBack } = await paidBuyer(world, tripId);
    const back = comesBack();
    const taps = await Promise.all(
      Array.from({ length: 25 }, async (_, index) => {
        await pause(index * 4);
        return buyer.hold(tripId, ['A2']);
      }),
    );
    await back;
    expect(await seatsOf(world, bookingId)).toEqual({ seats: ['A1'], tickets: ['A1'] });
    for (const { status, code, state } of taps)
      expect([200, 'booking-closed']).toContain(status === 200 && state === 'held' ? status : code);
  }
  await expectBooksToAgree(world);
});

test('release and tap in the same moment, twenty times: what is held is held', async () => {
  const { tripId } = await sampleTrip(world.db);
  const buyer = await apiBuyer(world);
  const answers: unknown[] = [];
  for (let round = 0; round < 20; round++) {
    const { bookingId = '' } = await buyer.hold(tripId, ['A1']);
    const [, tap] = await Promise.all([
      buyer.release({ tripId, bookingId }, ['A1']),
      buyer.hold(tripId, ['A2']),
    ]);
    answers.push([tap.status, tap.state]);
    if (tap.bookingId) await buyer.release({ tripId, bookingId: tap.bookingId }, ['A1', 'A2']);
  }
  expect(answers).toEqual(answers.map(() => [200, 'held']));
  await expectBooksToAgree(world);
});
