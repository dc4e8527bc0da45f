import { isProblem, Problem } from '@poth/domain/problem.ts';
import { updated } from '@poth/domain/specification/shapes.ts';
import {
  completeUserCall,
  tokenCall,
  updateUserCall,
  viewUserCall,
} from '@poth/domain/specification/users-api.ts';
import { contractApp } from '../http/contract-app.ts';
import type { Portal } from '../portal.ts';
import { companyOf } from './company-of.ts';
import { asNotFound, isOwn } from './as-not-found.ts';

/** Returns undefined instead of the Problem not-found. */
const orNothing = async <T>(call: Promise<T>): Promise<T | undefined> =>
  call.catch((thrown) => {
    if (isProblem(thrown) && thrown.code === 'not-found') return undefined;
    throw thrown;
  });

/** The specification's calls about people. */
export const usersRoutes = (portal: Portal) =>
  contractApp()
    .openapi(tokenCall, async (c) =>
      c.json(await asNotFound(portal.identity.viewToken(c.var.actor, c.req.valid('query').email)), 200),
    )
    .openapi(viewUserCall, async (c) => {
      const { actor } = c.var;
      const profile = await asNotFound(portal.people.viewProfile(actor, c.req.valid('param').email));
      const company = profile.email && (await orNothing(companyOf(portal, actor, profile.email)));
      const { userId: _id, name, email, accountType, phone } = profile;
      const isVerified = company ? company.state === 'verified' : false;
      return c.json({ _id, name, email, accountType, isVerified, phone }, 200);
    })
    .openapi(completeUserCall, async (c) => {
      const { name, email, accountType } = c.req.valid('json');
      const { userId } = await portal.people.completeProfile(c.var.actor, { name, email, accountType });
      return c.json({ acknowledged: true as const, insertedId: userId }, 200);
    })
    .openapi(updateUserCall, async (c) => {
      const { email: profile } = c.req.valid('param');
      const { name, email, phone } = c.req.valid('json');
      if (isOwn(profile, c.var.actor.account) && !isOwn(email, c.var.actor.account))
        throw new Problem('invalid-input', { faults: { email: 'email-differs' } });
      const { phoneToProve } = await asNotFound(
        portal.people.updateProfile(c.var.actor, { profile, name, phone: String(phone) }),
      );
      return c.json({ ...updated(1), phoneToProve }, 200);
    });
