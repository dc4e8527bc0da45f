import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newPhone } from '../testing/buyer.ts';
import { confirmAddress } from '../testing/put-in.ts';
import { fillTries } from '../testing/fill-tries.ts';
import { createWorld, type World } from '../testing/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld({ chores: false });
});
afterAll(() => world.stop());

const password = 'seven dry rivers';
const newEmail = () => `${randomUUID()}@example.com`;

/** A client that keeps its cookies, from an address of its own. */
let clients = 0;
const client = (address = `10.0.0.${++clients}`) => {
  const jar = new Map<string, string>();
  const send = async (path: string, body?: unknown, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${world.publicUrl}${path}`, {
      ...(body === undefined ? {} : { method: 'POST', body: JSON.stringify(body) }),
      headers: {
        'content-type': 'application/json',
        'x-poth-client': 'test',
        'x-forwarded-for': address,
        cookie: [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
        ...headers,
      },
    });
    for (const cookie of answer.headers.getSetCookie()) {
      const [, name = '', value = ''] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
      if (/max-age=0\b/i.test(cookie)) jar.delete(name);
      else jar.set(name, value);
    }
    const text = await answer.text();
    return {
      status: answer.status,
      setCookies: answer.headers.getSetCookie(),
      body: text ? JSON.parse(text) : null,
    };
  };
  return {
    jar,
    send,
    who: async () => (await send('/auth/session')).body.account,
    signUp: (email: string) => send('/auth/sign-up', { name: 'Karim Mia', email, password }),
    /** Signs up, confirms the address and signs in, to be remembered. */
    enter: async (email: string) => {
      await send('/auth/sign-up', { name: 'Karim Mia', email, password });
      await confirmAddress(world, email);
      return send('/auth/sign-in', { email, password, rememberMe: true });
    },
  };
};

const sessionCookie = (cookies: string[]) => cookies.find((cookie) => cookie.startsWith('sid=')) ?? '';

test('the session cookie is HttpOnly and Lax; a remembered one stays, another ends with the browser', async () => {
  const email = newEmail();
  const first = await client().enter(email);
  expect(sessionCookie(first.setCookies)).toMatch(/Max-Age=2592000/);
  expect(sessionCookie(first.setCookies)).toMatch(/Path=\/; HttpOnly; SameSite=Lax/i);
  const brief = await client().send('/auth/sign-in', { email, password, rememberMe: false });
  expect(sessionCookie(brief.setCookies)).not.toMatch(/Max-Age|Expires/i);
});

test('each sign-in has a token of its own, and one made up or altered is nobody', async () => {
  const [one, other, email] = [client(), client(), newEmail()];
  await one.enter(email);
  await other.send('/auth/sign-in', { email, password });
  expect(one.jar.get('sid')).not.toBe(other.jar.get('sid'));
  const before = one.jar.get('sid') ?? '';
  await one.send('/auth/sign-in', { email, password });
  expect(one.jar.get('sid')).not.toBe(before);
  one.jar.set('sid', `${before.slice(0, 5)}${before[5] === 'x' ? 'y' : 'x'}${before.slice(6)}`);
  expect(await one.who()).toBeNull();
});

test('log-out ends the session on the server, and takes the browser its holds', async () => {
  const browser = client();
  await browser.enter(newEmail());
  const kept = browser.jar.get('sid') ?? '';
  const buyer = browser.jar.get('buyer');
  expect(await browser.who()).toMatchObject({ name: 'Karim Mia' });
  await browser.send('/auth/sign-out', {});
  expect(browser.jar.has('sid')).toBe(false);
  const thief = client();
  thief.jar.set('sid', kept);
  expect(await thief.who()).toBeNull();
  await browser.who();
  expect(browser.jar.get('buyer')).not.toBe(buyer);
});

test('an answer to a session that has ended takes no cookie away: the browser may have another by then', async () => {
  const browser = client();
  await browser.enter(newEmail());
  const late = client();
  late.jar.set('sid', browser.jar.get('sid') ?? '');
  await browser.send('/auth/sign-out', {});
  const { body, setCookies } = await late.send('/auth/session');
  expect(body.account).toBeNull();
  expect(setCookies.filter((cookie) => cookie.startsWith('sid='))).toEqual([]);
});

test('who is shut out is out with the next request, and does not come in again', async () => {
  const [browser, email] = [client(), newEmail()];
  await browser.enter(email);
  await world.db.updateTable('authUser').set({ disabledAt: new Date() }).where('email', '=', email).execute();
  expect(await browser.who()).toBeNull();
  const again = await client().send('/auth/sign-in', { email, password });
  expect([again.status, again.body.code]).toEqual([403, 'account-disabled']);
});

test('another site signs nobody in or out', async () => {
  const [browser, email] = [client(), newEmail()];
  await browser.enter(email);
  const foreign = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
  expect((await browser.send('/auth/sign-out', {}, foreign)).status).toBe(403);
  expect(await browser.who()).not.toBeNull();
  const form = await fetch(`${world.publicUrl}/auth/sign-in`, {
    method: 'POST',
    body: new URLSearchParams({ email, password }),
    headers: { origin: 'https://evil.example' },
  });
  expect(form.status).toBe(403);
});

test('nothing is granted that a request asks for beyond its fields', async () => {
  const email = newEmail();
  const sign = (more: object) => client().send('/auth/sign-up', { name: 'Eve', email, password, ...more });
  expect((await sign({ accountType: 'admin' })).status).toBe(422);
  expect((await sign({ isVerified: true })).status).toBe(422);
  expect((await sign({ isAdmin: true })).status).toBe(422);
  expect((await sign({ phone: '+8801711111111' })).status).toBe(422);
  expect((await sign({ operatorId: randomUUID() })).status).toBe(422);
});

test('an account that is guessed at answers ever more slowly, but not to the browser it knows', async () => {
  const [owner, email] = [client(), newEmail()];
  await owner.enter(email);
  const tried: number[] = [];
  for (let guess = 0; guess < 7; guess++) {
    const { status } = await client().send('/auth/sign-in', { email, password: `guess ${guess} of many` });
    tried.push(status);
  }
  expect(tried).toEqual([401, 401, 401, 401, 401, 429, 429]);
  const right = await client().send('/auth/sign-in', { email, password });
  expect([right.status, right.body.code, right.body.retryAfterSeconds > 0]).toEqual([
    429,
    'too-many-tries',
    true,
  ]);
  expect((await owner.send('/auth/sign-in', { email, password })).status).toBe(200);
});

test('guesses of a neighbour with the same address do not shut out a browser that the account knows', async () => {
  const neighbours = '10.1.0.1';
  const [owner, email] = [client(neighbours), newEmail()];
  await owner.enter(email);
  await fillTries(world, 'sign-in', 'address', neighbours);
  expect((await client(neighbours).send('/auth/sign-in', { email, password })).status).toBe(429);
  expect((await owner.send('/auth/sign-in', { email, password })).status).toBe(200);
});

test('guesses in parallel gain nothing', async () => {
  const email = newEmail();
  await client().enter(email);
  const guesses = Array.from({ length: 20 }, (_, guess) =>
    client().send('/auth/sign-in', { email, password: `guess ${guess} at once` }),
  );
  const statuses = (await Promise.all(guesses)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 401).length).toBeLessThanOrEqual(5);
});

test('one browser that tries many accounts, or signs many up, has to wait', async () => {
  const browser = client();
  const tries = [];
  for (let guess = 0; guess < 21; guess++)
    tries.push(
      (await browser.send('/auth/sign-in', { email: newEmail(), password: 'the same for all' })).status,
    );
  expect(tries.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 401));
  expect(tries[20]).toBe(429);

  const maker = client();
  const made = [];
  for (let account = 0; account < 6; account++) made.push((await maker.signUp(newEmail())).status);
  expect(made).toEqual([200, 200, 200, 200, 200, 429]);
});

test('codes to one number: one a minute, whoever asks', async () => {
  const phone = newPhone();
  expect((await client().send('/auth/codes', { phone })).status).toBe(200);
  const again = await client().send('/auth/codes', { phone });
  expect([again.status, again.body.retryAfterSeconds <= 60]).toEqual([429, true]);
});

test('known and unknown answer alike: sign-in and codes', async () => {
  const email = newEmail();
  await client().enter(email);
  const [known, unknown] = await Promise.all(
    [email, newEmail()].map((address) =>
      client().send('/auth/sign-in', { email: address, password: 'not this one' }),
    ),
  );
  expect(known?.body).toEqual(unknown?.body);
});
