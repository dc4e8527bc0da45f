import { get } from 'node:http';
import { Worker } from 'node:worker_threads';
import { expect, test } from 'vitest';
import { freePort } from '../testing/free-port.ts';
import { listen } from './listen.ts';

const clients = 1_000;

/** Opens the connections from a thread of its own, and counts those that the system has accepted. */
const connectAll = `
  const { connect } = require('node:net');
  const { workerData: { port, clients, accepted } } = require('node:worker_threads');
  const sockets = Array.from({ length: clients }, () =>
    connect(port, '127.0.0.1', () => { Atomics.add(accepted, 0, 1); Atomics.notify(accepted, 0); }));
  for (const socket of sockets) socket.on('error', () => undefined);
`;

test('a thousand clients are accepted while the process is busy', async () => {
  const port = await freePort();
  const close = await listen(() => new Response('ok'), { port, mostConnections: 2_000, trustProxy: 0 });
  const accepted = new Int32Array(new SharedArrayBuffer(4));
  const worker = new Worker(connectAll, { eval: true, workerData: { port, clients, accepted } });
  // Keeps this thread, which is the server's, from taking any connection meanwhile.
  const givesUpMs = performance.now() + 10_000;
  for (let count = 0; count < clients && performance.now() < givesUpMs; count = accepted[0] ?? 0)
    Atomics.wait(accepted, 0, count, 500);
  expect(accepted[0]).toBe(clients);
  await worker.terminate();
  await close();
});

test('a Host of which no URL can be made is the fault of who names it', async () => {
  const port = await freePort();
  const door = { port, mostConnections: 20, trustProxy: 0 };
  const close = await listen((request) => new Response(new URL(request.url).pathname), door);
  const statusFor = (host: string): Promise<number | undefined> =>
    new Promise((resolve, reject) => {
      get({ port, path: '/ticket', headers: { host } }, (answer) => {
        answer.resume();
        resolve(answer.statusCode);
      }).once('error', reject);
    });
  expect([await statusFor('portal.internal:8080'), await statusFor('999.999.999.999')]).toEqual([200, 400]);
  await close();
});
