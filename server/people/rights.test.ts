import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Visitor } from '@poth/domain/identity/actor.ts';
import { readStream } from '../audit-log/store.ts';
import { newBuyer, newPhone } from '../testing/buyer.ts';
import { codesOf } from '../testing/codes-of.ts';
import { meetAtLock } from '../testing/meet-at-lock.ts';
import {
  makeAdmin,
  makeOwner,
  makeOwnerWithoutFactor,
  type Person,
  signUpPerson,
} from '../testing/people.ts';
import { typedPromo } from '../testing/promo.ts';
import { createWorld, type World } from '../testing/world.ts';
import { grantRoleFromConsole } from './grant-role-from-console.ts';
import { recognise } from '../identity/recognise.ts';

let world: World;
let boss: Person;
beforeAll(async () => {
  world = await createWorld({ chores: false });
  boss = await makeAdmin(world, await signUpPerson(world, { name: 'Shirin Akter' }));
});
afterAll(() => world.stop());

const rights = () => world.portal.people;
const idOf = (person: Person): string => person.actor.account.userId;
const actsOf = async (person: Person): Promise<string[]> =>
  (await readStream(world.db, `account:${idOf(person)}`, 20)).map(({ act }) => act);
const isSignedIn = async ({ browser }: Person): Promise<boolean> =>
  (await recognise(world.deps)(browser)).account !== null;
const signInAgain = ({ email, password, browser }: Person): Promise<unknown> =>
  world.portal.identity.signIn(newBuyer(), { email, password, rememberMe: false }, browser);

test('the console makes the first admin, once, and the audit log says so', async () => {
  const person = await signUpPerson(world);
  const grant = () =>
    grantRoleFromConsole(world.db, { email: ` ${person.email.toUpperCase()}`, role: 'admin' });
  expect(await grant()).toMatchObject({ found: true, isNew: true, emailVerified: true, disabled: false });
  expect(await grant()).toMatchObject({ found: true, isNew: false });
  expect(await grantRoleFromConsole(world.db, { email: 'nobody@example.com', role: 'admin' })).toEqual({
    found: false,
  });
  const { person: seen, acts } = await rights().viewPerson(boss.actor, { userId: idOf(person) });
  expect(seen).toMatchObject({ isAdmin: true, accountType: 'admin' });
  expect(acts).toMatchObject([{ act: 'role-granted', actor: 'console', detail: { role: 'admin' } }]);
});

test('an admin gives the right and takes it back; taking it back signs the other out', async () => {
  const person = await signUpPerson(world);
  const role = { userId: idOf(person), role: 'admin' } as const;
  await rights().grantRole(boss.actor, role);
  await rights().grantRole(boss.actor, role);
  expect((await recognise(world.deps)(person.browser)).account).toMatchObject({ isAdmin: true });
  await rights().revokeRole(boss.actor, role);
  await rights().revokeRole(boss.actor, role);
  expect(await isSignedIn(person)).toBe(false);
  expect(await actsOf(person)).toEqual(['role-revoked', 'role-granted']);
  const look = () => rights().viewPerson(boss.actor, { userId: idOf(person) });
  expect((await look()).acts[0]?.byName).toBe('Shirin Akter');
  await look();
  // The admin's look is recorded too, though not again each time.
  expect(await actsOf(person)).toEqual(['profile-seen', 'role-revoked', 'role-granted']);
});

test('who is shut out is out at once and everywhere, and comes in again when the account is open again', async () => {
  const person = await signUpPerson(world);
  const elsewhere = person.browser.copy();
  const userId = idOf(person);
  await expect(rights().disableAccount(boss.actor, { userId, reason: ' ' })).rejects.toMatchObject({
    code: 'invalid-input',
    fields: { faults: { reason: 'reason-missing' } },
  });
  await rights().disableAccount(boss.actor, { userId, reason: 'Sold seats it did not have' });
  expect(await isSignedIn(person)).toBe(false);
  expect(await isSignedIn({ ...person, browser: elsewhere })).toBe(false);
  await expect(signInAgain(person)).rejects.toMatchObject({ code: 'account-disabled' });

  await rights().enableAccount(boss.actor, { userId });
  expect(await isSignedIn({ ...person, browser: elsewhere })).toBe(false);
  await signInAgain(person);
  expect(await isSignedIn(person)).toBe(true);
  expect(await actsOf(person)).toEqual(['account-enabled', 'account-disabled']);
});

test('nobody takes the own right away, and nobody but an admin comes here', async () => {
  const own = { userId: idOf(boss) };
  expect(
    await codesOf([
      rights().revokeRole(boss.actor, { ...own, role: 'admin' }),
      rights().disableAccount(boss.actor, { ...own, reason: 'why not' }),
      rights().grantRole(boss.actor, { userId: 'nobody', role: 'admin' }),
      rights().viewPerson(boss.actor, { userId: 'nobody' }),
      rights().viewPerson(boss.actor, { userId: 'no id' }),
      rights().enableAccount(boss.actor, { userId: '' }),
      world.portal.identity.decideFactorReset(boss.actor, { userId: 'no/id', decision: 'approve' }),
    ]),
  ).toEqual(['not-found']);

  const owner = await makeOwner(world, await signUpPerson(world));
  const refusals: [Visitor, string][] = [
    [newBuyer(), 'sign-in-required'],
    [owner.actor, 'not-allowed'],
  ];
  for (const [actor, code] of refusals)
    expect(
      await codesOf([
        rights().listPeople(actor, { query: '', page: 1 }),
        rights().viewPerson(actor, own),
        rights().grantRole(actor, { userId: idOf(owner), role: 'admin' }),
        rights().revokeRole(actor, { ...own, role: 'admin' }),
        rights().disableAccount(actor, { ...own, reason: 'mine now' }),
        rights().enableAccount(actor, own),
      ]),
    ).toEqual([code]);
});

test('two admins who shut each other out at once: one of them is left', async () => {
  const [one, other] = [
    await makeAdmin(world, await signUpPerson(world)),
    await makeAdmin(world, await signUpPerson(world)),
  ];
  const ended = await Promise.allSettled([
    rights().disableAccount(one.actor, { userId: idOf(other), reason: 'a quarrel' }),
    rights().disableAccount(other.actor, { userId: idOf(one), reason: 'a quarrel' }),
  ]);
  expect(ended.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect([await isSignedIn(one), await isSignedIn(other)].toSorted()).toEqual([false, true]);
});

test('people are found by a part of the name or e-mail, and by a number in any form', async () => {
  const phone = newPhone();
  const person = await signUpPerson(world, { name: 'আব্দুল 100% Karim' });
  await world.db
    .updateTable('authUser')
    .set({ phone: `+88${phone}` })
    .where('id', '=', idOf(person))
    .execute();
  const found = async (query: string) =>
    (await rights().listPeople(boss.actor, { query, page: 1 })).people.map(({ userId }) => userId);
  const bangla = phone.replace(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'[Number(digit)] ?? '');
  const ways = [
    'আব্দুল',
    '100% kar',
    person.email.slice(0, 9).toUpperCase(),
    phone,
    `+880 ${phone.slice(1)}`,
    bangla,
  ];
  for (const query of ways) expect(await found(query), query).toEqual([idOf(person)]);
  for (const query of ['1_0%', '100%%', '\\', phone.slice(0, 10)])
    expect(await found(query), query).toEqual([]);
});

test('an admin whose right is taken back while a change waits changes nothing more', async () => {
  const admin = await makeAdmin(world, await signUpPerson(world));
  const { promo } = world.portal;
  const { promoId } = await promo.savePromo(boss.actor, typedPromo());
  const switchOff = { promoId, on: false };
  const ends = await meetAtLock(world, `select from promo where promo_id = '${promoId}' for update`, [
    () => promo.switchPromo(admin.actor, switchOff),
    async () => {
      await rights().revokeRole(boss.actor, { userId: idOf(admin), role: 'admin' });
      return promo.switchPromo(boss.actor, { promoId, on: true });
    },
  ]);
  expect(ends.map((end) => (end.status === 'rejected' ? end.reason.code : 'done'))).toEqual([
    'not-allowed',
    'done',
  ]);
  expect((await promo.viewPromo(boss.actor, { promoId })).promo.isOn).toBe(true);
});

test('fifty to a page, the newest first, with what they are', async () => {
  const owner = await makeOwnerWithoutFactor(
    world,
    await signUpPerson(world, { accountType: 'busProvider' }),
  );
  const now = new Date();
  const many = Array.from({ length: 50 }, (_, at) => ({
    id: `many-${at}`,
    name: 'One of many',
    email: `many-${at}@example.com`,
    emailVerified: false,
    createdAt: now,
    updatedAt: now,
    accountType: 'user' as const,
    language: 'en' as const,
  }));
  await world.db.insertInto('authUser').values(many).execute();
  const first = await rights().listPeople(boss.actor, { query: '', page: 1 });
  const second = await rights().listPeople(boss.actor, { query: '', page: 2 });
  expect([first.people.length, first.pages]).toEqual([50, 2]);
  expect(first.people.every(({ name }) => name === 'One of many')).toBe(true);
  expect(second.people.length).toBe(first.total - 50);
  expect(await rights().listPeople(boss.actor, { query: '', page: 99 })).toEqual(second);
  expect(await rights().listPeople(boss.actor, { query: 'no such name', page: 2 })).toMatchObject({
    people: [],
    total: 0,
    page: 1,
    pages: 1,
  });
  expect(second.people.find(({ userId }) => userId === idOf(owner))).toMatchObject({
    accountType: 'busProvider',
    operator: { name: { en: 'Padma Paribahan' }, role: 'owner' },
    hasSecondFactor: false,
    disabledAt: null,
  });
  expect(second.people.find(({ userId }) => userId === idOf(boss))).toMatchObject({
    isAdmin: true,
    hasSecondFactor: true,
  });
});
