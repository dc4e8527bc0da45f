import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, type DhakaDate, dhakaInstant } from '@poth/domain/dhaka.ts';
import { departureOn, type ScheduleDays, scheduleRunsOn } from '@poth/domain/schedule/schedule-days.ts';
import { type Database, openDatabase } from '../db/database.ts';
import { createTestDatabase } from '../db/testing.ts';
import { runsOnDate } from './runs-on-store.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let db: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  db = openDatabase(database.url, 'poth_app');
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

type Case = { days: ScheduleDays; retiredAt: Date | null; publishedAt: Date | null; date: DhakaDate };

/** Few dates and minutes, so that they often meet the schedule's own: around a leap day and the turn of a year. */
const date = fc
  .tuple(fc.constantFrom('2028-02-25', '2026-12-27'), fc.nat({ max: 9 }))
  .map(([from, days]) => addDays(from as DhakaDate, days));
const minute = fc.constantFrom(0, 390, 24 * 60 - 1);
const moment = fc.tuple(date, minute).map(([day, at]) => dhakaInstant(day, at));
const perhaps = <T>(one: fc.Arbitrary<T>) => fc.option(one, { freq: 2 });
const cases: fc.Arbitrary<Case> = fc.record({
  days: fc.record({
    validFrom: perhaps(date),
    validUntil: perhaps(date),
    weekdays: fc.integer({ min: 1, max: 127 }),
    exceptions: fc.array(date, { maxLength: 2 }),
    extraDates: fc.array(date, { maxLength: 2 }),
    departureMinute: minute,
    otherTimes: fc.dictionary(date, minute, { maxKeys: 2 }) as fc.Arbitrary<ScheduleDays['otherTimes']>,
  }),
  retiredAt: fc.oneof({ weight: 9, arbitrary: fc.constant(null) }, { weight: 1, arbitrary: moment }),
  publishedAt: perhaps(moment),
  date,
});

const runs = ({ days, retiredAt, publishedAt, date: day }: Case): boolean =>
  scheduleRunsOn(days, day) &&
  retiredAt === null &&
  (publishedAt === null || publishedAt < dhakaInstant(day, departureOn(days, day)));

test('the database runs a schedule on the dates of the rule, if it was published in time and is not retired', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(cases, { minLength: 1, maxLength: 200, size: 'max' }), async (all) => {
      const rows = all.map(({ days, retiredAt, publishedAt, date: day }) => ({
        schedule: {
          valid_from: days.validFrom,
          valid_until: days.validUntil,
          weekdays: days.weekdays,
          exceptions: days.exceptions,
          extra_dates: days.extraDates,
          departure_minute: days.departureMinute,
          other_times: days.otherTimes,
          retired_at: retiredAt,
          published_at: publishedAt,
        },
        day,
      }));
      const answer = await sql<{ runs: boolean }>`
        select ${runsOnDate(sql`d.date`)} as runs
        from jsonb_array_elements(${JSON.stringify(rows)}::jsonb) with ordinality given(row, place)
          cross join lateral (select (given.row->>'day')::date as date) d
          cross join lateral jsonb_populate_record(null::schedule, given.row->'schedule') s
        order by given.place`.execute(db);
      expect(answer.rows.map((row) => row.runs)).toEqual(all.map(runs));
    }),
    { numRuns: 20 },
  );
});
