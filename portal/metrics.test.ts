import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { createTestDatabase } from '@poth/server/db/testing.ts';
import { freePort } from '@poth/server/testing/free-port.ts';
import { begin, freePorts, root, type Program } from '@poth/server/testing/run-program.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let folder: string;
let program: Program;
let port: number;
let metricsPort: number;

beforeAll(async () => {
  database = await createTestDatabase();
  folder = mkdtempSync(join(tmpdir(), 'poth-metrics-'));
  [port, metricsPort] = [await freePorts(), await freePort()];
  program = begin('portal/main.ts', {
    PORT: String(port),
    SANDBOX_PORT: String(port + 1),
    SANDBOX_SMTP_PORT: String(port + 2),
    DATABASE_URL: database.url,
    POTH_DATA_DIR: folder,
    POTH_DEMONSTRATION: 'off',
    POTH_PROCESSES: '2',
    POTH_METRICS_PORT: String(metricsPort),
  });
  await program.says('portal ready');
}, 60_000);
afterAll(async () => {
  await program.end('SIGTERM');
  await database.drop();
  rmSync(folder, { recursive: true, force: true });
});

const read = async (): Promise<string> => (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text();
const valueOf = (text: string, name: string): number =>
  Number(new RegExp(`^${name} (.*)$`, 'm').exec(text)?.[1]);

/** Names of metrics in a text of queries or of answers. */
const namesIn = (text: string): Set<string> =>
  new Set(text.match(/\b(poth|nodejs|process)_[a-z0-9_]*[a-z0-9]\b/g) ?? []);

test('alerts and dashboard ask for nothing that a running portal does not tell', async () => {
  // Some metrics appear only with their first occasion.
  await Promise.all(
    ['/', '/api/places', '/api/nowhere'].map((path) => fetch(`http://localhost:${port}${path}`)),
  );
  const view = { page: '/', ttfb: 100, errors: [{ kind: 'TypeError', file: null, line: 1, column: 1 }] };
  const headers = { origin: `http://localhost:${port}`, 'sec-fetch-site': 'same-origin' };
  const body = JSON.stringify(view);
  await fetch(`http://localhost:${port}/measures`, { method: 'POST', headers, body });
  const told = namesIn(await read());
  const occasional = ['poth_messages_total', 'poth_waiting_room_places'];
  for (const file of ['ops/prometheus/alerts.yml', 'ops/grafana/dashboard.json']) {
    const asked = namesIn(readFileSync(join(root, file), 'utf8'));
    expect(asked.size).toBeGreaterThan(5);
    expect([...asked].filter((name) => !told.has(name) && !occasional.includes(name))).toEqual([]);
  }
  for (const name of occasional) expect(told).toContain(name);
});

test('requests of all processes are added up by lane', async () => {
  const name = 'poth_requests_total\\{lane="looking",status="2xx"\\}';
  const before = valueOf(await read(), name) || 0;
  for (let made = 0; made < 20; made += 1)
    expect((await fetch(`http://localhost:${port}/faqs`, { headers: { connection: 'close' } })).status).toBe(
      200,
    );
  expect(valueOf(await read(), name) - before).toBe(20);
});

test('calls are told with what became of them, and nothing of who called', async () => {
  const email = 'nobody-of-this-name@example.com';
  const answer = await fetch(`http://localhost:${port}/auth/sign-in`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-poth-client': 'test' },
    body: JSON.stringify({ email, password: 'wrong wrong wrong' }),
  });
  expect(answer.status).toBeGreaterThanOrEqual(400);
  const text = await read();
  expect(valueOf(text, 'poth_calls_total\\{call="identity.signIn",outcome="refused"\\}')).toBe(1);
  expect(text).not.toContain('nobody-of-this-name');
});

test('a database that is away is told, and its figures are left out', async () => {
  expect(valueOf(await read(), 'poth_database_up')).toBe(1);
  await database.drop();
  await vi.waitFor(async () => {
    const text = await read();
    expect([valueOf(text, 'poth_database_up'), text.includes('poth_bookings_confirmed_lately')]).toEqual([
      0,
      false,
    ]);
  }, 20_000);
}, 30_000);
