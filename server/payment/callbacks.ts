import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import type { Portal } from '../portal.ts';

/**
 * Where gateways and the browsers they send back post to. No cookie is read or set and no origin is checked,
 * for these change nothing by their own authority: they only make the portal ask the gateway.
 */
export const callbackRoutes = ({ payment }: Portal) => {
  const routes = new Hono();
  routes.use('*', bodyLimit({ maxSize: 16 * 1024 }));
  const formOf = async (request: Request): Promise<URLSearchParams> =>
    new URLSearchParams(await request.text());

  routes.post('/return/:tranId', async (c) => {
    const tranId = c.req.param('tranId');
    await payment.receiveCallback({ kind: 'return', tranId, form: await formOf(c.req.raw) });
    return c.redirect(`/pay/wait/${tranId}`, 303);
  });
  // A browser that comes back by a link, or by the Back button.
  routes.get('/return/:tranId', (c) => c.redirect(`/pay/wait/${c.req.param('tranId')}`, 303));
  routes.post('/ipn/:tranId', async (c) => {
    await payment.receiveCallback({
      kind: 'ipn',
      tranId: c.req.param('tranId'),
      form: await formOf(c.req.raw),
    });
    return c.text('OK');
  });
  return routes;
};
