import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { builtPages } from '../testing/built-pages.ts';
import type { Portal } from '../portal.ts';
import type { JarBrowser } from '../testing/browser.ts';
import { meetAtLock } from '../testing/meet-at-lock.ts';
import {
  again,
  signInOnNewDevice,
  makeOwner,
  makeOwnerOf,
  makeStaff,
  type Person,
  signUpPerson,
  staffPin,
} from '../testing/people.ts';
import { sampleTrip } from '../testing/sample-trip.ts';
import { withoutGuard } from '../testing/without-guard.ts';
import { createWorld, type World } from '../testing/world.ts';
import { isCode } from '../messaging/code-hash.ts';
import { hashOfSecret } from './device-secret.ts';
import { keepRetention } from '../privacy/keep-retention.ts';

let world: World;
let tripId: string;
let operatorId: string;
let owner: Person;
beforeAll(async () => {
  world = await createWorld({ chores: false, web: await builtPages() });
  ({ tripId, operatorId } = await sampleTrip(world.db));
  owner = await makeOwnerOf(world, await signUpPerson(world), operatorId);
}, 60_000);
afterAll(() => world.stop());

const wrongPin = '604173';
const hire = async (role: 'conductor' | 'counter-agent' = 'conductor'): Promise<Person> =>
  makeStaff(world, await signUpPerson(world), operatorId, role);

/** Asks as a browser does: the cookies of the answer stay in it. */
const ask = async (path: string, { browser }: Pick<Person, 'browser'>, form?: Record<string, string>) => {
  const answer = await fetch(world.publicUrl + path, {
    redirect: 'manual',
    headers: {
      cookie: browser.headers.get('cookie') ?? '',
      accept: 'text/html',
      'sec-fetch-site': 'same-origin',
      'user-agent': 'Mozilla/5.0 (Linux; Android 14) Chrome/130.0',
    },
    ...(form && { method: 'POST', body: new URLSearchParams(form) }),
  });
  for (const cookie of answer.headers.getSetCookie()) browser.keep(cookie);
  return { status: answer.status, to: answer.headers.get('location'), text: await answer.text() };
};
const enter = (person: Pick<Person, 'browser'>, pin: string) =>
  ask('/device', person, { intent: 'enter', pin });
const manifest = () => `/manifests/${tripId}`;
const led = (path: string) => ({ status: 303, to: `/device?${new URLSearchParams({ to: path })}` });
const deviceOf = async ({ actor }: Person) => {
  const rows = world.db.selectFrom('staffDevice').selectAll().where('userId', '=', actor.account.userId);
  return rows.orderBy('askedAt', 'desc').limit(1).executeTakeFirstOrThrow();
};
const actsOf = async (deviceId: string): Promise<string[]> => {
  const { rows } = await sql<{ act: string }>`select act from audit_log
    where stream = ${`operator:${operatorId}`} and detail->>'deviceId' = ${deviceId} order by entry_no`.execute(
    world.db,
  );
  return rows.map(({ act }) => act);
};
const deviceCookieOf = ({ headers }: JarBrowser): string =>
  /device=([\w-]{43})/.exec(headers.get('cookie') ?? '')?.[1] ?? '';
const withCookie = (browser: JarBrowser, secret: string): JarBrowser => {
  browser.keep(`device=${secret}`);
  return browser;
};
/** Makes a session idle for some minutes. */
const leave = async (person: Person, minutes: number): Promise<void> => {
  await sql`update auth_session set last_seen_at = now() - make_interval(mins => ${minutes})
    where id = ${person.actor.account.session.sessionId}`.execute(world.db);
};
/** Hires a member of staff whose session has not given the PIN yet, on a device that was let in. */
const atLockedDesk = async (): Promise<Person> => {
  const person = await hire();
  await leave(person, 31);
  return again(world, person);
};
const letInBy = async (boss: Person, decision: 'let-in' | 'refuse' | 'take-back', person: Person) => {
  const { deviceId, code } = await deviceOf(person);
  return world.portal.operator.decideDevice(boss.actor, { deviceId, code, decision });
};

describe('the password alone, on a browser that nobody has let in', () => {
  test.each([
    ['conductor', '/manifests'],
    ['conductor', '/board'],
    ['counter-agent', '/counter'],
  ] as const)('does not lead a %s to %s', async (role, path) => {
    const person = await signInOnNewDevice(world, await hire(role));
    const address = path === '/counter' ? path : `${path}/${tripId}`;
    expect(await ask(address, person)).toMatchObject(led(address));
  });

  test('makes no call, and is told what to do', async () => {
    const person = await signInOnNewDevice(world, await hire('counter-agent'));
    const { boarding, counter } = world.portal;
    const refused = { code: 'device-not-let-in', status: 403 };
    await expect(boarding.viewManifest(person.actor, tripId)).rejects.toMatchObject(refused);
    await expect(counter.viewOpenShift(person.actor)).rejects.toMatchObject(refused);
    const marks = await ask(`/board-marks/${tripId}`, person, {});
    expect(marks).toMatchObject(led(`/board-marks/${tripId}`));
  });

  test('waits for the owner, who lets it in by its letters; then a PIN opens the desk, and log-out keeps the device', async () => {
    const person = await signInOnNewDevice(world, await hire());
    const waiting = await ask('/device', person);
    const { code, deviceId } = await deviceOf(person);
    expect(waiting.text).toContain('This device is waiting for your company');
    expect(waiting.text).toContain('Chrome on Android');
    expect(waiting.text).toContain(code);
    expect((await ask('/bn/device', person)).text).toContain('অনুমতির অপেক্ষায়');
    const cookie = person.browser.setCookies.find((one) => one.startsWith('device='));
    expect(cookie).toMatch(/^device=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/);

    expect((await ask('/staff', owner)).text).toContain(code);
    expect(await ask('/staff', owner, { intent: 'let-in', deviceId, code })).toMatchObject({ to: '/staff' });
    expect(await actsOf(deviceId)).toEqual(['device-let-in']);
    expect((await ask('/device', person)).text).toContain('Choose a PIN');
    expect(await ask(manifest(), person)).toMatchObject(led(manifest()));
    const choose = (pin: string, same = pin) =>
      ask('/device?to=/manifests', person, { intent: 'choose', pin, again: same });
    expect((await choose('123456')).text).toContain('everybody tries first');
    expect((await choose('৪৮২৯১৬', '482917')).text).toContain('not the same');
    expect(await choose('৪৮২৯১৬')).toMatchObject({ status: 303, to: '/manifests' });
    expect((await ask(manifest(), person)).status).toBe(200);

    await ask('/sign-out', person, {});
    expect(await ask(manifest(), person)).toMatchObject({
      to: `/login?${new URLSearchParams({ to: manifest() })}`,
    });
    const { email, password } = person;
    await ask('/login', person, { email, password });
    expect(await ask(manifest(), person)).toMatchObject(led(manifest()));
    expect((await ask('/device', person)).text).toContain('Enter your PIN');
    expect((await enter(person, '482 916')).status).toBe(303);
    expect((await ask(manifest(), person)).status).toBe(200);
  });

  test('may be refused, and asks anew with other letters', async () => {
    const person = await signInOnNewDevice(world, await hire());
    await ask('/device', person);
    const before = await deviceOf(person);
    await letInBy(owner, 'refuse', person);
    expect((await ask('/device', person)).text).toContain('This device is not let in');
    await ask('/device', person, { intent: 'again' });
    const after = await deviceOf(person);
    expect([after.deviceId, after.takenBackAt]).toEqual([before.deviceId, null]);
    const { deviceId, code } = before;
    const stale = { deviceId, code: code === after.code ? 'XXXX' : code, decision: 'let-in' as const };
    await expect(world.portal.operator.decideDevice(owner.actor, stale)).rejects.toMatchObject({
      code: 'not-found',
    });
    expect(await actsOf(deviceId)).toEqual(['device-refused']);
  });

  test('takes up no secret that is not ours, and keeps five waiting devices of a person', async () => {
    const person = await signInOnNewDevice(world, await hire());
    const planted = 'x'.repeat(43);
    for (let tries = 0; tries < 7; tries++)
      await ask('/device', { browser: withCookie(person.browser.copy(), planted) });
    const rows = world.db.selectFrom('staffDevice').select('secretHash').where('letInAt', 'is', null);
    const mine = await rows.where('userId', '=', person.actor.account.userId).execute();
    expect(mine).toHaveLength(5);
    expect(mine.map(({ secretHash }) => secretHash)).not.toContain(hashOfSecret(planted));
  });
});

describe('an owner', () => {
  test('needs no device, has no such page, and lets in the own staff only, with a fresh proof', async () => {
    expect((await ask(manifest(), owner)).status).toBe(200);
    expect((await ask('/device', owner)).status).toBe(403);
    const person = await signInOnNewDevice(world, await hire());
    await ask('/device', person);
    const stranger = await makeOwner(world, await signUpPerson(world));
    await expect(letInBy(stranger, 'let-in', person)).rejects.toMatchObject({ code: 'not-found' });
    await sql`update auth_session set proven_at = now() - interval '11 minutes'
      where id = ${owner.actor.account.session.sessionId}`.execute(world.db);
    await expect(letInBy(await again(world, owner), 'let-in', person)).rejects.toMatchObject({
      code: 'proof-needed',
    });
    await sql`update auth_session set proven_at = now() where id = ${owner.actor.account.session.sessionId}`.execute(
      world.db,
    );
  });

  test('takes a device back, and its desk is shut with the next request, in every session', async () => {
    const person = await hire();
    expect((await ask(manifest(), person)).status).toBe(200);
    await letInBy(owner, 'take-back', person);
    expect(await ask(manifest(), person)).toMatchObject(led(manifest()));
    expect((await enter(person, staffPin)).status).toBe(403);
    const { deviceId } = await deviceOf(person);
    expect(await actsOf(deviceId)).toEqual(['device-let-in', 'device-taken-back']);
    // Let in once more, an old session is as locked as a new one.
    await ask('/device', person, { intent: 'again' });
    await letInBy(owner, 'let-in', person);
    expect(await ask(manifest(), person)).toMatchObject(led(manifest()));
    expect((await ask('/device', person)).text).toContain('Choose a PIN');
  });

  test('who takes somebody off the staff takes the devices too', async () => {
    const person = await hire();
    const { userId } = person.actor.account;
    await world.portal.operator.revokeStaff(owner.actor, { userId });
    expect(
      await world.db.selectFrom('staffDevice').select('deviceId').where('userId', '=', userId).execute(),
    ).toEqual([]);
  });

  test('gets no device into the old company once the person is off its staff, whatever was under way', async () => {
    const [gone, moved] = [await hire(), await hire()];
    const other = await makeOwner(world, await signUpPerson(world));
    for (const person of [gone, moved])
      await world.portal.operator.revokeStaff(owner.actor, { userId: person.actor.account.userId });
    const { userId } = moved.actor.account;
    const elsewhere = { userId, operatorId: other.operatorId, role: 'conductor' } as const;
    await world.db.insertInto('operatorMember').values(elsewhere).execute();
    for (const { actor, browser } of [gone, moved])
      for (const asked of [world.portal.identity.viewDevice, world.portal.identity.askDeviceAgain])
        await expect(asked(actor, browser)).rejects.toMatchObject({ code: 'not-allowed' });
    expect(await deviceOf(moved).catch(() => null)).toBeNull();
  });
});

describe('a PIN', () => {
  test('opens the desk after the idle end, and what a phone has marked comes through', async () => {
    const person = await hire();
    await leave(person, 29);
    expect((await ask(manifest(), person)).status).toBe(200);
    await leave(person, 31);
    expect(await ask(`/board-marks/${tripId}`, person, {})).toMatchObject(led(`/board-marks/${tripId}`));
    expect(await ask(manifest(), person)).toMatchObject(led(manifest()));
    expect(await enter(person, staffPin)).toMatchObject({ status: 303, to: '/buses' });
    const sent = await ask(`/board-marks/${tripId}`, person, {});
    // The call is open again: this empty mark is refused for its content only.
    expect(sent.status).toBe(422);
    expect((await ask(manifest(), person)).status).toBe(200);
  });

  test('does not carry a session over a working day', async () => {
    const person = await hire();
    await sql`update auth_session set created_at = now() - interval '13 hours'
      where id = ${person.actor.account.session.sessionId}`.execute(world.db);
    expect(await ask(manifest(), person)).toMatchObject({
      to: `/login?${new URLSearchParams({ to: manifest() })}`,
    });
  });

  test('is worth nothing on another device, nor for another person on this one', async () => {
    const person = await signInOnNewDevice(world, await hire());
    expect((await enter(person, staffPin)).status).toBe(403);
    await ask('/device', person);
    await letInBy(owner, 'let-in', person);
    // The second device is let in too but has no PIN: the PIN of the first one is not its own.
    expect((await enter(person, staffPin)).status).toBe(403);
    expect(await ask(manifest(), person)).toMatchObject(led(manifest()));

    const [mine, colleague] = [await hire(), await signInOnNewDevice(world, await hire())];
    const shared = withCookie(colleague.browser, deviceCookieOf(mine.browser));
    expect((await enter({ browser: shared }, staffPin)).status).toBe(403);
    expect(await ask(manifest(), { browser: shared })).toMatchObject(led(manifest()));
    // Asking from the colleague's account makes a device of their own and leaves this one as it was.
    await ask('/device', { browser: shared });
    expect((await ask(manifest(), mine)).status).toBe(200);
  });

  test('gets five looks when guessed at in parallel, also the right one among later ones', async () => {
    const person = await atLockedDesk();
    const answers = await Promise.all(Array.from({ length: 12 }, () => enter(person, wrongPin)));
    const looks = answers.filter(({ status }) => status === 422).length;
    expect(looks).toBeGreaterThan(0);
    expect(looks).toBeLessThanOrEqual(5);
    expect((await deviceOf(person)).pinFailures).toBe(looks);
    for (let more = looks; more < 5; more++) await enter(person, wrongPin);
    expect(await enter(person, staffPin)).toMatchObject({ status: 429 });
    expect(await ask(manifest(), person)).toMatchObject(led(manifest()));
  });

  test('cannot be used up from elsewhere', async () => {
    const person = await atLockedDesk();
    const thief = await signInOnNewDevice(world, person);
    await ask('/device', thief);
    for (let tries = 0; tries < 12; tries++) expect((await enter(thief, wrongPin)).status).toBe(403);
    const { pinFailures } = await world.db
      .selectFrom('staffDevice')
      .select('pinFailures')
      .where('userId', '=', person.actor.account.userId)
      .where('letInAt', 'is not', null)
      .executeTakeFirstOrThrow();
    expect(pinFailures).toBe(0);
    expect((await enter(person, staffPin)).status).toBe(303);
  });

  test('shuts its device after ten wrong ones, until the owner lets it in again', async () => {
    const person = await atLockedDesk();
    for (let tries = 1; tries <= 10; tries++) {
      const { status } = await enter(person, wrongPin);
      expect(status).toBe(tries < 10 ? 422 : 403);
      await sql`update staff_device set pin_wait_until = now() where pin_failures = ${tries}`.execute(
        world.db,
      );
    }
    expect((await enter(person, staffPin)).status).toBe(403);
    expect((await ask('/device', person)).text).toContain('This device is not let in');
    const { deviceId } = await deviceOf(person);
    expect(await actsOf(deviceId)).toEqual(['device-let-in', 'device-shut']);
  });

  test('that is forgotten is replaced by asking the owner again', async () => {
    const person = await atLockedDesk();
    await ask('/device', person, { intent: 'again' });
    expect((await enter(person, staffPin)).status).toBe(403);
    expect((await deviceOf(person)).pinHash).toBeNull();
  });

  test('lies in the database under the secret that only the browser has', async () => {
    const person = await hire();
    const { deviceId, pinHash, secretHash } = await deviceOf(person);
    const secret = deviceCookieOf(person.browser);
    expect(await isCode(staffPin, { codeId: `${deviceId}.${secret}`, codeHash: pinHash ?? '' })).toBe(true);
    expect(await isCode(staffPin, { codeId: `${deviceId}.${secretHash}`, codeHash: pinHash ?? '' })).toBe(
      false,
    );
  });
});

test('of two guesses that meet at the row one gets the fifth look; without the guard both do', async () => {
  const person = await atLockedDesk();
  const { deviceId } = await deviceOf(person);
  const guessTwice = async (portal: Portal): Promise<string[]> => {
    await world.db
      .updateTable('staffDevice')
      .set({ pinFailures: 4 })
      .where('deviceId', '=', deviceId)
      .execute();
    await sql`update staff_device set pin_wait_until = now() where device_id = ${deviceId}`.execute(world.db);
    const guess = () => portal.identity.enterPin(person.actor, { pin: wrongPin }, person.browser);
    const lock = `select from staff_device where device_id = '${deviceId}' for update`;
    const ends = await meetAtLock(world, lock, [guess, guess]);
    return ends.map((end) => (end.status === 'rejected' ? end.reason.code : 'in')).toSorted();
  };
  expect(await guessTwice(world.portal)).toEqual(['pin-wrong', 'too-many-tries']);
  const guard = { statement: 'set pin_failures = pin_failures + 1', guard: 'pin_wait_until <= now()' };
  expect(await withoutGuard(world, guard, guessTwice)).toEqual(['pin-wrong', 'pin-wrong']);
});

test('devices that nobody let in or uses are forgotten', async () => {
  const [used, unused, asked] = [await hire(), await hire(), await signInOnNewDevice(world, await hire())];
  await ask('/device', asked);
  const { deviceId } = await deviceOf(asked);
  const old = async (person: Person, days: number) =>
    sql`update staff_device set asked_at = asked_at - make_interval(days => ${days}),
      used_at = used_at - make_interval(days => ${days}) where device_id = ${(await deviceOf(person)).deviceId}`.execute(
      world.db,
    );
  await old(used, 179);
  await old(unused, 181);
  await old(asked, 8);
  await keepRetention(world.deps)();
  const left = await world.db.selectFrom('staffDevice').select(['userId', 'deviceId']).execute();
  expect(left.map(({ userId }) => userId)).toContain(used.actor.account.userId);
  expect(left.map(({ userId }) => userId)).not.toContain(unused.actor.account.userId);
  expect(left.map((row) => row.deviceId)).not.toContain(deviceId);
});
