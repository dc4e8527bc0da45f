import { Hono } from 'hono';
import { limitBody } from '../limit-body.ts';
import type { Http, Sandbox } from '../sandbox.ts';
import { checkoutRoutes } from './checkout.ts';
import { createSession } from './create-session.ts';
import { refusedConnect } from './credentials.ts';
import { queryTransaction } from './query-transaction.ts';
import { initiateRefund, queryRefund } from './refund.ts';
import { validateOrder } from './validate-order.ts';

/** SSLCommerz v4 at its own paths. B and C take GET and POST, parameters in the query string either way. */
export function sslcommerzRoutes(sandbox: Sandbox) {
  const app = new Hono<Http>();
  app.use(limitBody(256 * 1024));
  app.get('/public/tls/', (c) => c.text('TLS is okay'));
  app.post('/gwprocess/v4/api.php', (c) => createSession(c, sandbox));
  app.on(['GET', 'POST'], '/validator/api/validationserverAPI.php', (c) => validateOrder(c, sandbox));

  app.on(['GET', 'POST'], '/validator/api/merchantTransIDvalidationAPI.php', (c) => {
    const query = c.req.query();
    const refused = refusedConnect(sandbox, query);
    if (refused) return c.json(refused);
    if (query.refund_ref_id) return queryRefund(c, sandbox, query.refund_ref_id);
    if (query.bank_tran_id || query.refund_amount) return initiateRefund(c, sandbox, query);
    if (query.sessionkey || query.tran_id) return queryTransaction(c, sandbox, query);
    return c.json({ APIConnect: 'INVALID_REQUEST' });
  });

  app.route('/EasyCheckOut', checkoutRoutes(sandbox));
  return app;
}
