import { browserCall } from '../call.ts';
import { chargeTry } from '../rate-limit/count-try.ts';
import { forwardCookies } from './forward-cookies.ts';
import { passkeyTryOf } from './passkey-try.ts';

/**
 * Returns the options with which a browser asks for a passkey of this portal; the passkey names its account. Good for
 * five minutes.
 */
export const startPasskeySignIn = browserCall(
  { gate: 'everybody', problems: ['too-many-tries'] },
  async function startPasskeySignIn({ deps, actor, browser }) {
    await chargeTry(deps.db, 'passkey-asked', await passkeyTryOf(deps.db, actor));
    const { headers, response } = await deps.auth.api.generatePasskeyAuthenticationOptions({
      headers: browser.headers,
      returnHeaders: true,
    });
    forwardCookies(browser, headers);
    // A passkey counts as two factors: the device must verify its owner's finger, face or PIN.
    return { ...response, userVerification: 'required' as const };
  },
);
