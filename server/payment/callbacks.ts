import { type Context, Hono } from 'hono';
import { stranger } from '@poth/domain/identity/actor.ts';
import type { Language } from '@poth/domain/language.ts';
import { isProblem } from '@poth/domain/problem.ts';
import { isDatabaseAway } from '../db/is-away.ts';
import { limitBody } from '../http/limit-bodies.ts';
import type { Portal } from '../portal.ts';

/** Form of our tranId in an address; anything else is not found. */
const tranIdParam = ':tranId{[0-9A-Z]{1,30}}';

/** Reads the fields of a posted form without NUL, which no honest client sends and which cannot be stored as evidence. */
const formOf = async (request: Request): Promise<URLSearchParams> =>
  new URLSearchParams(
    [...new URLSearchParams(await request.text())].map((field) =>
      field.map((text) => text.replaceAll('\0', '')),
    ),
  );

/**
 * Routes that gateways, and the browsers that they send back, post to. They set and read no cookie and check no origin,
 * because a callback changes nothing by its own authority: it only makes the portal ask the gateway.
 * addressOf: the network address of a request.
 */
export const callbackRoutes = ({ payment }: Portal, addressOf: (c: Context) => string | null) => {
  const routes = new Hono();
  routes.use('*', limitBody(16 * 1024));

  // Redirects the browser to the page that waits for the gateway's answer, in the language of its booking.
  const goOn = async (
    c: Context,
    tranId: string,
    carried: { form: URLSearchParams | null; query?: URLSearchParams },
  ): Promise<Response> => {
    const language = await payment
      .receiveCallback(stranger(addressOf(c)), { kind: 'return', tranId, ...carried })
      // Redirects all the same, to the page that says what is wrong; the poller asks without this form.
      .catch((thrown: unknown): Language => {
        if (isProblem(thrown) || isDatabaseAway(thrown)) return 'en';
        throw thrown;
      });
    return c.redirect(`${language === 'bn' ? '/bn' : ''}/pay/wait/${tranId}`, 303);
  };
  routes.post(`/return/${tranIdParam}`, async (c) =>
    goOn(c, c.req.param('tranId'), { form: await formOf(c.req.raw) }),
  );
  // A link may be fetched before anybody presses it, or twice: it only makes the portal ask the gateway.
  routes.get(`/return/${tranIdParam}`, (c) =>
    goOn(c, c.req.param('tranId'), { form: null, query: new URL(c.req.url).searchParams }),
  );
  routes.post(`/ipn/${tranIdParam}`, async (c) => {
    await payment.receiveCallback(stranger(addressOf(c)), {
      kind: 'ipn',
      tranId: c.req.param('tranId'),
      form: await formOf(c.req.raw),
    });
    return c.text('OK');
  });
  return routes;
};
