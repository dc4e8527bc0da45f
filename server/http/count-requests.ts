import type { MiddlewareHandler } from 'hono';
import type { Metrics } from '../metrics/metrics.ts';
import type { Env } from './env.ts';
import type { LaneName } from './request-lanes.ts';

/** Counts requests by lane, with the seconds until the head of each answer was ready. */
export const countRequests =
  (
    { noteRequest }: Pick<Metrics, 'noteRequest'>,
    laneOf: (request: Request) => LaneName,
  ): MiddlewareHandler<Env> =>
  async (c, next) => {
    const beganMs = performance.now();
    await next();
    noteRequest(laneOf(c.req.raw), c.res.status, (performance.now() - beganMs) / 1_000);
  };
