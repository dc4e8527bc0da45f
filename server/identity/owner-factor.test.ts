import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { builtPages } from '../testing/built-pages.ts';
import { giveFactor, makeOwnerWithoutFactor, type Person, signUpPerson } from '../testing/people.ts';
import { sampleTrip } from '../testing/sample-trip.ts';
import { aClient } from '../testing/specification-client.ts';
import { createWorld, type World } from '../testing/world.ts';

let world: World;
let tripId: string;
let owner: Person;
beforeAll(async () => {
  world = await createWorld({ chores: false, web: await builtPages() });
  const trip = await sampleTrip(world.db);
  tripId = trip.tripId;
  owner = await makeOwnerWithoutFactor(world, await signUpPerson(world, { accountType: 'busProvider' }));
  const { userId } = owner.actor.account;
  const { operatorId } = trip;
  await world.db.updateTable('operatorMember').set({ operatorId }).where('userId', '=', userId).execute();
}, 60_000);
afterAll(() => world.stop());

const cookieOf = ({ browser }: Person): string => browser.headers.get('cookie') ?? '';
const ask = (path: string, person: Person, form?: Record<string, string>) =>
  fetch(world.publicUrl + path, {
    redirect: 'manual',
    headers: { cookie: cookieOf(person), accept: 'text/html', 'sec-fetch-site': 'same-origin' },
    ...(form && { method: 'POST', body: new URLSearchParams(form) }),
  });
const cancel = () => ({
  do: 'cancel',
  reason: 'traffic',
  shownBookings: '0',
  shownPaisa: '0',
  key: randomUUID(),
});
const stateOf = async (): Promise<string> => {
  const trip = world.db.selectFrom('trip').select('state').where('tripId', '=', tripId);
  return (await trip.executeTakeFirstOrThrow()).state;
};
const setUpFrom = (path: string) =>
  `/security?${new URLSearchParams({ to: path, need: 'second-factor' })}#second-factor`;

describe('an owner without a second factor', () => {
  test.each(['/settlements', '/buses', '/staff', '/reports', '/counter', '/manifests', '/schedules'])(
    'is led from %s to its set-up, with the way back',
    async (path) => {
      const answer = await ask(path, owner);
      expect([answer.status, answer.headers.get('location')]).toEqual([303, setUpFrom(path)]);
    },
  );

  test('is led from the form of a new bus too, and in Bangla', async () => {
    expect((await ask('/add-buses', owner)).headers.get('location')).toBe(setUpFrom('/add-buses'));
    expect((await ask('/bn/settlements', owner)).headers.get('location')).toBe(
      `/bn${setUpFrom('/bn/settlements')}`,
    );
  });

  test('cancels no trip', async () => {
    const before = await stateOf();
    const answer = await ask(`/buses/${tripId}`, owner, cancel());
    expect(answer.headers.get('location')).toBe(setUpFrom(`/buses/${tripId}`));
    expect(await stateOf()).toBe(before);
  });

  test('is told what to do by the calls', async () => {
    const client = aClient(world);
    const [email, password] = [`${randomUUID()}@example.com`, 'the road to Sylhet'];
    await client.signUp({ name: 'Padma', email, password, accountType: 'busProvider' });
    await client.takeToken(email);
    const company = { busName: 'Padma', email, licenseNumber: randomUUID(), isVerified: false };
    expect((await client.send('POST', '/busProvider', company)).status).toBe(200);
    const picture = new FormData();
    picture.set('image', new File(['x'], 'coach.jpg', { type: 'image/jpeg' }));
    expect(await client.send('POST', '/1/upload?key=none', picture)).toMatchObject({
      status: 401,
      body: { code: 'second-factor-required', title: expect.stringContaining('/security') },
    });
    // Calls by which a company is registered stay open.
    expect((await client.get(`/busProvider/${email}`)).status).toBe(200);
  });

  test('still reads how an application stands', async () => {
    const waiting = await makeOwnerWithoutFactor(
      world,
      await signUpPerson(world, { accountType: 'busProvider' }),
      'submitted',
    );
    expect((await ask('/bus-provider', waiting)).status).toBe(200);
    expect((await ask('/add-buses', waiting)).status).toBe(200);
  });
});

/** Tells whether the set-up of a second factor is unfolded on a page; undefined if the page has none. */
const setUpOn = async (person: Person, path = '/security'): Promise<boolean | undefined> => {
  const page = await (await ask(path, person)).text();
  const [tag] = /<details[^>]*>(?=<summary[^>]*>(?:Set up|দ্বিতীয় ধাপ চালু))/.exec(page) ?? [];
  return tag?.includes('open=""');
};

test('the set-up of a second factor stands open for who must have one, however they come, and folded for others', async () => {
  const must = await makeOwnerWithoutFactor(world, await signUpPerson(world, { accountType: 'busProvider' }));
  const traveller = await signUpPerson(world);
  expect([
    await setUpOn(must),
    await setUpOn(must, '/bn/security'),
    await setUpOn(must, setUpFrom('/settlements')),
    await setUpOn(traveller),
  ]).toEqual([true, true, true, false]);
});

test('an owner who has shown one comes through, and may not take it off', async () => {
  const person = await makeOwnerWithoutFactor(world, await signUpPerson(world));
  const withOne = await giveFactor(world, person);
  expect((await ask('/settlements', withOne)).status).toBe(200);
  const { identity } = world.portal;
  const asked = { password: withOne.password, code: '000000' };
  await expect(identity.removeSecondFactor(withOne.actor, asked, withOne.browser)).rejects.toMatchObject({
    code: 'not-found',
  });
});

describe('a password alone gives no second factor where a passkey is one', () => {
  const withPasskey = async (): Promise<Person> => {
    const person = await makeOwnerWithoutFactor(world, await signUpPerson(world));
    const { userId } = person.actor.account;
    await sql`insert into auth_passkey (id, name, public_key, user_id, credential_id, counter, device_type, backed_up)
      values (${randomUUID()}, 'phone', 'none', ${userId}, ${randomUUID()}, 0, 'singleDevice', false)`.execute(
      world.db,
    );
    return person;
  };
  const refused = { code: 'second-factor-required' };

  test('neither by an app, nor by another passkey, nor by taking the passkey away first', async () => {
    const { actor, browser, password } = await withPasskey();
    const { identity } = world.portal;
    await expect(identity.startSecondFactor(actor, { password }, browser)).rejects.toMatchObject(refused);
    await expect(identity.startPasskey(actor, browser)).rejects.toMatchObject(refused);
    const [passkey] = await identity.listPasskeys(actor);
    const { passkeyId = '' } = passkey ?? {};
    await expect(identity.removePasskey(actor, { passkeyId, password })).rejects.toMatchObject(refused);
    expect(await identity.listPasskeys(actor)).toHaveLength(1);
  });
});
