import type { MiddlewareHandler } from 'hono';
import type { Log } from '../log/log.ts';
import { requestIdHeader, runRequest } from '../log/request-id.ts';
import type { Env } from './env.ts';

/** Gives each request an id: that of our own proxy in front of the portal, or a new one. */
export const nameRequests = ({ trustProxy }: { trustProxy: number }): MiddlewareHandler<Env> => {
  const isProxied = trustProxy > 0;
  return (c, next) => runRequest(isProxied ? c.req.header(requestIdHeader) : undefined, next);
};

/** Writes a line for each request: the pattern of its address, and nothing that a person typed or is known by. */
export const logRequests =
  (log: Log, routeOf: (request: Request) => string): MiddlewareHandler<Env> =>
  async (c, next) => {
    const { raw } = c.req;
    const beganMs = performance.now();
    await next();
    const ms = Math.round((performance.now() - beganMs) * 10) / 10;
    const facts = { event: 'request', method: raw.method, route: routeOf(raw), status: c.res.status, ms };
    log(JSON.stringify(facts), facts);
  };
