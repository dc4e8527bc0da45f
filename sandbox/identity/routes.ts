import { RESPONSE_ALREADY_SENT } from '@hono/node-server/utils/response';
import { Hono } from 'hono';
import type { Context } from 'hono';
import type { Provider } from 'oidc-provider';
import type { Http, Sandbox } from '../sandbox.ts';
import { peopleOf } from './people.ts';
import { signInRoutes } from './sign-in.ts';
import { pathOf, standIns } from './stand-ins.ts';
import type { StandIn } from './stand-ins.ts';

/** The OpenID providers behind "Sign in with …", each with its own issuer, key, cookies and people. */
export function identityRoutes(sandbox: Sandbox) {
  const app = new Hono<Http>();
  for (const standIn of standIns) app.route(pathOf(standIn), providerRoutes(sandbox, standIn));
  return app;
}

function providerRoutes(sandbox: Sandbox, standIn: StandIn) {
  const app = new Hono<Http>();
  const people = peopleOf(standIn);
  let starting: Promise<Provider> | undefined;
  // Starts with the first request: the port in the issuer is not known before, and most sandboxes see no sign-in.
  const start = async () => (await import('./provider.ts')).startProvider(sandbox.url, standIn, people);
  const provider = () => (starting ??= start());

  app.route('/interaction', signInRoutes(standIn, people, provider));
  app.post('/token', async (c, next) => {
    if (sandbox.scenarios.of().identity === '500') return c.json({ error: 'server_error' }, 500);
    return next();
  });
  app.all('/*', async (c) => handOver(c, await provider(), pathOf(standIn)));
  return app;
}

/** Lets the provider answer on the socket. It routes by a path without its prefix, which it finds in originalUrl. */
async function handOver(c: Context<Http>, provider: Provider, path: string) {
  const { incoming, outgoing } = c.env;
  const originalUrl = incoming.url ?? '';
  Object.assign(incoming, { originalUrl, url: originalUrl.slice(path.length) || '/' });
  await provider.callback()(incoming, outgoing);
  return RESPONSE_ALREADY_SENT;
}
