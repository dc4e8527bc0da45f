import { randomBytes } from 'node:crypto';
import { Hono } from 'hono';
import { bodyLimit } from 'hono/body-limit';
import { compress } from 'hono/compress';
import { Problem } from '@poth/domain/problem.ts';
import type { Config } from './config.ts';
import type { Deps } from './deps.ts';
import { actorOf, holderCookie } from './http/actor.ts';
import { buildApi } from './http/api.ts';
import type { Env } from './http/env.ts';
import { refuseForeignOrigins } from './http/guard.ts';
import { onError } from './http/problem-answer.ts';
import { securityHeaders } from './http/security-headers.ts';
import type { Web } from './http/web.ts';
import { callbackRoutes } from './payment/callbacks.ts';
import type { Portal } from './portal.ts';

type World = {
  deps: Pick<Deps, 'linkSigner' | 'now' | 'publicUrl'>;
  portal: Portal;
  config: Pick<Config, 'demonstration' | 'sandboxUrl'>;
  web: Web;
};

/** The whole portal as a function from request to answer: callbacks, the contract under /api, then the pages. */
export const buildApp = ({ deps, portal, config, web }: World): Hono<Env> => {
  const secure = deps.publicUrl.startsWith('https:');
  const app = new Hono<Env>();
  app.onError(onError((line) => console.error(line)));
  app.get('/health', (c) => c.json({ ok: true }));
  app.route('/pay', callbackRoutes(portal));
  app.get('/assets/*', (c) => web.asset(c.req.raw));

  app.use(
    bodyLimit({
      maxSize: 64 * 1024,
      onError: () => {
        throw new Problem('too-large');
      },
    }),
  );
  app.use(refuseForeignOrigins(deps.publicUrl));
  app.use(async (c, next) => {
    c.set('actor', actorOf(c, deps.linkSigner, secure));
    await next();
  });
  app.route('/api', buildApi(portal));
  app.use(compress());

  app.all('*', async (c) => {
    const nonce = randomBytes(16).toString('base64');
    const cookies: string[] = [];
    const page = await web.page(c.req.raw, {
      portal,
      actor: c.var.actor,
      nonce,
      now: deps.now(),
      demo: config.demonstration,
      sandboxUrl: config.sandboxUrl,
      rememberHolder: (proof) => cookies.push(holderCookie(c, deps.linkSigner, proof, secure)),
    });
    const answer = c.newResponse(page.body, page);
    for (const cookie of cookies) answer.headers.append('set-cookie', cookie);
    return securityHeaders(answer, { nonce, secure });
  });
  return app;
};
