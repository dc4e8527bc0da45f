import type { CallIndex } from '@poth/server/http/call-index.ts';
import { isCall } from '@poth/server/specification/routes.ts';
import { findPage, pathnameOf } from './page-index.ts';

/** Addresses of the portal that are neither pages nor calls; one with a star stands for all that begin with it. */
const ownAddresses = [
  '/assets/*',
  '/auth/callback/*',
  '/pay/return/*',
  '/pay/ipn/*',
  '/icons/*',
  '/sw.js',
  '/manifest.webmanifest',
  '/measures',
  '/healthz',
  '/readyz',
];

const unknown = 'unknown';

const ownAddressOf = (pathname: string): string | undefined =>
  ownAddresses.find((own) => (own.endsWith('*') ? pathname.startsWith(own.slice(0, -1)) : own === pathname));

/**
 * Finds the pattern of a request's address: /ticket/:pnr in either language, /api/trips/{tripId}/seats. A pattern
 * identifies nobody, as the address itself may.
 */
export const routeFinder =
  (findCall: CallIndex) =>
  (request: Request): string => {
    const pathname = pathnameOf(request);
    const own = ownAddressOf(pathname);
    if (own) return own;
    if (isCall(request)) return findCall(pathname)?.path ?? unknown;
    const path = findPage(pathname)?.path;
    return path === undefined ? unknown : `/${path.replace(/^\//, '')}`;
  };
