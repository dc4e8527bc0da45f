import { PasskeyProof } from '@poth/domain/identity/security-input.ts';
import { browserCall } from '../call.ts';
import { returnTry } from '../rate-limit/count-try.ts';
import { withAuthProblems } from './auth-problem.ts';
import { stopOpenFactorReset } from './stop-open-factor-reset.ts';
import { forwardCookies } from './forward-cookies.ts';
import { rememberDevice } from './known-device-store.ts';
import { passkeyTryOf } from './passkey-try.ts';

/** Signs in with a passkey, which counts as both factors: the device, and the finger, face or PIN that unlocked it. */
export const signInByPasskey = browserCall(
  { gate: 'everybody', input: PasskeyProof, problems: ['sign-in-failed', 'account-disabled'] },
  async function signInByPasskey({ deps, actor, browser }, proof): Promise<void> {
    const { headers, response } = await withAuthProblems(
      deps.auth.api.verifyPasskeyAuthentication({
        body: { response: proof },
        headers: browser.headers,
        returnHeaders: true,
      }),
    );
    // The try was counted by `startPasskeySignIn`, whose challenge is good for one answer.
    await returnTry(deps.db, 'passkey-asked', await passkeyTryOf(deps.db, actor));
    forwardCookies(browser, headers);
    await rememberDevice(deps.db, response.user.id, actor.buyerId);
    await stopOpenFactorReset(deps, actor, response.user.id);
  },
);
