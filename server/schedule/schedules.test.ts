import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, dhakaDate, dhakaInstant } from '@poth/domain/dhaka.ts';
import type { StopTyped } from '@poth/domain/network/route-form.ts';
import { fareKey, noSchedule, type ScheduleTyped } from '@poth/domain/schedule/schedule-typed.ts';
import { deliveredSettings } from '@poth/domain/settings.ts';
import { places } from '../db/seed/places.ts';
import { seedPlaces } from '../db/seed/seed-places.ts';
import { expectBooksToAgree } from '../testing/books.ts';
import { newBuyer } from '../testing/buyer.ts';
import { makeOwner, signUpPerson } from '../testing/people.ts';
import { createWorld, type World } from '../testing/world.ts';
import { planSchedule } from './plan-schedule.ts';

type Owner = Awaited<ReturnType<typeof makeOwner>>;

let world: World;
let owner: Owner;
let other: Owner;
const provider = async () => makeOwner(world, await signUpPerson(world, { accountType: 'busProvider' }));
beforeAll(async () => {
  world = await createWorld({ chores: false });
  await seedPlaces(world);
  owner = await provider();
  other = await provider();
});
afterAll(() => world.stop());

const today = dhakaDate(new Date());
const inDays = (days: number) => addDays(today, days);
const ids = { dhaka: randomUUID(), bogura: randomUUID(), naogaon: randomUUID(), tangail: randomUUID() };
const [routeId, coachId, planId, scheduleId] = [randomUUID(), randomUUID(), randomUUID(), randomUUID()];
const towns = ['dhaka', 'bogura', 'naogaon'] as const;
const refused = (faults: object) => ({ code: 'invalid-input', fields: { faults } });

const counter = (placeId: keyof typeof ids) => ({
  counterId: ids[placeId],
  placeId,
  nameEn: `${placeId} counter`,
  nameBn: 'কাউন্টার',
  addressEn: 'Bus terminal',
  addressBn: '',
  phone: '01711223344',
});
const stop = (placeId: keyof typeof ids, km: string, arrives: string, departs = '') => ({
  placeId,
  km,
  arrives,
  departs,
  counters: [{ counterId: ids[placeId], offset: placeId === 'dhaka' ? '-15' : '' }],
});
const road = [stop('dhaka', '0', ''), stop('bogura', '193', '4:30', '4:45'), stop('naogaon', '245', '6:00')];
const coach = {
  coachId,
  coachNumber: 'pp - 7001',
  busName: '',
  coachType: 'non-ac',
  seatPlan: planId,
  facilities: ['water'],
};
const fares = {
  [fareKey('dhaka', 'naogaon', 'economy')]: '700',
  [fareKey('dhaka', 'naogaon', 'sleeper')]: '1400',
  [fareKey('bogura', 'naogaon', 'economy')]: '250',
  [fareKey('bogura', 'naogaon', 'sleeper')]: '500',
};
const typed = (change: Partial<ScheduleTyped> = {}): ScheduleTyped => ({
  ...noSchedule,
  routeId,
  coachId,
  departureTime: '10:30 pm',
  reportingMinutes: '20',
  from: inDays(2),
  until: inDays(20),
  datesOff: [inDays(4)],
  extraDates: [inDays(25)],
  otherTimes: [{ date: inDays(5), time: '11:15 pm' }],
  fares,
  windows: [
    {
      name: 'Eid',
      from: inDays(6),
      until: inDays(7),
      fares: { [fareKey('dhaka', 'naogaon', 'economy')]: '900' },
    },
  ],
  ...change,
});
const save = (change: Partial<ScheduleTyped> = {}, of = scheduleId, by = owner) =>
  world.portal.schedule.saveSchedule(by.actor, { scheduleId: of, typed: typed(change) });
const publish = async (seenVersion: number, clashesAccepted = false, of = scheduleId) =>
  world.portal.schedule.publishSchedule(owner.actor, { scheduleId: of, seenVersion, clashesAccepted });
const publishedDates = async (of = scheduleId) => {
  const rows = await world.db
    .selectFrom('tripPublication')
    .select(['serviceDate', 'tripId'])
    .where('scheduleId', '=', of)
    .orderBy('serviceDate')
    .execute();
  return new Map(rows.map(({ serviceDate, tripId }) => [serviceDate, tripId]));
};
const placeOf = (placeId: string) => places.find((place) => place.placeId === placeId)!;
const offerOf = async (from: string, to: string, days: number) => {
  const criteria = {
    from: placeOf(from),
    to: placeOf(to),
    date: inDays(days),
    period: null,
    coachType: null,
  };
  const { offers, afterMidnight } = await world.portal.search.searchTrips(newBuyer(), criteria);
  return [...offers, ...afterMidnight].find(({ operator }) => operator.operatorId === owner.operatorId);
};

test('counters, a route with a stop on the way and a coach of two classes are kept; what is wrong is said by field', async () => {
  const { network, fleet } = world.portal;
  for (const town of [...towns, 'tangail'] as const) await network.saveCounter(owner.actor, counter(town));
  await network.saveCounter(owner.actor, counter('dhaka'));
  await expect(
    network.saveCounter(owner.actor, { ...counter('dhaka'), placeId: 'nowhere', phone: '1' }),
  ).rejects.toMatchObject(refused({ placeId: 'place-missing', phone: 'phone-too-short-9' }));
  await fleet.saveSeatPlan(owner.actor, {
    planId,
    seenVersion: 0,
    name: 'Mixed',
    plan: 'A1:s A2:s\nB1 B2 | B3 B4',
  });
  await network.saveRoute(owner.actor, { routeId, seenVersion: 0, stops: road });
  await network.saveRoute(owner.actor, { routeId, seenVersion: 0, stops: road });
  await expect(
    network.saveRoute(owner.actor, { routeId, seenVersion: 0, stops: road.slice(1) }),
  ).rejects.toMatchObject({
    code: 'already-decided',
  });
  // A changed offset of a counter makes another route; a counter named twice does not.
  const [dhaka] = road[0]!.counters;
  const calls = (...counters: StopTyped['counters']) => [{ ...road[0]!, counters }, ...road.slice(1)];
  await expect(
    network.saveRoute(owner.actor, { routeId, seenVersion: 0, stops: calls({ ...dhaka!, offset: '-5' }) }),
  ).rejects.toMatchObject({ code: 'already-decided' });
  await network.saveRoute(owner.actor, { routeId, seenVersion: 0, stops: calls(dhaka!, dhaka!) });
  await expect(
    network.saveRoute(owner.actor, { routeId, seenVersion: 3_000_000_000, stops: road }),
  ).rejects.toMatchObject({ code: 'invalid-input' });
  await expect(
    network.saveRoute(owner.actor, { routeId, seenVersion: 1, stops: [road[0]!, stop('bogura', '1', 'x')] }),
  ).rejects.toMatchObject(refused({ 'stops.1.arrives': 'time-wrong' }));
  await fleet.saveCoach(owner.actor, coach);
  await expect(fleet.saveCoach(owner.actor, { ...coach, coachId: randomUUID() })).rejects.toMatchObject(
    refused({ coachNumber: 'bus-number-taken' }),
  );
  const { routes, counters } = await network.listNetwork(owner.actor);
  expect(routes.entries).toMatchObject([
    {
      routeId,
      from: { en: 'Dhaka' },
      to: { en: 'Naogaon' },
      via: [{ en: 'Bogura' }],
      km: 245,
      minutes: 360,
      schedules: 0,
    },
  ]);
  expect(counters.entries.map((one) => one.placeId)).toEqual(['bogura', 'dhaka', 'naogaon', 'tangail']);
  expect((await fleet.listCoaches(owner.actor)).coaches).toMatchObject([
    { coachNumber: 'PP-7001', coachClass: 'economy', seatCount: 6, schedules: 0 },
  ]);
});

test('a schedule is kept while it is typed, previewed, and published once', async () => {
  const { schedule } = world.portal;
  const { version: begun } = await save({ fares: {}, departureTime: 'late' });
  expect(await schedule.previewSchedule(owner.actor, { scheduleId })).toEqual({
    faults: { departureTime: 'time-wrong', fares: 'fare-missing', 'windows.0': 'fare-class-missing' },
  });
  await expect(publish(begun)).rejects.toMatchObject({ code: 'invalid-input' });
  expect((await schedule.viewSchedule(owner.actor, { scheduleId })).typed.departureTime).toBe('late');
  expect((await schedule.listSchedules(owner.actor)).begun).toMatchObject([
    { scheduleId, route: { en: 'Dhaka-Naogaon' } },
  ]);

  const { version } = await save();
  const preview = await schedule.previewSchedule(owner.actor, { scheduleId });
  if ('faults' in preview) throw new Error(JSON.stringify(preview.faults));
  expect(preview).toMatchObject({ version, changes: null, left: [] });
  expect(preview.pairs.find(({ from, to }) => from === 0 && to === 2)).toMatchObject({
    km: 245,
    fares: [
      { coachClass: 'economy', farePaisa: 70_000, aboveCeiling: false },
      { coachClass: 'sleeper', farePaisa: 140_000 },
    ],
    windows: [[{ farePaisa: 90_000 }, { farePaisa: 140_000 }]],
  });
  const dates = preview.runs.map(({ date }) => date);
  expect(dates).toHaveLength(19);
  expect(dates).not.toContain(inDays(4));
  expect(dates.at(-1)).toBe(inDays(25));
  await expect(publish(version - 1)).rejects.toMatchObject({ code: 'already-decided' });
  const answers = await Promise.all([publish(version), publish(version)]);
  expect(answers.reduce((all, { published }) => all + published, 0)).toBe(19);
  const acts = world.db.selectFrom('auditLog').select('act').where('act', '=', 'schedule-published');
  expect(await acts.execute()).toHaveLength(1);
  expect(await publish(version)).toEqual({ published: 0 });
  expect([...(await publishedDates()).keys()]).toEqual(dates);
});

test('each pair, class and date is found by search at its own fare and hour, and sold at it', async () => {
  expect(await offerOf('dhaka', 'naogaon', 3)).toMatchObject({
    departsAt: dhakaInstant(inDays(3), 22 * 60 + 30),
    arrivesAt: dhakaInstant(inDays(3), 28 * 60 + 30),
    farePaisa: 70_000,
    classFaresPaisa: { economy: 70_000, sleeper: 140_000 },
    boarding: [{ reportingAt: dhakaInstant(inDays(3), 22 * 60 + 30 - 15 - 20) }],
  });
  // From the stop on the way, after midnight; the pair from Dhaka to Bogura is not sold.
  expect(await offerOf('bogura', 'naogaon', 4)).toMatchObject({
    departsAt: dhakaInstant(inDays(4), 3 * 60 + 15),
    farePaisa: 25_000,
  });
  expect(await offerOf('dhaka', 'bogura', 3)).toBeUndefined();
  expect(await offerOf('dhaka', 'naogaon', 4)).toBeUndefined();
  expect((await offerOf('dhaka', 'naogaon', 5))?.departsAt).toEqual(dhakaInstant(inDays(5), 23 * 60 + 15));
  expect(await offerOf('dhaka', 'naogaon', 6)).toMatchObject({
    farePaisa: 90_000,
    classFaresPaisa: { economy: 90_000, sleeper: 140_000 },
  });
  expect((await offerOf('dhaka', 'naogaon', 8))?.farePaisa).toBe(70_000);

  const tripId = (await publishedDates()).get(inDays(6)) ?? '';
  const held = await world.portal.booking.holdSeats(newBuyer(), {
    tripId,
    fromStopNo: 0,
    toStopNo: 2,
    seatNos: ['A1', 'B1'],
    language: 'en',
    key: randomUUID(),
  });
  expect(held.seats.map(({ seatNo, farePaisa }) => [seatNo, farePaisa])).toEqual([
    ['A1', 140_000],
    ['B1', 90_000],
  ]);
  await world.portal.counter.openShift(owner.actor, { counterId: ids.dhaka, floatPaisa: 0 });
  const sale = await world.portal.counter.sellAtCounter(owner.actor, {
    tripId,
    fromStopNo: 0,
    toStopNo: 2,
    seatNos: ['A2', 'B2'],
    name: 'Rahim Uddin',
    phone: '01711223344',
    passengers: [],
    boardingCounterId: null,
    droppingCounterId: null,
    language: 'en',
    tender: 'cash',
    reference: '',
    key: randomUUID(),
  });
  const tickets = await world.db
    .selectFrom('ticket')
    .select(['seatNo', 'farePaisa'])
    .where('bookingId', '=', sale.bookingId)
    .orderBy('seatNo')
    .execute();
  expect(tickets).toEqual([
    { seatNo: 'A2', farePaisa: 140_000 },
    { seatNo: 'B2', farePaisa: 90_000 },
  ]);
});

test('a change is for what is not published yet: the rest stays, and is said', async () => {
  const { schedule } = world.portal;
  const before = await publishedDates();
  const { version } = await save({
    departureTime: '9 pm',
    until: inDays(28),
    datesOff: [inDays(4), inDays(9)],
  });
  const preview = await schedule.previewSchedule(owner.actor, { scheduleId });
  if ('faults' in preview) throw new Error(JSON.stringify(preview.faults));
  expect(preview.changes).toEqual(['time', 'days']);
  expect(preview.left.map(({ serviceDate }) => serviceDate)).toEqual([inDays(9)]);
  expect(preview.runs.filter(({ published }) => published)).toHaveLength(18);
  // With fewer days of sale than before, trips on sale beyond them still count as running.
  const { typed: anew } = await schedule.viewSchedule(owner.actor, { scheduleId });
  const later = { ...deliveredSettings, saleOpensDays: 3 };
  expect(
    await planSchedule(world.db, { operatorId: owner.operatorId, scheduleId, typed: anew, settings: later }),
  ).toMatchObject({
    left: [{ serviceDate: inDays(9) }],
  });
  expect(await publish(version)).toEqual({ published: 7 });
  // A preview cannot publish what was typed after it.
  await save({ departureTime: '6 am' });
  await expect(publish(version)).rejects.toMatchObject({ code: 'already-decided' });
  await schedule.dropSchedule(owner.actor, { scheduleId });
  const after = await publishedDates();
  for (const [date, tripId] of before) expect(after.get(date)).toBe(tripId);
  expect((await offerOf('dhaka', 'naogaon', 3))?.departsAt).toEqual(dhakaInstant(inDays(3), 1350));
  expect((await offerOf('dhaka', 'naogaon', 22))?.departsAt).toEqual(dhakaInstant(inDays(22), 21 * 60));
});

test('a new stop takes the fares along; the coach is in one place at a time', async () => {
  const { schedule, network } = world.portal;
  const withTangail = [road[0]!, stop('tangail', '98', '2:00'), ...road.slice(1)];
  await network.saveRoute(owner.actor, { routeId, seenVersion: 1, stops: withTangail });
  const kept = await schedule.viewSchedule(owner.actor, { scheduleId });
  expect(kept.typed.fares).toEqual(fares);
  expect((await schedule.listSchedules(owner.actor)).schedules).toMatchObject([
    {
      scheduleId,
      state: 'running',
      unpriced: 4,
      published: 26,
      coachNumber: 'PP-7001',
      departureMinute: 21 * 60,
    },
  ]);

  const second = randomUUID();
  const early = { departureTime: '1 am', windows: [], otherTimes: [], from: inDays(3), until: inDays(5) };
  const { version } = await save({ ...early, datesOff: [], extraDates: [] }, second);
  const preview = await schedule.previewSchedule(owner.actor, { scheduleId: second });
  if ('faults' in preview) throw new Error(JSON.stringify(preview.faults));
  // The coach is on runs of the evenings before, except on the date without a trip.
  expect(preview.runs.map(({ clash }) => clash !== null)).toEqual([true, true, false]);
  await expect(publish(version, false, second)).rejects.toMatchObject(
    refused({ clashes: 'clashes-unaccepted' }),
  );
  expect(await publish(version, true, second)).toEqual({ published: 3 });
  await schedule.retireSchedule(owner.actor, { scheduleId: second });
});

test('what is in use is not retired; a retired schedule puts nothing more on sale and takes nothing back', async () => {
  const { schedule, addBus, network, fleet } = world.portal;
  await expect(network.retireCounter(owner.actor, { counterId: ids.bogura })).rejects.toMatchObject({
    code: 'still-used',
    fields: { uses: ['Dhaka-Naogaon'] },
  });
  await expect(fleet.retireCoach(owner.actor, { coachId })).rejects.toMatchObject({
    code: 'still-used',
    fields: { uses: ['Dhaka-Naogaon 9:00 PM'] },
  });
  await expect(network.retireRoute(owner.actor, { routeId })).rejects.toMatchObject({
    code: 'still-used',
    fields: { uses: ['9:00 PM PP-7001'], usesBn: ['রাত ৯:০০ PP-7001'] },
  });
  const before = await publishedDates();
  await schedule.retireSchedule(owner.actor, { scheduleId });
  await schedule.retireSchedule(owner.actor, { scheduleId });
  await expect(save()).rejects.toMatchObject({ code: 'already-decided' });
  expect(await publishedDates()).toEqual(before);
  expect((await offerOf('dhaka', 'naogaon', 3))?.farePaisa).toBe(70_000);
  expect((await schedule.listSchedules(owner.actor)).schedules.map(({ state }) => state)).toEqual([
    'retired',
    'retired',
  ]);
  await network.retireCounter(owner.actor, { counterId: ids.bogura });
  await fleet.retireCoach(owner.actor, { coachId });
  await network.retireRoute(owner.actor, { routeId });
  await network.retireRoute(owner.actor, { routeId });
  expect((await network.listNetwork(owner.actor)).routes.entries).toMatchObject([{ routeId, retired: true }]);
  expect((await schedule.viewSchedule(owner.actor, null)).routes).toEqual([]);
  expect((await schedule.viewSchedule(owner.actor, { scheduleId })).typed.fares).toMatchObject(fares);
  const weeks = [inDays(0), '0000-01-01', '9999-12-31'].map((from) =>
    world.portal.operator.listWeek(owner.actor, { from }),
  );
  expect(new Set((await Promise.all(weeks)).map((week) => week.days[0]))).toEqual(new Set([today]));
  expect((await addBus.viewBusForm(owner.actor)).counters.map(({ placeId }) => placeId)).not.toContain(
    'bogura',
  );
  const { runs, days } = await world.portal.operator.listWeek(owner.actor, { from: inDays(2) });
  expect(days).toHaveLength(7);
  expect(runs.map(({ departureMinute, trips }) => [departureMinute, trips.length])).toEqual([
    [60, 3],
    [1350, 6],
  ]);
  expect(runs[1]?.trips.find(({ serviceDate }) => serviceDate === inDays(6))).toMatchObject({
    seatCount: 6,
    seatsSold: 2,
  });
});

test('nothing is begun with a retired counter or coach', async () => {
  const { trip, network, fleet, counter: till } = world.portal;
  const [spareCounter, spareCoach] = [randomUUID(), randomUUID()];
  await network.saveCounter(owner.actor, { ...counter('dhaka'), counterId: spareCounter });
  await fleet.saveCoach(owner.actor, { ...coach, coachId: spareCoach, coachNumber: 'PP-7003' });
  await network.retireCounter(owner.actor, { counterId: spareCounter });
  await fleet.retireCoach(owner.actor, { coachId: spareCoach });
  const offered = await till.listCounters(owner.actor);
  expect(offered.map(({ counterId }) => counterId).toSorted()).toEqual(
    [ids.dhaka, ids.naogaon, ids.tangail].toSorted(),
  );
  const reason = 'breakdown' as const;
  const tripId = (await publishedDates()).get(inDays(8)) ?? '';
  const asked = () => ({ tripId, shown: { bookings: 0, paisa: 0 }, key: randomUUID() });
  const toCounter = { stopNo: 0, counterId: ids.dhaka, toCounterId: spareCounter, minutesLater: 0 };
  const begun = await Promise.allSettled([
    trip.changeCoach(owner.actor, { ...asked(), change: { kind: 'coach', coachId: spareCoach, reason } }),
    trip.changeCounter(owner.actor, { ...asked(), change: { kind: 'counter', ...toCounter, reason } }),
    till.openShift(owner.actor, { counterId: spareCounter, floatPaisa: 0 }),
  ]);
  for (const refusal of begun)
    expect(refusal).toMatchObject({ status: 'rejected', reason: { code: 'not-found' } });
});

test('another operator finds nothing of all this', async () => {
  const { schedule, network, fleet } = world.portal;
  const nothing = { code: 'not-found' };
  const { actor } = other;
  await expect(network.saveCounter(actor, counter('dhaka'))).rejects.toMatchObject(nothing);
  await expect(network.retireCounter(actor, { counterId: ids.dhaka })).rejects.toMatchObject(nothing);
  await expect(network.viewOwnRoute(actor, { routeId })).rejects.toMatchObject(nothing);
  await expect(network.retireRoute(actor, { routeId })).rejects.toMatchObject(nothing);
  await expect(network.saveRoute(actor, { routeId, seenVersion: 2, stops: road })).rejects.toMatchObject({
    code: 'invalid-input',
  });
  await expect(fleet.viewCoach(actor, { coachId })).rejects.toMatchObject(nothing);
  await expect(fleet.saveCoach(actor, { ...coach, seatPlan: 'economy-36' })).rejects.toMatchObject(nothing);
  await expect(fleet.retireCoach(actor, { coachId })).rejects.toMatchObject(nothing);
  await expect(save({}, scheduleId, other)).rejects.toMatchObject(nothing);
  for (const call of [
    schedule.viewSchedule,
    schedule.dropSchedule,
    schedule.previewSchedule,
    schedule.retireSchedule,
  ])
    await expect(call(actor, { scheduleId })).rejects.toMatchObject(nothing);
  await expect(
    schedule.publishSchedule(actor, { scheduleId, seenVersion: 1, clashesAccepted: true }),
  ).rejects.toMatchObject(nothing);
  // An operator's schedule cannot use another operator's route and coach.
  const own = randomUUID();
  await save({}, own, other);
  expect(await schedule.previewSchedule(actor, { scheduleId: own })).toMatchObject({
    faults: { route: 'route-missing', coach: 'coach-missing' },
  });
  expect((await network.listNetwork(actor)).routes.entries).toEqual([]);
});

test('saving a route brings it back; of two schedules published at once for one coach and hour one runs', async () => {
  const { schedule, network, fleet } = world.portal;
  const [one, two] = [randomUUID(), randomUUID()];
  const day = {
    from: inDays(29),
    until: inDays(30),
    windows: [],
    otherTimes: [],
    extraDates: [],
    datesOff: [],
  };
  const drafts = [
    { scheduleId: one, ...(await save({ ...day, departureTime: '11 am' }, one)) },
    { scheduleId: two, ...(await save({ ...day, departureTime: '1 pm' }, two)) },
  ];
  expect(await schedule.previewSchedule(owner.actor, { scheduleId: one })).toMatchObject({
    faults: { route: 'route-missing' },
  });
  await network.saveCounter(owner.actor, counter('bogura'));
  await fleet.saveCoach(owner.actor, { ...coach, seatPlan: '' });
  await network.saveRoute(owner.actor, { routeId, seenVersion: 2, stops: road });
  expect((await network.listNetwork(owner.actor)).routes.entries).toMatchObject([{ retired: false }]);
  const outcomes = await Promise.allSettled(
    drafts.map(({ scheduleId: of, version }) => publish(version, false, of)),
  );
  const done = outcomes.flatMap((outcome) => (outcome.status === 'fulfilled' ? [outcome.value] : []));
  const refusals = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
  expect(done).toEqual([{ published: 2 }]);
  expect(refusals).toMatchObject([refused({ clashes: 'clashes-unaccepted' })]);
  await expectBooksToAgree(world);
});

test('the preview says where the coach is in another place at that hour, by its trips and by what is planned', async () => {
  const { schedule, network, fleet } = world.portal;
  const [backRouteId, newCoachId] = [randomUUID(), randomUUID()];
  const [there, back, again] = [randomUUID(), randomUUID(), randomUUID()];
  const road6h = [stop('dhaka', '0', ''), stop('naogaon', '245', '6:00')];
  await network.saveRoute(owner.actor, { routeId: backRouteId, seenVersion: 0, stops: road6h });
  await fleet.saveCoach(owner.actor, {
    ...coach,
    coachId: newCoachId,
    coachNumber: 'PP-7009',
    seatPlan: planId,
  });
  const plain = { windows: [], otherTimes: [], extraDates: [], datesOff: [] };
  const daily = { ...plain, routeId: backRouteId, coachId: newCoachId, from: inDays(28), until: inDays(33) };
  const kindsOf = async (of: typeof there, change: Partial<ScheduleTyped>) => {
    const { version } = await save({ ...daily, ...change }, of);
    const preview = await schedule.previewSchedule(owner.actor, { scheduleId: of });
    if ('faults' in preview) throw new Error(JSON.stringify(preview.faults));
    return { version, preview, kinds: preview.runs.map(({ clash }) => clash?.kind ?? null) };
  };
  // Daily one-way runs do not clash with each other: the coach drives back during the day.
  const first = await kindsOf(there, { departureTime: '10 pm' });
  expect(first.kinds).toEqual([null, null, null, null, null, null]);
  expect(await publish(first.version, false, there)).toEqual({ published: 3 });

  // The coach arrives in Naogaon at 4 am, when this run would leave Dhaka, on sale (28 to 30) and planned (31 to 33)
  // alike.
  const second = await kindsOf(back, { departureTime: '4 am', from: inDays(29), until: inDays(34) });
  expect(second.kinds).toEqual(Array.from({ length: 6 }, () => 'too-late'));
  expect(second.preview.runs[0]?.clash).toMatchObject({
    way: { to: { placeId: 'naogaon', name: { en: 'Naogaon' } }, arrivesAt: dhakaInstant(inDays(29), 240) },
  });
  await expect(publish(second.version, false, back)).rejects.toMatchObject(
    refused({ clashes: 'clashes-unaccepted' }),
  );
  // Leaving at noon it is in Naogaon at 6 pm and cannot leave Dhaka at 10 pm.
  expect(
    (await kindsOf(back, { departureTime: '12 pm', from: inDays(29), until: inDays(33) })).kinds,
  ).toEqual(Array.from({ length: 5 }, () => 'too-soon'));
  // One coach cannot run there and back within a night.
  const alone = {
    from: inDays(20),
    until: inDays(21),
    otherTimes: [{ date: inDays(21), time: '1 am' }],
  };
  expect((await kindsOf(again, { ...alone, departureTime: '6 pm' })).kinds).toEqual(['too-soon', 'too-late']);
});
