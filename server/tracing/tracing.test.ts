import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { z } from 'zod';
import { apiBuyer, holdOverApi, tranIdOf } from '../testing/api-buyer.ts';
import { sampleTrip } from '../testing/sample-trip.ts';
import { createWorld, type World } from '../testing/world.ts';
import { withInnerSpan, withRequestSpan, withSpan } from './spans.ts';
import { startTracing } from './start-tracing.ts';

const Received = z.object({
  resourceSpans: z.array(
    z.object({
      scopeSpans: z.array(
        z.object({
          spans: z.array(
            z.object({
              traceId: z.string(),
              spanId: z.string(),
              parentSpanId: z.string().optional(),
              name: z.string(),
            }),
          ),
        }),
      ),
    }),
  ),
});

/** Requests that a collector of OTLP over HTTP has received. */
const received: unknown[] = [];
const spansOf = (requests: readonly unknown[]) =>
  requests
    .flatMap((sent) => Received.parse(sent).resourceSpans)
    .flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans));
const collector = createServer(async (request, response) => {
  const body = await json(request);
  if (request.url === '/v1/traces') received.push(body);
  response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
});

let world: World;
let stopTracing: () => Promise<void>;
beforeAll(async () => {
  await once(collector.listen(0, '127.0.0.1'), 'listening');
  process.env.OTEL_EXPORTER_OTLP_ENDPOINT = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`;
  stopTracing = startTracing('poth');
  world = await createWorld({ chores: false });
});
afterAll(async () => {
  await world.stop();
  collector.closeAllConnections();
  collector.close();
  delete process.env.OTEL_EXPORTER_OTLP_ENDPOINT;
});

test('a purchase is one trace, where its caller says so, and tells nothing of who buys', async () => {
  const [traceId, callerId] = ['4bf92f3577b34da6a3ce929d0e0e4736', '00f067aa0ba902b7'];
  const headers = { traceparent: `00-${traceId}-${callerId}-01` };
  const { tripId } = await sampleTrip(world.db);
  const buyer = await apiBuyer(world, headers);
  const details = { name: 'Tasnim Rahman', email: 'tasnim.rahman@example.com' };
  const booking = await holdOverApi(buyer, tripId, ['B3'], details);
  const tranId = await tranIdOf(world, await buyer.pay(booking));
  // The browser comes back before the gateway's notice.
  await world.gateway.behave({ ipn: 'none' }, tranId);
  const { fields } = await world.gateway.choose(tranId);
  const body = new URLSearchParams(fields);
  await fetch(`${world.publicUrl}/pay/return/${tranId}`, {
    method: 'POST',
    body,
    headers,
    redirect: 'manual',
  });
  await world.doChores();
  await stopTracing();

  const spans = spansOf(received);
  const ofPurchase = spans.filter((span) => span.traceId === traceId);
  expect(ofPurchase.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'POST /api/holds',
      'booking.holdSeats',
      'step',
      expect.stringMatching(/^statement (with|select|insert|update)$/),
      'POST /api/bookings/details',
      'booking.enterDetails',
      'POST /api/payments',
      'payment.startPayment',
      'gateway session',
      'POST /pay/return/*',
      'payment.receiveCallback',
      'gateway payment',
    ]),
  );
  const known = new Set([callerId, ...ofPurchase.map(({ spanId }) => spanId)]);
  expect(ofPurchase.filter(({ parentSpanId }) => !known.has(parentSpanId ?? ''))).toEqual([]);
  // Chores query the database all the time, outside of any request.
  expect(spans.filter(({ parentSpanId, name }) => !parentSpanId && name.startsWith('statement'))).toEqual([]);

  const told = JSON.stringify(received);
  const { pnr } = await world.db
    .selectFrom('booking')
    .select('pnr')
    .where('bookingId', '=', booking.bookingId)
    .executeTakeFirstOrThrow();
  for (const secret of [details.name, details.email, buyer.phone, buyer.phone.slice(-10), pnr ?? '', tranId])
    expect(told).not.toContain(secret);
});

test('a request whose caller is not traced has no trace, nor has the work in it', async () => {
  const before = received.length;
  const stop = startTracing('poth');
  const work = () => withSpan('gateway payment', () => withInnerSpan('statement select', async () => 'done'));
  const [traceId, callerId] = ['5bf92f3577b34da6a3ce929d0e0e4736', '10f067aa0ba902b7'];
  const untraced = `00-${traceId}-${callerId}-00`;
  expect(await withRequestSpan('POST /api/payments', untraced, work)).toBe('done');
  expect(await withRequestSpan('POST /pay/return/*', undefined, work)).toBe('done');
  await stop();
  expect(spansOf(received.slice(before)).map(({ name }) => name)).toEqual([
    'statement select',
    'gateway payment',
    'POST /pay/return/*',
  ]);
});

test('work that outlives its request belongs to no trace of it', async () => {
  const before = received.length;
  const stop = startTracing('poth');
  let later: Promise<unknown> = Promise.resolve();
  let end = (): void => undefined;
  const requestEnds = new Promise<void>((resolve) => {
    end = resolve;
  });
  await withRequestSpan('GET /health', undefined, async () => {
    later = requestEnds.then(() => withInnerSpan('statement select', async () => undefined));
  });
  end();
  await later;
  await stop();
  expect(spansOf(received.slice(before)).map(({ name }) => name)).toEqual(['GET /health']);
});
