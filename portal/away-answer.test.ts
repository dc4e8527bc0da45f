import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withClient } from '@poth/server/db/testing.ts';
import { builtPages } from '@poth/server/testing/built-pages.ts';
import { type Person, signUpPerson } from '@poth/server/testing/people.ts';
import { createWorld, type World } from '@poth/server/testing/world.ts';

let world: World;
let person: Person;
beforeAll(async () => {
  world = await createWorld({ chores: false, web: await builtPages() });
  person = await signUpPerson(world);
});
afterAll(() => world.stop());

const asAdmin = async (...statements: string[]): Promise<void> => {
  const url = new URL(world.databaseUrl);
  url.pathname = '/postgres';
  await withClient(url.href, async (admin) => {
    for (const statement of statements) await admin.query(statement);
  });
};
/** Cuts every connection, and makes the database unreachable for new ones. */
const leave = () => {
  const name = new URL(world.databaseUrl).pathname.slice(1);
  return asAdmin(
    `alter database ${name} allow_connections false`,
    `select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = '${name}'`,
    `alter database ${name} rename to ${name}_away`,
  );
};
const comeBack = () => {
  const name = new URL(world.databaseUrl).pathname.slice(1);
  return asAdmin(
    `alter database ${name}_away rename to ${name}`,
    `alter database ${name} allow_connections true`,
  );
};
const ask = (path: string, init: RequestInit = {}) =>
  fetch(world.publicUrl + path, { redirect: 'manual', ...init });
const tripPath = `/api/trips/${crypto.randomUUID()}/seats?from=0&to=2`;

describe('while the database is away', () => {
  beforeAll(leave);
  afterAll(comeBack);

  test('a call is answered with the problem, when to try again, and a line in the log', async () => {
    const answer = await ask(tripPath, { headers: { 'accept-language': 'bn' } });
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    expect(answer.headers.get('content-type')).toContain('application/problem+json');
    const id = answer.headers.get('x-request-id');
    expect(await answer.json()).toMatchObject({
      code: 'unavailable',
      title: expect.stringContaining('কিছু হারায়নি'),
      instance: `/requests/${id}`,
    });
    const line = `GET /api/trips/{tripId}/seats (request ${id}): `;
    expect(world.log.filter((written) => written.startsWith(line))).toHaveLength(1);
    const signedIn = { cookie: person.browser.headers.get('cookie') ?? '', 'x-poth-client': 'a test' };
    for (const [method, path] of [
      ['POST', '/users'],
      ['GET', '/users/a@example.com'],
      ['GET', '/busProvider'],
    ] as const)
      expect([path, (await ask(path, { method, headers: signedIn })).status]).toEqual([path, 503]);
  });

  test('a notice of the gateway may come again, and a browser goes on to the page that says what is the matter', async () => {
    expect((await ask('/pay/ipn/T1', { method: 'POST' })).status).toBe(503);
    const back = await ask('/pay/return/T1', { method: 'POST' });
    expect([back.status, back.headers.get('location')]).toEqual([303, '/pay/wait/T1']);
  });

  test.each([
    ['/', '/', 'Nothing was lost', 'An error has occurred'],
    ['/bn', '/', 'কিছু হারায়নি', 'একটি সমস্যা হয়েছে'],
    ['/pay/wait/T1', '/pay/wait/:tranId', 'Nothing was lost', 'Load the page again'],
    ['/bn/routes', '/routes', 'কিছু হারায়নি', 'পাতাটি আবার খুলুন'],
  ])('the page %s says so in its language, and how to go on', async (path, route, ...says) => {
    const answer = await ask(path);
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
    const page = await answer.text();
    for (const words of says) expect(page).toContain(words);
    expect(page).toContain(`href="${path}"`);
    const line = `GET ${route} (request ${answer.headers.get('x-request-id')}): `;
    expect(world.log.filter((written) => written.startsWith(line))).toContainEqual(
      expect.stringContaining('database'),
    );
  });

  test('a form, a step within the site and a file are told too', async () => {
    const looked = await ask('/bn/ticket', {
      method: 'POST',
      headers: { origin: world.publicUrl, 'sec-fetch-site': 'same-origin' },
      body: new URLSearchParams({ pnr: 'ABCD2345EF', phone: '01711234567' }),
    });
    const step = await ask('/routes.data');
    const file = await ask('/bn/ticket/ABCD2345EF/pdf');
    expect([looked, step, file].map(({ status }) => status)).toEqual([503, 503, 503]);
    expect([looked, file].map(({ headers }) => headers.get('retry-after'))).toEqual(['5', '5']);
    expect(await file.text()).toContain('কিছু হারায়নি');
  });

  test('what needs no database is there', async () => {
    expect((await ask('/faqs')).status).toBe(200);
  });
});

test('when it is back, everything answers again by itself', async () => {
  expect((await ask(tripPath)).status).toBe(404);
  expect((await ask('/')).status).toBe(200);
});
