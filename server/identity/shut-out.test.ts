import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeAdmin, makeOwner, makeStaff, type Person, signUpPerson } from '../testing/people.ts';
import { createWorld, type World } from '../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({
    chores: false,
    // Page that shows the account of its request.
    web: {
      page: async (_, { actor }) =>
        Response.json({
          name: actor.account?.name ?? null,
          worksAs: actor.account?.membership?.role ?? null,
          isAdmin: actor.account?.isAdmin ?? false,
        }),
      asset: () => new Response('', { status: 404 }),
    },
  });
});
afterAll(() => world.stop());

const nobody = { name: null, worksAs: null, isAdmin: false };
const whoIsThere = async (cookie: string): Promise<unknown> =>
  (await fetch(`${world.publicUrl}/`, { headers: { cookie } })).json();
const cookieOf = ({ browser }: Person): string => browser.headers.get('cookie') ?? '';
const idOf = (person: Person): string => person.actor.account.userId;

test('over HTTP, the next request with the cookie of somebody who was shut out is nobody’s', async () => {
  const boss = await makeAdmin(world, await signUpPerson(world));
  const person = await signUpPerson(world, { name: 'Rahima Khatun' });
  const cookie = cookieOf(person);
  expect(await whoIsThere(cookie)).toEqual({ ...nobody, name: 'Rahima Khatun' });
  await world.portal.people.disableAccount(boss.actor, { userId: idOf(person), reason: 'asked for it' });
  expect(await whoIsThere(cookie)).toEqual(nobody);
  await world.portal.people.enableAccount(boss.actor, { userId: idOf(person) });
  expect(await whoIsThere(cookie)).toEqual(nobody);
});

test('so it is with who was let go, and with an admin who is none any more', async () => {
  const boss = await makeAdmin(world, await signUpPerson(world));
  const owner = await makeOwner(world, await signUpPerson(world));
  const clerk = await makeStaff(
    world,
    await signUpPerson(world, { name: 'Jamal' }),
    owner.operatorId,
    'conductor',
  );
  const admin = await makeAdmin(world, await signUpPerson(world, { name: 'Shirin' }));
  const [clerks, admins] = [cookieOf(clerk), cookieOf(admin)];
  expect(await whoIsThere(clerks)).toEqual({ name: 'Jamal', worksAs: 'conductor', isAdmin: false });
  expect(await whoIsThere(admins)).toEqual({ name: 'Shirin', worksAs: null, isAdmin: true });
  await world.portal.operator.revokeStaff(owner.actor, { userId: idOf(clerk) });
  await world.portal.people.revokeRole(boss.actor, { userId: idOf(admin), role: 'admin' });
  expect([await whoIsThere(clerks), await whoIsThere(admins)]).toEqual([nobody, nobody]);
});

test('a session that survived being shut out is nobody’s all the same', async () => {
  const person = await signUpPerson(world);
  await world.db
    .updateTable('authUser')
    .set({ disabledAt: new Date() })
    .where('id', '=', idOf(person))
    .execute();
  expect(await whoIsThere(cookieOf(person))).toEqual(nobody);
});
