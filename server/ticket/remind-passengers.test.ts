import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Reminder } from '@poth/domain/ticket/reminder.ts';
import { expectBooksToAgree } from '../testing/books.ts';
import { meetAtLock } from '../testing/meet-at-lock.ts';
import { departIn } from '../testing/move-trip.ts';
import { makeAdmin, signUpPerson } from '../testing/people.ts';
import { type RunningTripStage, runTrip } from '../testing/running-trip.ts';
import { workOff } from '../testing/work-off.ts';
import { createWorld, type World } from '../testing/world.ts';
import { remindPassengers } from './remind-passengers.ts';

type Sold = Awaited<ReturnType<RunningTripStage['sell']>>;
let world: World;
beforeAll(async () => {
  world = await createWorld({ chores: false });
});
afterAll(() => world.stop());

/** Minutes before departure at which the sample's counters ask passengers to report. */
const reportingMinutes = 30;
/** Moves a coach so that its passengers are due at the counter of a stop in `minutes`. */
const reportIn = (tripId: string, minutes: number, stopNo = 0): Promise<void> =>
  departIn(world, tripId, minutes + reportingMinutes, stopNo);
const buyAgo = async ({ bookingId }: Sold, minutes: number): Promise<void> => {
  await sql`update booking set confirmed_at = now() - make_interval(mins => ${minutes}) where booking_id = ${bookingId}`.execute(
    world.db,
  );
};
/** A trip of tomorrow with a booking that was bought ten hours ago. */
const boughtEarly = async (seatNos = ['A1']) => {
  const stage = await runTrip(world, 1);
  const buyer = await stage.sell(seatNos);
  await buyAgo(buyer, 600);
  return { stage, tripId: stage.tripId, buyer };
};
const remind = () => remindPassengers(world.deps)();
const announced = async (tripId: string): Promise<Reminder[]> => {
  const rows = await world.db
    .selectFrom('outbox')
    .select('payload')
    .where('tripId', '=', tripId)
    .where('topic', '=', 'journey-near')
    .orderBy('createdAt')
    .execute();
  return rows.map(({ payload }) => (payload as { reminder: Reminder }).reminder);
};
/** Runs the reminders `minutes` before the reporting time, with earlier ones deleted, and returns those of the trip. */
const remindedAt = async (tripId: string, minutes: number, stopNo = 0): Promise<Reminder[]> => {
  await world.db.deleteFrom('outbox').where('topic', '=', 'journey-near').execute();
  await reportIn(tripId, minutes, stopNo);
  await remind();
  return announced(tripId);
};
const smsOf = async ({ phone }: Sold): Promise<string[]> =>
  (await world.gateway.messages(phone)).flatMap(({ kind, text }) =>
    kind === 'sms' && text.includes('Be at ') ? text : [],
  );

test('a passenger is reminded three hours and 45 minutes before, by an SMS each, and never twice', async () => {
  const { tripId, buyer } = await boughtEarly(['A1', 'A2']);
  await world.db
    .updateTable('trip')
    .set({ supervisorPhone: '+8801811222333' })
    .where('tripId', '=', tripId)
    .execute();
  await reportIn(tripId, 178);
  await remind();
  await remind();
  await workOff(world, tripId);
  const sent = await smsOf(buyer);
  expect(sent).toHaveLength(1);
  for (const part of ['DT-4021', '01700-000001', 'Supervisor 01811-222333']) expect(sent[0]).toContain(part);
  await reportIn(tripId, 44);
  await workOff(world, tripId);
  await workOff(world, tripId);
  expect(await announced(tripId)).toEqual(['three-hours', 'forty-five-minutes']);
  expect(await smsOf(buyer)).toHaveLength(2);
  await expectBooksToAgree(world);
});

test('each comes when its time has come, and not any more when it has gone by', async () => {
  const { tripId } = await boughtEarly();
  const seen: [number, Reminder[]][] = [];
  for (const minutes of [182, 178, 122, 118, 47, 43, 17, 13, -10])
    seen.push([minutes, await remindedAt(tripId, minutes)]);
  expect(seen).toEqual([
    [182, []],
    [178, ['three-hours']],
    [122, ['three-hours']],
    [118, []],
    [47, []],
    [43, ['forty-five-minutes']],
    [17, ['forty-five-minutes']],
    [13, []],
    [-10, []],
  ]);
});

test('the hour is that of the passenger’s own stop', async () => {
  const stage = await runTrip(world, 1);
  const later = await stage.sell(['B1'], 1, 2);
  await buyAgo(later, 600);
  expect(await remindedAt(stage.tripId, 178, 0)).toEqual([]);
  expect(await remindedAt(stage.tripId, 178, 1)).toEqual(['three-hours']);
});

test('who has bought less than an hour before a reminder gets none', async () => {
  const { tripId, buyer } = await boughtEarly();
  await buyAgo(buyer, 30);
  expect(await remindedAt(tripId, 178)).toEqual([]);
  expect(await remindedAt(tripId, 43)).toEqual([]);
  await buyAgo(buyer, 65);
  expect(await remindedAt(tripId, 178)).toEqual(['three-hours']);
});

test('a delay moves what is still to come', async () => {
  const { stage, tripId, buyer } = await boughtEarly();
  await reportIn(tripId, 190);
  await stage.change({ kind: 'delay', delayMinutes: 60, reason: 'traffic' });
  expect(await remindedAt(tripId, 178)).toEqual([]);
  expect(await remindedAt(tripId, 118)).toEqual(['three-hours']);
  await workOff(world, tripId);
  expect((await smsOf(buyer)).join()).toContain('now leaves');
});

test('who is aboard, has cancelled, has no number any more or was made up is not reminded', async () => {
  const { tripId, buyer } = await boughtEarly();
  const { bookingId } = buyer;
  const setTicket = (state: 'issued' | 'boarded' | 'void') =>
    world.db.updateTable('ticket').set({ state }).where('bookingId', '=', bookingId).execute();
  const setBooking = (change: Record<string, unknown>) =>
    world.db.updateTable('booking').set(change).where('bookingId', '=', bookingId).execute();
  const without = async (done: Promise<unknown>) => {
    await done;
    return remindedAt(tripId, 178);
  };
  expect(await without(setTicket('boarded'))).toEqual([]);
  expect(await without(setTicket('void'))).toEqual([]);
  await setTicket('issued');
  expect(await without(setBooking({ contactPhone: null }))).toEqual([]);
  await setBooking({ contactPhone: `+88${buyer.phone}` });
  expect(await without(setBooking({ channel: 'counter' }))).toEqual([]);
  expect(await without(setBooking({ channel: 'web', state: 'cancelled' }))).toEqual([]);
  expect(await without(setBooking({ state: 'confirmed' }))).toEqual(['three-hours']);
});

test('what changes between the announcement and the sending counts: aboard meanwhile, nobody is written to', async () => {
  const { tripId, buyer } = await boughtEarly();
  expect(await remindedAt(tripId, 178)).toEqual(['three-hours']);
  await world.db
    .updateTable('ticket')
    .set({ state: 'boarded' })
    .where('bookingId', '=', buyer.bookingId)
    .execute();
  await workOff(world, tripId);
  expect(await smsOf(buyer)).toEqual([]);
});

test('a trip that is cancelled reminds of nothing', async () => {
  const { stage, tripId, buyer } = await boughtEarly();
  await stage.change({ kind: 'cancel', reason: 'breakdown' });
  await workOff(world, tripId);
  expect(await remindedAt(tripId, 178)).toEqual([]);
  expect(await smsOf(buyer)).toEqual([]);
});

test('two processes that remind at once write each reminder once', async () => {
  const { tripId, buyer } = await boughtEarly();
  const other = await world.db
    .selectFrom('booking')
    .select('bookingId')
    .where('tripId', '=', tripId)
    .execute();
  expect(other).toHaveLength(1);
  await reportIn(tripId, 178);
  const outcomes = await meetAtLock(
    world,
    `insert into outbox (trip_id, outbox_id, topic, dedupe_key, payload)
     values ('${tripId}', gen_random_uuid(), 'journey-near', 'journey-near:three-hours:${buyer.bookingId}:sms', '{}')`,
    [remind, remind],
  );
  expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled']);
  expect(await announced(tripId)).toEqual(['three-hours']);
});

test('an admin switches each of them off, and on again', async () => {
  const admin = await makeAdmin(world, await signUpPerson(world));
  const set = (typed: 'on' | 'off', seenVersion: number) =>
    world.portal.settings.changeSetting(admin.actor, {
      key: 'remindsThreeHours',
      typed: [typed],
      seenVersion,
    });
  const { tripId } = await boughtEarly();
  await set('off', 0);
  expect(await remindedAt(tripId, 178)).toEqual([]);
  expect(await remindedAt(tripId, 43)).toEqual(['forty-five-minutes']);
  await set('on', 1);
  expect(await remindedAt(tripId, 178)).toEqual(['three-hours']);
});
