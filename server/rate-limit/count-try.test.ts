import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { keptTries, returnedWhenEntered, tryLimits } from '@poth/domain/rate-limit/tries.ts';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openDatabase } from '../db/database.ts';
import { withClient } from '../db/testing.ts';
import { transaction } from '../db/transaction.ts';
import { newPhone } from '../testing/buyer.ts';
import { meetAtLock } from '../testing/meet-at-lock.ts';
import { withoutGuard } from '../testing/without-guard.ts';
import { fillTries } from '../testing/fill-tries.ts';
import { createWorld, type World } from '../testing/world.ts';
import { countTry, returnTry } from './count-try.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ chores: false });
});
beforeEach(async () => {
  await world.db.deleteFrom('tryCount').execute();
  await world.gateway.behaveWell();
});
afterAll(() => world.stop());

/** Asks for a code over HTTP as a browser that keeps no cookies. */
const askForCode = async (address: string, phone: string): Promise<number> => {
  const { status } = await fetch(`${world.publicUrl}/auth/codes`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-poth-client': 'a test', 'x-forwarded-for': address },
    body: JSON.stringify({ phone, language: 'en' }),
  });
  return status;
};
const times = async <T>(count: number, act: (index: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, index) => act(index)));
/** Tries charged to one kind of subject, in each window. */
const chargedTo = async (by: string, kind = 'code-sent'): Promise<number[]> => {
  const rows = await world.db
    .selectFrom('tryCount')
    .select('tries')
    .where('kind', '=', kind)
    .where('subject', 'like', `${by}:%`)
    .where('tries', '>', 0)
    .execute();
  return rows.map(({ tries }) => tries);
};
const hour = 3_600;

test('refused requests of one address leave the budget of all and of its neighbours alone', async () => {
  const [flooded, attacker] = [newPhone(), '203.0.113.7'];
  await fillTries(world, 'code-sent', 'phone', `+88${flooded}`);
  const statuses = await times(330, () => askForCode(attacker, flooded));
  expect(new Set(statuses)).toEqual(new Set([429]));
  for (const by of ['everybody', 'address', 'device']) expect([by, await chargedTo(by)]).toEqual([by, []]);
  // A neighbour with the same address, which may send 300 an hour, gets a code.
  expect(await askForCode(attacker, newPhone())).toBe(200);
});

test('the last of the shared budget is there for who is let in, not for who is refused', async () => {
  await fillTries(world, 'code-sent', 'everybody', 'everybody', 1);
  const refused = newPhone();
  await fillTries(world, 'code-sent', 'phone', `+88${refused}`);
  expect(new Set(await times(20, () => askForCode('203.0.113.8', refused)))).toEqual(new Set([429]));
  expect(await askForCode('203.0.113.9', newPhone())).toBe(200);
  expect(await askForCode('203.0.113.9', newPhone())).toBe(429);
});

test('a wide limit that refuses charges the number and the asker nothing', async () => {
  await fillTries(world, 'code-sent', 'everybody', 'everybody');
  expect(await askForCode('203.0.113.10', newPhone())).toBe(429);
  expect(await chargedTo('phone')).toEqual([]);
  expect(await chargedTo('device')).toEqual([]);
});

test('a flood from a few addresses leaves the last codes of the day to lines that send few in vain', async () => {
  const ask = async (address: string) =>
    (await countTry(world.db, 'code-sent', { device: randomUUID(), phone: newPhone(), address }))?.by ??
    'passed';
  const spend = async (left: number) => {
    await fillTries(world, 'code-sent', 'everybody', 'everybody', left);
    // The hour has room.
    await sql`delete from try_count where subject = 'everybody:everybody/3600'`.execute(world.db);
  };
  const [flooding, quiet, line] = ['203.0.113.60', '203.0.113.61', '2001:db8:60'];
  await spend(2_100);
  await times(keptTries, () => ask(flooding));
  await times(keptTries, (index) => ask(`${line}:${index}::`));
  expect([await ask(flooding), await ask(`${line}:99::`)]).toEqual(['passed', 'passed']);
  await spend(2_000);
  expect([await ask(flooding), await ask(`${line}:99::`)]).toEqual(['everybody', 'everybody']);
  expect(await times(keptTries, () => ask(quiet))).toEqual(Array(keptTries).fill('passed'));
  expect(await ask(quiet)).toBe('everybody');
  // A code that is entered makes room again; the day's bound holds for all.
  await returnTry(world.db, 'code-sent', { address: quiet }, returnedWhenEntered);
  expect(await ask(quiet)).toBe('passed');
  await spend(0);
  expect(await ask('203.0.113.62')).toBe('everybody');
});

test('of two tries at once one takes the last that is kept for its line', async () => {
  const address = '203.0.113.63';
  const subjects = () => ({ device: randomUUID(), phone: newPhone(), address });
  await times(keptTries - 1, () => countTry(world.db, 'code-sent', subjects()));
  await fillTries(world, 'code-sent', 'everybody', 'everybody', 2_000);
  await sql`delete from try_count where subject = 'everybody:everybody/3600'`.execute(world.db);
  const row = `select from try_count where subject = 'address:${address}/${hour}' for update`;
  const one = () => countTry(world.db, 'code-sent', subjects());
  const ended = await meetAtLock(world, row, [one, one]);
  const said = ended.map((end) =>
    end.status === 'fulfilled' ? (end.value?.by ?? 'passed') : String(end.reason),
  );
  expect(said.toSorted()).toEqual(['everybody', 'passed']);
});

test('one line has no more codes for all the IPv6 addresses of its network', async () => {
  await fillTries(world, 'code-sent', 'network', '2001:db8:7::', 1);
  expect(await askForCode('2001:db8:7:1::5', newPhone())).toBe(200);
  expect(await askForCode('2001:db8:7:2::5', newPhone())).toBe(429);
  expect(await askForCode('2001:db8:8:1::5', newPhone())).toBe(200);
});

const byLine = [
  'look-up',
  'money-asked',
  'promo-code',
  'enquiry',
  'sign-in',
  'sign-up',
  'mail-sent',
] as const;
test.each(byLine)(
  'the IPv6 addresses of one line share the tries of %s: it uses up nothing that all share, guesses and mails no end',
  async (kind) => {
    const most = Math.max(...tryLimits[kind].map((limit) => (limit.by === 'network' ? limit.most : 0)));
    await fillTries(world, kind, 'network', '2001:db8:9::', 1);
    const from = (address: string) =>
      countTry(world.db, kind, { device: randomUUID(), address }).then((refusal) => refusal?.by ?? 'passed');
    expect(await from('2001:db8:9:1::')).toBe('passed');
    expect(await from('2001:db8:9:2::')).toBe('network');
    expect(await from('2001:db8:a:2::')).toBe('passed');
    for (const limit of tryLimits[kind])
      if (limit.by === 'everybody') expect(most * 5).toBeLessThan(limit.most);
  },
);

test('an SMS that the gateway did not take is charged to who asked, not to the number or the budget', async () => {
  const phone = newPhone();
  await world.gateway.behave({ sms: '500' });
  expect(await askForCode('203.0.113.11', phone)).toBe(503);
  expect([await chargedTo('phone'), await chargedTo('everybody')]).toEqual([[], []]);
  expect(await chargedTo('device')).toEqual([1]);
  await world.gateway.behaveWell();
  expect(await askForCode('203.0.113.11', phone)).toBe(200);
});

test('of 40 tries at once exactly as many pass as a limit has room for', async () => {
  await fillTries(world, 'code-sent', 'address', '203.0.113.12', 5);
  const statuses = await times(40, () => askForCode('203.0.113.12', newPhone()));
  expect(statuses.filter((status) => status === 200)).toHaveLength(5);
  expect(await chargedTo('everybody')).toEqual([5, 5]);
  expect(await chargedTo('phone')).toHaveLength(5 * 3);
});

/** Holds the row of an address while two tries arrive that find room for one, then lets both go on. */
const twoAtTheEdge = async (db: World['db']) => {
  const [kind, address] = ['code-sent', '203.0.113.13'] as const;
  await world.db.deleteFrom('tryCount').execute();
  await fillTries(world, kind, 'address', address, 1);
  const subjects = () => ({ device: randomUUID(), phone: newPhone(), address });
  const row = `select from try_count where subject = 'address:${address}/${hour}' for update`;
  const tries = await meetAtLock(world, row, [
    () => countTry(db, kind, subjects()),
    () => countTry(db, kind, subjects()),
  ]);
  return tries
    .map((ended) => (ended.status === 'fulfilled' ? (ended.value?.by ?? 'passed') : String(ended.reason)))
    .toSorted();
};

test('two tries that both found room for one: the second is refused and charges nothing', async () => {
  expect(await twoAtTheEdge(world.db)).toEqual(['address', 'passed']);
  expect(await chargedTo('device')).toEqual([1]);
  expect(await chargedTo('phone')).toEqual([1, 1, 1]);
  expect(await chargedTo('everybody')).toEqual([1, 1]);
});

test('control: without the guard on the locked rows both pass', async () => {
  // An IPv4 address has no network that is counted.
  const counted = tryLimits['code-sent'].filter(({ by }) => by !== 'network');
  const guards = counted.map(() => ({
    statement: 'insert into try_count',
    guard: 'where try_count.tries < $',
    becomes: 'where try_count.tries < 1000000 + $',
  }));
  const outcomes = await withoutGuard(world, guards, (_, { db }) => twoAtTheEdge(db));
  expect(outcomes).toEqual(['passed', 'passed']);
});

test('tries and their return at once do not lock each other out', async () => {
  const [device, address] = [randomUUID(), '203.0.113.14'];
  const outcomes = await times(60, async (index) => {
    const subjects = { device, pair: `${address} ${index % 3}`, address };
    const refusal = await countTry(world.db, 'look-up', subjects);
    if (!refusal) await returnTry(world.db, 'look-up', subjects);
    return refusal?.by ?? 'passed';
  });
  expect(outcomes).toContain('passed');
  expect(await chargedTo('everybody', 'look-up')).toEqual([]);
});

test.each(Object.entries(tryLimits))('the limits of %s stand from narrow to wide', (_, limits) => {
  const width = {
    device: 0,
    attempt: 0,
    pair: 1,
    booking: 2,
    account: 3,
    mailbox: 4,
    phone: 5,
    address: 6,
    network: 7,
    everybody: 8,
  };
  const stated = limits.map(({ by }) => width[by]);
  expect(stated).toEqual(stated.toSorted((one, other) => one - other));
});

test('a try commits without waiting for the disk, so that tries of one budget do not wait for each other; never in a transaction', async () => {
  const name = new URL(world.databaseUrl).pathname.slice(1);
  await withClient(world.databaseUrl, async (client) => {
    // The server of the tests waits for no disk at all.
    await client.query(`alter database ${name} set synchronous_commit = on`);
    await client.query(`create table seen (setting text); grant all on seen to poth_app;
      create function see() returns trigger language plpgsql as
        $$ begin insert into seen values (current_setting('synchronous_commit')); return null; end $$;
      create trigger see after insert or update on try_count for each row execute function see()`);
  });
  const db = openDatabase(world.databaseUrl, 'poth_app');
  const setting = async () =>
    (await sql<{ now: string }>`select current_setting('synchronous_commit') as now`.execute(db)).rows[0]
      ?.now;
  const subjects = { device: randomUUID() };
  try {
    await countTry(db, 'rating', subjects);
    await returnTry(db, 'rating', subjects);
    expect(await setting()).toBe('on');
    const { rows } = await sql`select setting from seen`.execute(db);
    expect(rows).toEqual([{ setting: 'off' }, { setting: 'off' }]);
    await expect(transaction(db, (tx) => countTry(tx, 'rating', subjects))).rejects.toThrow(
      'outside transactions',
    );
  } finally {
    await db.destroy();
    await withClient(world.databaseUrl, (client) =>
      client.query(`drop trigger see on try_count; drop function see; drop table seen;
        alter database ${name} reset synchronous_commit`),
    );
  }
});
