import { isFresh } from '@poth/domain/identity/fresh.ts';
import { personOf } from '@poth/domain/identity/actor.ts';
import { Problem } from '@poth/domain/problem.ts';
import { browserCall } from '../call.ts';
import { withAuthProblems } from './auth-problem.ts';
import { forwardCookies } from './forward-cookies.ts';
import { requireOwnFactor } from './require-own-factor.ts';

/** Returns the options with which a browser makes a passkey for a person with a fresh sign-in. Good for five minutes. */
export const startPasskey = browserCall(
  {
    gate: 'signedIn',
    problems: [
      'sign-in-again',
      'second-factor-required', // see showOwnFactor
    ],
  },
  async function startPasskey({ deps, actor, browser }) {
    const { email, phone, name, session } = personOf(actor);
    if (!isFresh(session, deps.now())) throw new Problem('sign-in-again');
    await requireOwnFactor(deps.db, actor);
    const { headers, response } = await withAuthProblems(
      deps.auth.api.generatePasskeyRegistrationOptions({
        query: { name: email ?? phone ?? name },
        headers: browser.headers,
        returnHeaders: true,
      }),
    );
    forwardCookies(browser, headers);
    return { ...response, user: { ...response.user, displayName: name } };
  },
);
