import {
  secondFactorCall,
  sendSignInCodeCall,
  sessionCall,
  signInByPhoneCall,
  signInCall,
  signOutCall,
  signUpCall,
} from '@poth/domain/identity/api.ts';
import { contractApp } from '../http/contract-app.ts';
import type { Portal } from '../portal.ts';

const done = { done: true } as const;

/** Signing up, in and out for clients of the API; pages have their own forms over the same use cases. */
export const accountRoutes = ({ identity }: Portal) =>
  contractApp()
    .openapi(sessionCall, (c) => {
      const { account: person, awaiting } = c.var.actor;
      const view = person && {
        name: person.name,
        email: person.email,
        emailVerified: person.emailVerified,
        phone: person.phone,
        accountType: person.accountType,
      };
      return c.json({ account: view, secondFactorOwed: awaiting !== null }, 200);
    })
    .openapi(signUpCall, async (c) => {
      await identity.signUp(c.var.actor, c.req.valid('json'));
      return c.json(done, 200);
    })
    .openapi(signInCall, async (c) =>
      c.json(await identity.signIn(c.var.actor, c.req.valid('json'), c.var.browser), 200),
    )
    .openapi(sendSignInCodeCall, async (c) =>
      c.json(await identity.sendSignInCode(c.var.actor, c.req.valid('json')), 200),
    )
    .openapi(signInByPhoneCall, async (c) =>
      c.json(await identity.signInByPhone(c.var.actor, c.req.valid('json'), c.var.browser), 200),
    )
    .openapi(secondFactorCall, async (c) => {
      await identity.enterSecondFactor(c.var.actor, c.req.valid('json'), c.var.browser);
      return c.json(done, 200);
    })
    .openapi(signOutCall, async (c) => {
      await identity.signOut(c.var.actor, c.var.browser);
      return c.json(done, 200);
    });
