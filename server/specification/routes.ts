import { contractApp } from '../http/contract-app.ts';
import type { Portal } from '../portal.ts';
import { busRoutes } from './bus-routes.ts';
import { formMailRoutes } from './form-mail-routes.ts';
import { providerRoutes } from './provider-routes.ts';
import { usersRoutes } from './users-routes.ts';

/**
 * Routes of the specification's calls, at the root and in its spelling, over the use cases that the pages call.
 * publicUrl: base address of pictures.
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
 * Tells whether a request to an address of the calls is for the page at that address: a browser's own request, or its
 * fetch of the page's data (React Router's .data). A request with a bearer token comes from a client.
 */
export const isPageRequest = ({ headers, url }: Request): boolean => {
  const { pathname } = new URL(url);
  return (
    !headers.has('authorization') &&
    ((headers.get('accept') ?? '').includes('text/html') ||
      (pathname.endsWith('.data') && !/@|%40/.test(pathname)))
  );
};

/** Tells whether a request is for a call of the contract, whose failures are reported in its format and not as a page. */
export const isCall = (request: Request): boolean => {
  const { pathname } = new URL(request.url);
  return (
    /^\/(api|auth|busProvider|available-bus|1)(\/|$)/.test(pathname) ||
    (/^\/users(\/|$)/.test(pathname) && !isPageRequest(request))
  );
};
