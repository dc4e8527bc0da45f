import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../../server/testing/free-port.ts';

const [lookAgainMs, keepAliveMs] = [10, 75_000];

/** Portal behind the proxy. holds: number of successful holds. */
type Upstream = { url: string; agent: Agent; underWay: number; answered: number; holds: number };

/**
 * Starts a proxy in front of portals that sends each request to the next one, like those in ops/. It repeats no
 * request, and records every answer of 500 or more and every broken connection.
 */
export const startProxy = async () => {
  const port = await freePort();
  const upstreams = new Map<string, Upstream>();
  const failures: string[] = [];
  let turn = 0;

  const pass = (asked: IncomingMessage, answer: ServerResponse, upstream: Upstream): void => {
    const { method = 'GET', url = '/', headers } = asked;
    const fail = (why: string) =>
      void failures.push(`${method} ${url.split('?')[0]} by ${upstream.url}: ${why}`);
    upstream.underWay += 1;
    answer.once('close', () => {
      upstream.underWay -= 1;
    });
    const passed = request(upstream.url + url, { method, headers, agent: upstream.agent }, (came) => {
      const status = came.statusCode ?? 502;
      if (status >= 500) fail(String(status));
      else upstream.answered += 1;
      if (url === '/api/holds' && status < 300) upstream.holds += 1;
      answer.writeHead(status, came.rawHeaders);
      came.once('error', (fault) => fail(fault.message));
      came.pipe(answer);
    });
    passed.once('error', (fault) => {
      fail(fault.message);
      if (!answer.headersSent) answer.writeHead(502);
      answer.end();
    });
    asked.pipe(passed);
  };

  const server = createServer((asked, answer) => {
    const open = [...upstreams.values()];
    const upstream = open[turn++ % open.length];
    if (upstream) return pass(asked, answer, upstream);
    failures.push('no portal is open');
    answer.writeHead(502).end();
  }).listen(port);
  // Clients keep their connections for longer than Node's default for servers.
  server.keepAliveTimeout = keepAliveMs;
  await once(server, 'listening');

  return {
    url: `http://localhost:${port}`,
    failures,
    /** Starts to send requests to a portal. */
    open: (url: string): Upstream => {
      const upstream = { url, agent: new Agent({ keepAlive: true }), underWay: 0, answered: 0, holds: 0 };
      upstreams.set(url, upstream);
      return upstream;
    },
    /** Sends no more requests to a portal, and waits for its pending answers. */
    takeOut: async (upstream: Upstream): Promise<void> => {
      upstreams.delete(upstream.url);
      while (upstream.underWay > 0) await pause(lookAgainMs);
      upstream.agent.destroy();
    },
    stop: async (): Promise<void> => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
};
