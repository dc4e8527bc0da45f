import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { startReplicated, type ReplicatedDatabase } from '../testing/streaming-replica.ts';
import { aBrowser } from '../testing/browser.ts';
import { makeAdmin, type Person, signUpPerson } from '../testing/people.ts';
import { createWorld, type World } from '../testing/world.ts';
import { openDatabase } from './database.ts';
import { followPrimary } from './replica.ts';

let replicated: ReplicatedDatabase;
let world: World;
let admin: Person;
beforeAll(async () => {
  replicated = await startReplicated();
  world = await createWorld({
    chores: false,
    beside: { databaseUrl: replicated.url },
    openReplica: (db, _, log) =>
      followPrimary(db, openDatabase(replicated.replicaUrl, 'poth_app', { max: 2, readsOnly: true }), log),
  });
  admin = await makeAdmin(world, await signUpPerson(world));
});
afterAll(async () => {
  await world.stop();
  await replicated.drop();
});
const follows = () => world.deps.replica?.isFollowing();
beforeEach(() => vi.waitUntil(follows, 10_000));

/** Waits for a line of the log, which the next look at the replica writes. */
const told = (line: RegExp) => vi.waitUntil(() => line.test(world.log.at(-1) ?? ''), 10_000);

/** Names of the accounts in the admin's list, for a visitor who may or may not read behind. */
const listed = async (mayReadBehind: boolean): Promise<string[]> => {
  const { people } = await world.portal.people.listPeople({ ...admin.actor, mayReadBehind }, { query: '' });
  return people.map(({ name }) => name);
};

test('a list is read from the replica, and of the database by who has just written', async () => {
  const marked = (text: string) => /auth_user|factor_reset/.test(text);
  expect((await replicated.lastAsked()).filter(marked)).toEqual([]);
  await listed(false);
  expect((await replicated.lastAsked()).filter(marked)).toEqual([]);
  // On a busy machine it may be behind for a moment, and is not asked.
  await vi.waitFor(async () => {
    await listed(true);
    expect((await replicated.lastAsked()).filter(marked)).not.toEqual([]);
  }, 10_000);
});

test('what was written is never missing to who has just written it, nor to anybody after a second', async () => {
  await replicated.hold();
  await signUpPerson(world, { name: 'Karim Sheikh' });
  expect(await listed(false)).toContain('Karim Sheikh');
  await vi.waitFor(() => expect(follows()).toBe(false), 10_000);
  expect(await listed(true)).toContain('Karim Sheikh');
  await told(/^replica: behind by more than a second: everything is read from the database/);
  await replicated.resume();
  await vi.waitFor(() => expect(follows()).toBe(true), 10_000);
  expect(await listed(true)).toContain('Karim Sheikh');
  await told(/^replica: follows: pages of desks are read from it/);
});

test('a browser that has sent something is marked for longer than a replica may be behind; one that reads is not', async () => {
  const browser = aBrowser();
  const [read, sent] = await Promise.all([
    fetch(`${world.publicUrl}/api/places`),
    fetch(`${world.publicUrl}/auth/sign-in`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-poth-client': 'test' },
      body: JSON.stringify({ email: admin.email, password: 'wrong', rememberMe: false }),
    }),
  ]);
  for (const cookie of sent.headers.getSetCookie()) browser.keep(cookie);
  expect(read.headers.getSetCookie()).toEqual([]);
  expect(sent.headers.getSetCookie().find((cookie) => cookie.startsWith('wrote='))).toMatch(
    /Max-Age=3;.*HttpOnly/,
  );
});

test('a replica that dies costs nobody an answer', async () => {
  expect(follows()).toBe(true);
  await replicated.killReplica();
  expect(await listed(true)).toContain('Tasnim Rahman');
  await vi.waitFor(() => expect(follows()).toBe(false), 10_000);
  expect(await listed(true)).toContain('Tasnim Rahman');
  await told(/^replica: away \(/);
});
