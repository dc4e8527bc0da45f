import { contractApp } from '../http/contract-app.ts';
import type { Portal } from '../portal.ts';
import { busRoutes } from './bus-routes.ts';
import { formMailRoutes } from './form-mail-routes.ts';
import { providerRoutes } from './provider-routes.ts';
import { usersRoutes } from './users-routes.ts';

/**
 * The specification's calls, at the root and in its spelling, over the very use cases that the pages call.
 * publicUrl: where pictures are seen.
 */
export const specificationRoutes = (portal: Portal, publicUrl: string) => {
  const calls = contractApp();
  calls.route('/', usersRoutes(portal));
  calls.route('/', providerRoutes(portal));
  calls.route('/', busRoutes(portal, publicUrl));
  calls.route('/', formMailRoutes(portal));
  return calls;
};

/**
 * Whether a request to an address of the calls is for the page that lies there: a browser's own, or what it fetches to
 * draw the page (React Router's .data). Whoever brings a bearer token is a client.
 */
export const asksForPage = ({ headers, url }: Request): boolean => {
  const { pathname } = new URL(url);
  return (
    !headers.has('authorization') &&
    ((headers.get('accept') ?? '').includes('text/html') ||
      (pathname.endsWith('.data') && !/@|%40/.test(pathname)))
  );
};

/** Whether a request is for a call of the contract, so that a failure is told in its words and not drawn as a page. */
export const isCall = (request: Request): boolean => {
  const { pathname } = new URL(request.url);
  return (
    /^\/(api|auth|busProvider|available-bus|1)(\/|$)/.test(pathname) ||
    (/^\/users(\/|$)/.test(pathname) && !asksForPage(request))
  );
};
