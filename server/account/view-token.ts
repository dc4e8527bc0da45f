import { personOf, type Visitor } from '@poth/domain/account/actor.ts';
import { Problem } from '@poth/domain/problem.ts';
import type { Deps } from '../deps.ts';
import { signSessionToken } from './session-token.ts';

/**
 * The bearer token of this very session, for clients that keep no cookies; it ends when the session does.
 * email: the own one. Problems: not-found for any other.
 */
export const viewToken =
  ({ linkSigner }: Pick<Deps, 'linkSigner'>) =>
  async (actor: Visitor, email: string): Promise<{ accessToken: string }> => {
    const person = personOf(actor);
    if (!person.email || person.email !== email.trim().toLowerCase()) throw new Problem('not-found');
    const { sessionId } = person.session;
    return { accessToken: signSessionToken(linkSigner, { sessionId, buyerId: actor.buyerId }) };
  };
