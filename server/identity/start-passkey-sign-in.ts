import { browserCall } from '../call.ts';
import { takeTry } from '../rate-limit/count-try.ts';
import { keepCookies } from './keep-cookies.ts';

/** Answers what a browser needs to ask for a passkey of this portal; whose it is, the passkey says. Good for five minutes. */
export const startPasskeySignIn = browserCall(
  { gate: 'everybody', problems: ['too-many-tries'] },
  async function startPasskeySignIn({ deps, actor, browser }) {
    await takeTry(deps.db, 'sign-in', { device: actor.buyerId, address: actor.address });
    const { headers, response } = await deps.auth.api.generatePasskeyAuthenticationOptions({
      headers: browser.headers,
      returnHeaders: true,
    });
    keepCookies(browser, headers);
    // A passkey counts as two factors: the device must see its owner's finger, face or PIN.
    return { ...response, userVerification: 'required' as const };
  },
);
