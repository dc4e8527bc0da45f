import type { MiddlewareHandler } from 'hono';
import { currentRequestId } from '../log/request-id.ts';
import { withRequestSpan } from '../tracing/spans.ts';
import type { Env } from './env.ts';

/** Records a span for each request, named by the pattern of its address; our own proxy may have begun the trace. */
export const traceRequests = (
  { trustProxy }: { trustProxy: number },
  routeOf: (request: Request) => string,
): MiddlewareHandler<Env> => {
  const isProxied = trustProxy > 0;
  return (c, next) => {
    const route = routeOf(c.req.raw);
    const { method } = c.req.raw;
    const traceParent = isProxied ? c.req.header('traceparent') : undefined;
    return withRequestSpan(`${method} ${route}`, traceParent, async (span) => {
      await next();
      const { status } = c.res;
      span?.note({ 'http.request.method': method, 'http.route': route, 'http.response.status_code': status });
      span?.note({ 'poth.request': currentRequestId() ?? '' });
    });
  };
};
