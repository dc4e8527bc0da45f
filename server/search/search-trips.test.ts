import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { addDays, DhakaDate, dhakaInstant } from '@poth/domain/dhaka.ts';
import type { SearchCriteria } from '@poth/domain/search/criteria.ts';
import { dayFareOf } from '@poth/domain/search/day-fares.ts';
import type { TripOffer } from '@poth/domain/search/offer.ts';
import type { Database } from '../db/database.ts';
import { places } from '../db/seed/places.ts';
import { addRun, openTestPortal, tripOf } from '../db/seed/testing-network.ts';
import { publishTrips } from '../schedule/publish-trips.ts';
import { fixedSettings } from '../settings/live-settings.ts';
import { asking } from '../testing/asking.ts';
import { countSeatsLeft } from './count-seats-left.ts';
import { compareDays } from './compare-days.ts';
import { searchTrips } from './search-trips.ts';
import { viewOffer } from './view-offer.ts';

const today = DhakaDate.parse('2026-11-24');
const date = DhakaDate.parse('2026-11-27');
const next = addDays(date, 1);
let now = dhakaInstant(today, 9 * 60);

let portal: Awaited<ReturnType<typeof openTestPortal>>;
let db: Database;
const runs: Record<'night' | 'morning' | 'small', string> = { night: '', morning: '', small: '' };
beforeAll(async () => {
  portal = await openTestPortal();
  db = portal.db;
  const toNaogaon = [
    ['dhaka', 0, 0],
    ['bogura', 193, 255],
    ['naogaon', 243, 330],
  ] as const;
  runs.night = (await addRun(db, { stops: toNaogaon, departure: '22:45', fullFareTaka: 600 })).scheduleId;
  runs.morning = (
    await addRun(db, { stops: toNaogaon, departure: '07:00', kind: 'business', fullFareTaka: 1250 })
  ).scheduleId;
  runs.small = (await addRun(db, { stops: toNaogaon, departure: '00:15', fullFareTaka: 650 })).scheduleId;
  await publishTrips({ db })([-1, 0, 1, 2, 3, 4, 5, 6].map((days) => addDays(date, days)));
});
afterAll(() => portal.close());

const criteriaOf = (from: string, to: string, rest: Partial<SearchCriteria> = {}): SearchCriteria => {
  const place = (placeId: string) => places.find((known) => known.placeId === placeId)!;
  return { from: place(from), to: place(to), date, period: null, coachType: null, ...rest };
};
const search = (from: string, to: string, rest: Partial<SearchCriteria> = {}) =>
  searchTrips(asking({ db, now: () => now, settings: fixedSettings() }), criteriaOf(from, to, rest));
const departures = (offers: readonly TripOffer[]) => offers.map((offer) => offer.departsAt);
const at = (hours: number, minutes: number, day = date) => dhakaInstant(day, hours * 60 + minutes);

describe('the date is that of the calendar at the boarding stop', () => {
  test('coaches of the day, then those after the coming midnight under the next date', async () => {
    const { offers, afterMidnight } = await search('dhaka', 'naogaon');
    expect(departures(offers)).toEqual([at(0, 15), at(7, 0), at(22, 45)]);
    expect(departures(afterMidnight)).toEqual([at(0, 15, next)]);
  });

  test('a coach that passes a stop after midnight belongs to the next date there', async () => {
    const found = await search('bogura', 'naogaon', { date: next });
    // 22:45 on the 27th from Dhaka reaches Bogura at 03:00 on the 28th and leaves ten minutes later.
    expect(departures(found.offers)).toEqual([at(3, 10, next), at(4, 40, next), at(11, 25, next)]);
    expect(found.offers[0]?.tripId).toBe(await tripOf(db, runs.night, date));
    const evening = await search('bogura', 'naogaon', { date, period: 'night' });
    expect(departures(evening.offers)).toEqual([]);
    expect(departures(evening.afterMidnight)).toEqual([at(3, 10, next), at(4, 40, next)]);
  });

  test.each([
    ['after-midnight', [at(0, 15)], []],
    ['morning', [at(7, 0)], []],
    ['afternoon', [], []],
    ['night', [at(22, 45)], [at(0, 15, next)]],
  ] as const)('%s', async (period, onDate, onNextDate) => {
    const { offers, afterMidnight } = await search('dhaka', 'naogaon', { period });
    expect(departures(offers)).toEqual(onDate);
    expect(departures(afterMidnight)).toEqual(onNextDate);
  });
});

test('every pair of stops is found with its own times, fare, and counters', async () => {
  const offer = async (from: string, to: string) => {
    const found = (await search(from, to, { coachType: 'ac' })).offers[0]!;
    const { boarding, dropping, farePaisa, fromStopNo, toStopNo, departsAt, arrivesAt } = found;
    expect([boarding, dropping].map((points) => points.map((point) => point.name.en))).toEqual([
      [`${from} counter`],
      [`${to} counter`],
    ]);
    expect([boarding[0]?.at, dropping[0]?.at]).toEqual([departsAt, arrivesAt]);
    expect(boarding[0]?.reportingAt).toEqual(new Date(departsAt.getTime() - 30 * 60_000));
    return [fromStopNo, toStopNo, farePaisa, departsAt, arrivesAt];
  };
  expect(await offer('dhaka', 'bogura')).toEqual([0, 1, 99_000, at(7, 0), at(11, 15)]);
  expect(await offer('dhaka', 'naogaon')).toEqual([0, 2, 125_000, at(7, 0), at(12, 30)]);
  expect(await offer('bogura', 'naogaon')).toEqual([1, 2, 26_000, at(11, 25), at(12, 30)]);
  expect((await search('naogaon', 'dhaka')).offers).toEqual([]);
});

test('a coach type narrows the answer', async () => {
  const types = async (coachType: SearchCriteria['coachType']) => {
    const { offers, afterMidnight } = await search('dhaka', 'naogaon', { coachType });
    return [...offers, ...afterMidnight].map((offer) => offer.coachType);
  };
  expect(await types('ac')).toEqual(['ac']);
  expect(await types('non-ac')).toEqual(['non-ac', 'non-ac', 'non-ac']);
});

describe('seats left', () => {
  const day = addDays(date, 3);
  const mark = (legNos: number[], state: 'sold' | 'held', expires: string | null = null, seatNo?: string) =>
    sql`update trip_seat set state = ${state}, booking_id = ${randomUUID()},
        expires_at = now() + ${expires}::interval
      where trip_id = ${tripId} and leg_no = any(${legNos}::int[]) and (${seatNo ?? null}::text is null or seat_no = ${seatNo ?? null})`.execute(
      db,
    );
  const left = async (from: string, to: string) =>
    (await search(from, to, { date: day, coachType: 'ac', period: 'morning' })).offers.map(
      (offer) => offer.seatsLeft,
    );
  let tripId = '';
  beforeAll(async () => {
    tripId = await tripOf(db, runs.morning, day);
  });

  /** Counts the seats as an open list asks for them, by a portal with empty caches. */
  const counted = async (from: string, to: string) => {
    const counts = await countSeatsLeft(
      asking({ db, now: () => now, settings: fixedSettings() }),
      criteriaOf(from, to, { date: day }),
    );
    return Object.entries(counts.left)
      .filter(([key]) => key.startsWith(tripId))
      .map(([, seats]) => seats);
  };

  test('an open list is told what a new search would say', async () => {
    await mark([0], 'held', '9 minutes', 'B1');
    for (const [from, to] of [
      ['dhaka', 'bogura'],
      ['bogura', 'naogaon'],
      ['dhaka', 'naogaon'],
    ] as const)
      expect(await counted(from, to)).toEqual(await left(from, to));
    expect(await counted('dhaka', 'bogura')).toEqual([26]);
    await sql`update trip_seat set state = 'free', booking_id = null, expires_at = null where trip_id = ${tripId}`.execute(
      db,
    );
  });

  test('a seat sold on one leg is free on the others', async () => {
    await mark([0], 'sold', null, 'A1');
    expect(await left('dhaka', 'bogura')).toEqual([26]);
    expect(await left('bogura', 'naogaon')).toEqual([27]);
    expect(await left('dhaka', 'naogaon')).toEqual([26]);
  });

  test('a live hold takes a seat, a lapsed one does not', async () => {
    await mark([0, 1], 'held', '5 minutes', 'B1');
    await mark([0, 1], 'held', '-1 second', 'C1');
    expect(await left('dhaka', 'naogaon')).toEqual([25]);
    expect(await left('bogura', 'naogaon')).toEqual([26]);
  });

  test('a sold-out coach is shown as such', async () => {
    await mark([1], 'sold');
    expect(await left('dhaka', 'naogaon')).toEqual([0]);
    expect(await left('bogura', 'naogaon')).toEqual([0]);
    expect(await left('dhaka', 'bogura')).toEqual([25]);
    expect(
      await viewOffer(asking({ db, now: () => now, settings: fixedSettings() }), {
        tripId,
        fromStopNo: 0,
        toStopNo: 1,
      }),
    ).toMatchObject({
      seatsLeft: 25,
      seatCount: 27,
      farePaisa: 99_000,
    });
  });
});

describe('what is on sale', () => {
  const searchAt = async (clock: Date, ...rest: Parameters<typeof search>) => {
    now = clock;
    const found = await search(...rest);
    now = dhakaInstant(today, 9 * 60);
    return found;
  };

  test('web sale closes thirty minutes before the coach leaves the stop asked for', async () => {
    const early = await searchAt(at(6, 29), 'dhaka', 'naogaon');
    expect(departures(early.offers)).toEqual([at(7, 0), at(22, 45)]);
    const late = await searchAt(at(6, 30), 'dhaka', 'naogaon');
    expect(departures(late.offers)).toEqual([at(22, 45)]);
    const onward = await searchAt(at(6, 30), 'bogura', 'naogaon');
    expect(departures(onward.offers)).toContainEqual(at(11, 25));
  });

  test('the mildest tier of the refund policy that still holds is named', async () => {
    const tier = async (clock: Date) =>
      (await searchAt(clock, 'dhaka', 'naogaon', { period: 'night' })).offers[0]?.refundTier;
    expect(await tier(at(20, 0, addDays(date, -2)))).toEqual({
      until: at(22, 45, addDays(date, -2)),
      feeBasisPoints: 500,
    });
    expect(await tier(at(23, 0, addDays(date, -2)))).toEqual({
      until: at(22, 45, addDays(date, -1)),
      feeBasisPoints: 1000,
    });
    expect(await tier(at(20, 0))).toBeNull();
  });

  test('a cancelled trip and those of a suspended operator are not offered', async () => {
    const day = addDays(date, 4);
    const tripId = await tripOf(db, runs.night, day);
    const count = async () =>
      (await search('dhaka', 'naogaon', { date: day, period: 'night' })).offers.length;
    expect(await count()).toBe(1);
    await db.updateTable('trip').set({ state: 'cancelled' }).where('tripId', '=', tripId).execute();
    expect(await count()).toBe(0);
    await db.updateTable('trip').set({ state: 'on-sale' }).where('tripId', '=', tripId).execute();
    const { operatorId } = await db
      .selectFrom('trip')
      .select('operatorId')
      .where('tripId', '=', tripId)
      .executeTakeFirstOrThrow();
    const suspend = (state: 'suspended' | 'verified') =>
      db.updateTable('operator').set({ state }).where('operatorId', '=', operatorId).execute();
    await suspend('suspended');
    expect(await count()).toBe(0);
    expect(
      await viewOffer(asking({ db, now: () => now, settings: fixedSettings() }), {
        tripId,
        fromStopNo: 0,
        toStopNo: 2,
      }),
    ).toMatchObject({
      tripId,
    });
    await suspend('verified');
    expect(await count()).toBe(1);
  });

  test('a journey that does not exist is not found', async () => {
    const tripId = await tripOf(db, runs.night, date);
    const context = asking({ db, now: () => now, settings: fixedSettings() });
    const gone = { code: 'not-found' };
    await expect(viewOffer(context, { tripId, fromStopNo: 1, toStopNo: 3 })).rejects.toMatchObject(gone);
    await expect(
      viewOffer(context, { tripId: randomUUID(), fromStopNo: 0, toStopNo: 1 }),
    ).rejects.toMatchObject(gone);
  });
});

describe('the date strip', () => {
  const strip = async (day: DhakaDate, from = 'dhaka') => {
    const days = await compareDays(
      asking({ db, now: () => now, settings: fixedSettings() }),
      criteriaOf(from, 'naogaon', { date: day }),
    );
    return days.map((one) => dayFareOf(one, null));
  };

  test('shows the week around the date with the lowest fare in the list of each day', async () => {
    const price = (days: number, lowestPricePaisa: number) => ({
      date: addDays(date, days),
      lowestPricePaisa,
      soldOut: false,
    });
    expect(await strip(addDays(date, 1))).toEqual([
      // On this day only the coach after the following midnight is published.
      price(-2, 65_000),
      ...[-1, 0, 1, 2, 3, 4].map((days) => price(days, 60_000)),
    ]);
    // Two of the three coaches leave Bogura on the day after their service date; the night before lists them.
    expect((await strip(addDays(date, 1), 'bogura')).map((day) => day.lowestPricePaisa)).toEqual([
      13_000, 12_000, 12_000, 12_000, 12_000, 12_000, 12_000,
    ]);
  });

  test('begins today and ends with the last day of sale', async () => {
    const dates = async (day: DhakaDate) => (await strip(day)).map((shown) => shown.date);
    const week = (first: DhakaDate) => [0, 1, 2, 3, 4, 5, 6].map((days) => addDays(first, days));
    expect(await dates(today)).toEqual(week(today));
    expect(await dates(addDays(today, 30))).toEqual(week(addDays(today, 24)));
    expect(await dates(addDays(today, 90))).toEqual(week(addDays(today, 24)));
  });
});
