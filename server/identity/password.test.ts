import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aBrowser } from '../testing/browser.ts';
import { newBuyer, newPhone } from '../testing/buyer.ts';
import { actsOf, readMail, tokenSentTo } from '../testing/mailbox.ts';
import { again, type Person, signUpPerson } from '../testing/people.ts';
import { createWorld, type World } from '../testing/world.ts';
import { recognise } from './recognise.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ chores: false });
});
afterAll(() => world.stop());

const newPassword = 'the ferry at Paturia';

const signIn = async ({ email }: Person, password: string) => {
  const browser = aBrowser();
  await world.portal.identity.signIn(newBuyer(), { email, password, rememberMe: true }, browser);
  return browser;
};
const whoIs = async (browser: ReturnType<typeof aBrowser>) =>
  (await recognise(world.deps)(browser)).account?.email ?? null;

const signUpByPhone = async () => {
  const visitor = newBuyer();
  const phone = newPhone();
  const { codeId, phone: number } = await world.portal.identity.sendSignInCode(visitor, {
    phone,
    language: 'en',
  });
  const code = /\b\d{6}\b/.exec((await readMail(world, number))[0] ?? '')?.[0] ?? '';
  const browser = aBrowser();
  const input = { phone, codeId, code, rememberMe: true, language: 'en' as const };
  await world.portal.identity.signInByPhone(visitor, input, browser);
  const { account } = await recognise(world.deps)(browser);
  if (!account) throw new Error('not signed in');
  return { actor: { ...visitor, account }, browser };
};

test('a forgotten password is replaced by the link of the mail, once, and every session ends', async () => {
  const person = await signUpPerson(world);
  await world.portal.identity.requestPasswordReset(newBuyer(), { email: ` ${person.email.toUpperCase()}` });
  const token = await tokenSentTo(world, person.email, 'reset-password');
  const { identity } = world.portal;

  await expect(identity.resetPassword(newBuyer(), { token, password: 'password1' })).rejects.toMatchObject({
    fields: { faults: { password: 'password-common' } },
  });
  await identity.resetPassword(newBuyer(), { token, password: newPassword });

  expect(await whoIs(person.browser)).toBeNull();
  await expect(signIn(person, person.password)).rejects.toMatchObject({ code: 'credentials-wrong' });
  expect(await whoIs(await signIn(person, newPassword))).toBe(person.email);
  await expect(
    identity.resetPassword(newBuyer(), { token, password: 'yet another road' }),
  ).rejects.toMatchObject({ code: 'link-expired' });
  expect((await readMail(world, person.email)).join()).toContain('Your password was changed');
  expect(await actsOf(world, person.actor.account.userId)).toEqual(['password-reset']);
});

test('whoever guesses at an account, its owner gets in where the password was chosen anew', async () => {
  const person = await signUpPerson(world);
  const { identity } = world.portal;
  const enter = (visitor: ReturnType<typeof newBuyer>, password: string) =>
    identity.signIn(visitor, { email: person.email, password, rememberMe: true }, aBrowser());
  const guess = () => enter(newBuyer(), 'not the password').catch(({ code }: { code: string }) => code);
  for (let times = 0; times < 5; times++) expect(await guess()).toBe('credentials-wrong');
  expect(await guess()).toBe('too-many-tries');
  await identity.requestPasswordReset(newBuyer(), { email: person.email });
  const token = await tokenSentTo(world, person.email, 'reset-password');
  const owner = newBuyer();
  await identity.resetPassword(owner, { token, password: newPassword });
  await expect(enter(newBuyer(), newPassword)).rejects.toMatchObject({ code: 'too-many-tries' });
  expect(await enter(owner, newPassword)).toEqual({ secondFactorOwed: false });
});

test('an unknown address is answered like a known one, and both are slowed down alike', async () => {
  const person = await signUpPerson(world);
  const ask = (email: string) => world.portal.identity.requestPasswordReset(newBuyer(), { email });
  for (const email of [person.email, 'nobody-at-all@example.com']) {
    for (let times = 0; times < 3; times++) expect(await ask(email)).toBeUndefined();
    await expect(ask(email)).rejects.toMatchObject({ code: 'too-many-tries' });
  }
  expect(await readMail(world, 'nobody-at-all@example.com')).toEqual([]);
  await expect(ask('not an address')).rejects.toMatchObject({ fields: { faults: { email: 'email-wrong' } } });
});

test('a link of a reset is good for half an hour, and using one takes back the others', async () => {
  const late = await signUpPerson(world);
  await world.portal.identity.requestPasswordReset(newBuyer(), { email: late.email });
  const old = await tokenSentTo(world, late.email, 'reset-password');
  await sql`update auth_verification set expires_at = now() - interval '1 second'
    where identifier = ${`reset-password:${old}`}`.execute(world.db);
  await expect(
    world.portal.identity.resetPassword(newBuyer(), { token: old, password: newPassword }),
  ).rejects.toMatchObject({ code: 'link-expired' });

  const hasty = await signUpPerson(world);
  for (let times = 0; times < 2; times++)
    await world.portal.identity.requestPasswordReset(newBuyer(), { email: hasty.email });
  const tokens = (await readMail(world, hasty.email)).flatMap(
    (text) => /reset-password\?token=(\w+)/.exec(text)?.[1] ?? [],
  );
  const [first = '', second = ''] = tokens;
  await world.portal.identity.resetPassword(newBuyer(), { token: first, password: newPassword });
  await expect(
    world.portal.identity.resetPassword(newBuyer(), { token: second, password: 'one more road' }),
  ).rejects.toMatchObject({ code: 'link-expired' });
});

test('a password is changed with the current one; this browser stays, the others are signed out', async () => {
  const person = await signUpPerson(world);
  const elsewhere = await signIn(person, person.password);
  const change = (password: string, wanted = newPassword) =>
    world.portal.identity.changePassword(person.actor, { password, newPassword: wanted });

  await expect(change('not the password')).rejects.toMatchObject({
    fields: { faults: { password: 'password-wrong' } },
  });
  await expect(change('')).rejects.toMatchObject({ fields: { faults: { password: 'password-missing' } } });
  await expect(change(person.password, 'short')).rejects.toMatchObject({
    fields: { faults: { newPassword: 'password-short' } },
  });
  expect(await whoIs(elsewhere)).toBe(person.email);
  await change(person.password);

  expect(await whoIs(person.browser)).toBe(person.email);
  expect(await whoIs(elsewhere)).toBeNull();
  expect(await whoIs(await signIn(person, newPassword))).toBe(person.email);
  expect((await readMail(world, person.email)).join()).toContain('Your password was changed');
  expect(await actsOf(world, person.actor.account.userId)).toEqual(['password-changed']);
});

test('who guesses the current password in an open session is stopped', async () => {
  const person = await signUpPerson(world);
  const guess = (password: string) =>
    world.portal.identity.changePassword(person.actor, { password, newPassword });
  for (let times = 0; times < 10; times++) await guess(`guess ${times}`).catch(() => undefined);
  await expect(guess(person.password)).rejects.toMatchObject({ code: 'too-many-tries' });
});

test('an account made by phone gets a password after a fresh sign-in only', async () => {
  const { actor, browser } = await signUpByPhone();
  const { userId, session } = actor.account;
  await sql`update auth_session set created_at = now() - interval '11 minutes' where id = ${session.sessionId}`.execute(
    world.db,
  );
  const stale = await recognise(world.deps)(browser);
  const set = (account: typeof stale.account) =>
    world.portal.identity.changePassword({ ...actor, account }, { password: '', newPassword });
  await expect(set(stale.account)).rejects.toMatchObject({ code: 'sign-in-again' });
  await set(actor.account);
  expect(await world.portal.identity.viewSecurity(actor)).toMatchObject({ hasPassword: true, email: null });
  expect(await actsOf(world, userId)).toEqual(['password-set']);
  await expect(set(actor.account)).rejects.toMatchObject({
    fields: { faults: { password: 'password-missing' } },
  });
});

test('somebody who is not signed in changes nothing', async () => {
  const input = { password: 'x', newPassword };
  await expect(world.portal.identity.changePassword(newBuyer(), input)).rejects.toMatchObject({
    code: 'sign-in-required',
  });
  const person = await signUpPerson(world);
  expect((await again(world, person)).actor.account.email).toBe(person.email);
});
