import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withClient } from '../db/testing.ts';
import { holdWithDetails, startPaying } from '../testing/buyer.ts';
import { countPersonal, fillPersonal, runRetentionAfter } from '../testing/past-every-date.ts';
import { sampleTrip } from '../testing/sample-trip.ts';
import { setStage } from '../testing/stage.ts';
import { workOff } from '../testing/work-off.ts';
import { createWorld, type World } from '../testing/world.ts';
import { keepRetention } from './keep-retention.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ chores: false });
});
afterAll(() => world.stop());

const contactOf = async ({ tripId, bookingId }: { tripId: string; bookingId: string }) => {
  const { rows } = await sql<{ name: string | null; phone: string | null; passengers: string[] }>`
    select contact_name as name, contact_phone as phone, array(select s.passenger_name from booking_seat s
      where s.trip_id = b.trip_id and s.booking_id = b.booking_id order by seat_no) as passengers
    from booking b where trip_id = ${tripId} and booking_id = ${bookingId}`.execute(world.db);
  return rows[0];
};
const daysLater = (days: number) =>
  keepRetention({ ...world.deps, now: () => new Date(Date.now() + days * 86_400_000) })();
const nobody = { name: null, phone: null, passengers: ['', ''] };

test('seats that were held and not paid for keep no name after a day', async () => {
  const { tripId } = await sampleTrip(world.db);
  const hold = await holdWithDetails(world, { tripId, seatNos: ['A1', 'A2'] });
  await daysLater(10);
  expect(await contactOf(hold)).toMatchObject({ name: 'Tasnim Rahman' });
  await world.age(tripId, hold.bookingId, 60);
  await world.doChores();
  expect(await contactOf(hold)).toMatchObject({ name: 'Tasnim Rahman' });
  await daysLater(1);
  expect(await contactOf(hold)).toEqual(nobody);
});

test('where a payment was begun names stay for money that comes late, then go; money after that goes back whole', async () => {
  const stage = await setStage(world);
  await stage.anHourPasses();
  await workOff(world, stage.tripId);
  await daysLater(20);
  expect(await contactOf(stage)).toMatchObject({ name: 'Tasnim Rahman' });
  await daysLater(31);
  expect(await contactOf(stage)).toEqual(nobody);
  await stage.chooseAndReturn();
  await workOff(world, stage.tripId);
  expect((await stage.refundsAtGateway()).map(({ amount }) => Number(amount))).toEqual([1440]);
  const { state } = await world.db
    .selectFrom('booking')
    .select('state')
    .where('bookingId', '=', stage.bookingId)
    .executeTakeFirstOrThrow();
  expect(state).toBe('expired');
});

test('names of a ticket stay for a year after the journey, and as long as money of it is open', async () => {
  const [done, open] = [await setStage(world), await setStage(world)];
  await done.buy();
  await open.buy();
  await open.behave({ refund: 'stuck' });
  await open.cancel();
  await daysLater(365);
  expect(await contactOf(done)).toMatchObject({ name: 'Tasnim Rahman' });
  await daysLater(365 + 8);
  expect(await contactOf(done)).toEqual(nobody);
  expect(await contactOf(open)).toMatchObject({ name: 'Tasnim Rahman' });
});

test('past every date no column of the retention table says anything about a person', async () => {
  const stage = await setStage(world);
  await stage.buy();
  await fillPersonal(world, stage);
  const before = await countPersonal(world);
  expect(Object.entries(before).filter(([, said]) => said === 0)).toEqual([]);
  await withClient(world.databaseUrl, async (client) => {
    // Open money and waiting messages keep the data that they need: here all of it is over.
    await client.query(`update refund set state = 'settled'`);
    await client.query('update outbox set done_at = now() where done_at is null');
  });
  await runRetentionAfter(world, 10);
  const left = Object.entries(await countPersonal(world)).filter(([, said]) => said > 0);
  expect(left).toEqual([]);
});

test('the portal may empty what a gateway told once it is a year old, and never write anything else there', async () => {
  await startPaying(world, { tripId: (await sampleTrip(world.db)).tripId, seatNos: ['B1'] });
  const stage = await setStage(world);
  await stage.buy();
  const emptied = async (body: string) => {
    const { numAffectedRows } =
      await sql`update gateway_event set body = ${body}::jsonb where tran_id = ${stage.tranId}`.execute(
        world.db,
      );
    return Number(numAffectedRows);
  };
  expect(await emptied('{}')).toBe(0);
  await withClient(world.databaseUrl, (client) =>
    client.query(`update gateway_event set received_at = received_at - interval '366 days'`),
  );
  await expect(emptied('{"status":"VALID"}')).rejects.toThrow('row-level security');
  expect(await emptied('{}')).toBeGreaterThan(0);
});
