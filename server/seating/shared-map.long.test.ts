import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seatLayouts } from '@poth/domain/fleet/seat-plan-templates.ts';
import { transaction } from '../db/transaction.ts';
import { newBuyer, startPaying } from '../testing/buyer.ts';
import { runTrip, type RunningTripStage } from '../testing/running-trip.ts';
import { createWorld, type World } from '../testing/world.ts';
import { takeSeats } from './store.ts';

/** Most milliseconds that an answer from memory may be old. */
const oldestMs = 1_000;

let [here, there]: World[] = [];
beforeAll(async () => {
  here = await createWorld({ chores: false });
  there = await createWorld({ chores: false, beside: here });
  await here.gateway.behave({ refundSettleMs: 0 });
});
afterAll(async () => {
  await there!.stop();
  await here!.stop();
});

type Answer = { seats: Record<string, string>; isKept: boolean };

/** Asks a process for the map of a trip as a program does that has bought nothing. */
const lookAt = async (
  { publicUrl }: World,
  tripId: string,
  headers: Record<string, string> = {},
): Promise<Answer> => {
  const answer = await fetch(`${publicUrl}/api/trips/${tripId}/seats?from=0&to=2`, { headers });
  const { seats } = (await answer.json()) as { seats: Record<string, string> };
  // An answer from memory says how old it is.
  return { seats, isKept: answer.headers.has('age') };
};

/** Looks until the answer comes from memory. */
const lookTwice = async (world: World, tripId: string): Promise<void> => {
  for (let tries = 0; tries < 50; tries += 1) if ((await lookAt(world, tripId)).isKept) return;
  throw new Error('a map is never kept');
};

const hold = (world: World, tripId: string, seatNos: string[], actor = newBuyer()) =>
  world.portal.booking.holdSeats(actor, {
    tripId,
    fromStopNo: 0,
    toStopNo: 2,
    seatNos,
    language: 'en',
    key: randomUUID(),
  });

/** Ways to change seat B3: `begin` prepares one and returns the change, which then shows as `shows`. */
const causes: Record<
  string,
  { begin: (stage: RunningTripStage) => Promise<() => Promise<unknown>>; shows: string }
> = {
  'a hold': {
    shows: 'held',
    begin:
      async ({ tripId }) =>
      () =>
        hold(here!, tripId, ['B3']),
  },
  'a seat more of a hold': {
    shows: 'held',
    begin: async ({ tripId }) => {
      const actor = newBuyer();
      await hold(here!, tripId, ['A1'], actor);
      return () => hold(here!, tripId, ['B3'], actor);
    },
  },
  'a release': {
    shows: 'available',
    begin: async ({ tripId }) => {
      const actor = newBuyer();
      const { bookingId } = await hold(here!, tripId, ['B3'], actor);
      return () => here!.portal.booking.releaseSeats(actor, { tripId, bookingId, seatNos: ['B3'] });
    },
  },
  'a sale': { shows: 'sold', begin: async (stage) => () => stage.sell(['B3']) },
  'a payment that came to nothing, and the end of its hold': {
    shows: 'available',
    begin: async ({ tripId }) => {
      const { bookingId, tranId } = await startPaying(here!, { tripId, seatNos: ['B3'] });
      return async () => {
        await here!.gateway.choose(tranId, 'fail');
        await here!.age(tripId, bookingId, 60);
        await here!.doChores();
      };
    },
  },
  'a cancellation': {
    shows: 'available',
    begin: async (stage) => {
      const { actor, tripId, bookingId } = await stage.sell(['B3']);
      return async () => {
        const asked = { tripId, bookingId, seatNos: ['B3'] };
        const { refundPaisa } = await here!.portal.refund.quoteRefund(actor, asked);
        const input = { ...asked, shownRefundPaisa: refundPaisa, termsAccepted: true, key: randomUUID() };
        await here!.portal.refund.cancelAndRefund(actor, input);
      };
    },
  },
  'seats kept off the sale': { shows: 'sold', begin: async (stage) => () => stage.keep(['B3']) },
  'kept seats that are released': {
    shows: 'available',
    begin: async (stage) => {
      const { blockId } = await stage.keep(['B3']);
      return () => here!.portal.trip.releaseBlock(stage.actor, { tripId: stage.tripId, blockId });
    },
  },
  'a trip that does not run': {
    shows: 'available',
    begin: async (stage) => {
      await hold(here!, stage.tripId, ['B3']);
      return () => stage.change({ kind: 'cancel', reason: 'breakdown' });
    },
  },
};

test.each(Object.entries(causes))(
  '%s is seen here at once, by its buyer at once in another process, by all there within a second',
  async (_name, { begin, shows }) => {
    const stage = await runTrip(here!);
    const { tripId } = stage;
    const change = await begin(stage);
    await lookTwice(here!, tripId);
    await lookTwice(there!, tripId);
    const before = await lookAt(there!, tripId);
    expect(before.seats.B3).not.toBe(shows);
    await change();
    expect((await lookAt(here!, tripId)).seats.B3).toBe(shows);
    const own = await lookAt(there!, tripId, { cookie: 'buyer=whoever' });
    expect(own.seats.B3).toBe(shows);
    await wait(oldestMs);
    expect((await lookAt(there!, tripId)).seats.B3).toBe(shows);
  },
);

test('another plan is seen here at once and there within a second', async () => {
  const stage = await runTrip(here!);
  const coachId = await stage.addCoach({ coachNumber: 'DT-28', layout: seatLayouts['business-28'] });
  await lookTwice(there!, stage.tripId);
  const before = await lookAt(here!, stage.tripId);
  await stage.change({ kind: 'coach', coachId, reason: 'breakdown' });
  const after = Object.keys((await lookAt(here!, stage.tripId)).seats);
  expect(after).not.toEqual(Object.keys(before.seats));
  await wait(oldestMs);
  expect(Object.keys((await lookAt(there!, stage.tripId)).seats)).toEqual(after);
});

test('a hold that ends is free at its moment, though nothing was written', async () => {
  const { tripId } = await runTrip(here!);
  const until = new Date(Date.now() + 5_000);
  const claim = { tripId, seatNos: ['B3'], legNos: [0, 1] };
  await transaction(here!.db, (tx) => takeSeats(tx, claim, randomUUID(), until));
  here!.deps.touches.touch(tripId);
  await lookTwice(here!, tripId);
  expect(await lookAt(here!, tripId)).toMatchObject({ seats: { B3: 'held' }, isKept: true });
  await wait(until.getTime() - Date.now() + 5);
  expect((await lookAt(here!, tripId)).seats.B3).toBe('available');
});

test('a trip that there is not is not found, and a journey that it does not go has no seats', async () => {
  const { tripId } = await runTrip(here!);
  const ask = (path: string) => fetch(`${here!.publicUrl}/api/trips/${path}`);
  expect((await ask(`${randomUUID()}/seats?from=0&to=2`)).status).toBe(404);
  expect(await (await ask(`${tripId}/seats?from=5&to=6`)).json()).toMatchObject({ seats: {} });
});

test('an answer from memory is the one that was made, packed for those who take it so', async () => {
  const { tripId } = await runTrip(here!);
  const ask = async (encoding: string) => {
    const answer = await fetch(`${here!.publicUrl}/api/trips/${tripId}/seats?from=0&to=2`, {
      headers: { 'accept-encoding': encoding },
    });
    const headers = new Headers(answer.headers);
    const cookie = headers.get('set-cookie');
    for (const name of ['age', 'date', 'content-length', 'transfer-encoding']) headers.delete(name);
    return { cookie, headers: Object.fromEntries(headers), body: await answer.json() };
  };
  for (const encoding of ['identity', 'gzip']) {
    const made = await ask(encoding);
    const kept = await ask(encoding);
    expect(kept).toEqual(made);
    expect(made.cookie).toBeNull();
    expect(kept.headers['content-encoding']).toBe(encoding === 'gzip' ? 'gzip' : undefined);
  }
});
