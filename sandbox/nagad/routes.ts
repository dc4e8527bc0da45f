import { Hono } from 'hono';
import { limitBody } from '../limit-body.ts';
import type { Http, Sandbox } from '../sandbox.ts';
import { complete, initialize, verifyPayment } from './checkout.ts';
import { nagadPageRoutes } from './page.ts';
import { hasHeaders, refuse } from './read.ts';

/** Nagad's checkout at its own paths, on an origin of its own. */
export function nagadApp(sandbox: Sandbox) {
  const app = new Hono<Http>();
  app.use(limitBody(256 * 1024));
  app.use('/api/*', async (c, next) =>
    hasHeaders(c) ? next() : refuse(c, 'INVALID_HEADER', 'A header is missing or not valid'),
  );
  app.post('/api/dfs/check-out/initialize/:merchantId/:orderId', (c) => initialize(c, sandbox));
  app.post('/api/dfs/check-out/complete/:paymentReferenceId', (c) => complete(c, sandbox));
  app.get('/api/dfs/verify/payment/:paymentRefId', (c) => verifyPayment(c, sandbox));
  app.route('/check-out', nagadPageRoutes(sandbox));
  app.onError((fault, c) => {
    console.error('sandbox nagad:', c.req.method, c.req.path, fault);
    return c.text('Internal Server Error', 500);
  });
  return app;
}
