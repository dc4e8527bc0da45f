import { afterAll, beforeAll, expect, test } from 'vitest';
import { again, makeAdmin, signUpPerson } from '../testing/people.ts';
import { createWorld, type World } from '../testing/world.ts';
import { aBrowser } from '../testing/browser.ts';
import { newBuyer, newPhone } from '../testing/buyer.ts';
import { recognise } from '../identity/recognise.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ chores: false });
});
afterAll(() => world.stop());

test('a person sees and changes the own profile; the name counts at once, a number only by its code', async () => {
  const person = await signUpPerson(world, { name: 'Tasnim' });
  const { actor, email } = person;
  expect(await world.portal.people.viewProfile(actor, email)).toMatchObject({
    name: 'Tasnim',
    email,
    emailVerified: true,
    phone: null,
    isMine: true,
  });
  const typed = { profile: email.toUpperCase(), name: '  Tasnim   Rahman ', phone: '০১৭১১-২৩৪৫৬৭' };
  expect(await world.portal.people.updateProfile(actor, typed)).toEqual({
    nameChanged: true,
    phoneToProve: '+8801711234567',
  });
  expect((await again(world, person)).actor.account).toMatchObject({ name: 'Tasnim Rahman', phone: null });

  await world.db
    .updateTable('authUser')
    .set({ phone: '+8801711234567' })
    .where('email', '=', email)
    .execute();
  expect(await world.portal.people.updateProfile(actor, typed)).toEqual({
    nameChanged: false,
    phoneToProve: null,
  });
});

test('name and number are required, and each says what is wrong', async () => {
  const { actor, email } = await signUpPerson(world);
  await expect(
    world.portal.people.updateProfile(actor, { profile: email, name: ' ', phone: '0171123456' }),
  ).rejects.toMatchObject({
    code: 'invalid-input',
    fields: { faults: { name: 'name-missing', phone: 'phone-too-short-1' } },
  });
});

test('anybody else, an unknown address and a guess answer alike', async () => {
  const [one, other] = [await signUpPerson(world), await signUpPerson(world)];
  const admin = await makeAdmin(world, await signUpPerson(world));
  const account = {
    ...admin.actor.account,
    session: { ...admin.actor.account.session, secondFactor: false },
  };
  const refused = { code: 'not-found' };
  for (const named of [one.email, 'nobody@example.com', '', '%', '8801711234567@phone.invalid'])
    for (const actor of [other.actor, { ...admin.actor, account }])
      await expect(world.portal.people.viewProfile(actor, named)).rejects.toMatchObject(refused);
  const change = { profile: one.email, name: 'Mallory', phone: newPhone() };
  for (const { actor } of [other, admin])
    await expect(world.portal.people.updateProfile(actor, change)).rejects.toMatchObject(refused);
  await expect(
    world.portal.people.viewProfile({ ...one.actor, account: null }, one.email),
  ).rejects.toMatchObject({ code: 'sign-in-required' });
});

test('an admin may look, and the audit log says so', async () => {
  const person = await signUpPerson(world);
  const admin = await makeAdmin(world, await signUpPerson(world));
  expect(await world.portal.people.viewProfile(admin.actor, person.email)).toMatchObject({ isMine: false });
  const acts = await world.db
    .selectFrom('auditLog')
    .select(['actor', 'act'])
    .where('stream', '=', `account:${person.actor.account.userId}`)
    .execute();
  expect(acts).toEqual([{ actor: `account:${admin.actor.account.userId}`, act: 'profile-seen' }]);
});

test('an account made by phone goes by its number', async () => {
  const [browser, visitor, phone] = [aBrowser(), newBuyer(), newPhone()];
  const { codeId } = await world.portal.identity.sendSignInCode(visitor, { phone, language: 'en' });
  const [sms] = await world.gateway.messages(`+88${phone}`);
  const code = /\d{6}/.exec(sms?.text ?? '')?.[0] ?? '';
  const typed = { phone, codeId, code, rememberMe: false, language: 'en' as const };
  await world.portal.identity.signInByPhone(visitor, typed, browser);
  const { account } = await recognise(world.deps)(browser);
  const actor = { ...visitor, account };
  for (const named of [`+88${phone}`, phone])
    expect(await world.portal.people.viewProfile(actor, named)).toMatchObject({ email: null, isMine: true });
  const { email } = await world.db
    .selectFrom('authUser')
    .select('email')
    .where('phone', '=', `+88${phone}`)
    .executeTakeFirstOrThrow();
  expect(email).toMatch(/@phone\.invalid$/);
  await expect(world.portal.people.viewProfile(actor, email)).rejects.toMatchObject({ code: 'not-found' });
});
