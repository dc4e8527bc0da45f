import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { aBrowser } from '../testing/browser.ts';
import { newBuyer, newPhone } from '../testing/buyer.ts';
import { actsOf, readMail, tokenSentTo } from '../testing/mailbox.ts';
import { meetAtLock } from '../testing/meet-at-lock.ts';
import { signUpPerson } from '../testing/people.ts';
import { createWorld, type World } from '../testing/world.ts';
import { recognise } from './recognise.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ chores: false });
});
afterAll(() => world.stop());

const password = 'seven dry rivers';
const newEmail = () => `${randomUUID()}@example.com`;
let asked = 0;

/** Posts as a client that the portal has not seen; returns the answer and how many milliseconds it took. */
const post = async (path: string, body: object) => {
  const startedAt = performance.now();
  const answer = await fetch(`${world.publicUrl}${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: {
      'content-type': 'application/json',
      'x-poth-client': 'test',
      'x-forwarded-for': `10.1.${Math.floor(++asked / 250)}.${asked % 250}`,
    },
  });
  const tookMs = performance.now() - startedAt;
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split('=')[0]);
  return { status: answer.status, body: await answer.json(), cookies, tookMs };
};
const signUp = (email: string, more = {}) =>
  post('/auth/sign-up', { name: 'Karim Mia', email, password, ...more });
/** Signs up in a given browser. */
const signUpIn = (browser: ReturnType<typeof newBuyer>, email: string) =>
  world.portal.identity.signUp(browser, {
    name: 'Karim Mia',
    email,
    password,
    accountType: 'busProvider',
    language: 'en',
  });
const signIn = (email: string, typed = password) => post('/auth/sign-in', { email, password: typed });

/** Has a code sent to a number, in a browser of its own; returns how that browser signs in with it. */
const askForCode = async (phone: string) => {
  const visitor = newBuyer();
  await world.db.deleteFrom('tryCount').execute();
  const seen = await readMail(world, `+88${phone}`);
  const { codeId } = await world.portal.identity.sendSignInCode(visitor, { phone, language: 'en' });
  const sms = (await readMail(world, `+88${phone}`)).find((text) => !seen.includes(text)) ?? '';
  const code = /\b\d{6}\b/.exec(sms)?.[0] ?? '';
  const typed = { phone, codeId, code, rememberMe: true, language: 'en' as const };
  return async () => {
    const browser = aBrowser();
    const { isNew } = await world.portal.identity.signInByPhone(visitor, typed, browser);
    const { account } = await recognise(world.deps)(browser);
    return { isNew, userId: account?.userId, actor: { ...visitor, account } };
  };
};

test('two devices that sign up a number at once are signed in to one account', async () => {
  const phone = newPhone();
  const both = [await askForCode(phone), await askForCode(phone)];
  const ends = await meetAtLock(world, 'lock table auth_user in share mode', both);
  const [one, other] = ends.map((end) => (end.status === 'fulfilled' ? end.value : end.reason));
  expect([one.isNew, other.isNew].toSorted()).toEqual([false, true]);
  expect(one.userId).toBe(other.userId);
});

test('a number that an account gave up signs up its next holder', async () => {
  const [phone, next] = [newPhone(), newPhone()];
  const { actor, userId } = await (await askForCode(phone))();
  const { identity } = world.portal;
  const { codeId } = await identity.startPhoneChange(actor, { phone: next, password: '', language: 'en' });
  const [sms = ''] = await readMail(world, `+88${next}`);
  const code = /\b\d{6}\b/.exec(sms)?.[0] ?? '';
  await identity.finishPhoneChange(actor, { phone: next, codeId, code });
  const holder = await (await askForCode(phone))();
  expect([holder.isNew, holder.userId !== userId]).toEqual([true, true]);
});

test('sign-up answers alike for an address with an account and one without, and no earlier', async () => {
  const { email } = await signUpPerson(world);
  // `npm run prove:timing` measures how far apart the two are.
  const floorMs = 500;
  for (const round of [1, 2, 3]) {
    const known = await signUp(round === 2 ? email.toUpperCase() : email);
    const unknown = await signUp(newEmail());
    const { tookMs: knownMs, ...said } = known;
    const { tookMs: unknownMs, ...saidToNewcomer } = unknown;
    expect(said).toEqual({ status: 200, body: { done: true }, cookies: ['buyer'] });
    expect(saidToNewcomer).toEqual(said);
    expect(Math.min(knownMs, unknownMs)).toBeGreaterThan(floorMs - 5);
  }
});

test('the mail to a known address says that there is an account, and how to get in', async () => {
  const { email } = await signUpPerson(world);
  await signUp(email, { name: 'Evil Twin' });
  const [mail = '', ...more] = await readMail(world, email);
  expect(more).toEqual([]);
  expect(mail).toContain('already has an account');
  expect(mail).toContain(`${world.publicUrl}/login`);
  expect(mail).toContain(`${world.publicUrl}/forgot-password`);
  expect(mail).not.toMatch(/Evil|token=/);
  expect((await signIn(email)).status).toBe(401);
});

test('a new account opens once its address is confirmed; until then the right password answers as a wrong one', async () => {
  const [email, other, browser] = [newEmail(), await signUpPerson(world), newBuyer()];
  await signUpIn(browser, email);
  const early = await signIn(email);
  const wrong = await signIn(other.email);
  expect(early).toMatchObject({ status: 401, body: { code: 'credentials-wrong' } });
  expect([early.body, early.cookies]).toEqual([wrong.body, wrong.cookies]);

  const token = await tokenSentTo(world, email, 'verify-email');
  expect(await world.portal.identity.viewEmailLink(browser, { token })).toEqual({ needs: 'nothing' });
  await world.portal.identity.verifyEmail(browser, { token });
  const entered = await signIn(email);
  expect(entered).toMatchObject({ status: 200, body: { secondFactorOwed: false } });
  expect(entered.cookies).toContain('sid');
});

test('the link of a sign-up that a stranger made never lets the stranger in', async () => {
  const email = newEmail();
  await signUp(email);
  const token = await tokenSentTo(world, email, 'verify-email');
  const { identity } = world.portal;
  const press = (chosen?: string) =>
    identity.verifyEmail(newBuyer(), { token, ...(chosen !== undefined && { password: chosen }) }).then(
      () => 'confirmed',
      ({ fields }) => fields.faults.password,
    );
  const pressed = await press();
  expect([pressed, (await signIn(email)).status]).toEqual(['password-missing', 401]);
  expect(await identity.viewEmailLink(newBuyer(), { token })).toEqual({ needs: 'new-password' });
  expect([await press('short'), await press('password')]).toEqual(['password-short', 'password-common']);

  const own = 'the ferry at Paturia';
  expect(await press(own)).toBe('confirmed');
  expect([(await signIn(email)).status, (await signIn(email, own)).status]).toEqual([401, 200]);
  // A used link says again that the address is confirmed, and changes nothing.
  expect([await press('another long road'), (await signIn(email, own)).status]).toEqual(['confirmed', 200]);
  const { id } = await world.db
    .selectFrom('authUser')
    .select('id')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  expect(await actsOf(world, id)).toEqual(['email-confirmed', 'password-reset']);
});

test('of two who sign up with one address at once neither learns of the other, and one account is made', async () => {
  const email = newEmail();
  const answers = await Promise.all([1, 2, 3].map(() => signUp(email)));
  expect(answers.map(({ status, body }) => [status, body])).toEqual(answers.map(() => [200, { done: true }]));
  const made = await world.db.selectFrom('authUser').select('id').where('email', '=', email).execute();
  expect(made).toHaveLength(1);
  expect(await tokenSentTo(world, email, 'verify-email')).not.toBe('');
});

test('a password chosen by the link of a mail confirms the address, too, and shuts out who signed up with it', async () => {
  const email = newEmail();
  await signUp(email);
  await world.portal.identity.requestPasswordReset(newBuyer(), { email });
  const token = await tokenSentTo(world, email, 'reset-password');
  await world.portal.identity.resetPassword(newBuyer(), { token, password: 'the road to Bhola' });
  expect((await signIn(email, 'the road to Bhola')).status).toBe(200);
  expect((await signIn(email)).status).toBe(401);
});

test('one mailbox gets three such mails in an hour, whether or not it has an account', async () => {
  const known = (await signUpPerson(world)).email;
  for (const email of [known, newEmail()]) {
    const statuses = [];
    for (let times = 0; times < 4; times++) statuses.push((await signUp(email)).status);
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect(await readMail(world, email)).toHaveLength(3);
  }
});
