import type { MiddlewareHandler } from 'hono';
import { Problem } from '@poth/domain/problem.ts';
import { allowedMethods, type CallIndex } from './call-index.ts';

/**
 * Refuses requests that no call of the contract answers, before the caller is looked up. `isCall`: tells a request for
 * a call from one for a page at the same address.
 * Problems: call-unknown, method-not-allowed (with the methods of the address).
 */
export const refuseUnknownCalls =
  (find: CallIndex, isCall: (request: Request) => boolean): MiddlewareHandler =>
  async (c, next) => {
    if (isCall(c.req.raw)) {
      const call = find(c.req.path);
      if (!call) throw new Problem('call-unknown');
      const allow = allowedMethods(call);
      if (!allow.includes(c.req.method)) throw new Problem('method-not-allowed', { allow });
    }
    await next();
  };
