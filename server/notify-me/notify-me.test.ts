import { sql } from 'kysely';
import { serviceDateOf } from '@poth/domain/trip/trip-id.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { touchEveryTrip } from '../db/touch.ts';
import { newBuyer, newPhone } from '../testing/buyer.ts';
import { signUpPerson } from '../testing/people.ts';
import { sampleTrip } from '../testing/sample-trip.ts';
import { codeSentTo } from '../testing/waitlist.ts';
import { withoutGuard } from '../testing/without-guard.ts';
import { createWorld, type World } from '../testing/world.ts';
import { announceMetWishes } from './announce-met-wishes.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ chores: false });
});
afterAll(() => world.stop());

type Said = { kind: 'opening' | 'price'; date: string; mostTaka?: string; phone?: string };

/** Makes a wish on the sample's route, with the code sent to its number. */
const wish = async ({ kind, date, mostTaka = '', phone = newPhone() }: Said) => {
  const actor = newBuyer();
  await sql`delete from try_count`.execute(world.db);
  const { codeId } = await world.portal.seatWaitlist.sendWaitlistCode(actor, { phone, language: 'en' });
  const proof = { phone, codeId, code: await codeSentTo(world, phone) };
  const road = { from: 'dhaka', to: 'naogaon', date: serviceDateOf(`${date.replaceAll('-', '')}-0000`) };
  const { token } = await world.portal.notifyMe.makeWish(actor, {
    ...road,
    kind,
    mostTaka,
    language: 'en',
    proof,
  });
  return { phone, token };
};

/** Lists the messages to a number, except codes, after all wishes were checked again. */
const told = async ({ phone }: { phone: string }): Promise<string[]> => {
  await sql`update notify_wish set looked_at = null`.execute(world.db);
  await announceMetWishes(world.deps)();
  await world.doChores();
  return (await world.gateway.messages(`+88${phone}`))
    .map(({ text }) => text)
    .filter((text) => !text.includes('code'));
};

test('a price that is met is told once, and the wish with the number is gone', async () => {
  const { tripId } = await sampleTrip(world.db, 8);
  const date = serviceDateOf(tripId);
  await expect(wish({ kind: 'price', date, mostTaka: '720' })).rejects.toMatchObject({ code: 'wish-met' });
  await expect(wish({ kind: 'opening', date })).rejects.toMatchObject({ code: 'wish-met' });
  await expect(wish({ kind: 'price', date, mostTaka: 'cheap' })).rejects.toMatchObject({
    fields: { faults: { mostTaka: 'wrong' } },
  });
  const one = await wish({ kind: 'price', date, mostTaka: '৬৫০' });
  const lower = await wish({ kind: 'price', date, mostTaka: '600' });
  expect(await told(one)).toEqual([]);
  await sql`update trip_fare set fare_paisa = 62000 where trip_id = ${tripId}`.execute(world.db);
  await sql`update trip set version = version + 1 where trip_id = ${tripId}`.execute(world.db);
  await touchEveryTrip(world.db);
  const [text, ...more] = await told(one);
  expect(text).toContain('seats from Tk 640');
  expect(more).toEqual([]);
  expect(await told(one)).toHaveLength(1);
  expect(await told(lower)).toEqual([]);
  const { rows } = await sql<{ found: number }>`
    select (select count(*) from notify_wish where phone = ${`+88${one.phone}`})::int
      + (select count(*) from outbox where payload::text like ${`%${one.phone}%`})::int as found`.execute(
    world.db,
  );
  expect(rows).toEqual([{ found: 0 }]);
  await expect(world.portal.notifyMe.viewWish(newBuyer(), one.token)).rejects.toMatchObject({
    code: 'not-found',
  });
});

test('a date that comes on sale is told; one that was ended by its link is not', async () => {
  const { tripId } = await sampleTrip(world.db, 9);
  const date = serviceDateOf(tripId);
  await sql`insert into sale_window (service_date, opens_at, set_by) values (${date}::date, now() + interval '1 day', 'test')`.execute(
    world.db,
  );
  await touchEveryTrip(world.db);
  const waits = await wish({ kind: 'opening', date });
  const ends = await wish({ kind: 'opening', date });
  expect(await told(waits)).toEqual([]);
  await world.portal.notifyMe.withdrawWish(newBuyer(), ends.token);
  await world.portal.notifyMe.withdrawWish(newBuyer(), ends.token);
  await sql`update sale_window set opens_at = now() - interval '1 minute' where service_date = ${date}::date`.execute(
    world.db,
  );
  await touchEveryTrip(world.db);
  expect(await told(waits)).toEqual([expect.stringContaining('is on sale')]);
  expect(await told(ends)).toEqual([]);
});

test('a number that is erased is not told of a wish that has just come true', async () => {
  const { tripId } = await sampleTrip(world.db, 10);
  const one = await wish({ kind: 'price', date: serviceDateOf(tripId), mostTaka: '650' });
  await sql`update trip_fare set fare_paisa = 60000 where trip_id = ${tripId}`.execute(world.db);
  await sql`update trip set version = version + 1 where trip_id = ${tripId}`.execute(world.db);
  await touchEveryTrip(world.db);
  await sql`update notify_wish set looked_at = null`.execute(world.db);
  await announceMetWishes(world.deps)();
  const waiting = async () =>
    (
      await sql<{ phone: string }>`
        select payload ->> 'phone' as phone from outbox where topic = 'wish-met' and done_at is null`.execute(
        world.db,
      )
    ).rows.map(({ phone }) => phone);
  const phone = `+88${one.phone}`;
  expect(await waiting()).toEqual([phone]);

  const { actor, browser } = await signUpPerson(world);
  const { userId } = actor.account;
  await world.db.updateTable('authUser').set({ phone }).where('id', '=', userId).execute();
  await world.portal.privacy.eraseAccount(actor, { sure: true }, { ...browser, forget: () => undefined });
  expect(await waiting()).toEqual([]);
  expect(await told(one)).toEqual([]);
});

test('a number has five wishes, and the same one again only changes its price', async () => {
  const phone = newPhone();
  const trips = [];
  for (let days = 11; days < 17; days++) trips.push(await sampleTrip(world.db, days));
  const dates = trips.map(({ tripId }) => serviceDateOf(tripId));
  const tokens = [];
  for (const date of dates.slice(0, 5))
    tokens.push((await wish({ kind: 'price', date, mostTaka: '100', phone })).token);
  const again = await wish({ kind: 'price', date: dates[0] ?? '', mostTaka: '120', phone });
  expect(again.token).toBe(tokens[0]);
  expect((await world.portal.notifyMe.viewWish(newBuyer(), again.token)).mostPaisa).toBe(12_000);
  await expect(wish({ kind: 'price', date: dates[5] ?? '', mostTaka: '100', phone })).rejects.toMatchObject({
    code: 'notify-limit',
  });
});

test('processes that look at the same road at once tell each wish once', async () => {
  const { tripId } = await sampleTrip(world.db, 18);
  const one = await wish({ kind: 'price', date: serviceDateOf(tripId), mostTaka: '650' });
  await sql`update trip_fare set fare_paisa = 60000 where trip_id = ${tripId}`.execute(world.db);
  await sql`update trip set version = version + 1 where trip_id = ${tripId}`.execute(world.db);
  await touchEveryTrip(world.db);
  await sql`update notify_wish set looked_at = null`.execute(world.db);
  const look = {
    statement: 'with due as',
    guard: "(looked_at is null or looked_at < now() - interval '1 minute')",
  };
  await withoutGuard(world, look, (_portal, deps) =>
    Promise.all([announceMetWishes(deps)(), announceMetWishes(deps)(), announceMetWishes(deps)()]),
  );
  expect(await told(one)).toHaveLength(1);
});
