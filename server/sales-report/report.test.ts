import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { addDays, type DhakaDate, dhakaDate } from '@poth/domain/dhaka.ts';
import { taka } from '@poth/domain/money.ts';
import { earned, type Sales } from '@poth/domain/sales-report/report.ts';
import { anAgent, aSale } from '../testing/counter.ts';
import { expectBooksToAgree } from '../testing/books.ts';
import { runTrip, type RunningTripStage } from '../testing/running-trip.ts';
import { buyOnWeb, cancelOnWeb } from '../testing/settlement.ts';
import { workOff } from '../testing/work-off.ts';
import { createWorld, type World } from '../testing/world.ts';
import { publishTrips } from '../schedule/publish-trips.ts';

let world: World;
let stage: RunningTripStage;
const today = dhakaDate(new Date());
const [firstDay, offDay] = [addDays(today, 5), addDays(today, 6)];

beforeAll(async () => {
  world = await createWorld({ chores: false });
  await world.gateway.behave({ refundSettleMs: 0 });
  stage = await runTrip(world, 5);
  const { tripId, operatorId, actor } = stage;
  const web = await buyOnWeb(world, tripId, ['B3', 'B4']);
  await cancelOnWeb(world, web, ['B4']);
  const agent = await anAgent(world, operatorId);
  await world.portal.counter.sellAtCounter(agent.actor, aSale(tripId, { seatNos: ['D1', 'D2', 'D3'] }));
  await world.portal.counter.sellAtCounter(agent.actor, aSale(tripId, { seatNos: ['E1'], toStopNo: 1 }));
  await publishTrips(world.deps)([offDay]);
  const { tripId: off } = await world.db
    .selectFrom('trip')
    .select('tripId')
    .where('operatorId', '=', operatorId)
    .where('serviceDate', '=', offDay)
    .executeTakeFirstOrThrow();
  await buyOnWeb(world, off, ['A1']);
  const change = { kind: 'cancel', reason: 'breakdown' } as const;
  const effect = await world.portal.trip.previewChange(actor, { tripId: off, change });
  const shown = { bookings: effect.bookings, paisa: effect.refundPaisa + effect.freePaisa };
  await world.portal.trip.cancelTrip(actor, { tripId: off, change, shown, key: randomUUID() });
  await workOff(world, off);
  // Another company's sale on the same days does not count here.
  const stranger = await runTrip(world, 5);
  await buyOnWeb(world, stranger.tripId, ['A1']);
}, 40_000);
afterAll(() => world.stop());

const reports = (by: 'travel' | 'sale', from = firstDay, until = offDay) =>
  world.portal.salesReport.viewReports(stage.actor, { from, until, by });
const totalOf = (rows: readonly Sales[]): number => rows.reduce((sum, row) => sum + earned(row), 0);

test('by day of travel: seats and money by day, route, channel and counter, and each adds up to the ledger', async () => {
  const { total, days, routes, channels, counters, occupancy, cancellations } = await reports('travel');
  expect(total).toEqual({
    seats: 7,
    farePaisa: taka(1400 + 2100 + 550 + 700),
    backSeats: 2,
    backPaisa: taka(665 + 700),
  });
  expect(days.map(({ day, seats, backSeats }) => [day, seats, backSeats])).toEqual([
    [firstDay, 6, 1],
    [offDay, 1, 1],
  ]);
  expect(channels.map(({ channel, seats }) => [channel, seats])).toEqual([
    ['counter', 4],
    ['web', 3],
  ]);
  expect(counters).toMatchObject([{ counter: { en: 'Dhaka counter' }, seats: 4, farePaisa: taka(2650) }]);
  expect(routes).toMatchObject([{ route: { en: 'Dhaka-Bogura-Naogaon' }, seats: 7 }]);
  const { rows } = await sql<{ paisa: number }>`
    select -sum(amount_paisa)::bigint as paisa from ledger_line
    where account = ${`operator_payable:${stage.operatorId}`}`.execute(world.db);
  for (const shown of [[total], days, routes, channels]) expect(totalOf(shown)).toBe(rows[0]?.paisa);

  // Five live seats: four to the end, two legs each, and one for the first leg of two.
  expect(occupancy.total).toEqual({ trips: 1, offered: 72, sold: 9 });
  expect(occupancy.days).toEqual([{ day: firstDay, trips: 1, offered: 72, sold: 9 }]);
  expect(cancellations.total).toEqual({ seats: 2, backPaisa: taka(1365), keptPaisa: taka(35) });
  expect(cancellations.cancellers).toEqual([
    { canceller: 'operator', seats: 1, backPaisa: taka(700), keptPaisa: 0 },
    { canceller: 'passenger', seats: 1, backPaisa: taka(665), keptPaisa: taka(35) },
  ]);
});

test('by day of sale all of it is today’s; other days and other companies have nothing of it', async () => {
  const sold = await reports('sale', today, today);
  expect(sold.days).toMatchObject([{ day: today, seats: 7, backSeats: 2 }]);
  expect(sold.total).toEqual((await reports('travel')).total);
  expect((await reports('sale', addDays(today, -7), addDays(today, -1))).total.seats).toBe(0);
  expect((await reports('travel', addDays(today, 7), addDays(today, 8))).days).toEqual([]);
  await expect(reports('travel', offDay, firstDay)).rejects.toMatchObject({ code: 'invalid-input' });
  for (const [from, until] of [
    ['0000-01-01', '0000-01-02'],
    ['9999-12-30', '9999-12-31'],
  ] as const)
    await expect(reports('travel', from as DhakaDate, until as DhakaDate)).rejects.toMatchObject({
      code: 'invalid-input',
    });
  await expect(reports('travel', firstDay, addDays(firstDay, 92))).rejects.toMatchObject({
    code: 'invalid-input',
  });
  await expectBooksToAgree(world);
});
