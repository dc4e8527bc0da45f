import { Hono } from 'hono';
import type { Readiness } from './readiness.ts';

/**
 * Health checks: /healthz answers while the program runs, /readyz answers 503 while it cannot serve. Both come before
 * cookies, sessions and limits and need no database for their answers.
 */
export const healthRoutes = (readiness: () => Promise<Readiness>): Hono =>
  new Hono()
    .get('/healthz', (c) => c.json({ ok: true }, 200, { 'cache-control': 'no-store' }))
    .get('/readyz', async (c) => {
      const seen = await readiness();
      return c.json(seen, seen.ready ? 200 : 503, { 'cache-control': 'no-store' });
    });
