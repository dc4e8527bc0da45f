import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { aBrowser } from './testing/browser.ts';
import { builtPages } from './testing/built-pages.ts';
import { newBuyer, newPhone } from './testing/buyer.ts';
import { type Person, signUpPerson } from './testing/people.ts';
import { createWorld, type World } from './testing/world.ts';

let world: World;
let person: Person;
beforeAll(async () => {
  world = await createWorld({ chores: false, web: await builtPages() });
  person = await signUpPerson(world);
});
afterAll(() => world.stop());
beforeEach(() => {
  world.log.length = 0;
});

const at = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
/** Log lines, with refusals parsed as an operator's tools do, and any other line as it is. */
const logged = () => world.log.map((line): unknown => (line.startsWith('{') ? JSON.parse(line) : line));
const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(world.publicUrl + path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    redirect: 'manual',
    headers: { 'sec-fetch-site': 'same-origin', 'x-forwarded-for': '203.0.113.7', ...headers },
  });
const cookies = ({ browser }: Person) => ({ cookie: browser.headers.get('cookie') ?? '' });

test('a failed sign-in leaves one line, by a page and by a call, and nothing of who it was', async () => {
  const wrong = { email: person.email, password: 'not the password' };
  await post('/login', { intent: 'sign-in', ...wrong });
  await fetch(`${world.publicUrl}/auth/sign-in`, {
    method: 'POST',
    body: JSON.stringify(wrong),
    headers: {
      'content-type': 'application/json',
      'x-poth-client': 'test',
      'x-forwarded-for': '203.0.113.7',
    },
  });
  const line = { event: 'refused', at, kind: 'sign-in', code: 'credentials-wrong', call: 'identity.signIn' };
  expect(logged()).toEqual([
    { ...line, by: 'nobody' },
    { ...line, by: 'nobody' },
  ]);
});

test('a code that is wrong and a password typed once more do, too', async () => {
  const phone = newPhone();
  const buyer = newBuyer();
  const { codeId } = await world.portal.identity.sendSignInCode(buyer, {
    phone,
    language: 'en',
    by: 'sms',
  });
  const typed = { phone, codeId, code: '000000', rememberMe: false, language: 'en' as const };
  await expect(world.portal.identity.signInByPhone(buyer, typed, aBrowser())).rejects.toThrow();
  const change = { password: 'not the password', newPassword: 'the road to Bhola' };
  await expect(world.portal.identity.changePassword(person.actor, change)).rejects.toThrow();
  expect(logged()).toEqual([
    {
      event: 'refused',
      at,
      kind: 'sign-in',
      code: 'code-wrong',
      call: 'identity.signInByPhone',
      by: 'nobody',
    },
    {
      event: 'refused',
      at,
      kind: 'sign-in',
      code: 'password-wrong',
      call: 'identity.changePassword',
      by: 'user',
    },
  ]);
});

test('an identity provider that vouches for nobody leaves a line', async () => {
  await fetch(`${world.publicUrl}/auth/callback/google?error=access_denied`, { redirect: 'manual' });
  expect(logged()).toContainEqual({
    event: 'refused',
    at,
    kind: 'sign-in',
    code: 'sign-in-failed',
    call: 'identity.finishSocialSignIn',
    by: 'nobody',
  });
});

test('a refusal of rights leaves one line: a page, a call, a form, a thing of somebody else', async () => {
  await fetch(`${world.publicUrl}/admin/bookings?q=${person.email}`, { headers: cookies(person) });
  await expect(world.portal.backOffice.viewToday(person.actor)).rejects.toThrow();
  await expect(world.portal.people.viewProfile(person.actor, 'other@example.com')).rejects.toThrow();
  await post('/faqs', {}, { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' });
  const rights = { event: 'refused', at, kind: 'rights' };
  expect(logged()).toEqual([
    { ...rights, code: 'not-allowed', call: 'page for admin', by: 'user' },
    { ...rights, code: 'not-allowed', call: 'backOffice.viewToday', by: 'user' },
    { ...rights, code: 'not-found', call: 'people.viewProfile', by: 'user' },
    { ...rights, code: 'foreign-origin', call: 'POST', by: 'nobody' },
  ]);
});

test('a limit leaves one line', async () => {
  const phone = newPhone();
  const ask = () => world.portal.identity.sendSignInCode(newBuyer(), { phone, language: 'en', by: 'sms' });
  await ask();
  await expect(ask()).rejects.toThrow();
  expect(logged()).toEqual([
    {
      event: 'refused',
      at,
      kind: 'limit',
      code: 'number-has-its-codes',
      call: 'identity.sendSignInCode',
      by: 'nobody',
    },
  ]);
});

test('what was merely typed wrong, what is not there for a guest, and a page that asks to log in leave none', async () => {
  await post('/login', { intent: 'sign-in', email: '', password: '' });
  await fetch(`${world.publicUrl}/tickets`, { redirect: 'manual' });
  await fetch(`${world.publicUrl}/ticket/ZZZZZ2222Z`);
  expect(logged()).toEqual([]);
});

test.each(['https://evil.example', 'null', 'no address at all', 'http://'])(
  'a form with the Origin %s is refused without a stack in the log',
  async (origin) => {
    const said = vi.spyOn(console, 'error').mockReturnValue();
    const document = await post('/login', { intent: 'sign-in' }, { origin });
    const data = await post('/login.data', { intent: 'sign-in' }, { origin });
    expect([document.status, data.status]).toEqual([403, 403]);
    expect(said.mock.calls).toEqual([]);
    said.mockRestore();
    expect(logged()).toHaveLength(2);
  },
);
