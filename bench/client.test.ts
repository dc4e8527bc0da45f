import { createServer, type Server } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { send } from './client.ts';

let server: Server;
let url: string;
/** Methods of the requests that were carried out. */
let carriedOut: string[];
/** Number of following requests that are carried out and get no answer, as from a server that resets the connection. */
let unanswered: number;

beforeEach(async () => {
  [carriedOut, unanswered] = [[], 0];
  server = createServer(({ method = '', socket }, answer) => {
    carriedOut.push(method);
    if (unanswered-- > 0) socket.resetAndDestroy();
    else answer.end('done');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  if (!address || typeof address === 'string') throw new Error('no port');
  url = `http://127.0.0.1:${address.port}/`;
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** Leaves an open connection behind, which the next request reuses. */
const openConnection = async () => {
  expect((await send('GET', url, {})).text).toBe('done');
  carriedOut = [];
  unanswered = 1;
};

test('a request that only reads is sent again where a reused connection is reset', async () => {
  await openConnection();
  expect((await send('GET', url, {})).text).toBe('done');
  expect(carriedOut).toEqual(['GET', 'GET']);
});

test('so is one that its sender declares repeatable', async () => {
  await openConnection();
  expect((await send('POST', url, {}, '{"key":"1"}', { isRepeatable: true })).text).toBe('done');
  expect(carriedOut).toEqual(['POST', 'POST']);
});

test('any other is carried out once at most, on a connection of its own', async () => {
  await openConnection();
  await expect(send('POST', url, {}, '{}')).rejects.toMatchObject({ code: 'ECONNRESET' });
  expect(carriedOut).toEqual(['POST']);
  expect((await send('POST', url, {}, '{}')).text).toBe('done');
});
