import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, type DhakaDate, dhakaDate, dhakaInstant } from '@poth/domain/dhaka.ts';
import type { Visitor } from '@poth/domain/identity/actor.ts';
import type { SetWindowsInput } from '@poth/domain/sale-window/input.ts';
import { isProblem } from '@poth/domain/problem.ts';
import { serviceDateOf } from '@poth/domain/trip/trip-id.ts';
import type { Portal } from '../portal.ts';
import { publishTrips } from '../schedule/publish-trips.ts';
import { withDependencies } from '../answer-dependencies.ts';
import { newBuyer } from '../testing/buyer.ts';
import { aCall, anAgent, aSale } from '../testing/counter.ts';
import { meetAtLock } from '../testing/meet-at-lock.ts';
import { makeAdmin, signUpPerson } from '../testing/people.ts';
import { runTrip } from '../testing/running-trip.ts';
import { type Guard, withoutGuard } from '../testing/without-guard.ts';
import { createWorld, type World } from '../testing/world.ts';
import { readOpenings } from './opening-store.ts';

let world: World;
let admin: Visitor;
beforeAll(async () => {
  world = await createWorld({ chores: false });
  admin = (await makeAdmin(world, await signUpPerson(world))).actor;
});
afterAll(() => world.stop());

const today = dhakaDate(new Date());
/** Each test has a service date of its own: a window for all operators closes every trip of its date. */
let daysAhead = 3;
const stage = async () => {
  daysAhead += 1;
  const run = await runTrip(world, daysAhead);
  return { ...run, date: serviceDateOf(run.tripId) };
};

/** Input by which one date opens at six in the morning, `days` days from today. */
const opensIn = (date: DhakaDate, days: number): Omit<SetWindowsInput, 'reach'> => ({
  from: date,
  until: date,
  way: 'moment',
  day: addDays(today, days),
  time: '06:00',
});
const sixIn = (days: number): Date => dhakaInstant(addDays(today, days), 360);
const setOwn = (actor: Visitor, date: DhakaDate, days: number) =>
  world.portal.saleWindow.setWindows(actor, { reach: 'own', ...opensIn(date, days) });
const setForAll = (date: DhakaDate, days: number) =>
  world.portal.saleWindow.setWindows(admin, { reach: 'all', ...opensIn(date, days) });

const hold = (portal: Portal, tripId: string, seatNo = 'B3', actor = newBuyer()) =>
  portal.booking.holdSeats(actor, {
    tripId,
    fromStopNo: 0,
    toStopNo: 2,
    seatNos: [seatNo],
    language: 'en',
    key: randomUUID(),
  });

const noteOf = async (work: Promise<unknown>): Promise<unknown> => {
  try {
    await work;
    return 'done';
  } catch (thrown) {
    if (isProblem(thrown)) return { code: thrown.code, ...thrown.fields };
    throw thrown;
  }
};
const notOpen = (opensAt: Date) => ({ code: 'sale-not-open', opensAt: opensAt.toISOString() });

/** Moves the opening of a date to this moment: the clock is the database's. */
const comeTo = (date: DhakaDate) =>
  sql`update sale_window set opens_at = now() where service_date = ${date}::date`.execute(world.db);

test('before its moment nothing of a date is held, and from then on everything is', async () => {
  const { tripId, actor, date } = await stage();
  await setOwn(actor, date, 1);
  const buyer = newBuyer();
  expect(await noteOf(hold(world.portal, tripId, 'B3', buyer))).toEqual(notOpen(sixIn(1)));
  await comeTo(date);
  expect(await noteOf(hold(world.portal, tripId, 'B3', buyer))).toBe('done');
});

test('who holds seats when a date is closed keeps them, and gets no other', async () => {
  const { tripId, actor, date } = await stage();
  const buyer = newBuyer();
  await hold(world.portal, tripId, 'B3', buyer);
  await setOwn(actor, date, 1);
  expect(await noteOf(hold(world.portal, tripId, 'B4', buyer))).toEqual(notOpen(sixIn(1)));
  const held = await world.portal.booking.viewHold(buyer, { tripId, fromStopNo: 0, toStopNo: 2 });
  expect(held?.seats.map(({ seatNo }) => seatNo)).toEqual(['B3']);
});

test('counters wait for the moment as well; seats may be kept for them before', async () => {
  const { tripId, operatorId, actor, date, keep } = await stage();
  const agent = await anAgent(world, operatorId);
  await setOwn(actor, date, 1);
  await keep(['A1']);
  const { counter } = world.portal;
  for (const sale of [
    () => counter.sellAtCounter(agent.actor, aSale(tripId, { seatNos: ['A1'] })),
    () => counter.holdByPhone(agent.actor, aCall(tripId)),
  ])
    expect(await noteOf(sale())).toEqual(notOpen(sixIn(1)));
  await comeTo(date);
  expect(await noteOf(counter.sellAtCounter(agent.actor, aSale(tripId, { seatNos: ['A1'] })))).toBe('done');
});

test('an operator may open later than the moment for all, not earlier; the later one holds', async () => {
  const { tripId, actor, date } = await stage();
  await setForAll(date, 2);
  expect(await noteOf(setOwn(actor, date, 1))).toEqual({
    code: 'opens-before-all',
    serviceDate: date,
    opensAt: sixIn(2).toISOString(),
  });
  await setOwn(actor, date, 3);
  expect(await noteOf(hold(world.portal, tripId))).toEqual(notOpen(sixIn(3)));
  await setForAll(date, 4);
  expect(await noteOf(hold(world.portal, tripId))).toEqual(notOpen(sixIn(4)));
  expect(await world.portal.saleWindow.listWindows(actor, { reach: 'own' })).toContainEqual({
    serviceDate: date,
    forAll: sixIn(4),
    own: sixIn(3),
  });
});

test('a window that is taken away, or set earlier, lets the date be sold at once', async () => {
  const { tripId, actor, date } = await stage();
  await setOwn(actor, date, 1);
  expect(await noteOf(hold(world.portal, tripId))).toEqual(notOpen(sixIn(1)));
  const gone = { reach: 'own', from: date, until: date, way: 'at-once' } as const;
  expect(await world.portal.saleWindow.setWindows(actor, gone)).toEqual({ changed: 1 });
  expect(await noteOf(hold(world.portal, tripId))).toBe('done');
  expect(await world.portal.saleWindow.setWindows(actor, gone)).toEqual({ changed: 0 });
});

test('trips that are published after a window was set wait for it', async () => {
  const { tripId, actor, date } = await stage();
  const [next, { scheduleId }] = [
    addDays(date, 40),
    await world.db
      .selectFrom('trip')
      .select('scheduleId')
      .where('tripId', '=', tripId)
      .executeTakeFirstOrThrow(),
  ];
  await setOwn(actor, next, 1);
  await publishTrips(world.deps)([next], () => undefined, scheduleId);
  const later = await world.db
    .selectFrom('trip')
    .select('tripId')
    .where('scheduleId', '=', scheduleId)
    .where('serviceDate', '=', next)
    .executeTakeFirstOrThrow();
  expect(await noteOf(hold(world.portal, later.tripId))).toEqual(notOpen(sixIn(1)));
});

test('only an admin sets the moment for all, and an owner that of the own company', async () => {
  const { tripId, actor, date } = await stage();
  const other = await stage();
  const forAll = { reach: 'all', ...opensIn(date, 1) } as const;
  expect(await noteOf(world.portal.saleWindow.setWindows(actor, forAll))).toEqual({ code: 'not-found' });
  expect(await noteOf(world.portal.saleWindow.setWindows(admin, { ...forAll, reach: 'own' }))).toEqual({
    code: 'not-found',
  });
  await setOwn(other.actor, date, 1);
  expect(await noteOf(hold(world.portal, tripId))).toBe('done');
});

test('searching tells from when a date is on sale, and what is kept of the answer ends then', async () => {
  const { tripId, actor, date } = await stage();
  await setOwn(actor, date, 1);
  const places = await world.portal.place.listPlaces(actor);
  const [from, to] = ['dhaka', 'naogaon'].map((id) => places.find(({ placeId }) => placeId === id)!);
  const beganMs = performance.now();
  const leftMs = sixIn(1).getTime() - Date.now();
  const [{ offers }, { untilMs }] = await withDependencies(() =>
    world.portal.search.searchTrips(newBuyer(), {
      from: from!,
      to: to!,
      date,
      period: null,
      coachType: null,
    }),
  );
  expect(offers.find((offer) => offer.tripId === tripId)?.opensAt).toEqual(sixIn(1));
  expect(untilMs).toBeLessThanOrEqual(performance.now() + leftMs);
  expect(untilMs).toBeGreaterThan(beganMs);
  const { opensAt } = await world.portal.search.countSeatsLeft(newBuyer(), { from: from!, to: to!, date });
  expect(opensAt[`${tripId} 0-2`]).toBe(sixIn(1).getTime());
  await comeTo(date);
  const { opensAt: now } = await world.portal.search.viewOffer(newBuyer(), {
    tripId,
    fromStopNo: 0,
    toStopNo: 2,
  });
  expect(now).toBeNull();
});

test('each change is in the audit log with what was, and the openings near a moment can be asked for', async () => {
  const { operatorId, actor, date } = await stage();
  await setOwn(actor, date, 1);
  await setOwn(actor, date, 2);
  await setForAll(date, 3);
  const acts = await world.db
    .selectFrom('auditLog')
    .select(['stream', 'detail'])
    .where('act', '=', 'sale-windows-set')
    .where('stream', 'in', [`operator:${operatorId}`, 'portal:sale-window'])
    .orderBy('at')
    .execute();
  const [first, second, third] = [sixIn(1), sixIn(2), sixIn(3)].map((at) => at.toISOString());
  const ofDate = acts.flatMap(({ stream, detail }) =>
    (detail as { dates: { serviceDate: string; was: string | null; opensAt: string }[] }).dates
      .filter(({ serviceDate }) => serviceDate === date)
      .map(({ was, opensAt }) => [stream, was, opensAt]),
  );
  expect(ofDate).toEqual([
    [`operator:${operatorId}`, null, first],
    [`operator:${operatorId}`, first, second],
    ['portal:sale-window', null, third],
  ]);
  // The one for all is later than the operator's own moment, and overrides it.
  expect(await readOpenings(world.db, { since: new Date(), serviceDate: date })).toEqual([
    { serviceDate: date, operatorId: null, opensAt: sixIn(3) },
    { serviceDate: date, operatorId, opensAt: sixIn(3) },
  ]);
});

/** Lets a hold that another process has decided from memory meet a window that is set while both wait at the seats. */
const meet = async (process: Portal) => {
  const { tripId, actor, date } = await stage();
  await hold(process, tripId, 'I4');
  // The first row that both want: the first to wait for it is the first to have it.
  const row = `trip_id = '${tripId}' and seat_no = 'B3' and leg_no = 0`;
  const lock = `select from trip_seat where ${row} for update`;
  const ends = await meetAtLock(world, lock, [
    () => noteOf(setOwn(actor, date, 1)),
    () => noteOf(hold(process, tripId, 'B3')),
  ]);
  const [window, held] = ends.map((end) => (end.status === 'fulfilled' ? end.value : end.reason));
  return { window, held, after: await noteOf(hold(process, tripId, 'B4')) };
};

test('a hold that waits behind a window is decided again', async () => {
  await withoutGuard(world, [], async (process) => {
    const refused = notOpen(sixIn(1));
    expect(await meet(process)).toEqual({ window: 'done', held: refused, after: refused });
  });
});

const guard: Guard = { statement: 'insert into booking (', guard: 's.trip_version = given.trip_version' };

test('without its guard a hold that was decided before a window is written after it', async () => {
  await withoutGuard(world, guard, async (process) => {
    expect(await meet(process)).toMatchObject({ window: 'done', held: 'done' });
  });
});
