import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, DhakaDate, dhakaDate } from '@poth/domain/dhaka.ts';
import { layoutOf } from '@poth/domain/fleet/plan-cells.ts';
import { readPlanText } from '@poth/domain/fleet/plan-text.ts';
import { invariants } from '../invariants/invariants.ts';
import type { Database } from '../db/database.ts';
import { seedDemonstration } from '../db/seed/seed-demonstration.ts';
import { sellSomeSeats } from '../db/seed/sell-some-seats.ts';
import { addRun, openTestPortal, tripOf } from '../db/seed/testing-network.ts';
import { publishTrips } from '../schedule/publish-trips.ts';

let portal: Awaited<ReturnType<typeof openTestPortal>>;
let db: Database;
beforeAll(async () => {
  portal = await openTestPortal();
  db = portal.db;
});
afterAll(() => portal.close());

const drawn = (text: string) =>
  layoutOf('drawn', readPlanText(text).cells, { door: 'middle', driver: 'left' });
const giveCoach = (operatorId: string, text: string) =>
  db
    .updateTable('coach')
    .set({ layout: JSON.stringify(drawn(text)) })
    .where('operatorId', '=', operatorId)
    .execute();

test('the demonstration has coaches with women’s seats and two decks, and sells women’s seats to women', async () => {
  const now = () => new Date();
  const date = addDays(dhakaDate(now()), 1);
  await seedDemonstration({ db }, () => undefined);
  await publishTrips({ db })([date]);
  const signTicket = (ticket: object) => createHash('sha256').update(JSON.stringify(ticket)).digest('hex');
  expect(await sellSomeSeats({ db, now, signTicket })([date], () => undefined)).toBeGreaterThan(100);

  const { rows } = await sql<{ women: number; decks: number; sold: number }>`
    select women, decks, sold
    from (select count(*) filter (where layout -> 'marks' @> '{"G2": "women"}') as women,
        count(*) filter (where layout ? 'upperFrom') as decks from trip) t,
      (select count(*) as sold from booking_seat where passenger_gender = 'female') s`.execute(db);
  expect(rows[0]?.women).toBeGreaterThan(0);
  expect(rows[0]?.decks).toBeGreaterThan(0);
  expect(rows[0]?.sold).toBeGreaterThan(0);
  const rule = invariants['I-women'];
  expect(rule && 'sql' in rule && (await sql.raw(rule.sql).execute(db)).rows).toEqual([]);
});

test('a trip carries the whole plan of its coach, and keeps it when the coach gets another', async () => {
  const date = DhakaDate.parse('2027-05-01');
  const { operatorId, scheduleId } = await addRun(db, {
    stops: [
      ['dhaka', 0, 0],
      ['bogura', 193, 255],
      ['naogaon', 243, 330],
    ],
    departure: '22:45',
  });
  const text = 'EN-1 . | EN-2\nA1:w A2:wb | A3\n---\nU1:s . | .';
  await giveCoach(operatorId, text);
  await publishTrips({ db })([date]);
  const tripId = await tripOf(db, scheduleId, date);
  await giveCoach(operatorId, 'Z1 Z2');

  const trip = await db.selectFrom('trip').selectAll().where('tripId', '=', tripId).executeTakeFirstOrThrow();
  expect(trip.layout).toEqual(drawn(text));
  expect(trip.seatCount).toBe(6);
  const seats = await db
    .selectFrom('tripSeat')
    .select(['seatNo', 'legNo'])
    .where('tripId', '=', tripId)
    .execute();
  expect(seats).toHaveLength(12);
  expect(new Set(seats.map(({ seatNo }) => seatNo))).toEqual(
    new Set(['EN-1', 'EN-2', 'A1', 'A2', 'A3', 'U1']),
  );
});
