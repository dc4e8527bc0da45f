import type { Server } from 'node:http';
import { createServer, type Server as NetServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { createAdaptorServer } from '@hono/node-server';
import { boundSockets, socketBounds } from './bound-sockets.ts';
import { Refusal } from './refusal.ts';

/** Milliseconds that requests under way get to be answered when the portal is stopped. */
const answerLimitMs = 200;

/** Converts the system's error to a Refusal where the port cannot be had. */
const asRefusal = (port: number, error: NodeJS.ErrnoException): Error =>
  error.code === 'EADDRINUSE' || error.code === 'EACCES'
    ? new Refusal(`Port ${port} cannot be had (${error.code}): stop the program that has it, or set PORT.`)
    : error;

/** Checks that a port can be had. Problems: a port that cannot is a Refusal. */
export const refuseTakenPort = (port: number): Promise<void> =>
  new Promise((resolve, reject) => {
    const probe = createServer().once('error', (error) => reject(asRefusal(port, error)));
    probe.listen(port, () => probe.close(() => resolve()));
  });

type Door = {
  port: number;
  mostConnections: number;
  /** Number of our own proxies in front of the portal. */
  trustProxy: number;
  /** Set where other processes of the portal listen on the same port. */
  isShared?: boolean;
};

/**
 * Linux gives each process a queue of its own and an equal share of new connections: those queued for a process that
 * dies are cut off and do not hang. Elsewhere the parent process accepts for all.
 */
const sharesByKernel = process.platform === 'linux';

/**
 * Sockets by which a process listens on its port, where several may. libuv takes one connection from each in a turn of the
 * event loop (libuv/libuv#3696), and a turn under load takes tens of milliseconds: by one socket some dozens a second
 * would come in, however many could be answered.
 */
const listeners = sharesByKernel ? 32 : 1;

/**
 * Most connections that the system accepts for a process before the process takes them. With Node's 511 a rush fills it
 * while the process is busy for a second, and clients whose connections are then dropped wait for minutes without being
 * refused. Linux bounds the part of each socket by net.core.somaxconn, too.
 */
const mostUnaccepted = 8_192;

/** Opens the other sockets of a server: what they take is the server's. They have the options of Node's own for HTTP. */
const besides = (server: Server): NetServer[] =>
  Array.from({ length: listeners - 1 }, () =>
    createServer({ allowHalfOpen: true, noDelay: true }, (socket) => server.emit('connection', socket)),
  );

/** Stops answering: requests under way get a moment, then their connections are closed. */
const close = async (server: Server, doors: readonly NetServer[]): Promise<void> => {
  const closed = Promise.all(doors.map((door) => new Promise((settle) => door.close(settle))));
  await Promise.race([closed, pause(answerLimitMs)]);
  server.closeAllConnections();
  await closed;
};

/**
 * Answers requests on a port; resolves with a function that stops that. A port that another program has is a Refusal,
 * isShared: also one that another process of the portal has not shared.
 */
export const listen = async (
  fetch: (request: Request, env: object) => Response | Promise<Response>,
  { port, mostConnections, trustProxy, isShared = false }: Door,
): Promise<() => Promise<void>> => {
  // Sockets that share a port would share it with another portal of the same user, too.
  if (!isShared) await refuseTakenPort(port);
  const serverOptions = { connectionsCheckingInterval: socketBounds.checkedEveryMs };
  // The adapter lets through a Host that looks like an address and is none, of which no URL can be made.
  const fetchKnown: typeof fetch = (request, env) =>
    URL.canParse(request.url) ? fetch(request, env) : new Response(null, { status: 400 });
  const server = createAdaptorServer({ fetch: fetchKnown, serverOptions }) as Server;
  boundSockets(server, { mostConnections, isProxied: trustProxy > 0 });
  const doors = [server, ...besides(server)];
  const backlog = mostUnaccepted / listeners;
  const opened = doors.map(
    (door) =>
      new Promise<void>((resolve, reject) => {
        door.once('error', (error) => reject(asRefusal(port, error)));
        door.listen({ port, backlog, reusePort: sharesByKernel }, resolve);
      }),
  );
  try {
    await Promise.all(opened);
  } catch (thrown) {
    for (const door of doors) door.close();
    throw thrown;
  }
  return () => close(server, doors);
};
