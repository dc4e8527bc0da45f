import { afterAll, beforeAll, expect, test } from 'vitest';
import { newPhone } from '../testing/buyer.ts';
import { fillTries } from '../testing/fill-tries.ts';
import { readMail, tokenSentTo } from '../testing/mailbox.ts';
import { signUpPerson } from '../testing/people.ts';
import { aClient } from '../testing/specification-client.ts';
import { createWorld, type World } from '../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ chores: false });
});
afterAll(() => world.stop());

type Client = ReturnType<typeof aClient>;
const askForCode = (client: Client, phone: string, by: 'sms' | 'mail' = 'sms') =>
  client.send('POST', '/auth/codes', { phone, language: 'en', by });
const codeSentTo = async (to: string): Promise<string> =>
  (await readMail(world, to)).flatMap((text) => /code:? (\d{6})/i.exec(text)?.[1] ?? [])[0] ?? '';
const signIn = async (client: Client, phone: string, sent: { body: unknown }, code: string) => {
  const { codeId } = sent.body as { codeId: string };
  return client.send('POST', '/auth/sign-in/phone', { phone, codeId, code, language: 'en' });
};
/** Strangers ask for codes on a number until it may be sent no more. */
const floodNumber = async (phone: string) => {
  expect((await askForCode(aClient(world), phone)).status).toBe(200);
  await fillTries(world, 'code-sent', 'phone', `+88${phone}`);
};

test('strangers use up the codes of a number: its owner gets in on a device that the account knows', async () => {
  const phone = newPhone();
  const owner = aClient(world);
  const first = await askForCode(owner, phone);
  expect((await signIn(owner, phone, first, await codeSentTo(`+88${phone}`))).status).toBe(200);
  await fillTries(world, 'code-sent', 'phone', `+88${phone}`);

  const refused = await askForCode(aClient(world), phone);
  expect([refused.status, (refused.body as { code: string }).code]).toEqual([429, 'number-has-its-codes']);

  // The session ends by itself; the browser's own cookie stays.
  await world.db.deleteFrom('authSession').execute();
  const again = await askForCode(owner, phone);
  expect(again.status).toBe(200);
  expect((await signIn(owner, phone, again, await codeSentTo(`+88${phone}`))).status).toBe(200);
  // Codes that a known device may ask for are capped as well; a minute may have ended since the last one.
  await fillTries(world, 'code-sent-known', 'phone', `+88${phone}`);
  expect((await askForCode(owner, phone)).status).toBe(429);
});

const withPhone = async (phone: string, isConfirmed = true) => {
  const person = await signUpPerson(world);
  await world.db
    .updateTable('authUser')
    .set({ phone: `+88${phone}`, emailVerified: isConfirmed })
    .where('id', '=', person.actor.account.userId)
    .execute();
  return person;
};

test('on a new device the code goes to the confirmed mailbox of the account', async () => {
  const phone = newPhone();
  const { email } = await withPhone(phone);
  await floodNumber(phone);
  const owner = aClient(world);
  const sent = await askForCode(owner, phone, 'mail');
  expect(sent.status).toBe(200);
  const code = await codeSentTo(email);
  // Another device that learns id and code gets nowhere.
  expect((await signIn(aClient(world), phone, sent, code)).status).toBe(410);
  expect(await signIn(owner, phone, sent, code)).toMatchObject({ status: 200, body: { isNew: false } });
  expect((await owner.get('/auth/session')).body).toMatchObject({ account: { email } });
  expect((await signIn(owner, phone, sent, code)).status).toBe(410);
});

test('a code by mail is answered alike whether or not a number has an account with a confirmed mailbox', async () => {
  const [unknown, unconfirmed] = [newPhone(), newPhone()];
  const { email } = await withPhone(unconfirmed, false);
  const before = (await readMail(world, email)).length;
  for (const phone of [unknown, unconfirmed]) {
    const client = aClient(world);
    const sent = await askForCode(client, phone, 'mail');
    expect(sent).toMatchObject({ status: 200, body: { phone: `+88${phone}` } });
    expect((await signIn(client, phone, sent, '000000')).status).toBe(422);
  }
  expect((await readMail(world, email)).length).toBe(before);
});

test('a code by mail signs in the account that it was mailed to, also when the number has moved on', async () => {
  const phone = newPhone();
  const before = await withPhone(phone);
  const client = aClient(world);
  const sent = await askForCode(client, phone, 'mail');
  await world.db.updateTable('authUser').set({ phone: null }).where('email', '=', before.email).execute();
  await withPhone(phone);
  expect((await signIn(client, phone, sent, await codeSentTo(before.email))).status).toBe(200);
  expect((await client.get('/auth/session')).body).toMatchObject({ account: { email: before.email } });
});

test('a code that was mailed opens nothing once the account has another address', async () => {
  const phone = newPhone();
  const { actor, email, password } = await withPhone(phone);
  const client = aClient(world);
  const sent = await askForCode(client, phone, 'mail');
  const code = await codeSentTo(email);
  const { identity } = world.portal;
  const other = `other-${email}`;
  await identity.changeEmail(actor, { email: other, password });
  await identity.verifyEmail(actor, { token: await tokenSentTo(world, other, 'verify-email') });
  expect((await signIn(client, phone, sent, code)).status).toBe(410);
});

test('password and e-mail are open as ever while the number is flooded', async () => {
  const phone = newPhone();
  const { email, password } = await withPhone(phone);
  await floodNumber(phone);
  const { status } = await aClient(world).send('POST', '/auth/sign-in', { email, password });
  expect(status).toBe(200);
});

/** Tries of codes that are charged to all together, of any kind. */
const chargedToAll = async (): Promise<number> => {
  const rows = await world.db
    .selectFrom('tryCount')
    .select('tries')
    .where('kind', 'like', 'code-%')
    .where('subject', 'like', 'everybody:%')
    .execute();
  return rows.reduce((sum, { tries }) => sum + tries, 0);
};

test('a code that is entered is charged to no budget and no address, by SMS, on a known device and by mail', async () => {
  const phone = newPhone();
  const [stranger, owner] = [aClient(world), aClient(world)];
  await world.db.deleteFrom('tryCount').execute();
  expect((await askForCode(stranger, newPhone())).status).toBe(200);
  const unanswered = await chargedToAll();
  expect(unanswered).toBeGreaterThan(0);
  for (const way of ['a new device', 'a known device']) {
    const sent = await askForCode(owner, phone);
    expect([way, sent.status]).toEqual([way, 200]);
    expect((await signIn(owner, phone, sent, '000000')).status).toBe(422);
    expect(await chargedToAll()).toBeGreaterThan(unanswered);
    expect((await signIn(owner, phone, sent, await codeSentTo(`+88${phone}`))).status).toBe(200);
    expect([way, await chargedToAll()]).toEqual([way, unanswered]);
    // A number has one code in a minute.
    await world.db.deleteFrom('tryCount').where('subject', 'like', 'phone:%').execute();
  }
  const { email } = await withPhone(newPhone());
  const { phone: withMail } = await world.db
    .selectFrom('authUser')
    .select('phone')
    .where('email', '=', email)
    .executeTakeFirstOrThrow();
  const mailed = await askForCode(stranger, withMail ?? '', 'mail');
  expect(await chargedToAll()).toBeGreaterThan(unanswered);
  expect((await signIn(stranger, withMail ?? '', mailed, await codeSentTo(email))).status).toBe(200);
  expect(await chargedToAll()).toBe(unanswered);
});

test('an id that no code can have is answered like that of a code that is over', async () => {
  for (const codeId of ['-'.repeat(36), 'a'.repeat(36)]) {
    const { status, body } = await signIn(aClient(world), newPhone(), { body: { codeId } }, '000000');
    expect([status, (body as { code: string }).code]).toEqual([410, 'code-expired']);
  }
});
