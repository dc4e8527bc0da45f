import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aBrowser } from '../testing/browser.ts';
import { newBuyer, newPhone } from '../testing/buyer.ts';
import { actsOf, readMail, tokenSentTo } from '../testing/mailbox.ts';
import {
  again,
  makeAdmin,
  makeOwner,
  makeOwnerWithoutFactor,
  makeStaff,
  type Person,
  signUpPerson,
} from '../testing/people.ts';
import { totpOf } from '../testing/totp.ts';
import { createWorld, type World } from '../testing/world.ts';
import { recognise } from './recognise.ts';
import { resetFactorFromConsole } from './reset-factor-from-console.ts';

let world: World;
let boss: Person;
beforeAll(async () => {
  world = await createWorld({ chores: false });
  boss = await makeAdmin(world, await signUpPerson(world));
});
afterAll(() => world.stop());

const idOf = (person: Person): string => person.actor.account.userId;

/** Gives a person an app and a proved number. */
const withApp = async (person: Person) => {
  const phone = `+88${newPhone()}`;
  await world.db.updateTable('authUser').set({ phone }).where('id', '=', idOf(person)).execute();
  const { actor, browser, password } = person;
  const { totpUri } = await world.portal.identity.startSecondFactor(actor, { password }, browser);
  await world.portal.identity.confirmSecondFactor(actor, { code: totpOf(totpUri) }, browser);
  return { person: await again(world, person), totpUri, phone };
};

/** Signs in with the password alone, and reports the factor as lost. */
const loseFactor = async (person: Person) => {
  const browser = aBrowser();
  const { email, password } = person;
  const typed = { email, password, rememberMe: true };
  expect(await world.portal.identity.signIn(newBuyer(), typed, browser)).toEqual({ secondFactorOwed: true });
  await world.portal.identity.askFactorReset(newBuyer(), browser);
  return browser;
};
const waitIsOver = (person: Person) =>
  sql`update factor_reset set due_at = now() where user_id = ${idOf(person)}`.execute(world.db);
const decide = (by: Person, about: Person, decision: 'approve' | 'decline' = 'approve') =>
  world.portal.identity.decideFactorReset(by.actor, { userId: idOf(about), decision });
const stateOf = async (person: Person): Promise<string[]> => {
  const rows = await world.db
    .selectFrom('factorReset')
    .select('state')
    .where('userId', '=', idOf(person))
    .orderBy('askedAt')
    .execute();
  return rows.map(({ state }) => state);
};
const hasApp = async (person: Person): Promise<boolean> => {
  const apps = world.db.selectFrom('authTwoFactor').select('id').where('userId', '=', idOf(person));
  return (await apps.execute()).length > 0;
};

test('a lost factor is taken off once the wait is over and somebody who answers for it agrees', async () => {
  const { person, phone } = await withApp(await makeOwnerWithoutFactor(world, await signUpPerson(world)));
  await loseFactor(person);
  await loseFactor(person);
  expect(await stateOf(person)).toEqual(['asked']);
  const mails = (await readMail(world, person.email)).filter((text) => /second factor is lost/.test(text));
  expect(mails).toHaveLength(1);
  expect((await readMail(world, phone)).join()).toMatch(/If it was not you, stop it: http\S+keep-factor/);
  await expect(decide(boss, person)).rejects.toMatchObject({ code: 'reset-waiting' });
  expect(await hasApp(person)).toBe(true);

  await waitIsOver(person);
  expect(await decide(boss, person)).toEqual({ state: 'done' });
  expect(await hasApp(person)).toBe(false);
  expect(await recognise(world.deps)(person.browser)).toEqual({ account: null, awaiting: null });
  const { email, password } = person;
  const typed = { email, password, rememberMe: true };
  const signedIn = await world.portal.identity.signIn(newBuyer(), typed, aBrowser());
  expect(signedIn).toEqual({ secondFactorOwed: false });
  expect((await readMail(world, email)).join()).toContain('were taken off');
  expect(await actsOf(world, idOf(person))).toEqual(
    expect.arrayContaining(['factor-reset-asked', 'factor-reset']),
  );
});

test('a first step that is over asks for nothing any more', async () => {
  const { person } = await withApp(await signUpPerson(world));
  const browser = aBrowser();
  const { email, password } = person;
  await world.portal.identity.signIn(newBuyer(), { email, password, rememberMe: true }, browser);
  await sql`update auth_verification set expires_at = now() - interval '1 second'
    where value = ${idOf(person)}`.execute(world.db);
  await expect(world.portal.identity.askFactorReset(newBuyer(), browser)).rejects.toMatchObject({
    code: 'sign-in-required',
  });
  expect(await stateOf(person)).toEqual([]);
});

test('its owner stops it by the link, once, or by the factor itself', async () => {
  const { person, totpUri } = await withApp(await signUpPerson(world));
  await loseFactor(person);
  const { identity } = world.portal;
  const token = await tokenSentTo(world, person.email, 'login/keep-factor');
  await expect(identity.stopFactorReset(newBuyer(), { token: 'made up' })).rejects.toMatchObject({
    code: 'link-expired',
  });
  await identity.stopFactorReset(newBuyer(), { token });
  await expect(identity.stopFactorReset(newBuyer(), { token })).rejects.toMatchObject({
    code: 'link-expired',
  });
  await waitIsOver(person);
  await expect(decide(boss, person)).rejects.toMatchObject({ code: 'not-found' });

  const browser = await loseFactor(person);
  await identity.enterSecondFactor(newBuyer(), { code: totpOf(totpUri, 1), kind: 'totp' }, browser);
  await waitIsOver(person);
  await expect(decide(boss, person)).rejects.toMatchObject({ code: 'not-found' });
  expect(await stateOf(person)).toEqual(['stopped', 'stopped']);
  expect(await hasApp(person)).toBe(true);
});

test('only who gave the first step and not the second may ask', async () => {
  const { person } = await withApp(await signUpPerson(world));
  const { identity } = world.portal;
  for (const browser of [aBrowser(), person.browser])
    await expect(identity.askFactorReset(newBuyer(), browser)).rejects.toMatchObject({
      code: 'sign-in-required',
    });
  await expect(identity.askFactorReset(person.actor, person.browser)).rejects.toMatchObject({
    code: 'sign-in-required',
  });
  const plain = await signUpPerson(world);
  await expect(identity.askFactorReset(plain.actor, plain.browser)).rejects.toMatchObject({
    code: 'not-found',
  });
});

test('an owner decides about the own staff, admins about everybody, nobody about himself', async () => {
  const owner = await makeOwner(world, await signUpPerson(world));
  const stranger = await makeOwner(world, await signUpPerson(world));
  const staff = await makeStaff(world, await signUpPerson(world), owner.operatorId, 'conductor');
  const { person } = await withApp(staff);
  await loseFactor(person);
  await waitIsOver(person);
  await expect(decide(stranger, person)).rejects.toMatchObject({ code: 'not-found' });
  await expect(decide(person, person)).rejects.toMatchObject({ code: 'not-allowed' });
  await expect(decide(boss, boss)).rejects.toMatchObject({ code: 'not-found' });
  expect(await decide(owner, person, 'decline')).toEqual({ state: 'declined' });
  expect(await hasApp(person)).toBe(true);
  await loseFactor(person);
  await waitIsOver(person);
  expect(await decide(owner, person)).toEqual({ state: 'done' });

  const { person: other } = await withApp(await makeOwnerWithoutFactor(world, await signUpPerson(world)));
  await loseFactor(other);
  await waitIsOver(other);
  for (const one of [owner, stranger])
    await expect(decide(one, other)).rejects.toMatchObject({ code: 'not-found' });
});

test('the factor of an admin is taken off by two admins who are two, also when they press at once', async () => {
  const second = await makeAdmin(world, await signUpPerson(world));
  const { person } = await withApp(await signUpPerson(world));
  await sql`insert into account_role (user_id, role, granted_by) values (${idOf(person)}, 'admin', 'test')`.execute(
    world.db,
  );
  await loseFactor(person);
  await waitIsOver(person);
  const alone = await Promise.allSettled([decide(boss, person), decide(boss, person)]);
  expect(alone.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  await expect(decide(boss, person)).rejects.toMatchObject({ code: 'own-request' });
  expect(await hasApp(person)).toBe(true);
  expect(await decide(second, person)).toEqual({ state: 'done' });
  expect(await hasApp(person)).toBe(false);
});

test('of a stop and an approval at once one counts, whole', { timeout: 30_000 }, async () => {
  for (let round = 0; round < 2; round++) {
    const { person } = await withApp(await signUpPerson(world));
    await loseFactor(person);
    await waitIsOver(person);
    // Each run drains only a part of the outbox.
    for (let drained = 0; drained < 3; drained++) await world.doChores();
    const token = await tokenSentTo(world, person.email, 'login/keep-factor');
    const ended = await Promise.allSettled([
      decide(boss, person),
      world.portal.identity.stopFactorReset(newBuyer(), { token }),
    ]);
    expect(ended.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const done = ended[0]?.status === 'fulfilled';
    expect(await stateOf(person)).toEqual([done ? 'done' : 'stopped']);
    expect(await hasApp(person)).toBe(!done);
  }
});

test('the console takes it off the only admin, and the log says so', async () => {
  const { person } = await withApp(await signUpPerson(world, { name: 'Shirin Akter' }));
  await loseFactor(person);
  expect(await resetFactorFromConsole(world.db, person.email.toUpperCase())).toBe('Shirin Akter');
  expect(await resetFactorFromConsole(world.db, 'nobody@example.com')).toBeUndefined();
  expect([await hasApp(person), await stateOf(person)]).toEqual([false, ['stopped']]);
  expect(await actsOf(world, idOf(person))).toContain('factor-reset');
});
