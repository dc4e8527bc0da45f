import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { transaction } from '../db/transaction.ts';
import { builtPages } from '../testing/built-pages.ts';
import { again, makeAdmin, makeOwner, makeStaff, type Person, signUpPerson } from '../testing/people.ts';
import { createWorld, type World } from '../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ chores: false, web: await builtPages() });
}, 60_000);
afterAll(() => world.stop());

const ask = async ({ browser }: Person, path: string, form?: Record<string, string>) => {
  const answer = await fetch(world.publicUrl + path, {
    redirect: 'manual',
    headers: {
      cookie: browser.headers.get('cookie') ?? '',
      accept: 'text/html',
      'sec-fetch-site': 'same-origin',
    },
    ...(form && { method: 'POST', body: new URLSearchParams(form) }),
  });
  return { status: answer.status, to: answer.headers.get('location'), text: await answer.text() };
};
const profileOf = (person: Person) => ask(person, `/profile/${encodeURIComponent(person.email)}`);
const become = { intent: 'choose-type', accountType: 'busProvider' };
const typeOf = async (person: Person) => (await again(world, person)).actor.account.accountType;
/** Signs up a person through Google or Facebook, without a password; such an account is always a traveller's. */
const vouchedFor = async (providerId: 'google' | 'facebook'): Promise<Person> => {
  const person = await signUpPerson(world);
  await world.db
    .updateTable('authAccount')
    .set({ providerId, password: null })
    .where('userId', '=', person.actor.account.userId)
    .execute();
  return person;
};

test.each(['google', 'facebook', null] as const)(
  'a traveller whom %s vouches for becomes a bus provider from the account, and registers a company',
  async (providerId) => {
    const person = providerId ? await vouchedFor(providerId) : await signUpPerson(world);
    expect((await profileOf(person)).text).toContain('Become a bus provider');
    const page = await ask(person, '/bus-provider');
    expect(page.status).toBe(200);
    expect(page.text).toContain('Become a bus provider');
    expect(page.text).not.toContain('name="licenceNumber"');

    expect(await ask(person, '/bus-provider', become)).toMatchObject({ status: 303, to: '/bus-provider' });
    expect(await typeOf(person)).toBe('busProvider');
    expect((await ask(person, '/bus-provider')).text).toContain('name="licenceNumber"');
    const typed = {
      busName: 'Padma Paribahan',
      licenceNumber: `BRTA-${randomUUID().slice(0, 8)}`,
      documents: [],
    };
    const { actor } = await again(world, person);
    expect(await world.portal.operator.registerOperator(actor, typed)).toHaveProperty('operatorId');
    const { userId } = actor.account;
    const acts = await world.db
      .selectFrom('auditLog')
      .select('detail')
      .where('stream', '=', `account:${userId}`)
      .where('act', '=', 'account-type-chosen')
      .execute();
    expect(acts).toEqual([{ detail: { accountType: 'busProvider' } }]);
  },
);

test('who became one by mistake goes back, as long as there is no company', async () => {
  const person = await signUpPerson(world);
  await ask(person, '/bn/bus-provider', become);
  expect((await ask(person, '/bn/bus-provider')).text).toContain('শুধু যাত্রার জন্য');
  expect(await ask(person, '/bn/bus-provider', { ...become, accountType: 'user' })).toMatchObject({
    status: 303,
    to: '/bn/tickets',
  });
  expect(await typeOf(person)).toBe('user');
  const owner = await makeOwner(
    world,
    await signUpPerson(world, { accountType: 'busProvider' }),
    'submitted',
  );
  const refused = await ask(owner, '/bus-provider', { ...become, accountType: 'user' });
  expect(refused).toMatchObject({ status: 409 });
  expect(await typeOf(owner)).toBe('busProvider');
});

test('staff of a company and admins do not become one', async () => {
  const owner = await makeOwner(world, await signUpPerson(world, { accountType: 'busProvider' }));
  const agent = await makeStaff(world, await signUpPerson(world), owner.operatorId, 'counter-agent');
  const admin = await makeAdmin(world, await signUpPerson(world));
  for (const person of [agent, admin]) {
    expect((await profileOf(person)).text).not.toContain('Become a bus provider');
    expect((await ask(person, '/bus-provider')).status).toBe(403);
    expect((await ask(person, '/bus-provider', become)).status).toBe(403);
  }
});

test('who joins a company at that very moment stays what the account is', async () => {
  const person = await signUpPerson(world, { accountType: 'busProvider' });
  const { actor } = await again(world, person);
  const { userId, email } = actor.account;
  const profile = { email: email ?? '', name: 'Tasnim Rahman', accountType: 'user' as const };
  const { operatorId } = await makeOwner(world, await signUpPerson(world));
  let back: Promise<unknown> = Promise.resolve();
  await transaction(world.db, async (tx) => {
    await tx.insertInto('operatorMember').values({ userId, operatorId, role: 'counter-agent' }).execute();
    // The change waits for the new member's transaction: it has read the account as one without a company.
    back = world.portal.people.completeProfile(actor, profile).catch((thrown: unknown) => thrown);
    expect(await Promise.race([back, new Promise((done) => setTimeout(done, 300, 'waits'))])).toBe('waits');
  });
  expect(await back).toMatchObject({ code: 'has-operator' });
  expect(await typeOf(person)).toBe('busProvider');
});
