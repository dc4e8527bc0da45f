import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { countedAddress, isPrivate } from '../http/client-address.ts';

/**
 * Bounds of the sockets of a process. `mostOfAddress`: connections of one public address, or of an IPv6 home's /64; a
 * mobile network has thousands of phones behind one, each with a few connections for some seconds. Times in milliseconds:
 * `headersMs` and `requestMs`, in which the head and the whole of a request must arrive, even an upload over a slow line;
 * `idleMs`, after which an idle connection is closed, longer behind a proxy, which keeps its own open for a minute;
 * `silentMs`, in which a connection with an answer under way must transfer a byte: open maps send one every 15 seconds.
 */
export const socketBounds = {
  mostOfAddress: 1_000,
  headersMs: 30_000,
  requestMs: 120_000,
  checkedEveryMs: 5_000,
  idleMs: { direct: 10_000, proxied: 75_000 },
  silentMs: 90_000,
};

/** Counts the connections of a process, whichever of its sockets took them, and closes those beyond the bound. */
const boundNumber = (server: Server, most: number): void => {
  let open = 0;
  server.on('connection', (socket: Socket) => {
    if (open >= most) return void socket.destroy();
    open += 1;
    socket.once('close', () => {
      open -= 1;
    });
  });
};

/** Counts connections of each public address, and closes those beyond the bound. */
const boundAddresses = (server: Server): void => {
  const open = new Map<string, number>();
  server.on('connection', (socket: Socket) => {
    const address = countedAddress(socket.remoteAddress ?? '');
    if (!address || isPrivate(address)) return;
    const before = open.get(address) ?? 0;
    if (before >= socketBounds.mostOfAddress) return void socket.destroy();
    open.set(address, before + 1);
    socket.once('close', () => {
      const rest = (open.get(address) ?? 1) - 1;
      if (rest > 0) open.set(address, rest);
      else open.delete(address);
    });
  });
};

/**
 * Bounds the connections of a process: their number, and how long each may be silent. A connection beyond the bound is
 * closed at once. Behind a proxy the addresses are the proxy's and are not counted.
 */
export const boundSockets = (
  server: Server,
  { mostConnections, isProxied }: { mostConnections: number; isProxied: boolean },
): void => {
  boundNumber(server, mostConnections);
  server.headersTimeout = socketBounds.headersMs;
  server.requestTimeout = socketBounds.requestMs;
  server.keepAliveTimeout = socketBounds.idleMs[isProxied ? 'proxied' : 'direct'];
  server.timeout = socketBounds.silentMs;
  if (!isProxied) boundAddresses(server);
};
