import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { builtPages } from '../testing/built-pages.ts';
import { newPhone } from '../testing/buyer.ts';
import { readMail } from '../testing/mailbox.ts';
import { again, type Person, signUpPerson } from '../testing/people.ts';
import { createWorld, type World } from '../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ chores: false, web: await builtPages() });
});
afterAll(() => world.stop());

const update = (person: Person, fields: Record<string, string>) =>
  fetch(`${world.publicUrl}/profile/${encodeURIComponent(person.email)}`, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      cookie: person.browser.headers.get('cookie') ?? '',
      origin: world.publicUrl,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: new URLSearchParams(fields),
  });
const codeIdIn = (html: string) => /name="codeId" value="([\w-]{36})"/.exec(html)?.[1] ?? '';
const codeFor = async (phone: string) =>
  /code (\d{6})/.exec((await readMail(world, `+88${phone}`)).join())?.[1] ?? '';
const phoneOf = async (person: Person) => (await again(world, person)).actor.account.phone;

test('a saved name is told as saved, though a number beside it waits for its code', async () => {
  const person = await signUpPerson(world, { name: 'Tasnim' });
  const renamed = await update(person, { name: 'Tasnim Rahman', phone: newPhone() });
  expect(renamed.status).toBe(200);
  expect(await renamed.text()).toContain('User updated successfully');
  const waiting = await update(person, { name: 'Tasnim Rahman', phone: newPhone() });
  expect(await waiting.text()).not.toContain('User updated successfully');
});

test('a first number is proved on the page where it is typed, by its code alone', async () => {
  const person = await signUpPerson(world, { name: 'Tasnim' });
  const phone = newPhone();
  const asked = await update(person, { name: 'Tasnim', phone });
  const codeId = codeIdIn(await asked.text());
  const typed = { name: 'Tasnim', phone, codeId, proof: 'enter' };
  const code = await codeFor(phone);
  const wrong = await update(person, { ...typed, code: code === '000000' ? '000001' : '000000' });
  expect([wrong.status, codeIdIn(await wrong.text())]).toEqual([422, codeId]);
  expect(await phoneOf(person)).toBeNull();
  const proved = await update(person, { ...typed, code });
  expect([proved.status, proved.headers.get('location')]).toEqual([
    303,
    `/profile/${encodeURIComponent(person.email)}`,
  ]);
  expect(await phoneOf(person)).toBe(`+88${phone}`);
});

test('another number, or one after ten minutes, asks for the password in the same place', async () => {
  const person = await signUpPerson(world, { name: 'Tasnim' });
  const { sessionId } = person.actor.account.session;
  await sql`update auth_session set created_at = now() - interval '11 minutes', proven_at = now() - interval '11 minutes'
    where id = ${sessionId}`.execute(world.db);
  const phone = newPhone();
  const typed = { name: 'Tasnim', phone, proof: 'send' };
  const asked = await update(person, typed);
  const page = await asked.text();
  expect([asked.status, codeIdIn(page), page.includes('name="password"')]).toEqual([422, '', true]);
  const wrong = await update(person, { ...typed, password: 'not mine' });
  expect(await wrong.text()).toContain('The password is not right.');
  const sent = await (await update(person, { ...typed, password: person.password })).text();
  const done = await update(person, {
    ...typed,
    proof: 'enter',
    codeId: codeIdIn(sent),
    code: await codeFor(phone),
  });
  expect([done.status, await phoneOf(person)]).toEqual([303, `+88${phone}`]);

  // The sign-in is fresh, but replacing a number, which opens the account, needs the password.
  const second = await signUpPerson(world, { name: 'Tasnim' });
  await world.db
    .updateTable('authUser')
    .set({ phone: `+88${newPhone()}` })
    .where('id', '=', second.actor.account.userId)
    .execute();
  const replaced = await update(second, { name: 'Tasnim', phone: newPhone(), proof: 'send' });
  expect([replaced.status, (await replaced.text()).includes('name="password"')]).toEqual([422, true]);
});
