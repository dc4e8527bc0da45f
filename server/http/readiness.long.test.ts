import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { grantPortalRoles } from '../db/grant-portal-roles.ts';
import { createWorld, type World } from '../testing/world.ts';
import { createReadiness, type Readiness } from './readiness.ts';

let world: World;
let admin: pg.Client;
beforeAll(async () => {
  world = await createWorld({ chores: false });
  const url = new URL(world.databaseUrl);
  admin = new pg.Client({ connectionString: url.href });
  await admin.connect();
});
afterAll(async () => {
  await admin.end();
  await world.stop();
});

/** Asks for readiness once the last result has expired. */
const ask = async (): Promise<{ status: number; seen: Readiness }> => {
  await new Promise((resolve) => setTimeout(resolve, 1_050));
  const answer = await fetch(`${world.publicUrl}/readyz`);
  return { status: answer.status, seen: (await answer.json()) as Readiness };
};

/** Repeats a check until it passes: a busy machine may need longer for its database than one look at it waits. */
const eventually = { interval: 0, timeout: 30_000 };
const isReady = { status: 200, seen: { ready: true } };

test('a program that lives says so, and one that can serve too', async () => {
  expect((await fetch(`${world.publicUrl}/healthz`)).status).toBe(200);
  const answer = await fetch(`${world.publicUrl}/readyz`);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(await answer.json()).toEqual({
    ready: true,
    database: 'answers',
    migrations: 'applied',
    gateway: { goodAt: null, failedAt: null },
    outbox: { oldestSeconds: null },
  });
});

test('an old outbox and a silent gateway are told, and are no reason to serve nobody', async () => {
  await admin.query(`insert into outbox (trip_id, outbox_id, topic, dedupe_key, payload, created_at)
    values (gen_random_uuid(), gen_random_uuid(), 'account-mail', 'old', '{}', now() - interval '1 hour')`);
  await world.deps.gateways.main.ask({ tranId: 'no-such-payment', gatewaySession: null }, null);
  await expect.poll(ask, eventually).toMatchObject(isReady);
  const { seen } = await ask();
  expect(seen.outbox.oldestSeconds).toBeGreaterThan(3_590);
  expect(seen.gateway?.goodAt ?? seen.gateway?.failedAt).not.toBeNull();
});

test('a migration that is not applied makes it unready; one of a newer program does not', async () => {
  const { rows } = await admin.query('delete from schema_migration where number = 3 returning *');
  await expect
    .poll(ask, eventually)
    .toMatchObject({ status: 503, seen: { database: 'answers', migrations: 'behind' } });
  expect((await fetch(`${world.publicUrl}/healthz`)).status).toBe(200);
  const { number, name, checksum } = rows[0] as { number: number; name: string; checksum: string };
  await admin.query(
    'insert into schema_migration (number, name, checksum) values ($1, $2, $3), (9999, $2, $3)',
    [number, name, checksum],
  );
  await expect.poll(ask, eventually).toMatchObject({ status: 200, seen: { migrations: 'applied' } });
});

test('a login that only acts as the portal sees it too', async () => {
  const login = `poth_login_${randomUUID().replaceAll('-', '')}`;
  await admin.query(`create role ${login} login password 'secret'`);
  try {
    const url = Object.assign(new URL(world.databaseUrl), { username: login, password: 'secret' }).href;
    const { gateways } = world.deps;
    expect(await createReadiness({ url, gateways })()).toMatchObject({ ready: false, migrations: 'unknown' });
    await grantPortalRoles(world.databaseUrl, url);
    expect(await createReadiness({ url, gateways })()).toMatchObject({ ready: true });
  } finally {
    await admin.query(`drop role ${login}`);
  }
});

test('while the database hangs answers come without it, however many ask', async () => {
  await admin.query('begin; lock table schema_migration in access exclusive mode');
  try {
    const answers = await Promise.all(Array.from({ length: 30 }, () => ask()));
    // The answers come while the table is still locked, so none has waited for it.
    for (const { status, seen } of answers) expect([status, seen.ready]).toEqual([503, false]);
    const { rows } = await admin.query(
      "select count(*)::int as count from pg_stat_activity where application_name = 'poth-ready' and datname = current_database()",
    );
    expect(rows[0].count).toBeLessThanOrEqual(2);
  } finally {
    await admin.query('rollback');
  }
  await expect.poll(ask, eventually).toMatchObject(isReady);
});

test('a server that takes the connection and says nothing is away', async () => {
  const sockets: Socket[] = [];
  const mute = createServer((socket) => sockets.push(socket));
  mute.listen(0, '127.0.0.1');
  await once(mute, 'listening');
  const { port } = mute.address() as { port: number };
  const readiness = createReadiness({
    url: `postgres://poth@127.0.0.1:${port}/poth`,
    gateways: world.deps.gateways,
  });
  expect(await readiness()).toMatchObject({ ready: false, database: 'away', migrations: 'unknown' });
  for (const socket of sockets) socket.destroy();
  mute.close();
});

test('a database that is away is told at once, and it is ready again when it is back', async () => {
  const name = new URL(world.databaseUrl).pathname.slice(1);
  const url = new URL(world.databaseUrl);
  url.pathname = '/postgres';
  const other = new pg.Client({ connectionString: url.href });
  await other.connect();
  await other.query(`alter database ${name} allow_connections false`);
  expect(await ask()).toMatchObject({ status: 503, seen: { database: 'away' } });
  await other.query(`alter database ${name} allow_connections true`);
  await other.end();
  await expect.poll(ask, eventually).toMatchObject(isReady);
});
