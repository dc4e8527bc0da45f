import type { Server } from 'node:http';
import { createServer } from 'node:net';
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
 * Most connections that the system accepts for a process before the process takes them; the system has a bound of its
 * own, on Linux net.core.somaxconn. With Node's 511 a rush fills it while the process is busy for a second, and clients
 * whose connections are then dropped wait for minutes without being refused.
 */
const mostUnaccepted = 4_096;

/** Answers requests on a port; resolves with a function that stops that. A port that is taken is a Refusal. */
export const listen = (
  fetch: (request: Request, env: object) => Response | Promise<Response>,
  { port, mostConnections, trustProxy, isShared = false }: Door,
): Promise<() => Promise<void>> =>
  new Promise((resolve, reject) => {
    const serverOptions = { connectionsCheckingInterval: socketBounds.checkedEveryMs };
    const server = createAdaptorServer({ fetch, serverOptions }) as Server;
    boundSockets(server, { mostConnections, isProxied: trustProxy > 0 });
    server.listen({ port, backlog: mostUnaccepted, reusePort: isShared && sharesByKernel });
    server.once('error', (error) => reject(asRefusal(port, error)));
    server.once('listening', () =>
      resolve(async () => {
        const closed = new Promise((settle) => server.close(settle));
        await Promise.race([closed, pause(answerLimitMs)]);
        server.closeAllConnections();
        await closed;
      }),
    );
  });
