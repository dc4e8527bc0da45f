import { Hono } from 'hono';
import type { Context } from 'hono';
import { limitBody } from '../limit-body.ts';
import { neverAnswer } from '../never-answer.ts';
import type { Http, Sandbox } from '../sandbox.ts';
import { done, refusal } from './answers.ts';
import { createPayment } from './create.ts';
import { executePayment, queryPayment, searchTransaction } from './execute.ts';
import { bkashPageRoutes } from './page.ts';
import { isAuthorised, merchant, readBody } from './read.ts';
import { queryRefunds, refundPayment } from './refund.ts';
import { tokenSeconds } from './tokens.ts';

/** Grant: a token for the app, of which a merchant may have two in an hour. */
async function grant(c: Context<Http>, sandbox: Sandbox): Promise<Response> {
  const { bkashGrant, hangMs } = sandbox.scenarios.of();
  if (bkashGrant === '500') return c.json({ message: 'Internal server error' }, 500);
  if (bkashGrant === 'hang') return neverAnswer(c, sandbox, hangMs);
  const body = await readBody(c, ['app_key', 'app_secret']);
  if (!body) return c.json(refusal('2065'));
  if (c.req.header('username') !== merchant.username || c.req.header('password') !== merchant.password)
    return c.json({ message: 'Unauthorized' }, 401);
  if (body.app_key !== merchant.appKey || body.app_secret !== merchant.appSecret)
    return c.json(refusal('2001'));
  const token = bkashGrant === 'limit' ? null : sandbox.bkashTokens.grant();
  if (!token) return c.json({ message: 'Limit Exceeded' }, 429);
  return c.json({
    ...done,
    id_token: token,
    token_type: 'Bearer',
    expires_in: tokenSeconds,
    refresh_token: `refresh.${token}`,
  });
}

/** bKash's URL checkout without agreement at its own paths, on an origin of its own. */
export function bkashApp(sandbox: Sandbox) {
  const app = new Hono<Http>();
  app.use(limitBody(256 * 1024));
  app.post('/v1.2.0-beta/tokenized/checkout/token/grant', (c) => grant(c, sandbox));

  const calls = {
    '/v1.2.0-beta/tokenized/checkout/create': createPayment,
    '/v1.2.0-beta/tokenized/checkout/execute': executePayment,
    '/v1.2.0-beta/tokenized/checkout/payment/status': queryPayment,
    '/v1.2.0-beta/tokenized/checkout/general/searchTran': searchTransaction,
    '/v1.2.0-beta/tokenized/checkout/general/searchTransaction': searchTransaction,
    '/v2/tokenized-checkout/refund/payment/transaction': refundPayment,
    '/v2/tokenized-checkout/refund/payment/status': queryRefunds,
  };
  for (const [path, answer] of Object.entries(calls))
    app.post(path, async (c) =>
      isAuthorised(c, sandbox) ? answer(c, sandbox) : c.json({ message: 'Unauthorized' }, 401),
    );
  app.route('/', bkashPageRoutes(sandbox));
  app.onError((fault, c) => {
    console.error('sandbox bkash:', c.req.method, c.req.path, fault);
    return c.json({ message: 'Internal server error' }, 500);
  });
  return app;
}
