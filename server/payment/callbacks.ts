import { type Context, Hono } from 'hono';
import { stranger } from '@poth/domain/identity/actor.ts';
import type { Language } from '@poth/domain/language.ts';
import { isProblem } from '@poth/domain/problem.ts';
import { isDatabaseAway } from '../db/is-away.ts';
import { limitBody } from '../http/limit-bodies.ts';
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
 * addressOf: where a request comes from.
 */
export const callbackRoutes = ({ payment }: Portal, addressOf: (c: Context) => string | null) => {
  const routes = new Hono();
  routes.use('*', limitBody(16 * 1024));

  // The browser goes on to the page that waits for the gateway's word, in the language of its booking.
  const goOn = async (
    c: Context,
    tranId: string,
    carried: { form: URLSearchParams | null; query?: URLSearchParams },
  ): Promise<Response> => {
    const language = await payment
      .receiveCallback(stranger(addressOf(c)), { kind: 'return', tranId, ...carried })
      // Leads on to the page, which says what is wrong; the poller asks without this form.
      .catch((thrown: unknown): Language => {
        if (isProblem(thrown) || isDatabaseAway(thrown)) return 'en';
        throw thrown;
      });
    return c.redirect(`${language === 'bn' ? '/bn' : ''}/pay/wait/${tranId}`, 303);
  };
  routes.post(`/return/${tranIdParam}`, async (c) =>
    goOn(c, c.req.param('tranId'), { form: await formOf(c.req.raw) }),
  );
  // A link may be fetched before anybody presses it, and twice: it points to where the gateway is asked, no more.
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
