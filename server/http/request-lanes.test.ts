import { connect } from 'node:net';
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openDialect, databaseOver } from '../db/database.ts';
import { withClient } from '../db/testing.ts';
import { eventually, newPhone } from '../testing/buyer.ts';
import { fillTries } from '../testing/fill-tries.ts';
import { overConnections } from '../testing/over-connections.ts';
import { sampleTrip } from '../testing/sample-trip.ts';
import { createWorld, type World } from '../testing/world.ts';
import { laneNames, openLane } from './request-lanes.ts';

let world: World;
let tripId: string;
/** Statements that the portal has sent for requests since the test began. */
let statements: string[] = [];
/** Matches statements that belong to no request: touches, settings, and those of Better Auth at its start. */
const ofProgram = /trip_touch|portal_setting|pg_catalog|current_schemas/;
/** Ends the drawing of pages when it is resolved. */
let drawn = Promise.withResolvers<void>();
let pagesUnderWay = 0;

const narrow = { mostUnderWay: 1, mostQueued: 1, longestWaitMs: 100 };
beforeAll(async () => {
  world = await createWorld({
    chores: false,
    laneBounds: Object.fromEntries(laneNames.map((name) => [name, narrow])),
    web: {
      page: async () => {
        pagesUnderWay += 1;
        await drawn.promise;
        pagesUnderWay -= 1;
        return new Response('<p>drawn</p>', { headers: { 'content-type': 'text/html' } });
      },
      asset: () => new Response('file'),
    },
    openPortalDatabase: (url) =>
      databaseOver(
        overConnections(openDialect(url, 'poth_app'), (connection) => (query, options) => {
          if (!ofProgram.test(query.sql)) statements.push(query.sql);
          return connection.executeQuery(query, options);
        }),
      ),
  });
  ({ tripId } = await sampleTrip(world.db));
});
afterAll(() => world.stop());
beforeEach(() => {
  drawn = Promise.withResolvers();
});

const page = (path: string, headers: Record<string, string> = {}) =>
  fetch(`${world.publicUrl}${path}`, { headers: { accept: 'text/html', ...headers } });
const call = (path: string, body?: object, headers: Record<string, string> = {}) =>
  fetch(`${world.publicUrl}/api${path}`, {
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
    headers: { 'content-type': 'application/json', 'x-poth-client': 'test', ...headers },
  });
const hold = (seatNo: string) =>
  call('/holds', {
    tripId,
    fromStopNo: 0,
    toStopNo: 2,
    seatNos: [seatNo],
    language: 'en',
    key: randomUUID(),
  });

/** Fills a lane with a page that is not drawn yet. */
const fillWithPages = async (path: string, headers: Record<string, string> = {}) => {
  const first = page(path, headers);
  await eventually(async () => pagesUnderWay === 1, 'a page under way');
  return { answer: first };
};
/** With any other cookie than that of the language the page is not shared, so it is not answered from memory. */
const own = { cookie: 'own=1' };

test('looking is full: who looks is told when to come before a statement is sent; all others go on; it ends by itself', async () => {
  const begun = await fillWithPages('/about-us', own);
  statements = [];
  const refused = await Promise.all([
    page('/search', own),
    page('/bn/about-us', own),
    fetch(`${world.publicUrl}/about-us.data`, { headers: own }),
    call('/trips/00000000-0000-4000-8000-000000000000', undefined, { cookie: 'own=1' }),
  ]);
  expect(refused.map(({ status }) => status)).toEqual([503, 503, 503, 503]);
  expect(statements).toEqual([]);
  for (const { headers } of refused) {
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect([headers.get('cache-control'), headers.get('x-content-type-options')]).toEqual([
      'no-store',
      'nosniff',
    ]);
  }
  const [english = '', bangla = '', data = ''] = await Promise.all(
    refused.slice(0, 3).map((one) => one.text()),
  );
  expect(english).toContain(`<meta http-equiv="refresh" content="${refused[0]?.headers.get('retry-after')}"`);
  expect([english.includes('<script'), english.includes('lang="en"')]).toEqual([false, true]);
  expect(bangla).toContain('lang="bn"');
  expect(bangla).toContain('পাতাটি নিজেই আবার চেষ্টা করবে');
  expect(data).toBe('Poth is very busy. Nothing was lost, try again in a moment.');
  expect(await refused[3]?.json()).toMatchObject({ code: 'unavailable', status: 503 });

  const others = await Promise.all([
    hold('A1'),
    call(`/trips/${tripId}/seats?from=0&to=2`),
    fetch(`${world.publicUrl}/healthz`),
    fetch(`${world.publicUrl}/readyz`),
    fetch(`${world.publicUrl}/assets/file.js`),
    fetch(`${world.publicUrl}/pay/ipn/NONE`, { method: 'POST', body: new URLSearchParams() }),
  ]);
  // The notice for an attempt that never existed was let in, and looked up.
  expect(others.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 404]);

  drawn.resolve();
  const answer = await begun.answer;
  expect([answer.status, await answer.text()]).toEqual([200, '<p>drawn</p>']);
  expect((await page('/search', own)).status).toBe(200);
});

test('who waits gets the room of who leaves, in the order of coming', async () => {
  const waits = openLane({ mostUnderWay: 1, mostQueued: 2, longestWaitMs: 60_000 });
  expect(await waits.enter()).toBe(true);
  const [second, third] = [waits.enter(), waits.enter()];
  expect([waits.isFull(), await waits.enter()]).toEqual([true, false]);
  waits.leave();
  expect([await second, waits.isFull()]).toEqual([true, false]);
  waits.leave();
  expect(await third).toBe(true);
  waits.leave();
  expect([await waits.enter(), waits.isFull()]).toEqual([true, false]);
});

test('holding is full: another hold is refused, what holds is finished, looking and paying go on', async () => {
  await withClient(world.databaseUrl, async (client) => {
    await client.query('begin');
    await client.query(`select from trip_seat where trip_id = '${tripId}' and seat_no = 'B1' for update`);
    statements = [];
    const first = hold('B1');
    await eventually(async () => statements.length > 0, 'a hold waiting for the row');
    // It waits for the row; the second waits for room and gets a Retry-After.
    expect((await hold('B2')).status).toBe(503);
    statements = [];
    const refused = await hold('B3');
    expect([refused.status, await refused.json()]).toEqual([
      503,
      expect.objectContaining({ code: 'unavailable' }),
    ]);
    expect(statements).toEqual([]);
    drawn.resolve();
    expect((await page('/about-us', own)).status).toBe(200);
    expect((await page('/checkout/a/b', own)).status).toBe(200);
    await client.query('rollback');
    expect((await first).status).toBe(200);
  });
  expect((await hold('B3')).status).toBe(200);
});

test('a form that finds no room comes back with everything that was typed, to be sent again without a script', async () => {
  const begun = fetch(`${world.publicUrl}/query`, {
    method: 'POST',
    headers: { accept: 'text/html', origin: world.publicUrl },
    body: new URLSearchParams({ name: 'first' }),
  });
  await eventually(async () => pagesUnderWay === 1, 'a form under way');
  const answer = await fetch(`${world.publicUrl}/query`, {
    method: 'POST',
    headers: { accept: 'text/html', origin: world.publicUrl },
    body: new URLSearchParams({ name: 'Rahima "Ruma" <Begum>', key: 'k1' }),
  });
  const text = await answer.text();
  expect([answer.status, text.includes('http-equiv="refresh"')]).toEqual([503, false]);
  expect(text).toContain('name="name" value="Rahima &quot;Ruma&quot; &lt;Begum&gt;"');
  expect(text).toContain('name="key" value="k1"');
  expect(text).toMatch(/<form method="post">.*<button/);
  drawn.resolve();
  expect((await begun).status).toBe(200);
});

test('a long form that finds no room is refused unread: a busy portal waits for no body that may never end', async () => {
  const long = new URLSearchParams({ message: 'x'.repeat(40_000) });
  const headers = { accept: 'text/html', origin: world.publicUrl };
  const begun = fetch(`${world.publicUrl}/query`, { method: 'POST', headers, body: long });
  await eventually(async () => pagesUnderWay === 1, 'a form under way');
  const { port, hostname } = new URL(world.publicUrl);
  const refusalOf = async (length: string): Promise<string> => {
    const endless = connect(Number(port), hostname);
    let said = '';
    endless.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
    endless.write(
      `POST /query HTTP/1.1\r\nhost: ${hostname}:${port}\r\norigin: ${world.publicUrl}\r\naccept: text/html\r\n` +
        `content-type: application/x-www-form-urlencoded\r\n${length}\r\nconnection: close\r\n\r\n6\r\nname=x\r\n`,
    );
    await eventually(async () => said.includes('</html>'), 'an answer');
    endless.destroy();
    return said;
  };
  for (const length of ['transfer-encoding: chunked', 'content-length: 1000000000']) {
    const refused = await refusalOf(length);
    expect(refused).toContain('HTTP/1.1 503');
    expect(refused).toContain('Go back to the page before');
    expect(refused).not.toContain('name="name"');
  }
  drawn.resolve();
  expect((await begun).status).toBe(200);
});

test('who sends a body slowly keeps no room from others meanwhile', async () => {
  const body = JSON.stringify({});
  const { port, hostname } = new URL(world.publicUrl);
  const slow = connect(Number(port), hostname);
  let said = '';
  slow.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  slow.write(
    `POST /api/holds HTTP/1.1\r\nhost: ${hostname}:${port}\r\nx-poth-client: test\r\ncontent-type: application/json\r\n` +
      `content-length: ${body.length}\r\nconnection: close\r\n\r\n${body.slice(0, 1)}`,
  );
  for (const seatNo of ['C1', 'C2', 'C3']) expect((await hold(seatNo)).status).toBe(200);
  expect(said).toBe('');
  slow.write(body.slice(1));
  await eventually(async () => said.includes('HTTP/1.1 422'), 'an answer');
  slow.destroy();
});

test('a notice longer than Node buffers unread is refused, not waited for', async () => {
  const body = new URLSearchParams({ tran_id: 'x'.repeat(400_000) });
  const signal = AbortSignal.timeout(5_000);
  const answer = await fetch(`${world.publicUrl}/pay/ipn/NONE`, { method: 'POST', body, signal });
  expect(answer.status).toBe(413);
});

test('a look-up that is slow on purpose keeps nobody from buying', async () => {
  await fillTries(world, 'look-up', 'everybody', 'everybody');
  statements = [];
  let isAnswered = false;
  const slow = call('/look-ups', { pnr: 'AAAAAAAAAA', phone: '01711000000' }).finally(() => {
    isAnswered = true;
  });
  await eventually(async () => statements.some((text) => text.includes('try_count')), 'the look-up has room');
  await eventually(async () => (await call('/payments/none')).status !== 503, 'room for another step');
  expect(isAnswered).toBe(false);
  expect((await slow).status).toBe(429);
  await world.db.deleteFrom('tryCount').execute();
});

test('an SMS gateway that hangs keeps nobody from buying', async () => {
  await world.gateway.behave({ sms: 'timeout_after_accept', hangMs: 3_000 });
  statements = [];
  let isAnswered = false;
  const asked = call('/buyers/number-codes', { phone: newPhone(), language: 'en' }).finally(() => {
    isAnswered = true;
  });
  await eventually(async () => statements.some((text) => text.includes('"phone_code"')), 'a code under way');
  await eventually(async () => (await call('/payments/none')).status !== 503, 'room for another step');
  expect(isAnswered).toBe(false);
  await world.gateway.behaveWell();
  await asked;
});

test('who comes back to a full lane makes others wait, and the lane is as wide as before', async () => {
  const lane = openLane({ mostUnderWay: 1, mostQueued: 1, longestWaitMs: 60_000 });
  await lane.enter();
  lane.leave();
  await lane.enter();
  lane.comeBack();
  const third = lane.enter();
  lane.leave();
  expect(lane.count()).toEqual({ underWay: 1, waiting: 1 });
  lane.leave();
  expect(await third).toBe(true);
  lane.leave();
  expect(lane.count()).toEqual({ underWay: 0, waiting: 0 });
});
