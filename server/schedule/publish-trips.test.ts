import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, DhakaDate, dhakaDate, dhakaInstant } from '@poth/domain/dhaka.ts';
import { serviceDateOf } from '@poth/domain/trip/trip-id.ts';
import type { Database } from '../db/database.ts';
import { addRun, openTestPortal, type TestRun, tripOf } from '../db/seed/testing-network.ts';
import { fixedSettings } from '../settings/live-settings.ts';
import { publishMissingTrips } from './publish-missing-trips.ts';
import { publishTrips } from './publish-trips.ts';

const date = DhakaDate.parse('2026-11-27');
const toNaogaon: TestRun = {
  stops: [
    ['dhaka', 0, 0],
    ['bogura', 193, 255],
    ['naogaon', 243, 330],
  ],
  departure: '22:45',
  fullFareTaka: 600,
};

let portal: Awaited<ReturnType<typeof openTestPortal>>;
let db: Database;
beforeAll(async () => {
  portal = await openTestPortal();
  db = portal.db;
});
afterAll(() => portal.close());

const publish = (...dates: DhakaDate[]) => publishTrips({ db })(dates);
test('a trip takes its times, fares, counters and seats from the daily run', async () => {
  const { scheduleId } = await addRun(db, { ...toNaogaon, kind: 'business' });
  expect(await publish(date)).toBe(1);
  const tripId = await tripOf(db, scheduleId, date);
  expect(serviceDateOf(tripId)).toBe(date);
  expect(
    await db.selectFrom('trip').selectAll().where('tripId', '=', tripId).executeTakeFirstOrThrow(),
  ).toMatchObject({
    serviceDate: date,
    state: 'on-sale',
    seatCount: 27,
    legCount: 2,
    coachClass: 'business',
  });

  const at = (minutes: number) => dhakaInstant(date, 22 * 60 + 45 + minutes);
  const stops = await db.selectFrom('tripStop').selectAll().where('tripId', '=', tripId).execute();
  expect(stops.map((stop) => [stop.placeId, stop.arrivesAt, stop.departsAt])).toEqual([
    ['dhaka', at(0), at(0)],
    ['bogura', at(255), at(265)],
    ['naogaon', at(330), at(330)],
  ]);
  const fares = await db.selectFrom('tripFare').selectAll().where('tripId', '=', tripId).execute();
  expect(fares.map((fare) => [fare.fromPlaceId, fare.toPlaceId, fare.farePaisa])).toEqual([
    ['dhaka', 'bogura', 48_000],
    ['dhaka', 'naogaon', 60_000],
    ['bogura', 'naogaon', 12_000],
  ]);
  const counters = await db.selectFrom('tripCounter').selectAll().where('tripId', '=', tripId).execute();
  expect(counters.map((counter) => [counter.nameEn, counter.servesAt, counter.reportingAt])).toContainEqual([
    'bogura counter',
    at(265),
    at(235),
  ]);
  expect(counters).toHaveLength(3);
  const seats = await db.selectFrom('tripSeat').selectAll().where('tripId', '=', tripId).execute();
  expect(new Set(seats.map((seat) => `${seat.seatNo} ${seat.legNo}`)).size).toBe(54);
  expect(seats.every((seat) => seat.state === 'free')).toBe(true);
});

test('a date is published once, however often and by however many at once', async () => {
  const { scheduleId } = await addRun(db, toNaogaon);
  const next = addDays(date, 1);
  await publish(date);
  expect(await publish(date)).toBe(0);
  const counts = await Promise.all([publish(next), publish(next), publish(next), publish(next)]);
  // Two runs: this one and that of the test before.
  expect(counts.sort()).toEqual([0, 0, 0, 2]);
  const trips = await db.selectFrom('trip').selectAll().where('scheduleId', '=', scheduleId).execute();
  expect(trips.map((trip) => trip.serviceDate).sort()).toEqual([date, next]);
  const tripId = await tripOf(db, scheduleId, next);
  const seats = await db.selectFrom('tripSeat').selectAll().where('tripId', '=', tripId).execute();
  expect(seats).toHaveLength(36 * 2);
});

test('an operator that is not verified, or no longer, puts nothing on sale', async () => {
  const later = addDays(date, 2);
  await publish(later);
  await addRun(db, { ...toNaogaon, operatorState: 'submitted' });
  await addRun(db, { ...toNaogaon, operatorState: 'suspended' });
  expect(await publish(later)).toBe(0);
});

test('yesterday, today and thirty days ahead are kept filled', async () => {
  const now = dhakaInstant(DhakaDate.parse('2027-03-01'), 1);
  await addRun(db, toNaogaon);
  const lines: string[] = [];
  const runs = await db
    .selectFrom('schedule')
    .innerJoin('route', 'route.routeId', 'schedule.routeId')
    .innerJoin('operator', 'operator.operatorId', 'route.operatorId')
    .select('scheduleId')
    .where('operator.state', '=', 'verified')
    .execute();
  const keep = (at: Date) =>
    publishMissingTrips({ db, now: () => at, settings: fixedSettings() })((line) => lines.push(line));
  expect(await keep(now)).toBe(runs.length * 32);
  expect(lines[0]).toContain('2027-02-28');
  expect(lines.at(-1)).toContain('2027-03-31');
  expect(await keep(now)).toBe(0);
  const tomorrow = new Date(now.getTime() + 86_400_000);
  expect(dhakaDate(tomorrow)).toBe('2027-03-02');
  expect(await keep(tomorrow)).toBe(runs.length);
  expect(lines.at(-1)).toContain('2027-04-01');
});
