import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestDatabase, withClient } from '@poth/server/db/testing.ts';
import { begin, freePorts, type Program } from '@poth/server/testing/run-program.ts';

const secrets = {
  phone: '01711234567',
  email: 'rahim.uddin@example.com',
  pnr: 'K7XQ4M2P9A',
  token: 'V1StGXR8Z5jdHi6BmyT9kQ2mNc4LrEw7pXs3vUa8bYc',
  password: 'the road to Bhola',
  name: 'Rahim Uddin',
};
const proxyId = '0123456789abcdef0123456789abcdef';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let folder: string;
let program: Program;
let address: string;

beforeAll(async () => {
  database = await createTestDatabase();
  // Planted bug: the database refuses every PNR, in a message that contains it.
  await withClient(database.url, (client) =>
    client.query('alter table pnr_directory alter column pnr type bigint using null'),
  );
  folder = mkdtempSync(join(tmpdir(), 'poth-log-'));
  const port = await freePorts();
  address = `http://localhost:${port}`;
  program = begin('portal/main.ts', {
    PORT: String(port),
    SANDBOX_PORT: String(port + 1),
    SANDBOX_SMTP_PORT: String(port + 2),
    DATABASE_URL: database.url,
    POTH_DATA_DIR: folder,
    POTH_DEMONSTRATION: 'off',
    POTH_PROCESSES: '2',
    POTH_LOG: 'json',
    TRUST_PROXY: '1',
  });
  await program.says('portal ready');
}, 60_000);
afterAll(async () => {
  await program.end('SIGTERM');
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

type Line = Record<string, unknown> & { err?: { stack: string } };
/** Every line that the program has written, each of which has to be JSON. */
const lines = (): Line[] =>
  program
    .printed()
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      try {
        return JSON.parse(line) as Line;
      } catch {
        throw new Error(`no JSON: ${line}`);
      }
    });

const { phone, email, pnr, token, password, name } = secrets;
const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(address + path, { headers, redirect: 'manual' });
const post = (path: string, fields: Record<string, string>) =>
  fetch(address + path, {
    method: 'POST',
    body: new URLSearchParams(fields),
    headers: { origin: address, 'sec-fetch-site': 'same-origin' },
    redirect: 'manual',
  });
const call = (path: string, input: unknown, headers: Record<string, string> = {}) =>
  fetch(address + path, {
    method: 'POST',
    body: typeof input === 'string' ? input : JSON.stringify(input),
    headers: { 'content-type': 'application/json', 'x-poth-client': 'test', ...headers },
  });

test('every line is JSON, and none tells of who asked, also where a bug does', async () => {
  const before = lines().filter(({ event }) => event === 'request').length;
  const answers = await Promise.all([
    get('/'),
    get(`/ticket?pnr=${pnr}&phone=${phone}&name=${encodeURIComponent(name)}`),
    get(`/shared-trip/${token}`, { 'x-request-id': `${phone}-${email}` }),
    get(`/t/${token}`),
    get(`/profile/${email}`),
    get(`/users/${email}`, { authorization: `Bearer ${token}` }),
    get(`/verify-email?token=${token}`),
    get(`/nowhere/${phone}`),
    // No escape: left as it is, the router would print it in lines of its own.
    get(`/%zz/${phone}`),
    get(`/api/nowhere/${pnr}?email=${email}`),
    post('/login', { intent: 'sign-in', email, password }),
    post('/pay/return/NOBODYS', { tran_id: 'NOBODYS', cus_phone: phone, cus_email: email }),
    call('/auth/sign-in', { email, password }),
    call('/auth/sign-in', `{"email":"${email}","password":${password}`),
    // These requests meet the planted bug.
    get(`/ticket/${pnr}?key=${token}`),
    get(`/api/tickets/${pnr}`, { authorization: `Bearer ${token}` }),
    call('/api/look-ups', { pnr, phone }, { 'x-request-id': proxyId }),
  ]);
  await vi.waitFor(() =>
    expect(lines().filter(({ event }) => event === 'request').length - before).toBe(answers.length),
  );
  const failed = answers.filter(({ status }) => status >= 500);
  expect(failed.length).toBeGreaterThanOrEqual(2);
  const faults = lines().filter(({ level }) => level === 'error');
  for (const answer of failed) {
    const id = answer.headers.get('x-request-id');
    expect(faults.find(({ request }) => request === id)?.err?.stack).toContain('invalid input syntax');
  }
  expect(faults.map(({ request }) => request)).toContain(proxyId);
  expect(await answers.at(-1)?.text()).toContain(`(Request ${proxyId})`);
  for (const answer of answers)
    expect(answer.headers.has('x-request-id'), answer.url).toBe(answer.status >= 500);
  const written = program.printed();
  expect(written).not.toContain('could not be decoded');
  for (const secret of [...Object.values(secrets), '1711234567', encodeURIComponent(email)])
    expect(written).not.toContain(secret);
});

test('a request leaves a line with the pattern of its address', async () => {
  await get(`/bn/ticket/${pnr}/cancel?key=${token}`);
  await get('/assets/nothing.js');
  const routes = () => lines().flatMap(({ event, route }) => (event === 'request' ? [route] : []));
  await vi.waitFor(() =>
    expect(routes()).toEqual(expect.arrayContaining(['/ticket/:pnr/cancel', '/assets/*'])),
  );
  expect(lines().find(({ route }) => route === '/assets/*')).toEqual({
    level: 'info',
    time: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    process: expect.any(Number),
    request: expect.stringMatching(/^[\da-f-]{36}$/),
    event: 'request',
    method: 'GET',
    route: '/assets/*',
    status: 404,
    ms: expect.any(Number),
  });
});

test('a refusal is a line with its own fields', async () => {
  await call('/auth/sign-in', { email, password });
  const refused = () => lines().filter(({ event }) => event === 'refused');
  await vi.waitFor(() =>
    expect(refused().at(-1)).toMatchObject({ kind: 'sign-in', call: 'identity.signIn', by: 'nobody' }),
  );
});
