import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { anAuthenticator } from '../testing/authenticator.ts';
import { aBrowser, type JarBrowser } from '../testing/browser.ts';
import { newBuyer } from '../testing/buyer.ts';
import { fillTries } from '../testing/fill-tries.ts';
import { actsOf, readMail } from '../testing/mailbox.ts';
import { again, makeAdmin, type Person, signUpPerson } from '../testing/people.ts';
import { createWorld, type World } from '../testing/world.ts';
import { recognise } from './recognise.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ chores: false });
});
afterAll(() => world.stop());

type Authenticator = ReturnType<typeof anAuthenticator>;
const origin = () => ({ origin: world.publicUrl });

const register = async ({ actor, browser }: Person, device: Authenticator, more = {}) => {
  const options = await world.portal.identity.startPasskey(actor, browser);
  const passkey = device.make(options, { ...origin(), ...more });
  await world.portal.identity.registerPasskey(actor, passkey, browser);
};
const signIn = async (device: Authenticator, more = {}): Promise<JarBrowser> => {
  const [visitor, browser] = [newBuyer(), aBrowser()];
  const options = await world.portal.identity.startPasskeySignIn(visitor, browser);
  expect(options.userVerification).toBe('required');
  const proof = device.prove(options, { ...origin(), ...more });
  await world.portal.identity.signInByPasskey(visitor, proof, browser);
  return browser;
};

test('a passkey is made by who is signed in, and then signs in by itself, as two factors', async () => {
  const person = await signUpPerson(world);
  const device = anAuthenticator();
  await register(person, device);
  const browser = await signIn(device);
  expect((await recognise(world.deps)(browser)).account).toMatchObject({
    userId: person.actor.account.userId,
    session: { secondFactor: true },
  });
  expect(await world.portal.identity.listPasskeys(person.actor)).toHaveLength(1);
  expect((await readMail(world, person.email)).join()).toContain('a passkey of your account was changed');
  expect(await actsOf(world, person.actor.account.userId)).toEqual(['passkey-added']);
});

test('who has a second factor is in at once with a passkey', async () => {
  const person = await signUpPerson(world);
  const device = anAuthenticator();
  await register(person, device);
  await makeAdmin(world, person);
  const { account, awaiting } = await recognise(world.deps)(await signIn(device));
  expect([account?.isAdmin, awaiting]).toEqual([true, null]);
});

test('a device that did not see its owner’s finger, face or PIN is no passkey', async () => {
  const person = await signUpPerson(world);
  const device = anAuthenticator();
  await expect(register(person, device, { userVerified: false })).rejects.toMatchObject({
    code: 'passkey-failed',
  });
  await register(person, device);
  await expect(signIn(device, { userVerified: false })).rejects.toMatchObject({ code: 'sign-in-failed' });
});

test('a passkey of another site, an unknown one, an answer to another question: nobody is signed in', async () => {
  const person = await signUpPerson(world);
  const device = anAuthenticator();
  await register(person, device);
  const refused = { code: 'sign-in-failed' };
  await expect(signIn(device, { origin: 'https://poth.example.com' })).rejects.toMatchObject(refused);
  await expect(signIn(anAuthenticator())).rejects.toMatchObject(refused);

  const [visitor, browser] = [newBuyer(), aBrowser()];
  const { identity } = world.portal;
  const proof = device.prove(await identity.startPasskeySignIn(visitor, browser), origin());
  await identity.signInByPasskey(visitor, proof, browser.copy());
  await expect(identity.signInByPasskey(visitor, proof, browser)).rejects.toMatchObject(refused);
  await expect(identity.signInByPasskey(visitor, proof, aBrowser())).rejects.toMatchObject(refused);
});

test('a passkey needs a fresh sign-in', async () => {
  const person = await signUpPerson(world);
  await sql`update auth_session set created_at = now() - interval '11 minutes'
    where id = ${person.actor.account.session.sessionId}`.execute(world.db);
  await expect(register(await again(world, person), anAuthenticator())).rejects.toMatchObject({
    code: 'sign-in-again',
  });
});

test('a passkey is removed by its owner, with the password, and signs in no more', async () => {
  const person = await signUpPerson(world);
  const stranger = await signUpPerson(world);
  const device = anAuthenticator();
  await register(person, device);
  const [passkey] = await world.portal.identity.listPasskeys(person.actor);
  const passkeyId = passkey?.passkeyId ?? '';
  const remove = ({ actor, password }: Person) =>
    world.portal.identity.removePasskey(actor, { passkeyId, password });
  await expect(remove({ ...person, password: 'wrong' })).rejects.toMatchObject({
    fields: { faults: { password: 'password-wrong' } },
  });
  await expect(remove(stranger)).rejects.toMatchObject({ code: 'not-found' });
  await remove(person);
  await expect(signIn(device)).rejects.toMatchObject({ code: 'sign-in-failed' });
  expect(await actsOf(world, person.actor.account.userId)).toEqual(['passkey-added', 'passkey-removed']);
});

test('a closed account is not entered by its passkey', async () => {
  const person = await signUpPerson(world);
  const device = anAuthenticator();
  await register(person, device);
  await world.db
    .updateTable('authUser')
    .set({ disabledAt: new Date() })
    .where('id', '=', person.actor.account.userId)
    .execute();
  await expect(signIn(device)).rejects.toMatchObject({ code: 'account-disabled' });
});

test('a stranger with the same address keeps nobody out: neither by wrong passwords nor by passkeys asked for', async () => {
  const { identity } = world.portal;
  const [person, device, address] = [await signUpPerson(world), anAuthenticator(), '203.0.113.50'];
  await register(person, device);
  const enter = async (visitor: ReturnType<typeof newBuyer>) => {
    const browser = aBrowser();
    const options = await identity.startPasskeySignIn(visitor, browser);
    await identity.signInByPasskey(visitor, device.prove(options, origin()), browser);
  };
  const known = { ...newBuyer(), address };
  await fillTries(world, 'sign-in', 'address', address);
  await enter(known);

  await world.db.deleteFrom('tryCount').where('kind', '=', 'sign-in').execute();
  await fillTries(world, 'passkey-asked', 'address', address);
  await enter(known);
  await expect(enter({ ...newBuyer(), address })).rejects.toMatchObject({ code: 'too-many-tries' });
  const { email, password } = person;
  await identity.signIn({ ...newBuyer(), address }, { email, password, rememberMe: false }, aBrowser());

  await fillTries(world, 'passkey-asked', 'device', known.buyerId);
  await expect(enter(known)).rejects.toMatchObject({ code: 'too-many-tries' });
});
