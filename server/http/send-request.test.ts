import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { sendRequest } from './send-request.ts';

let server: Server;
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

/** Starts a server with this listener; returns its address. */
const answering = (answer: RequestListener): Promise<URL> =>
  new Promise((resolve) => {
    server = createServer(answer).listen(0, '127.0.0.1', () =>
      resolve(new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`)),
    );
  });

const asking = { method: 'GET', timeoutMs: 30_000, mostBytes: 1_000, mayRepeat: true } as const;

test('sends the body and reads the answer whole, in whatever parts it comes', async () => {
  const url = await answering((request, response) => {
    let text = '';
    request.setEncoding('utf8').on('data', (part: string) => (text += part));
    request.on('end', () => {
      const [first, second] = [Buffer.from(`${request.headers['content-type']} `), Buffer.from(text)];
      response.statusCode = 201;
      response.write(Buffer.concat([first, second.subarray(0, 1)]));
      response.end(second.subarray(1));
    });
  });
  const body = { type: 'text/plain', text: 'ঢাকা' };
  expect(await sendRequest(url, { ...asking, method: 'POST', body })).toEqual({
    status: 201,
    text: 'text/plain ঢাকা',
  });
});

test('one request after the other goes over the same connection', async () => {
  const ports = new Set<number | undefined>();
  const url = await answering((request, response) => {
    ports.add(request.socket.remotePort);
    response.end();
  });
  for (let times = 0; times < 3; times++) await sendRequest(url, asking);
  expect(ports.size).toBe(1);
});

test('a connection that the server closed meanwhile is replaced', async () => {
  const url = await answering((_request, response) => void response.end('here'));
  await sendRequest(url, asking);
  server.prependOnceListener('request', (request) => request.socket.destroy());
  expect(await sendRequest(url, asking)).toEqual({ status: 200, text: 'here' });
});

test('what may not come twice is not sent again: its end is unknown', async () => {
  const url = await answering((_request, response) => void response.end('here'));
  await sendRequest(url, asking);
  server.prependOnceListener('request', (request) => request.socket.destroy());
  await expect(sendRequest(url, { ...asking, mayRepeat: false })).rejects.toThrow();
});

test('a redirect is an answer, and is not followed', async () => {
  let asked = 0;
  const url = await answering((_request, response) => {
    asked += 1;
    response.writeHead(302, { location: '/other' }).end();
  });
  expect(await sendRequest(url, asking)).toEqual({ status: 302, text: '' });
  expect(asked).toBe(1);
});

test('an answer that is too long is not read', async () => {
  const url = await answering((_request, response) => void response.end('x'.repeat(1_001)));
  expect(await sendRequest(url, asking)).toEqual({ status: 200, text: undefined });
});

test.each<[string, RequestListener]>([
  ['does not come', () => undefined],
  ['comes in part', (_request, response) => void response.write('{')],
])('an answer that %s is a time-out', async (_how, answer) => {
  const url = await answering(answer);
  await expect(sendRequest(url, { ...asking, timeoutMs: 50 })).rejects.toMatchObject({
    name: 'TimeoutError',
  });
});

test('a connection that breaks off in an answer, or is refused, is an error', async () => {
  const url = await answering((_request, response) => {
    response.writeHead(200, { 'content-length': 10 });
    response.write('{', () => response.destroy());
  });
  await expect(sendRequest(url, asking)).rejects.toThrow();
  server.close();
  server.closeAllConnections();
  await expect(sendRequest(url, asking)).rejects.toThrow();
});
