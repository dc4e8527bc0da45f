import { Hono } from 'hono';
import type { Readiness } from './readiness.ts';

/**
 * Tells those who watch the program: /healthz answers while it lives, /readyz with 503 while it cannot serve.
 * Both stand before cookies, sessions and limits: neither needs the database to be answered.
 */
export const healthRoutes = (readiness: () => Promise<Readiness>): Hono =>
  new Hono()
    .get('/healthz', (c) => c.json({ ok: true }, 200, { 'cache-control': 'no-store' }))
    .get('/readyz', async (c) => {
      const seen = await readiness();
      return c.json(seen, seen.ready ? 200 : 503, { 'cache-control': 'no-store' });
    });
