import { Hono } from 'hono';
import { controlRoutes } from './control/routes.ts';
import { identityRoutes } from './identity/routes.ts';
import { messageRoutes } from './messages/routes.ts';
import { homePage } from './pages/home.ts';
import type { Http, Sandbox } from './sandbox.ts';
import { sslcommerzRoutes } from './sslcommerz/routes.ts';

/** Builds the sandbox as it answers over HTTP. */
export function buildApp(sandbox: Sandbox) {
  const app = new Hono<Http>();
  app.get('/', (c) => c.html(homePage(sandbox)));
  app.route('/__sandbox', controlRoutes(sandbox));
  app.route('/', identityRoutes(sandbox));
  app.route('/', messageRoutes(sandbox));
  app.route('/', sslcommerzRoutes(sandbox));
  app.onError((fault, c) => {
    console.error('sandbox:', c.req.method, c.req.path, fault);
    return c.text('Internal Server Error', 500);
  });
  return app;
}
