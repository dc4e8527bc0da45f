import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { Problem } from '@poth/domain/problem.ts';
import type { Portal } from '../portal.ts';

/** An id of ours as it stands in an address; anything else is no address of ours. */
const tranIdParam = ':tranId{[0-9A-Z]{1,30}}';

/** The fields of a posted form; a NUL in one, which nobody honest sends, could not be kept as evidence. */
const formOf = async (request: Request): Promise<URLSearchParams> =>
  new URLSearchParams(
    [...new URLSearchParams(await request.text())].map((field) =>
      field.map((text) => text.replaceAll('\0', '')),
    ),
  );

/**
 * Where gateways and the browsers they send back post to. No cookie is read or set and no origin is checked,
 * for these change nothing by their own authority: they only make the portal ask the gateway.
 */
export const callbackRoutes = ({ payment }: Portal) => {
  const routes = new Hono();
  routes.use(
    '*',
    bodyLimit({
      maxSize: 16 * 1024,
      onError: () => {
        throw new Problem('too-large');
      },
    }),
  );

  routes.post(`/return/${tranIdParam}`, async (c) => {
    const tranId = c.req.param('tranId');
    await payment.receiveCallback({ kind: 'return', tranId, form: await formOf(c.req.raw) });
    return c.redirect(`/pay/wait/${tranId}`, 303);
  });
  // A browser that comes back by a link, or by the Back button.
  routes.get(`/return/${tranIdParam}`, (c) => c.redirect(`/pay/wait/${c.req.param('tranId')}`, 303));
  routes.post(`/ipn/${tranIdParam}`, async (c) => {
    await payment.receiveCallback({
      kind: 'ipn',
      tranId: c.req.param('tranId'),
      form: await formOf(c.req.raw),
    });
    return c.text('OK');
  });
  return routes;
};
