import { signOutCall } from '@poth/domain/identity/api.ts';
import { problemsIn } from '@poth/domain/contract.ts';
import { browserCall } from '../call.ts';
import { forwardCookies } from './forward-cookies.ts';
import { bearerIn } from './session-token.ts';
import { endSessionById } from './store.ts';

/**
 * Ends this session on the server, named by cookie or bearer token, and clears the browser's cookies for seats and
 * proofs: the next person starts clean.
 */
export const signOut = browserCall(
  { gate: 'everybody', problems: problemsIn(signOutCall.responses) },
  async function signOut({ deps, actor, browser }): Promise<void> {
    const { headers } = await deps.auth.api.signOut({ headers: browser.headers, returnHeaders: true });
    forwardCookies(browser, headers);
    const person = actor.account ?? actor.awaiting;
    // The library ends only the session of its own cookie.
    if (person && bearerIn(browser.headers)) await endSessionById(deps.db, person.session.sessionId);
    browser.forget();
  },
);
