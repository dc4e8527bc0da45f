import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, type DhakaDate, dhakaDate, dhakaInstant } from '@poth/domain/dhaka.ts';
import type { AddBusInput } from '@poth/domain/add-bus/add-bus-input.ts';
import { places } from '../db/seed/places.ts';
import { seedPlaces } from '../db/seed/seed-places.ts';
import { expectBooksToAgree } from '../testing/books.ts';
import { newBuyer, newPhone } from '../testing/buyer.ts';
import { again, makeAdmin, makeOwner, makeStaff, type Person, signUpPerson } from '../testing/people.ts';
import { createWorld, type World } from '../testing/world.ts';
import { publishMissingTrips } from '../schedule/publish-missing-trips.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ chores: false });
  await seedPlaces(world);
});
afterAll(() => world.stop());

const today = dhakaDate(new Date());
const inDays = (days: number) => addDays(today, days);
const weekday = (date: DhakaDate) => new Date(`${date}T00:00:00Z`).getUTCDay();

const anOwner = async (state: 'verified' | 'submitted' = 'verified') =>
  makeOwner(world, await signUpPerson(world, { accountType: 'busProvider' }), state);
const aBus = (change: Partial<AddBusInput> = {}): AddBusInput => ({
  key: randomUUID(),
  busName: 'Padma Paribahan',
  busNumber: 'PP-4001',
  date: inDays(3),
  from: 'Dhaka',
  destination: 'সিলেট',
  reportingTime: '10:30 pm',
  departureTime: '11:00 pm',
  fare: '570',
  coachType: 'non-ac',
  seatPlan: 'economy-36',
  boarding: { counterId: '', address: 'Sayedabad Bus Terminal', phone: newPhone() },
  dropping: { counterId: '', address: '', phone: newPhone() },
  ...change,
});
const add = (owner: Pick<Person, 'actor'>, change: Partial<AddBusInput> = {}) =>
  world.portal.addBus.addBus(owner.actor, aBus(change));
const refused = (fields: object) => ({ code: 'invalid-input', fields: { faults: fields } });
const datesOf = async (scheduleId: string) => {
  const rows = await world.db
    .selectFrom('tripPublication')
    .select('serviceDate')
    .where('scheduleId', '=', scheduleId)
    .orderBy('serviceDate')
    .execute();
  return rows.map(({ serviceDate }) => serviceDate);
};
const countOf = async (table: 'coach' | 'route' | 'counter', operatorId: string) =>
  (await world.db.selectFrom(table).selectAll().where('operatorId', '=', operatorId).execute()).length;

test('a night coach is on sale at once: it is found by search and its seats can be taken', async () => {
  const owner = await anOwner();
  const date = inDays(3);
  const { tripIds, scheduleId } = await add(owner, {
    reportingTime: '11:45 pm',
    departureTime: '১২:১৫ am',
    fare: '৫৭০',
  });
  expect(await datesOf(scheduleId)).toEqual([date]);
  const [tripId = ''] = tripIds;
  const placeOf = (placeId: string) => places.find((one) => one.placeId === placeId)!;
  const criteria = { from: placeOf('dhaka'), to: placeOf('sylhet'), date, period: null, coachType: null };
  const { offers } = await world.portal.search.searchTrips(newBuyer(), criteria);
  expect(offers.find((offer) => offer.tripId === tripId)).toMatchObject({
    departsAt: dhakaInstant(date, 15),
    arrivesAt: dhakaInstant(date, 15 + 350),
    farePaisa: 57_000,
    seatsLeft: 36,
    facilities: ['water', 'exit', 'extinguisher'],
  });
  const counters = await world.db
    .selectFrom('tripCounter')
    .selectAll()
    .where('tripId', '=', tripId)
    .orderBy('stopNo')
    .execute();
  expect(counters).toMatchObject([
    {
      nameEn: 'Dhaka counter',
      nameBn: 'ঢাকা কাউন্টার',
      addressEn: 'Sayedabad Bus Terminal',
      reportingAt: dhakaInstant(date, -15),
    },
    { nameEn: 'Sylhet counter', addressEn: 'Sylhet' },
  ]);
  const hold = {
    tripId,
    fromStopNo: 0,
    toStopNo: 1,
    seatNos: ['B1'],
    language: 'en' as const,
    key: randomUUID(),
  };
  expect(await world.portal.booking.holdSeats(newBuyer(), hold)).toHaveProperty('bookingId');
  const acts = await world.db
    .selectFrom('auditLog')
    .select(['act', 'detail'])
    .where('stream', '=', `operator:${owner.operatorId}`)
    .where('act', '=', 'bus-added')
    .execute();
  expect(acts).toMatchObject([
    { detail: { scheduleId, coachNumber: 'PP-4001', from: 'dhaka', to: 'sylhet' } },
  ]);
});

test('the same form twice, even at once, makes one bus; another form with its key is refused', async () => {
  const owner = await anOwner();
  const bus = aBus();
  const call = () => world.portal.addBus.addBus(owner.actor, bus);
  const [first, second] = await Promise.all([call(), call()]);
  expect(second).toEqual(first);
  expect(await call()).toEqual(first);
  expect(first.tripIds).toHaveLength(1);
  expect(await countOf('coach', owner.operatorId)).toBe(1);
  expect(await countOf('counter', owner.operatorId)).toBe(2);
  await expect(world.portal.addBus.addBus(owner.actor, { ...bus, fare: '1' })).rejects.toMatchObject({
    code: 'key-reused',
  });
  const other = await anOwner();
  await expect(world.portal.addBus.addBus(other.actor, bus)).rejects.toMatchObject({ code: 'key-reused' });
});

test('of two forms at once that want one coach at one hour exactly one is taken, and other hours are', async () => {
  const owner = await anOwner();
  // The first form creates the coach, the others find it; none of them has trips on sale when it is checked.
  const forms = ['11:00 pm', '11:30 pm', '11:45 pm'].map((departureTime) => add(owner, { departureTime }));
  const outcomes = await Promise.allSettled(forms);
  const refusals = outcomes.filter((outcome) => outcome.status === 'rejected');
  expect(refusals.map(({ reason }) => reason)).toMatchObject(
    [1, 2].map(() => refused({ busNumber: 'coach-busy' })),
  );
  expect(await countOf('coach', owner.operatorId)).toBe(1);
  await add(owner, { departureTime: '9:00 am', reportingTime: '8:30 am' });
  const trips = await world.db
    .selectFrom('trip')
    .selectAll()
    .where('operatorId', '=', owner.operatorId)
    .execute();
  expect(trips).toHaveLength(2);
});

test('a bus is repeated on its days until its last, without the exceptions; the chore goes on where the sale opens later', async () => {
  const owner = await anOwner();
  const date = inDays(2);
  const days = [weekday(date), weekday(addDays(date, 2))];
  const { scheduleId } = await add(owner, {
    date,
    weekdays: days,
    until: inDays(40),
    exceptions: [addDays(date, 7), ''],
  });
  const expected = (to: number) =>
    Array.from({ length: to - 1 }, (_, after) => addDays(date, after)).filter(
      (day) => days.includes(weekday(day)) && day !== addDays(date, 7),
    );
  expect(await datesOf(scheduleId)).toEqual(expected(30));
  const later = (on: number) =>
    publishMissingTrips({ ...world.deps, now: () => dhakaInstant(inDays(on), 600) })();
  await later(5);
  expect(await datesOf(scheduleId)).toEqual(expected(35));
  await later(15);
  expect(await datesOf(scheduleId)).toEqual(expected(40));
  await world.db
    .updateTable('schedule')
    .set({ retiredAt: new Date() })
    .where('scheduleId', '=', scheduleId)
    .execute();
});

test('a retired schedule publishes nothing more, and a bus far ahead waits for its sale to open', async () => {
  const owner = await anOwner();
  const { scheduleId, tripIds } = await add(owner, { date: inDays(33) });
  expect(tripIds).toEqual([]);
  const at = (days: number) =>
    publishMissingTrips({ ...world.deps, now: () => dhakaInstant(inDays(days), 600) })();
  await world.db
    .updateTable('schedule')
    .set({ retiredAt: new Date() })
    .where('scheduleId', '=', scheduleId)
    .execute();
  await at(4);
  expect(await datesOf(scheduleId)).toEqual([]);
  await world.db
    .updateTable('schedule')
    .set({ retiredAt: null })
    .where('scheduleId', '=', scheduleId)
    .execute();
  await at(4);
  expect(await datesOf(scheduleId)).toEqual([inDays(33)]);
});

test('a coach, a route and counters that are there already serve again; what contradicts them is said', async () => {
  const owner = await anOwner();
  await add(owner);
  await add(owner, { busNumber: 'pp 4002', busName: 'Padma Gold', date: inDays(4) });
  await add(owner, { date: inDays(5), facilities: ['wifi', 'nonsense'] });
  expect(await countOf('coach', owner.operatorId)).toBe(2);
  expect(await countOf('route', owner.operatorId)).toBe(1);
  expect(await countOf('counter', owner.operatorId)).toBe(2);
  const coaches = await world.db
    .selectFrom('coach')
    .selectAll()
    .where('operatorId', '=', owner.operatorId)
    .orderBy('coachNumber')
    .execute();
  expect(coaches).toMatchObject([
    { coachNumber: 'PP 4002', busName: 'Padma Gold', coachType: 'non-ac', coachClass: 'economy' },
    { coachNumber: 'PP-4001', busName: null, facilities: ['wifi'] },
  ]);
  await expect(add(owner, { date: inDays(6), coachType: 'ac' })).rejects.toMatchObject(
    refused({ busNumber: 'coach-differs' }),
  );
  await expect(add(owner, { date: inDays(6), seatPlan: 'economy-40' })).rejects.toMatchObject(
    refused({ busNumber: 'coach-differs' }),
  );
  // The coach is on the road until ten to five the next morning.
  await expect(
    add(owner, { date: inDays(6), reportingTime: '4:00', departureTime: '4:30', weekdays: [], until: '' }),
  ).rejects.toMatchObject(refused({ busNumber: 'coach-busy' }));
  const other = await anOwner();
  expect((await add(other)).tripIds).toHaveLength(1);
});

test('only the owner of a company that is verified now adds buses', async () => {
  const waiting = await anOwner('submitted');
  await expect(add(waiting)).rejects.toMatchObject({ code: 'operator-unverified' });
  const owner = await anOwner();
  const become = (state: 'suspended' | 'verified') =>
    world.db.updateTable('operator').set({ state }).where('operatorId', '=', owner.operatorId).execute();
  await become('suspended');
  await expect(add(owner)).rejects.toMatchObject({ code: 'operator-unverified' });
  await expect(add(await again(world, owner))).rejects.toMatchObject({ code: 'operator-unverified' });
  expect(await countOf('coach', owner.operatorId)).toBe(0);
  await become('verified');
  const agent = await makeStaff(world, await signUpPerson(world), owner.operatorId, 'counter-agent');
  await expect(add(agent)).rejects.toMatchObject({ code: 'not-allowed' });
  await expect(add(await signUpPerson(world))).rejects.toMatchObject({ code: 'not-allowed' });
});

test('another company’s counter and plan are not there, a field too many is refused', async () => {
  const [owner, other] = [await anOwner(), await anOwner()];
  await add(other);
  const { counterId } = await world.db
    .selectFrom('counter')
    .select('counterId')
    .where('operatorId', '=', other.operatorId)
    .executeTakeFirstOrThrow();
  await expect(add(owner, { boarding: { counterId } })).rejects.toMatchObject({ code: 'not-found' });
  const planId = randomUUID();
  const plan = { planId, seenVersion: 0, name: 'Mine', plan: 'A1 A2 | A3' };
  await world.portal.fleet.saveSeatPlan(other.actor, plan);
  await expect(add(owner, { seatPlan: planId })).rejects.toMatchObject({ code: 'not-found' });
  await expect(add(owner, { seatPlan: 'business-99' })).rejects.toMatchObject({ code: 'not-found' });
  for (const more of [{ operatorId: owner.operatorId }, { isVerified: true }])
    await expect(add(owner, more as object)).rejects.toMatchObject({ code: 'invalid-input' });

  const { tripIds } = await add(other, { busNumber: 'PP-3', seatPlan: planId });
  const trip = await world.db
    .selectFrom('trip')
    .select('seatCount')
    .where('tripId', '=', tripIds[0] ?? '')
    .executeTakeFirstOrThrow();
  expect(trip.seatCount).toBe(3);
  await world.portal.fleet.retireSeatPlan(other.actor, { planId });
  await expect(add(other, { busNumber: 'PP-4', seatPlan: planId })).rejects.toMatchObject(
    refused({ seatPlan: 'seat-plan-unknown' }),
  );
});

test('a counter belongs to its place; a new one has the number that is typed, else the owner’s', async () => {
  const owner = await anOwner();
  const short = { boarding: { phone: '999' }, dropping: { phone: '01711' } };
  await expect(add(owner, short)).rejects.toMatchObject(
    refused({ boardingPhone: 'phone-not-called', droppingPhone: 'phone-too-short-6' }),
  );
  await add(owner);
  const counters = await world.db
    .selectFrom('counter')
    .selectAll()
    .where('operatorId', '=', owner.operatorId)
    .execute();
  const sylhet = counters.find(({ placeId }) => placeId === 'sylhet')?.counterId ?? '';
  await expect(add(owner, { boarding: { counterId: sylhet } })).rejects.toMatchObject(
    refused({ boarding: 'counter-elsewhere' }),
  );
  const back = {
    from: 'sylhet',
    destination: 'dhaka',
    boarding: { counterId: sylhet },
    dropping: {},
    arrivalTime: '6:30 am',
  };
  const { tripIds } = await add(owner, { ...back, date: inDays(8) });
  const [fare] = await world.db
    .selectFrom('tripFare')
    .selectAll()
    .where('tripId', '=', tripIds[0] ?? '')
    .execute();
  expect(fare?.arrivesAt).toEqual(dhakaInstant(inDays(9), 390));
  const numbered = {
    ...owner,
    actor: { ...owner.actor, account: { ...owner.actor.account, phone: '+8801711223344' } },
  };
  await add(numbered, {
    busNumber: 'PP-9',
    from: 'dhaka',
    destination: 'rajshahi',
    boarding: {},
    dropping: {},
  });
  const made = await world.db
    .selectFrom('counter')
    .selectAll()
    .where('operatorId', '=', owner.operatorId)
    .where('placeId', '=', 'rajshahi')
    .execute();
  expect(made).toMatchObject([{ nameEn: 'Rajshahi counter', phone: '+8801711223344' }]);
});

const phonesOf = async (owner: { operatorId: string }) => {
  const rows = await world.db
    .selectFrom('counter')
    .select('phone')
    .where('operatorId', '=', owner.operatorId)
    .orderBy('nameEn')
    .execute();
  return rows.map(({ phone }) => phone);
};

test('a first bus with the specified fields only goes through, under the number of the call center', async () => {
  const owner = await anOwner();
  const specified = { from: 'Bhola', destination: 'Hili', boarding: {}, dropping: {} };
  const { tripIds } = await add(owner, specified);
  expect(tripIds).toHaveLength(1);
  expect(await phonesOf(owner)).toEqual(['+8801700000001', '+8801700000001']);

  const admin = await makeAdmin(world, await signUpPerson(world));
  const content = [
    { kind: 'telephone', number: '16374' },
    { kind: 'mobile', number: '01999-888777' },
    { kind: 'whatsapp', number: '01999-888777' },
  ];
  await world.portal.content.changeContent(admin.actor, { part: 'phones', content, seenVersion: 0 });
  const later = await anOwner();
  expect((await world.portal.addBus.viewBusForm(later.actor)).counterPhone).toBe('+8801999888777');
  await add(later, specified);
  expect(await phonesOf(later)).toEqual(['+8801999888777', '+8801999888777']);
});

test('a landline and a short number are numbers of a counter, and stand on its tickets', async () => {
  const owner = await anOwner();
  const { tripIds } = await add(owner, { boarding: { phone: '০২-৪৮১১২২৩৩' }, dropping: { phone: '16374' } });
  expect(await phonesOf(owner)).toEqual(['+880248112233', '16374']);
  const onSale = await world.db
    .selectFrom('tripCounter')
    .select('phone')
    .where('tripId', '=', tripIds[0] ?? '')
    .orderBy('stopNo')
    .execute();
  expect(onSale).toEqual([{ phone: '+880248112233' }, { phone: '16374' }]);
});

test('the picture is kept anew and seen by everybody, what is no picture is said beside every other fault', async () => {
  const owner = await anOwner();
  const image = await sharp({ create: { width: 1600, height: 800, channels: 3, background: '#0b8a5f' } })
    .png()
    .toBuffer();
  await add(owner, { image });
  const { imageKey } = await world.db
    .selectFrom('coach')
    .select('imageKey')
    .where('operatorId', '=', owner.operatorId)
    .executeTakeFirstOrThrow();
  const imageId = imageKey?.replace('coach-images/', '') ?? '';
  const seen = await world.portal.fleet.viewCoachImage(newBuyer(), imageId);
  expect(await sharp(seen).metadata()).toMatchObject({ format: 'webp', width: 1200 });
  for (const wrong of [randomUUID(), '../secrets', ''])
    await expect(world.portal.fleet.viewCoachImage(newBuyer(), wrong)).rejects.toMatchObject({
      code: 'not-found',
    });
  await expect(add(owner, { image: Buffer.from('GIF89a'), fare: '' })).rejects.toMatchObject(
    refused({ image: 'image-kind', fare: 'fare-missing' }),
  );
});

test('the form offers what the company has', async () => {
  const owner = await anOwner();
  await add(owner);
  const form = await world.portal.addBus.viewBusForm(owner.actor);
  expect(form.plans.map(({ seatCount }) => seatCount)).toEqual([27, 28, 36, 40, 41, 45, 49, 40, 30]);
  expect(form.counters.map(({ placeId }) => placeId)).toEqual(['dhaka', 'sylhet']);
  expect(form.roads[0]).toEqual([
    ['dhaka', 0, 0],
    ['sylhet', 240, 350],
  ]);
});

test('the books agree with all that was added', () => expectBooksToAgree(world));
