import { sql } from 'kysely';
import type { Visitor } from '@poth/domain/identity/actor.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newBuyer } from '../testing/buyer.ts';
import { actsOf, readMail, tokenSentTo } from '../testing/mailbox.ts';
import { again, type Person, signUpPerson, withUnconfirmedEmail } from '../testing/people.ts';
import { createWorld, type World } from '../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ chores: false });
});
afterAll(() => world.stop());

const verify = (token: string, actor: Visitor = newBuyer()) =>
  world.portal.identity.verifyEmail(actor, { token });
const ask = ({ actor, password }: Person, email: string) =>
  world.portal.identity.changeEmail(actor, { email, password });
const emailOf = async (person: Person) => (await again(world, person)).actor.account.email;
let counter = 0;
const newEmail = () => `new-${counter++}-${Date.now()}@example.com`;

test('the link of the mail proves the address of a new account, and signs nobody in', async () => {
  const email = newEmail();
  const typed = { name: 'Tasnim Rahman', email, password: 'the road to Sylhet' };
  const buyer = newBuyer();
  await world.portal.identity.signUp(buyer, { ...typed, accountType: 'user', language: 'en' });
  const token = await tokenSentTo(world, email, 'verify-email');
  await verify(token, buyer);
  await verify(token, buyer);
  const made = world.db.selectFrom('authUser').select(['id', 'emailVerified']).where('email', '=', email);
  const { id, emailVerified } = await made.executeTakeFirstOrThrow();
  expect(emailVerified).toBe(true);
  expect(await world.db.selectFrom('authSession').where('userId', '=', id).execute()).toEqual([]);
  expect(await actsOf(world, id)).toEqual(['email-confirmed']);
  await expect(verify(`${token.slice(0, -3)}xyz`)).rejects.toMatchObject({ code: 'link-expired' });
  await expect(verify('nonsense')).rejects.toMatchObject({ code: 'link-expired' });
  await expect(verify('a.b.c')).rejects.toMatchObject({ code: 'link-expired' });
});

test('the link is sent again on demand, three times an hour, and not where there is nothing to prove', async () => {
  const person = await withUnconfirmedEmail(world, await signUpPerson(world));
  const resend = () => world.portal.identity.resendVerification(person.actor, person.browser);
  for (let times = 0; times < 3; times++) await resend();
  await expect(resend()).rejects.toMatchObject({ code: 'too-many-tries' });
  const mails = await readMail(world, person.email);
  expect(mails.filter((text) => text.includes('/verify-email?token='))).toHaveLength(3);

  const proved = await signUpPerson(world);
  await expect(world.portal.identity.resendVerification(proved.actor, proved.browser)).rejects.toMatchObject({
    code: 'already-decided',
  });
});

test('a link that is asked for while the address is proved or changed elsewhere is not sent', async () => {
  const proved = { emailVerified: true };
  for (const change of [proved, { ...proved, email: newEmail() }]) {
    const person = await withUnconfirmedEmail(world, await signUpPerson(world));
    const { userId } = person.actor.account;
    await world.db.updateTable('authUser').set(change).where('id', '=', userId).execute();
    await expect(
      world.portal.identity.resendVerification(person.actor, person.browser),
    ).rejects.toMatchObject({ code: 'already-decided' });
  }
});

test('an address changes when the link sent to the new one is used; the old one is told', async () => {
  const person = await signUpPerson(world);
  const wanted = newEmail();
  await expect(ask({ ...person, password: 'wrong' }, wanted)).rejects.toMatchObject({
    fields: { faults: { password: 'password-wrong' } },
  });
  await expect(ask(person, person.email)).rejects.toMatchObject({
    fields: { faults: { email: 'email-same' } },
  });
  await ask(person, ` ${wanted.toUpperCase()}`);

  expect(await emailOf(person)).toBe(person.email);
  expect(await world.portal.identity.viewSecurity(person.actor)).toMatchObject({ pendingEmail: wanted });
  const told = (await readMail(world, person.email)).join().replaceAll('\u200b', '');
  expect(told).toContain(`is being changed to ${wanted}`);
  const token = await tokenSentTo(world, wanted, 'verify-email');
  await verify(token, person.actor);

  expect((await again(world, person)).actor.account).toMatchObject({ email: wanted, emailVerified: true });
  await expect(verify(token, person.actor)).rejects.toMatchObject({ code: 'link-expired' });
  expect(await actsOf(world, person.actor.account.userId)).toEqual(['email-change-asked', 'email-changed']);
});

test('the link to another address works for the account that asked for it alone', async () => {
  const [stranger, reader, wanted] = [await signUpPerson(world), await signUpPerson(world), newEmail()];
  await ask(stranger, wanted);
  const token = await tokenSentTo(world, wanted, 'verify-email');
  for (const actor of [newBuyer(), reader.actor]) {
    const pressed = await verify(token, actor).catch(({ code }) => code);
    expect([pressed, await emailOf(stranger)]).toEqual(['sign-in-required', stranger.email]);
    expect(await world.portal.identity.viewEmailLink(actor, { token })).toEqual({ needs: 'sign-in' });
  }
  await verify(token, stranger.actor);
  expect(await emailOf(stranger)).toBe(wanted);
});

test('that an address is another account’s is told only to who reads its mail', async () => {
  const owner = await signUpPerson(world);
  const other = await signUpPerson(world);
  expect(await ask(other, owner.email)).toBeUndefined();
  const links = (await readMail(world, owner.email)).flatMap(
    (text) => /verify-email\?token=([\w.-]+)/.exec(text)?.[1] ?? [],
  );
  const token = links.find((link) => !link.includes('.')) ?? '';
  await expect(verify(token, other.actor)).rejects.toMatchObject({ code: 'email-taken' });
  expect([await emailOf(owner), await emailOf(other)]).toEqual([owner.email, other.email]);
});

test.each([
  [
    'a new password',
    async ({ actor, password }: Person) => {
      const input = { password, newPassword: 'another long road' };
      await world.portal.identity.changePassword(actor, input);
    },
  ],
  [
    'a reset password',
    async ({ email }: Person) => {
      await world.portal.identity.requestPasswordReset(newBuyer(), { email });
      const token = await tokenSentTo(world, email, 'reset-password');
      await world.portal.identity.resetPassword(newBuyer(), { token, password: 'another long road' });
    },
  ],
  ['the owner, who keeps the address', ({ actor }: Person) => world.portal.identity.keepEmail(actor)],
  [
    'a second wish',
    async (person: Person) => {
      await ask(person, newEmail());
    },
  ],
  [
    'a day',
    async ({ actor }: Person) => {
      await sql`update email_change set expires_at = now() where user_id = ${actor.account.userId}`.execute(
        world.db,
      );
    },
  ],
])('a link to a new address is taken back by %s', async (_, act) => {
  const person = await signUpPerson(world);
  const wanted = newEmail();
  await ask(person, wanted);
  const token = await tokenSentTo(world, wanted, 'verify-email');
  await act(person);
  await expect(verify(token, person.actor)).rejects.toMatchObject({ code: 'link-expired' });
});

test('a changed address takes back the links that were sent to the old one', async () => {
  const person = await signUpPerson(world);
  await world.portal.identity.requestPasswordReset(newBuyer(), { email: person.email });
  const reset = await tokenSentTo(world, person.email, 'reset-password');
  const wanted = newEmail();
  await ask(person, wanted);
  await verify(await tokenSentTo(world, wanted, 'verify-email'), person.actor);
  await expect(
    world.portal.identity.resetPassword(newBuyer(), { token: reset, password: 'another long road' }),
  ).rejects.toMatchObject({ code: 'link-expired' });
});
