import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runAudit } from '../invariants/run-audit.ts';
import { transaction } from '../db/transaction.ts';
import type { Portal } from '../portal.ts';
import { newBuyer } from '../testing/buyer.ts';
import { aCounter, anAgent, aSale } from '../testing/counter.ts';
import { meetAtLock } from '../testing/meet-at-lock.ts';
import { makeOwnerOf, signUpPerson } from '../testing/people.ts';
import { sampleTrip } from '../testing/sample-trip.ts';
import { withoutGuard } from '../testing/without-guard.ts';
import { createWorld, type World } from '../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ chores: false });
});
afterAll(() => world.stop());

const journey = { fromStopNo: 0, toStopNo: 2 };
const webHold = (tripId: string, seatNos: string[]) =>
  world.portal.booking.holdSeats(newBuyer(), {
    tripId,
    ...journey,
    seatNos,
    language: 'en',
    key: randomUUID(),
  });

/** Lists broken invariants, except for the durability that the test server does without. */
const audit = async () =>
  (await runAudit(world.auditor))
    .map(({ says, rows }) => [says, rows.filter(({ fault }) => !/^\w+=(off|on)$/.test(String(fault)))])
    .filter(([, rows]) => rows?.length);

test('of a hold on the web and a sale at the counter on the same seats exactly one comes true', async () => {
  const { tripId, actor } = await aCounter(world);
  const rows = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I'];
  const outcomes = await Promise.all(
    rows.map(async (row) => {
      const seatNos = [`${row}1`, `${row}2`];
      const settled = await Promise.allSettled([
        webHold(tripId, seatNos),
        world.portal.counter.sellAtCounter(actor, aSale(tripId, { seatNos })),
        webHold(tripId, seatNos),
      ]);
      for (const outcome of settled)
        if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'seat-taken' });
      return settled.filter(({ status }) => status === 'fulfilled').length;
    }),
  );
  expect(outcomes).toEqual(rows.map(() => 1));
  expect(await audit()).toEqual([]);
});

test('six counters of one operator sell a whole coach at once, each seat once, and nobody is turned away', async () => {
  const { tripId, operatorId } = await sampleTrip(world.db);
  // One after the other: all of them are hired in one chain of the audit log.
  const agents: Awaited<ReturnType<typeof anAgent>>[] = [];
  while (agents.length < 6) agents.push(await anAgent(world, operatorId));
  const { seats } = await world.portal.seating.viewSeatMap(newBuyer(), { tripId, ...journey });
  const sales = Object.keys(seats).flatMap((seatNo, at) =>
    // Each seat is requested at two counters.
    [agents[at % 6], agents[(at + 1) % 6]].map((agent) => ({ seatNo, actor: agent?.actor ?? newBuyer() })),
  );
  const settled = await Promise.allSettled(
    sales.map(({ seatNo, actor }) =>
      world.portal.counter.sellAtCounter(
        actor as (typeof agents)[0]['actor'],
        aSale(tripId, { seatNos: [seatNo] }),
      ),
    ),
  );
  const refusals = settled.filter((outcome) => outcome.status === 'rejected');
  expect(refusals.map(({ reason }) => reason.code)).toEqual(refusals.map(() => 'seat-taken'));
  expect(refusals.length).toBe(36);
  const { sold } = await world.db
    .selectFrom('ticketLeg')
    .select((eb) => eb.fn.count<number>('seatNo').distinct().as('sold'))
    .where('tripId', '=', tripId)
    .executeTakeFirstOrThrow();
  expect(Number(sold)).toBe(36);
  expect(await audit()).toEqual([]);
});

test('a trip that is being closed sells no more: the counter waits and finds it closed', async () => {
  const { tripId, actor } = await aCounter(world);
  let sale: Promise<unknown> | undefined;
  await transaction(world.db, async (tx) => {
    await tx.updateTable('trip').set({ state: 'closed' }).where('tripId', '=', tripId).execute();
    sale = world.portal.counter.sellAtCounter(actor, aSale(tripId)).catch((thrown: unknown) => thrown);
    await new Promise((resolve) => setTimeout(resolve, 300));
  });
  expect(await sale).toMatchObject({ code: 'trip-not-on-sale' });
});

test('of a sale and the closing of its trip at the same moment none slips past the other', async () => {
  for (let round = 0; round < 8; round++) {
    const { tripId, actor } = await aCounter(world);
    const [sale] = await Promise.allSettled([
      world.portal.counter.sellAtCounter(actor, aSale(tripId)),
      transaction(world.db, async (tx) => {
        await tx.updateTable('trip').set({ state: 'closed' }).where('tripId', '=', tripId).execute();
      }),
    ]);
    if (sale.status === 'rejected') expect(sale.reason).toMatchObject({ code: 'trip-not-on-sale' });
    await expect(
      world.portal.counter.sellAtCounter(actor, aSale(tripId, { seatNos: ['C1'] })),
    ).rejects.toMatchObject({ code: 'trip-not-on-sale' });
  }
  expect(await audit()).toEqual([]);
});

test('a shift that is closed while sales are under way counts each of them in, or refuses it', async () => {
  const { tripId, actor, shiftId } = await aCounter(world);
  const { counter } = world.portal;
  const sales = ['A1', 'A2', 'A3', 'A4', 'B1', 'B2'].map((seatNo) =>
    counter.sellAtCounter(actor, aSale(tripId, { seatNos: [seatNo] })),
  );
  const [closed, ...sold] = await Promise.allSettled([
    counter.closeShift(actor, { shiftId, countedPaisa: 50_000 }),
    ...sales,
  ]);
  expect(closed.status).toBe('fulfilled');
  for (const outcome of sold)
    if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'no-shift' });
  const count = sold.filter(({ status }) => status === 'fulfilled').length;
  expect(await counter.viewShift(actor, shiftId)).toMatchObject({
    ticketCount: count,
    cashInPaisa: count * 70_000,
  });
  expect(await audit()).toEqual([]);
});

/** Has an owner take an agent off the staff and close the till while the agent's sale waits for that till. */
const dismissedAtTill = async (portal: Portal) => {
  const { tripId, operatorId, actor, shiftId } = await aCounter(world);
  const owner = await makeOwnerOf(world, await signUpPerson(world), operatorId);
  const lock = `select from counter_shift where shift_id = '${shiftId}' for update`;
  const [sale, closing] = await meetAtLock<unknown>(world, lock, [
    () => portal.counter.sellAtCounter(actor, aSale(tripId, { seatNos: ['A1'] })),
    async () => {
      await portal.operator.revokeStaff(owner.actor, { userId: actor.account.userId });
      return portal.counter.closeShift(owner.actor, { shiftId, countedPaisa: 50_000 });
    },
  ]);
  return [sale?.status === 'rejected' ? sale.reason.code : 'sold', closing];
};

test('an agent who is taken off the staff while a sale waits for the till sells nothing more', async () => {
  expect(await dismissedAtTill(world.portal)).toMatchObject([
    'no-shift',
    { status: 'fulfilled', value: { ticketCount: 0 } },
  ]);
  expect(await audit()).toEqual([]);
});

test('without the look at the staff the agent sells', async () => {
  const stillOnStaff = {
    statement: 'from counter_shift s',
    guard:
      "join operator_member m on m.user_id = s.agent_user_id and m.operator_id = s.operator_id and m.role <> 'conductor'",
    becomes: '',
  };
  expect((await withoutGuard(world, stillOnStaff, dismissedAtTill))[0]).toBe('sold');
});

/** Has a web buyer, then a counter, take a seat that both saw free; returns how that ended for each. */
const webThenCounter = async (portal: Portal): Promise<string[]> => {
  const { tripId, actor } = await aCounter(world);
  const lock = `select from trip_seat where trip_id = '${tripId}' for update`;
  const ends = await meetAtLock<unknown>(world, lock, [
    () => webHold(tripId, ['A1']),
    () => portal.counter.sellAtCounter(actor, aSale(tripId, { seatNos: ['A1'] })),
  ]);
  return ends.map((end) => (end.status === 'fulfilled' ? 'promised' : end.reason.code));
};

test('a counter that waits for the hold of a buyer finds the seat taken', async () => {
  expect(await webThenCounter(world.portal)).toEqual(['promised', 'seat-taken']);
  expect(await audit()).toEqual([]);
});

test('without the second look it sells the seat that the buyer was promised', async () => {
  const stillTakeable = {
    statement: "update trip_seat set state = 'held'",
    guard:
      "(state = 'free' or (state in ('held', 'paying', 'blocked') and expires_at is not null and expires_at <= now()))",
  };
  expect(await withoutGuard(world, stillTakeable, webThenCounter)).toEqual(['promised', 'promised']);
});
