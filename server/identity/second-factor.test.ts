import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aBrowser, type JarBrowser } from '../testing/browser.ts';
import { newBuyer, newPhone } from '../testing/buyer.ts';
import { actsOf, readMail, tokenSentTo } from '../testing/mailbox.ts';
import { again, makeAdmin, type Person, signUpPerson } from '../testing/people.ts';
import { totpOf } from '../testing/totp.ts';
import { createWorld, type World } from '../testing/world.ts';
import { recognise } from './recognise.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ chores: false });
});
afterAll(() => world.stop());

const signIn = async ({ email, password }: Person, rememberMe = true) => {
  const browser = aBrowser();
  const answer = await world.portal.identity.signIn(newBuyer(), { email, password, rememberMe }, browser);
  return { browser, ...answer };
};
const enter = async (browser: JarBrowser, code: string, kind: 'totp' | 'backup' = 'totp') => {
  const actor = { ...newBuyer(), ...(await recognise(world.deps)(browser)) };
  await world.portal.identity.enterSecondFactor(actor, { code, kind }, browser);
};
const who = (browser: JarBrowser) => recognise(world.deps)(browser);

/** Person who has just set up a second factor; the app's next codes are totpOf(totpUri, 1) and so on. */
const withFactor = async () => {
  const person = await signUpPerson(world);
  const { actor, browser, password } = person;
  const setup = await world.portal.identity.startSecondFactor(actor, { password }, browser);
  const usedCode = totpOf(setup.totpUri);
  await world.portal.identity.confirmSecondFactor(actor, { code: usedCode }, browser);
  return { ...(await again(world, person)), ...setup, usedCode };
};

test('a second factor counts once a code of the app has come back; this browser stays, the others end', async () => {
  const person = await signUpPerson(world);
  const { actor, browser, password } = person;
  const elsewhere = (await signIn(person)).browser;
  const { identity } = world.portal;
  await expect(identity.startSecondFactor(actor, { password: 'wrong' }, browser)).rejects.toMatchObject({
    fields: { faults: { password: 'password-wrong' } },
  });
  const { totpUri, backupCodes } = await identity.startSecondFactor(actor, { password }, browser);
  expect(totpUri).toMatch(new RegExp(`^otpauth://totp/Poth:${encodeURIComponent(person.email)}\\?secret=`));
  expect(backupCodes).toHaveLength(10);
  await expect(identity.confirmSecondFactor(actor, { code: '' }, browser)).rejects.toMatchObject({
    fields: { faults: { code: 'code-missing' } },
  });
  const wrong = totpOf(totpUri, 100);
  await expect(identity.confirmSecondFactor(actor, { code: wrong }, browser)).rejects.toMatchObject({
    code: 'second-factor-wrong',
  });
  expect((await who(browser)).account?.hasSecondFactor).toBe(false);
  expect((await signIn(person)).secondFactorOwed).toBe(false);

  const old = browser.copy();
  const banglaDigits = totpOf(totpUri).replace(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'[Number(digit)] ?? '');
  await identity.confirmSecondFactor(actor, { code: banglaDigits }, browser);
  expect((await who(browser)).account).toMatchObject({
    hasSecondFactor: true,
    session: { secondFactor: true },
  });
  expect(await who(old)).toEqual({ account: null, awaiting: null });
  expect(await who(elsewhere)).toEqual({ account: null, awaiting: null });
  expect((await readMail(world, person.email)).join()).toContain(
    'A second factor, its backup codes or a passkey',
  );
  expect(await actsOf(world, actor.account.userId)).toEqual(['second-factor-added']);
  const { actor: now } = await again(world, person);
  await expect(identity.startSecondFactor(now, { password }, browser)).rejects.toMatchObject({
    code: 'already-decided',
  });
});

test('a code that a phone pasted with a space of its own, in digits of either language, is the code', async () => {
  const { totpUri, ...person } = await withFactor();
  const { browser } = await signIn(person);
  const code = totpOf(totpUri, 1).replace(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'[Number(digit)] ?? '');
  await enter(browser, ` ${code.slice(0, 3)}\u00a0${code.slice(3)}\u202f\n`);
  expect((await who(browser)).account?.session.secondFactor).toBe(true);
});

test('a new password ends the first step that was made with the old one', async () => {
  const { totpUri, ...person } = await withFactor();
  const { browser } = await signIn(person);
  await world.portal.identity.requestPasswordReset(newBuyer(), { email: person.email });
  const token = await tokenSentTo(world, person.email, 'reset-password');
  await world.portal.identity.resetPassword(newBuyer(), { token, password: 'the ferry at Paturia' });
  await expect(enter(browser, totpOf(totpUri, 1))).rejects.toMatchObject({ code: 'sign-in-required' });
  expect((await who(browser)).account).toBeNull();
});

test('who was not to be remembered is not remembered after setting up a factor either', async () => {
  const person = await signUpPerson(world);
  const { browser } = await signIn(person, false);
  const actor = { ...newBuyer(), ...(await who(browser)) };
  const { password } = person;
  const { totpUri } = await world.portal.identity.startSecondFactor(actor, { password }, browser);
  await world.portal.identity.confirmSecondFactor(actor, { code: totpOf(totpUri) }, browser);
  const { account } = await who(browser);
  const { rows } = await sql<{ days: number }>`
    select extract(epoch from expires_at - now()) / 86400 as days from auth_session
    where id = ${account?.session.sessionId ?? ''}`.execute(world.db);
  expect(Number(rows[0]?.days)).toBeLessThanOrEqual(1);
  expect(browser.setCookies.findLast((cookie) => cookie.startsWith('sid='))).not.toMatch(/max-age/i);
});

test('signing in asks for the code, which is good once; a backup code is good once too', async () => {
  const person = await withFactor();
  const first = await signIn(person);
  expect(first.secondFactorOwed).toBe(true);
  expect(await who(first.browser)).toEqual({ account: null, awaiting: null });
  await expect(enter(first.browser, person.usedCode)).rejects.toMatchObject({
    code: 'second-factor-wrong',
  });
  const code = totpOf(person.totpUri, 1);
  await enter(first.browser, `${code.slice(0, 3)} ${code.slice(3)}`);
  expect((await who(first.browser)).account?.session.secondFactor).toBe(true);

  const watched = (await signIn(person)).browser;
  await expect(enter(watched, code)).rejects.toMatchObject({ code: 'second-factor-wrong' });
  const [backup = ''] = person.backupCodes;
  expect(backup).toMatch(/^[2-9a-z]{4}-[2-9a-z]{4}-[2-9a-z]{4}$/);
  await enter(watched, backup.toUpperCase().replaceAll('-', ' '), 'backup');
  expect((await who(watched)).account?.email).toBe(person.email);
  const third = (await signIn(person)).browser;
  await expect(enter(third, backup, 'backup')).rejects.toMatchObject({ code: 'second-factor-wrong' });
});

test('a code of either kind for a factor that was taken off meanwhile is told so', async () => {
  const person = await withFactor();
  const { browser } = await signIn(person);
  const { userId } = person.actor.account;
  await world.db.deleteFrom('authTwoFactor').where('userId', '=', userId).execute();
  const [backup = ''] = person.backupCodes;
  await expect(enter(browser, totpOf(person.totpUri, 1))).rejects.toMatchObject({ code: 'already-decided' });
  await expect(enter(browser, backup, 'backup')).rejects.toMatchObject({ code: 'already-decided' });
  await expect(
    world.portal.identity.proveAgain(person.actor, { proof: backup }, person.browser),
  ).rejects.toMatchObject({ code: 'already-decided' });
});

test('who signs in by phone is nobody until the factor is given', async () => {
  const person = await withFactor();
  const { actor, password } = person;
  const phone = newPhone();
  const { identity } = world.portal;
  const asked = await identity.startPhoneChange(actor, { phone, password, language: 'en' });
  const read = async () => (await readMail(world, asked.phone)).map((text) => /code (\d{6})/.exec(text)?.[1]);
  await identity.finishPhoneChange(actor, { ...asked, code: (await read())[0] ?? '' });
  await world.db.deleteFrom('tryCount').execute();

  const visitor = newBuyer();
  const browser = aBrowser();
  const { codeId } = await identity.sendSignInCode(visitor, { phone, language: 'en' });
  for (const code of await read())
    await identity
      .signInByPhone(visitor, { phone, codeId, code: code ?? '', rememberMe: true, language: 'en' }, browser)
      .catch(() => undefined);
  const half = await who(browser);
  expect(half).toMatchObject({ account: null, awaiting: { userId: actor.account.userId } });
  const halfActor = { ...visitor, ...half };
  const change = { password, newPassword: 'another long road' };
  await expect(identity.changePassword(halfActor, change)).rejects.toMatchObject({
    code: 'second-factor-required',
  });
  await expect(identity.startPasskey(halfActor, browser)).rejects.toMatchObject({
    code: 'second-factor-required',
  });
  await enter(browser, totpOf(person.totpUri, 1));
  expect((await who(browser)).account?.userId).toBe(actor.account.userId);
});

test('a reset password does not get around the factor', async () => {
  const person = await withFactor();
  await world.portal.identity.requestPasswordReset(newBuyer(), { email: person.email });
  const token = await tokenSentTo(world, person.email, 'reset-password');
  await world.portal.identity.resetPassword(newBuyer(), { token, password: 'the ferry at Paturia' });
  const { secondFactorOwed } = await signIn({ ...person, password: 'the ferry at Paturia' });
  expect(secondFactorOwed).toBe(true);
});

test('a changed password leaves the session that showed the factor as it is', async () => {
  const person = await withFactor();
  const { actor, password } = person;
  await world.portal.identity.changePassword(actor, { password, newPassword: 'another long road' });
  expect((await who(person.browser)).account?.session.secondFactor).toBe(true);
});

test('the factor is removed with the password and a code, by everybody but admins', async () => {
  const person = await withFactor();
  const { actor, browser, password, totpUri } = person;
  const remove = (input: { password: string; code: string }, from: Person = person) =>
    world.portal.identity.removeSecondFactor(from.actor, input, browser);
  await expect(remove({ password: '', code: totpOf(totpUri, 1) })).rejects.toMatchObject({
    fields: { faults: { password: 'password-missing' } },
  });
  await expect(remove({ password, code: totpOf(totpUri, 50) })).rejects.toMatchObject({
    code: 'second-factor-wrong',
  });
  const admin = await makeAdmin(world, person);
  await expect(remove({ password, code: totpOf(totpUri, 1) }, admin)).rejects.toMatchObject({
    code: 'not-found',
  });
  expect(await world.portal.identity.viewSecurity(admin.actor)).toMatchObject({
    mayRemoveSecondFactor: false,
  });
  await world.db.deleteFrom('accountRole').where('userId', '=', actor.account.userId).execute();

  await remove({ password, code: totpOf(totpUri, 1) });
  expect((await who(browser)).account).toMatchObject({
    hasSecondFactor: false,
    session: { secondFactor: false },
  });
  expect((await signIn(person)).secondFactorOwed).toBe(false);
  expect((await actsOf(world, actor.account.userId)).at(-1)).toBe('second-factor-removed');
});

test('no backup codes are drawn for a factor that is removed meanwhile', async () => {
  const person = await withFactor();
  const { actor, browser, password, totpUri } = person;
  await world.portal.identity.removeSecondFactor(actor, { password, code: totpOf(totpUri, 1) }, browser);
  await expect(world.portal.identity.newBackupCodes(actor, { password }, browser)).rejects.toMatchObject({
    code: 'already-decided',
  });
});

test('new backup codes take the place of the old ones', async () => {
  const person = await withFactor();
  const { password, backupCodes } = person;
  const renew = (typed: string) =>
    world.portal.identity.newBackupCodes(person.actor, { password: typed }, person.browser);
  await expect(renew('wrong')).rejects.toMatchObject({ fields: { faults: { password: 'password-wrong' } } });
  const renewed = await renew(password);
  const { browser } = await signIn(person);
  await expect(enter(browser, backupCodes[0] ?? '', 'backup')).rejects.toMatchObject({
    code: 'second-factor-wrong',
  });
  await enter(browser, renewed.backupCodes[0] ?? '', 'backup');
  expect((await who(browser)).account?.email).toBe(person.email);
});

test('who guesses codes in an open session is stopped', async () => {
  const person = await withFactor();
  const { password, totpUri } = person;
  const remove = (code: string) =>
    world.portal.identity.removeSecondFactor(person.actor, { password, code }, person.browser);
  const guesses = Array.from({ length: 20 }, (_, at) =>
    remove(totpOf(totpUri, 100 + at)).catch(() => undefined),
  );
  await Promise.all(guesses);
  await expect(remove(totpOf(totpUri, 1))).rejects.toMatchObject({ code: 'too-many-tries' });
});
