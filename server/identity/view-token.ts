import { personOf } from '@poth/domain/identity/actor.ts';
import { EmailTyped } from '@poth/domain/identity/typed.ts';
import { Problem } from '@poth/domain/problem.ts';
import { call } from '../call.ts';
import { signSessionToken } from './session-token.ts';

/**
 * Signs a bearer token for this very session, for clients that keep no cookies; it ends when the session does. email:
 * that of the caller's own account.
 */
export const viewToken = call(
  {
    gate: 'signedIn',
    input: EmailTyped,
    unreadable: 'not-found',
    problems: [
      'not-found', // any other e-mail
    ],
  },
  async function viewToken({ deps: { linkSigner }, actor }, email): Promise<{ accessToken: string }> {
    const person = personOf(actor);
    if (!person.email || person.email !== email.trim().toLowerCase()) throw new Problem('not-found');
    const { sessionId } = person.session;
    return { accessToken: signSessionToken(linkSigner, { sessionId, buyerId: actor.buyerId }) };
  },
);
